import { Skeleton, SkeletonText } from '../../ui/skeleton';

/** The menu to come. */
export function MenuSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index}
          className="flex overflow-hidden rounded-card border border-line bg-surface sm:flex-col"
        >
          <Skeleton className="min-h-40 w-2/5 shrink-0 rounded-xs sm:aspect-[16/10] sm:min-h-0 sm:w-full" />
          <div className="min-w-0 flex-1 p-5">
            <Skeleton className="mb-3 h-3 w-24" />
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
