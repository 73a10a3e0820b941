import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card';
import type { Section } from './group-items';
import { ListRow, type RowActions } from './list-row';

interface ListSectionProps {
  section: Section;
  actions: RowActions;
}

/** A group under its name. */
export const ListSection = memo(function ListSection({ section, actions }: ListSectionProps) {
  const { t } = useTranslation('shopping');
  const { of, lines } = section;
  const titles = {
    ALL: () => t('allItems'),
    MANUAL: () => t('manualItems'),
    RECIPE: () => (of.kind === 'RECIPE' ? of.title : ''),
    AISLE: () => (of.kind === 'AISLE' ? t(`aisle.${of.aisle}`) : ''),
  };
  return (
    <section className="print:break-inside-avoid-page">
      <h2 className="mb-2 flex items-baseline gap-3 text-xl">
        {titles[of.kind]()}
        <span className="font-text text-sm font-normal text-muted tabular-nums print:hidden">
          {lines.length}
        </span>
      </h2>
      <Card padding="none" className="overflow-hidden">
        <ul>
          {lines.map((line) => (
            <ListRow
              key={line.key}
              line={line}
              actions={actions}
              saysSource={of.kind !== 'RECIPE'}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
});
