interface Placed {
  id: string;
  date: string;
  time: string;
}

/** By date, then time; the id settles the rest, so that rows never change places by themselves. */
export const inOrder = <Meal extends Placed>(meals: readonly Meal[]): Meal[] =>
  meals.toSorted((a, b) => {
    const [first, second] = [a, b].map(({ date, time, id }) => `${date} ${time} ${id}`);
    return (first ?? '') < (second ?? '') ? -1 : 1;
  });

/** The days that have a meal, each with its own, in order. */
export function groupByDay<Meal extends Placed>(
  meals: readonly Meal[],
): { day: string; meals: Meal[] }[] {
  const days = new Map<string, Meal[]>();
  for (const meal of inOrder(meals)) days.set(meal.date, [...(days.get(meal.date) ?? []), meal]);
  return [...days].map(([day, ofDay]) => ({ day, meals: ofDay }));
}
