import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

export interface ErrorStateProps {
  title: string;
  message: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Other ways out, beside the retry. */
  action?: ReactNode;
  /** Small print, such as the number under which the error was logged. */
  reference?: string;
  illustration?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** A block that could not be had: what happened, and what to do about it. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, retryLabel, onRetry, retrying, action, reference, illustration } = props;
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <div
      role="alert"
      className={clsx(
        'mx-auto flex max-w-lg flex-col items-center rounded-card border border-line bg-surface px-6 py-10 text-center',
        props.className,
      )}
    >
      {illustration ? (
        <div aria-hidden className="mb-5 w-40 text-tomato">
          {illustration}
        </div>
      ) : null}
      <Heading className="text-2xl">{title}</Heading>
      <div className="mt-2 text-balance text-muted">{message}</div>
      {onRetry || action ? (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {action}
          {onRetry && retryLabel ? (
            <Button icon={RotateCw} onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          ) : null}
        </div>
      ) : null}
      {reference ? <p className="mt-5 text-xs text-muted">{reference}</p> : null}
    </div>
  );
}
