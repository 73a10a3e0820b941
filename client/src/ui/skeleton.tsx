import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One grey shape; its size, and its radius where it is not that of a line, come by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  // Two radius classes on one element would be settled by the style sheet's order.
  const radius = className.includes('rounded-') ? '' : 'rounded-sm';
  return <span aria-hidden className={clsx('block animate-pulse bg-line', radius, className)} />;
}

/** Lines of text to come; the last is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={clsx('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** A recipe's card to come. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('rounded-card border border-line bg-surface p-5', className)}>
      <Skeleton className="mb-5 aspect-[16/10] w-full rounded-control" />
      <Skeleton className="mb-3 h-6 w-4/5" />
      <SkeletonText lines={2} />
    </div>
  );
}

/** Rows of a list to come. */
export function SkeletonRows({ rows = 4, className }: { rows?: number; className?: string }) {
  return (
    <div aria-hidden className={clsx('flex flex-col', className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-b border-line py-4">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className={clsx('h-4', index % 2 ? 'w-2/5' : 'w-3/5')} />
          <Skeleton className="ml-auto h-4 w-12" />
        </div>
      ))}
    </div>
  );
}

/** Number cards of an overview to come. */
export function SkeletonStat({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('rounded-card border border-line bg-surface p-5', className)}>
      <Skeleton className="mb-4 size-11 rounded-control" />
      <Skeleton className="mb-2 h-8 w-14" />
      <Skeleton className="h-4 w-28" />
    </div>
  );
}

/** Says that something is coming, once, around the shapes that show it. */
export function Loading({
  label,
  heading = false,
  children,
}: {
  label: string;
  /** Where nothing else names the page yet. */
  heading?: boolean;
  children: ReactNode;
}) {
  const Label = heading ? 'h1' : 'span';
  return (
    <div role="status" aria-busy>
      <Label className="sr-only">{label}</Label>
      {children}
    </div>
  );
}
