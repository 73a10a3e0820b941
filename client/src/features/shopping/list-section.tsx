import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card';
import type { Section } from './group-items';
import { ListRow, type RowActions } from './list-row';
import { useAmountText } from './use-amount-text';

interface ListSectionProps {
  section: Section;
  actions: RowActions;
}

const rowHeightRem = 4.25;
const rowsPerSheet = 25;

/** What lies off the screen is left out of style, layout and paint a sheet at a time: each sheet is watched. */
const inSheets = <T,>(rows: readonly T[]): { from: number; rows: T[] }[] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerSheet) }, (_, index) => {
    const from = index * rowsPerSheet;
    return { from, rows: rows.slice(from, from + rowsPerSheet) };
  });

/** A group under its name. */
export const ListSection = memo(function ListSection({ section, actions }: ListSectionProps) {
  const { t } = useTranslation('shopping');
  const amountText = useAmountText();
  const words = useMemo(() => ({ t, amountText }), [t, amountText]);
  const { of, lines, total } = section;
  const titles = {
    ALL: () => t('allItems'),
    MANUAL: () => t('manualItems'),
    RECIPE: () => (of.kind === 'RECIPE' ? of.title : ''),
    AISLE: () => (of.kind === 'AISLE' ? t(`aisle.${of.aisle}`) : ''),
  };
  return (
    <section>
      <h2 className="mb-1 flex items-baseline gap-3 text-lg sm:mb-2 sm:text-xl print:mb-0 print:break-after-avoid">
        {titles[of.kind]()}
        <span className="font-text text-sm font-normal text-muted tabular-nums print:hidden">
          {total}
        </span>
      </h2>
      <Card padding="none" className="overflow-hidden print:overflow-visible print:border-0">
        {/* The line under the last row lies under the card's own edge. */}
        <div role="list" className="-mb-px print:grid print:grid-cols-2 print:gap-x-10">
          {inSheets(lines).map(({ from, rows }) => (
            <div
              key={from}
              role="none"
              style={{ containIntrinsicBlockSize: `auto ${rows.length * rowHeightRem}rem` }}
              className="[content-visibility:auto] print:contents print:[content-visibility:visible]"
            >
              {rows.map((line) => (
                <ListRow
                  key={line.key}
                  line={line}
                  words={words}
                  actions={actions}
                  saysSource={of.kind !== 'RECIPE'}
                />
              ))}
            </div>
          ))}
        </div>
      </Card>
    </section>
  );
});
