import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../entities/inventory/day-in-words';
import { SourceLink } from '../../entities/inventory/source-link';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { Button } from '../../ui/button';
import type { TypedItem } from './item-draft';
import { useStorageAdvice } from './use-storage-advice';

interface ItemAdviceProps {
  item: TypedItem;
  /** What it was opened with: of a food that has lain for days, no date is proposed as if it came today. */
  initial: TypedItem;
  onChange: (changes: Partial<TypedItem>) => void;
}

const monthDays = 30;

/** Proposes the usual date and place of what is being typed, and says who says so; nothing is filled in unasked. */
export function ItemAdvice({ item, initial, onChange }: ItemAdviceProps) {
  const { t } = useTranslation('inventory');
  const { place } = item;
  const as = item.expirationEstimate ?? (place === 'FREEZER' ? 'FROZEN' : null);
  const advice = useStorageAdvice(item.name, as);
  const timeInWords = (span: number): string =>
    span >= 2 * monthDays
      ? t('form.months', { count: Math.floor(span / monthDays) })
      : t('form.days', { count: span });
  if (!advice) return null;
  const { days, source, expirationEstimate } = advice;
  const isKnownFood = initial.name !== '' && item.name === initial.name;
  // How long a food keeps in the cold says nothing of the cupboard.
  const isDated = days !== null && expirationEstimate !== null && place !== 'CUPBOARD';
  const isEstimated = isDated && item.expirationEstimate === expirationEstimate;
  const mayPropose = isDated && !isEstimated && (!isKnownFood || item.expirationDate === '');
  const proposed = mayPropose ? advice.expirationDate : null;
  const category = advice.category === 'OTHER' ? item.category : advice.category;
  const usual = isKnownFood || place === 'FREEZER' ? place : advice.place;
  const isElsewhere = usual !== place;
  const isArranged = category === item.category && !isElsewhere;
  if (!isEstimated && proposed === null && isArranged) return null;
  return (
    <div className="grid gap-2.5 rounded-control bg-herb-soft p-4 text-sm">
      {(isEstimated || proposed !== null) && (
        <p>
          {t(`form.advice.${expirationEstimate ?? 'FRESH'}`, { time: timeInWords(days ?? 1) })}{' '}
          {proposed === null
            ? t('form.isEstimate')
            : t('form.until', { date: dayInWords(proposed, todayInZurich()) })}{' '}
          {source && <SourceLink source={source} />}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {proposed !== null && (
          <Button
            variant="secondary"
            size="sm"
            icon={CalendarCheck}
            onClick={() => onChange({ expirationDate: proposed, expirationEstimate, category })}
          >
            {t('form.use')}
          </Button>
        )}
        {!isArranged && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange({ category, place: usual })}
          >
            {isElsewhere
              ? t(`form.usePlace.${usual}`)
              : t('form.useCategory', { category: t(`category.${category}`) })}
          </Button>
        )}
      </div>
    </div>
  );
}
