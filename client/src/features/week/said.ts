import type { TFunction } from 'i18next';
import { mealDay } from './day-words';
import { followers } from './expect-week';
import type { Week, WeekMeal, WeekProposal } from './week';

function ofMeal(t: TFunction<'week'>, week: Week, before: WeekMeal, after: WeekMeal): string {
  const day = mealDay(t, week, after);
  if (after.removed) return t('said.removed', { day });
  if (!after.recipe) return t('said.nothing', { day });
  const { title } = after.recipe;
  if (before.recipe?.id !== after.recipe.id) return t('said.now', { day, title });
  return t(after.held ? 'said.held' : 'said.free', { day, title });
}

/** What has come of a decision, for who does not see it: about the meal itself, and how many followed. */
export function sayChange(
  t: TFunction<'week'>,
  before: WeekProposal,
  after: WeekProposal,
  meal: WeekMeal,
): string {
  const { week } = after;
  const now = week?.meals.find(({ id }) => id === meal.id);
  if (!week || !now) return '';
  const count = followers(before, after, meal.id).length;
  const followed = count > 0 ? ` ${t('said.followed', { count })}` : '';
  return `${ofMeal(t, week, meal, now)}${followed}`;
}
