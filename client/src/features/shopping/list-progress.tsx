import { useTranslation } from 'react-i18next';
import { Progress } from '../../ui/progress';
import { useAllChecks } from './use-checks';

/** The rounded percentage of ticked rows over all; 0 for an empty list. */
export const percentOf = (checked: number, total: number): number =>
  total === 0 ? 0 : Math.round((checked / total) * 100);

/** Follows the ticks of the whole list, which therefore need not render. */
export function ListProgress() {
  const { t } = useTranslation('shopping');
  const items = useAllChecks();
  const checked = items.filter((item) => item.checked).length;
  const percent = percentOf(checked, items.length);
  return (
    <Progress
      className="print:hidden"
      label={t('progress')}
      value={percent}
      valueText={t('progressText', { checked, count: items.length, percent })}
    />
  );
}
