import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RecipeSkeleton } from '../../features/cooking/recipe-skeleton';
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton';
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../../ui/skeleton';
import { paths } from '../paths';

const many = (count: number, shape: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => shape(index));

const heading = (
  <>
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="mt-3 mb-6 h-5 w-80 max-w-full" />
  </>
);

const cards = (
  <>
    {heading}
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
      {many(6, (index) => (
        <Skeleton key={index} className="h-52 rounded-card lg:h-64" />
      ))}
    </div>
  </>
);

const week = (
  <>
    {heading}
    <div className="grid gap-3 lg:grid-cols-7 lg:gap-2">
      {many(7, (index) => (
        <Skeleton key={index} className="h-40 rounded-card lg:h-120" />
      ))}
    </div>
  </>
);

const list = (
  <>
    <Skeleton className="mb-6 h-12 w-full rounded-control" />
    <Skeleton className="mb-8 h-2.5 w-full rounded-full" />
    <div className="rounded-card border border-line bg-surface px-4">
      <SkeletonRows rows={7} />
    </div>
  </>
);

const shelves = (
  <>
    {heading}
    <div className="grid gap-8 rounded-card border border-line bg-surface px-4">
      {many(5, (index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  </>
);

const talk = (
  <div className="mx-auto w-full max-w-3xl py-6">
    <SkeletonText lines={3} className="max-w-lg" />
    <SkeletonText lines={4} className="mt-8 max-w-lg" />
  </div>
);

const sections = (
  <div className="mx-auto grid max-w-3xl gap-5">
    {many(3, (index) => (
      <div key={index} className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <Skeleton className="mb-6 h-7 w-48" />
        <SkeletonText lines={4} />
      </div>
    ))}
  </div>
);

const shapes: Readonly<Record<string, ReactNode>> = {
  [paths.feed]: cards,
  [paths.planning]: week,
  [paths.week]: cards,
  [paths.shopping]: list,
  [paths.inventory]: shelves,
  [paths.favorites]: cards,
  [paths.book]: cards,
  [paths.chat]: talk,
  [paths.settings]: sections,
  [paths.account]: sections,
};

/** The shape of the page to come. */
export function PageSkeleton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shape = shapes[pathname];
  if (pathname === paths.dashboard) return <DashboardSkeleton />;
  return shape ? <Loading label={t('loading')}>{shape}</Loading> : <RecipeSkeleton />;
}
