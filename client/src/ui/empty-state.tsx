import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** A drawing; decoration. */
  illustration?: ReactNode;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  size?: 'sm' | 'md';
  className?: string;
}

export function EmptyState({
  illustration,
  title,
  children,
  action,
  headingLevel = 2,
  size = 'md',
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-md flex-col items-center text-center',
        size === 'sm' ? 'px-4 py-6' : 'px-6 py-12',
        className,
      )}
    >
      {illustration ? (
        <div aria-hidden className={clsx('text-herb', size === 'sm' ? 'mb-4 w-28' : 'mb-6 w-48')}>
          {illustration}
        </div>
      ) : null}
      <Heading className={size === 'sm' ? 'text-xl' : 'text-2xl'}>{title}</Heading>
      {children ? <div className="mt-2 text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
