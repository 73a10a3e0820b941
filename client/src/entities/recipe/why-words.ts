import type { TFunction } from 'i18next';
import type { WeekReasonKind } from '../../graphql.generated';
import { addDays } from '../planned-meal/calendar-day';
import { dateWords, weekday } from '../planned-meal/day-names';
import { singularFoods } from './singular-foods.fr';

type T = TFunction<'recipes'>;

export interface Reason {
  kind: WeekReasonKind;
  foodName: string | null;
  /** YYYY-MM-DD, the day on which it counts as expired. */
  expiresOn: string | null;
}

/** A weekday names one day only within so many. */
const namedDays = 6;

/** « Petits pois » as within a sentence; « CBD » stays. */
const within = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase('fr') + name.slice(1);

/** Whether the fridge's name for it is a plural: its first word says so. */
export function isPlural(name: string): boolean {
  const [first = ''] = /[\p{L}’'-]+/u.exec(name.toLocaleLowerCase('fr')) ?? [];
  return /[sx]$/.test(first) && !singularFoods.has(first);
}

function beforeWhen(t: T, day: string, today: string): string {
  if (day <= addDays(today, 1)) return t('why.tomorrow');
  return day <= addDays(today, namedDays) ? weekday(day) : t('why.day', { date: dateWords(day) });
}

function reasonWords(t: T, { kind, foodName, expiresOn }: Reason, today: string): string {
  if (kind === 'USES_UP' || kind === 'AT_HOME') {
    const name = within(foodName ?? '');
    const many = isPlural(name);
    if (name === '') return t('why.fromFridge');
    if (kind === 'AT_HOME') return t(many ? 'why.withMany' : 'why.withOne', { name });
    const food = t(many ? 'why.many' : 'why.one', { name });
    return expiresOn === null
      ? t('why.usesUp', { food })
      : t('why.usesUpBefore', { food, day: beforeWhen(t, expiresOn, today) });
  }
  return t(`why.${kind}`);
}

/** Why this dish, in one short phrase: « finit les poires avant dimanche, vite fait ». Empty where nothing is said. */
export const whyWords = (t: T, reasons: readonly Reason[], today: string): string =>
  [...new Set(reasons.map((reason) => reasonWords(t, reason, today)))].join(', ');
