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
export function expiryInWords(
  t: TFunction<'inventory'>,
  { expirationDate: day, expirationEstimate: estimate }: Dated,
  today: string,
): string {
  if (day === null) return t('noDate');
  const words = t(sayingOf(day, estimate, today), { date: dayInWords(day, today) });
  return estimate === null ? words : t('estimated', { words });
}

/** The same for the eye, where there is little room: « Expire le 8 déc. », of an estimate « Expire vers le 8 déc. » */
export function expiryInShort(
  t: TFunction<'inventory'>,
  { expirationDate: day, expirationEstimate: estimate }: Dated,
  today: string,
): string {
  if (day === null) return t('noDate');
  const saying = sayingOf(day, estimate, today);
  const date = dayInShort(day, today);
  return estimate === null ? t(saying, { date }) : t(`about.${saying}`, { date });
}

function sayingOf(
  day: string,
  estimate: ExpirationEstimate | null,
  today: string,
): 'best' | 'expired' | 'expires' {
  if (estimate === 'FROZEN') return 'best';
  return freshnessOf(day, today) === 'expired' ? 'expired' : 'expires';
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
