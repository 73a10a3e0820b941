import { z } from 'zod';
import type { Proposal } from '../../../generated/prisma/client.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { limits } from '../../../week-choice/weights.js';
import { statusAt } from '../proposals/proposal-status.js';
import { ProposalClosedRefusal } from '../proposals/proposal.errors.js';
import { chooseMeals, openChoosing, type Choosing, type ChosenWeek } from './choose-meals.js';
import { readWeekKitchen, type WeekScope } from './read-week-kitchen.js';
import { readStoredWeek, type StoredWeek } from './stored-week.js';
import { withChanges, type ChangeWeekInput, type Servable } from './week-changes.js';
import { replaceWeek } from './week-proposal.js';
import type { NotEaten } from './week-settings.js';

const tries = 5;
const isUuid = (id: string): boolean => z.guid().safeParse(id).success;

const servableIn = ({ kitchen, candidates }: Choosing): Servable => {
  const known = new Set(kitchen.recipes.map(({ id }) => id));
  return (id, course) => {
    if (candidates[course].some(({ recipeId }) => recipeId === id)) return 'EATEN';
    return known.has(id) ? 'NOT_EATEN' : 'UNKNOWN';
  };
};

/**
 * Chooses a pending week anew, from what was decided about it. Two devices at once both have their way: who comes
 * second begins again from what the first has left.
 */
async function chooseAnew(
  scope: WeekScope,
  id: string,
  choose: (week: StoredWeek, choosing: Choosing) => Promise<ChosenWeek>,
  renewed: NotEaten | null = null,
): Promise<Proposal> {
  if (!isUuid(id)) throw new NotFoundRefusal('id');
  for (let tried = 0; tried < tries; tried += 1) {
    const kitchen = await readWeekKitchen(scope, { proposalId: id });
    const { proposal } = kitchen;
    if (!proposal) throw new NotFoundRefusal('id');
    if (statusAt(proposal, scope.clock.now()) !== 'PENDING')
      throw new ProposalClosedRefusal(proposal);
    const stored = readStoredWeek(proposal.request);
    const week = { ...stored, settings: { ...stored.settings, ...renewed } };
    const choosing = await openChoosing(scope, kitchen, week.settings);
    const chosen = await choose(week, choosing);
    const replaced = await replaceWeek(scope, proposal, chosen, renewed !== null);
    if (replaced) return replaced;
  }
  throw new Error('The week is changed faster than it can be chosen.');
}

/** Where little else fits a meal, what was shown beside the dish before can be had still. */
function withShown(
  chosen: ChosenWeek,
  { meals: before }: StoredWeek,
  changes: ChangeWeekInput['meals'],
): ChosenWeek {
  const { week } = chosen;
  const eaten = new Set(week.meals.map(({ recipeId }) => recipeId));
  const meals = week.meals.map((meal) => {
    if (!changes.some(({ id, another }) => another && id === meal.slotId)) return meal;
    const shown = before.find(({ slotId }) => slotId === meal.slotId)?.alternatives ?? [];
    const more = shown.filter((id) => !eaten.has(id) && !meal.alternatives.includes(id));
    return { ...meal, alternatives: [...meal.alternatives, ...more].slice(0, limits.alternatives) };
  });
  return { ...chosen, week: { ...week, meals } };
}

/** @throws NotFoundRefusal, InputRefusal, ProposalClosedRefusal */
export const changeProposedWeek = (
  scope: WeekScope,
  { id, meals }: ChangeWeekInput,
): Promise<Proposal> =>
  chooseAnew(scope, id, async (week, choosing) => {
    const choose = (from: StoredWeek): Promise<ChosenWeek> =>
      chooseMeals(choosing, withChanges(from, meals, servableIn(choosing)), week.meals);
    const chosen = await choose(week);
    const filled = new Set(
      chosen.week.meals.flatMap(({ slotId, recipeId }) => (recipeId === null ? [] : [slotId])),
    );
    const empty = new Set(
      meals.flatMap(({ id, another }) => (another && !filled.has(id) ? [id] : [])),
    );
    if (empty.size === 0) return withShown(chosen, week, meals);
    // Nothing is left but what was shown or exchanged before: it begins again with that.
    return choose({
      ...week,
      refused: Object.fromEntries(Object.entries(week.refused).filter(([id]) => !empty.has(id))),
      meals: week.meals.map((meal) =>
        empty.has(meal.slotId) ? { ...meal, alternatives: [] } : meal,
      ),
    });
  });

/**
 * Chooses a week again that is not as it was when it was chosen, without what is not eaten in its conversation now;
 * STALE for good where nothing is left to plan.
 */
export const renewWeek = (scope: WeekScope, id: string, notEaten: NotEaten): Promise<Proposal> =>
  chooseAnew(scope, id, (week, choosing) => chooseMeals(choosing, week, week.meals), notEaten);
