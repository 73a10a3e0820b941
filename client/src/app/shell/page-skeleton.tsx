import { useTranslation } from 'react-i18next';
import { Loading, SkeletonCard, SkeletonStat } from '../../ui/skeleton';

/** The shape of a dashboard page to come. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <SkeletonStat />
        <SkeletonStat />
        <SkeletonStat />
        <SkeletonStat />
      </div>
      <SkeletonCard className="mt-6" />
    </Loading>
  );
}
