import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from './field';

export interface FieldsetTexts {
  legend: string;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string | null;
}

interface FieldsetProps extends FieldsetTexts {
  id: string;
  className?: string;
  children: ReactNode;
}

/** A named group of choices, with one hint and one error for all of them. */
export function Fieldset({
  id,
  legend,
  hideLegend,
  hint,
  error,
  className,
  children,
}: FieldsetProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={described || undefined}>
      <legend className={clsx('mb-2 text-sm font-semibold', hideLegend && 'sr-only')}>
        {legend}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1.5 mb-3 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      <div className="mt-2 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}
