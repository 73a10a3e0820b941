import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../entities/inventory/day-in-words';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { Button } from '../../ui/button';
import type { TypedItem } from './item-draft';
import { useStorageAdvice } from './use-storage-advice';

interface ItemAdviceProps {
  item: TypedItem;
  onChange: (changes: Partial<TypedItem>) => void;
}

/** Proposes the usual date and place of what is being typed; nothing is filled in unasked. */
export function ItemAdvice({ item, onChange }: ItemAdviceProps) {
  const { t } = useTranslation('inventory');
  const advice = useStorageAdvice(item.name);
  if (!advice) return null;
  const { category, expirationDate, days, source } = advice;
  const newDate = expirationDate !== null && expirationDate !== item.expirationDate;
  const newCategory = category !== 'OTHER' && category !== item.category;
  if (!newDate && !newCategory) return null;
  return (
    <div className="grid gap-2.5 rounded-control bg-herb-soft p-4 text-sm">
      {expirationDate !== null && days !== null && (
        <p>
          {t('form.advice', { count: days, date: dayInWords(expirationDate, todayInZurich()) })}{' '}
          {source && (
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              className="text-herb underline underline-offset-2"
            >
              {t('form.source', { name: source.name })}
            </a>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {newDate && (
          <Button
            variant="secondary"
            size="sm"
            icon={CalendarCheck}
            onClick={() => onChange({ expirationDate, ...(newCategory && { category }) })}
          >
            {t('form.use')}
          </Button>
        )}
        {newCategory && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ category })}>
            {t('form.useCategory', { category: t(`category.${category}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
