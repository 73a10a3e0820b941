import { useTranslation } from 'react-i18next';
import { Loading, Skeleton, SkeletonCard, SkeletonStat } from '../../ui/skeleton';

/** The overview's shape, while its numbers are on their way. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-3 h-4 w-40" />
      <Skeleton className="mb-14 h-11 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <SkeletonStat />
        <SkeletonStat />
        <SkeletonStat />
        <SkeletonStat />
      </div>
      <SkeletonCard className="mt-6" />
    </Loading>
  );
}
