import type { TFunction } from 'i18next';
import { dayInShort, dayInWords } from './day-in-words';
import { freshnessOf } from './freshness';
import { onFirstUse } from '../../lib/on-first-use';
import type { ExpirationEstimate, Unit } from '../../graphql.generated';

const numberFormat = onFirstUse(() => new Intl.NumberFormat('fr'));

interface Dated {
  expirationDate: string | null;
  expirationEstimate: ExpirationEstimate | null;
}

/**
 * « Périmé depuis le … » from the very day on, « Expire le … » before; frozen food is only no longer at its best. An
 * estimate says that it is one.
 */
export const expiryInWords = (t: TFunction<'inventory'>, item: Dated, today: string): string =>
  expiry(t, item, today, dayInWords);

/** The same for the eye, with the month's short name: « Expire le 8 déc. » */
export const expiryInShort = (t: TFunction<'inventory'>, item: Dated, today: string): string =>
  expiry(t, item, today, dayInShort);

function expiry(
  t: TFunction<'inventory'>,
  { expirationDate: day, expirationEstimate: estimate }: Dated,
  today: string,
  inWords: (day: string, today: string) => string,
): string {
  if (day === null) return t('noDate');
  const date = inWords(day, today);
  const key = freshnessOf(day, today) === 'expired' ? 'expired' : 'expires';
  const words = t(estimate === 'FROZEN' ? 'best' : key, { date });
  return estimate === null ? words : t('estimated', { words });
}

const halfOf: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** « 500 g », and of a piece « ½ ». */
export function amountInWords(
  t: TFunction<'inventory'>,
  { quantity, unit }: { quantity: number; unit: Unit },
): string {
  const part = unit === 'UNIT' ? halfOf[quantity] : undefined;
  const amount = part ?? numberFormat().format(quantity);
  return t(`quantity.${unit}`, { count: quantity, amount });
}
