import { useTranslation } from 'react-i18next';
import { Loading, Skeleton, SkeletonStat } from '../../ui/skeleton';

/** The overview's shape, while its numbers are on their way. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-3 h-4 w-40" />
      <Skeleton className="mb-16 h-11 w-72 max-w-full" />
      <div className="grid gap-3 sm:gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-2">
          <SkeletonStat />
          <SkeletonStat />
          <SkeletonStat />
          <SkeletonStat />
        </div>
      </div>
    </Loading>
  );
}
