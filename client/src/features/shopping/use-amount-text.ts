import { useTranslation } from 'react-i18next';
import type { Amount } from './merge-items';
import { writeNumber } from './quantity';

interface AmountText {
  one: (amount: Amount) => string;
  /** « 500 g + 2 càs »; empty where only a single piece is asked for, which goes without saying. */
  all: (amounts: readonly Amount[]) => string;
}

const isSinglePiece = (amount: Amount): boolean =>
  amount.unit === 'UNIT' && 'value' in amount && amount.value === 1;

/** Amounts in words. */
export function useAmountText(): AmountText {
  const { t } = useTranslation('shopping');
  const one = (amount: Amount): string => {
    if ('words' in amount) {
      return amount.unit === 'UNIT'
        ? amount.words
        : t(`measured.${amount.unit}`, { value: amount.words, count: 1 });
    }
    const { value, unit } = amount;
    return t(`measured.${unit}`, { value: writeNumber(value, unit), count: value });
  };
  return {
    one,
    all: (amounts) =>
      amounts.length === 1 && amounts.every(isSinglePiece) ? '' : amounts.map(one).join(' + '),
  };
}
