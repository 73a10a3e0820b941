import { useTranslation } from 'react-i18next';
import { longDate, todayInZurich } from '../../entities/planned-meal/calendar-day';
import { usePrinted } from '../../lib/use-printed';

/** On paper, where the page's own head is left out: what the sheet is, and of which day. */
export function PrintTitle() {
  const { t } = useTranslation('shopping');
  const printed = usePrinted();
  return (
    <p className="hidden flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3 print:flex">
      <span className="font-title text-3xl">{t('printTitle')}</span>
      <span>{printed && longDate(todayInZurich())}</span>
    </p>
  );
}
