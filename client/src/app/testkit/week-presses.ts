import type { ApolloClient } from '@apollo/client';
import { ChangeProposedWeekDocument } from '../../features/week/change-proposed-week.generated';
import { ProposeWeekDocument } from '../../features/week/propose-week.generated';
import { ProposedWeekDocument } from '../../features/week/proposed-week.generated';
import { expectChangedWeek, knownWeek } from '../../features/week/use-change-week';
import { press, type Look, type Press } from './press';
import type { Seen } from './seen-kitchen';

export async function proposeWeek(client: ApolloClient): Promise<void> {
  await client.mutate({ mutation: ProposeWeekDocument, variables: { input: { days: 4 } } });
  await client.query({ query: ProposedWeekDocument });
}

/** What is chosen for the other meals, and instead of this one, is the server’s to say. */
const ofMeal =
  (mealId: string) =>
  (seen: Seen): Seen => ({
    ...seen,
    week: seen.week?.filter(({ id }) => id === mealId).map((meal) => ({ ...meal, others: [] })),
  });

/** What a person could press next of the week that is proposed. */
export function weekPresses({ seen, random }: Look, cache: ApolloClient['cache']): Press[] {
  const id = knownWeek(cache)?.id;
  const dishes = seen.week?.filter(({ recipeId }) => recipeId !== null) ?? [];
  if (id === undefined || dishes.length === 0) return [];
  const meal = random.pick(dishes);
  const decisions = [
    { held: !meal.held },
    ...(meal.others.length > 0 ? [{ recipeId: random.pick(meal.others) }] : []),
    ...(dishes.length > 2 ? [{ removed: true }] : []),
  ];
  const input = { id, meals: [{ id: meal.id, ...random.pick(decisions) }] };
  const known = ofMeal(meal.id);
  return [press('decide', ChangeProposedWeekDocument, { input }, expectChangedWeek, known)];
}
