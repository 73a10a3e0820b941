import type { TFunction } from 'i18next';
import { dayInWords } from './day-in-words';
import { freshnessOf } from './freshness';
import { onFirstUse } from '../../lib/on-first-use';
import type { Unit } from '../../graphql.generated';

const numberFormat = onFirstUse(() => new Intl.NumberFormat('fr'));

/** « Périmé depuis le … » from the very day on, « Expire le … » before. */
export function expiryInWords(
  t: TFunction<'inventory'>,
  date: string | null,
  today: string,
): string {
  if (date === null) return t('noDate');
  const key = freshnessOf(date, today) === 'expired' ? 'expired' : 'expires';
  return t(key, { date: dayInWords(date, today) });
}

export const amountInWords = (
  t: TFunction<'inventory'>,
  { quantity, unit }: { quantity: number; unit: Unit },
): string => t(`quantity.${unit}`, { count: quantity, amount: numberFormat().format(quantity) });
