import { useTranslation } from 'react-i18next';
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../../ui/skeleton';

/** The shape of a recipe's page to come. */
export function RecipeSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')} heading>
      <div className="rounded-card border border-line bg-surface md:grid md:grid-cols-2">
        <Skeleton className="aspect-[16/10] w-full rounded-card md:order-last md:aspect-auto md:h-full" />
        <div className="grid content-center gap-5 p-5 sm:p-8">
          <Skeleton className="h-10 w-4/5" />
          <SkeletonText lines={3} />
          <Skeleton className="h-14 w-60 rounded-control" />
        </div>
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <SkeletonRows rows={6} />
        <SkeletonText lines={8} className="py-4" />
      </div>
    </Loading>
  );
}
