import { useTranslation } from 'react-i18next';
import { addDays, shortDay, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { ChipRow } from './chip-row';
import type { MealDraft } from './meal-draft';
import { momentOf, moments, usualTime } from './moments';

/** So many days, today included, are one press away; any other is picked in the field. */
const nearDays = 7;

interface WhenChipsProps {
  draft: Pick<MealDraft, 'date' | 'time'>;
  onChange: (changes: Partial<MealDraft>) => void;
}

/** The next days and the parts of a day, one press each. */
export function WhenChips({ draft: { date, time }, onChange }: WhenChipsProps) {
  const { t } = useTranslation('planning');
  const today = todayInZurich();
  const days = Array.from({ length: nearDays }, (_, ahead) => addDays(today, ahead));
  const nameOf = (day: string): string => {
    if (day === today) return t('today');
    if (day === days[1]) return t('tomorrow');
    return shortDay(day);
  };
  return (
    <div className="grid gap-2">
      <ChipRow
        legend={t('form.days')}
        options={days.map((day) => ({ value: day, label: nameOf(day) }))}
        value={date}
        onChange={(day) => onChange({ date: day })}
      />
      <ChipRow
        legend={t('form.moments')}
        options={moments.map((moment) => ({ value: moment, label: t(`moment.${moment}`) }))}
        value={time === '' ? null : momentOf(time)}
        onChange={(moment) => onChange({ time: usualTime(moment) })}
      />
    </div>
  );
}
