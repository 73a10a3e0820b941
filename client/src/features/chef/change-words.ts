import type { TFunction } from 'i18next';
import { dayInWords } from '../../entities/inventory/day-in-words';
import { spokenDate, todayInZurich } from '../../entities/planned-meal/calendar-day';
import type { Unit } from '../../graphql.generated';
import type { ProposalFragment } from './proposal.generated';

export type Change = ProposalFragment['changes'][number];
type T = TFunction<readonly ['chef', 'recipes']>;

function amount(t: T, quantity: string | null, unit: Unit | null): string | null {
  if (quantity === null) return null;
  if (unit === null) return quantity;
  const count = Number.parseFloat(quantity.replace(',', '.')) || 1;
  return t(`chef:measured.${unit}`, { value: quantity, count });
}

function moment(t: T, day: string | null, time: string | null): string | null {
  if (day === null) return null;
  const date = spokenDate(day);
  return time === null ? date : t('chef:proposal.moment', { date, time });
}

const portions = (t: T, count: number | null): string | null =>
  count === null ? null : t('recipes:servings', { count });

/** « 2 l → 1 l », or what there is alone. */
function turned(t: T, before: string | null, after: string | null): string | null {
  if (before === null || before === after) return after;
  return after === null ? before : t('chef:proposal.turned', { before, after });
}

/** What is to be known of one line of a preview beside its name, in the order one reads it. */
export function changeDetails(t: T, change: Change): string[] {
  const { quantity, unit, date, time, mealType, servings, expirationDate, recipeTitle } = change;
  const details = [
    change.previousName && t('chef:proposal.insteadOf', { title: change.previousName }),
    turned(t, amount(t, change.previousQuantity, change.previousUnit), amount(t, quantity, unit)),
    turned(t, moment(t, change.previousDate, change.previousTime), moment(t, date, time)),
    // What is planned is a main course unless it says otherwise.
    mealType && mealType !== 'MAIN' && t(`recipes:mealType.${mealType}`),
    turned(t, portions(t, change.previousServings), portions(t, servings)),
    change.preference && t(`chef:proposal.preference.${change.preference}`),
    recipeTitle === null ? null : t('chef:proposal.forRecipe', { title: recipeTitle }),
    expirationDate === null
      ? null
      : t('chef:proposal.expires', { date: dayInWords(expirationDate, todayInZurich()) }),
  ];
  return details.filter((detail) => typeof detail === 'string');
}
