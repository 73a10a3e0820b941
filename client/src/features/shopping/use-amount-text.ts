import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRow } from './group-items';
import { amountOf, type Amount, type Item, type Line } from './merge-items';
import { writeNumber } from './quantity';
import { shopAmount } from './shop-amount';

export interface AmountText {
  one: (amount: Amount) => string;
  /** « 500 g + 2 càs », « 3 ou plus »; empty where nobody named an amount. */
  all: (line: Pick<Line, 'amounts' | 'orMore'>) => string;
  /** The same, where a single piece goes without saying. */
  row: (line: Pick<Line, 'amounts' | 'orMore'>) => string;
  /** One source's amount with its name, « 6 brins de persil ». */
  named: (part: Item) => string;
  /** What is asked for: of parts, each source's own. */
  asked: (line: Pick<Line, 'amounts' | 'orMore' | 'parts' | 'ofParts'>) => string;
  /** What one buys of it, « 1 bouteille », written as in a row; null where that is what the amounts say. */
  shop: (line: Pick<Line<ListedRow>, 'amounts' | 'orMore' | 'parts' | 'ofParts'>) => string | null;
}

const isSinglePiece = (amount: Amount): boolean =>
  'value' in amount &&
  (amount.unit === 'UNIT' ? amount.value === 1 : amount.unit === 'PIECE' && amount.value <= 1);

/** Amounts in words. */
export function useAmountText(): AmountText {
  const { t } = useTranslation('shopping');
  return useMemo(() => {
    const one = (amount: Amount): string => {
      if ('words' in amount) {
        return amount.unit === 'UNIT'
          ? amount.words
          : t(`measured.${amount.unit}`, { value: amount.words, count: 1 });
      }
      const { unit } = amount;
      // Nobody buys the tenth of a bunch.
      const value = unit === 'BUNCH' || unit === 'PIECE' ? Math.ceil(amount.value) : amount.value;
      return t(`measured.${unit}`, { value: writeNumber(value, unit), count: value });
    };
    const all: AmountText['all'] = ({ amounts, orMore }) => {
      const amount = amounts.map(one).join(' + ');
      return orMore && amount !== '' ? t('orMore', { amount }) : amount;
    };
    const row: AmountText['row'] = (line) =>
      line.amounts.length === 1 && !line.orMore && line.amounts.every(isSinglePiece)
        ? ''
        : all(line);
    const named: AmountText['named'] = (part) => {
      const amount = amountOf(part);
      if (!amount) return part.name;
      const isCounted = part.boughtAs && part.unit === 'UNIT';
      return isCounted
        ? `${one(amount)} ${part.name}`
        : t('row.named', { amount: one(amount), name: part.name });
    };
    const asked: AmountText['asked'] = (line) =>
      line.ofParts ? [...new Set(line.parts.map(named))].join(' + ') : row(line);
    const shop: AmountText['shop'] = (line) => {
      const bought = shopAmount(line);
      if (!bought) return null;
      const written = row({ ...line, amounts: bought });
      return written === row(line) ? null : written;
    };
    return { one, all, row, named, asked, shop };
  }, [t]);
}
