import { useTranslation } from 'react-i18next';
import { countArticles } from '../../entities/shopping/count-articles';
import { Progress } from '../../ui/progress';
import { useAllChecks } from './use-checks';

/** The rounded percentage of ticked articles over all; 0 for an empty list. */
export const percentOf = (checked: number, total: number): number =>
  total === 0 ? 0 : Math.round((checked / total) * 100);

/** Follows the ticks of the whole list, which therefore need not render. */
export function ListProgress() {
  const { t } = useTranslation('shopping');
  const items = useAllChecks();
  const checked = countArticles(items, true);
  const count = checked + countArticles(items, false);
  const percent = percentOf(checked, count);
  return (
    <Progress
      className="min-w-0 flex-1"
      label={t('progress')}
      value={percent}
      valueText={t('progressText', { checked, count, percent })}
    />
  );
}
