import { useTranslation } from 'react-i18next';
import { addDays, spokenDate, todayInZurich } from '../../entities/planned-meal/calendar-day';

/** From here on it was said on this day. */
export function DayMark({ day }: { day: string }) {
  const { t } = useTranslation('chef');
  const today = todayInZurich();
  const words =
    day === today ? t('today') : day === addDays(today, -1) ? t('yesterday') : spokenDate(day);
  return (
    <p className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={day}>{words}</time>
    </p>
  );
}
