import type { WeekCandidate, WeekChoice, WeekRequest } from '../week-choice/types.js';

const days = (date: string): number => Date.parse(date) / 86_400_000;

const near = (one: string, other: string): boolean => Math.abs(days(one) - days(other)) < 14;

/** What a chosen dish may not be in its slot, by itself. */
function forbidden(request: WeekRequest, slotId: string, dish: WeekCandidate): string[] {
  const slot = request.slots.find(({ id }) => id === slotId);
  if (!slot) return [`${slotId} is no slot`];
  const broken = [];
  if (slot.maxMinutes !== null && dish.minutes > slot.maxMinutes) broken.push('takes too long');
  if (request.refused[slotId]?.includes(dish.recipeId)) broken.push('was refused');
  if (dish.lastPlanned !== null && near(dish.lastPlanned, slot.date)) broken.push('was planned');
  return broken.map((what) => `${dish.recipeId} in ${slotId} ${what}`);
}

function repeated(request: WeekRequest, meals: WeekChoice['meals']): string[] {
  const dateOf = new Map(request.slots.map(({ id, date }) => [id, date]));
  const dated = meals.map((meal) => ({ ...meal, date: dateOf.get(meal.slotId) ?? '' }));
  return dated.flatMap((one, at) =>
    dated
      .slice(at + 1)
      .filter(
        (other) =>
          one.recipeId !== null &&
          one.recipeId === other.recipeId &&
          near(one.date, other.date) &&
          !(request.held[one.slotId] && request.held[other.slotId]),
      )
      .map((other) => `${one.recipeId} in ${one.slotId} and ${other.slotId}`),
  );
}

/** By main food: how many of the meals have it, planned ones among them. */
function counted(request: WeekRequest, meals: WeekChoice['meals']): Map<string, number> {
  const found = meals.flatMap(({ recipeId }) => [
    ...new Set(request.candidates.find((each) => each.recipeId === recipeId)?.mainFoods),
  ]);
  const counts = new Map<string, number>();
  for (const food of [...request.plannedMainFoods, ...found])
    counts.set(food, (counts.get(food) ?? 0) + 1);
  return counts;
}

/** Every rule of a week that a choice breaks, told by the request alone. */
export function weekViolations(request: WeekRequest, { meals }: WeekChoice): string[] {
  const isHeld = ({ slotId }: { slotId: string }) => request.held[slotId] !== undefined;
  const given = counted(request, meals.filter(isHeld));
  const single = meals.flatMap((meal) => {
    if (isHeld(meal))
      return meal.recipeId === request.held[meal.slotId] ? [] : [`${meal.slotId} was held`];
    if (meal.recipeId === null) return [];
    const dish = request.candidates.find(({ recipeId }) => recipeId === meal.recipeId);
    return dish ? forbidden(request, meal.slotId, dish) : [`${meal.recipeId} is no candidate`];
  });
  const foods = [...counted(request, meals)]
    .filter(([food, count]) => count > 2 && count > (given.get(food) ?? 0))
    .map(([food, count]) => `${food} ${count} times`);
  return [...single, ...repeated(request, meals), ...foods];
}
