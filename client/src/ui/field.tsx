import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface FieldTexts {
  label: string;
  /** Shown after the label, such as "optional". */
  labelNote?: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Announced as it appears; ties itself to the control. */
  error?: string | null;
}

interface FieldProps extends FieldTexts {
  id: string;
  className?: string;
  children: ReactNode;
}

/** What a control puts into aria-describedby: its hint and its error, where there are any. */
export function describedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const controlClass =
  'w-full min-h-12 rounded-control border bg-surface px-4 py-2.5 text-base text-ink ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';

export function controlBorder(error: FieldTexts['error']): string {
  return error ? 'border-tomato ring-1 ring-tomato' : 'border-control';
}

/** Label above, hint between, error below: the same for every control. */
export function Field({ id, className, children, ...texts }: FieldProps) {
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label
        htmlFor={id}
        className={clsx('text-sm font-semibold text-ink', texts.hideLabel && 'sr-only')}
      >
        {texts.label}
        {texts.labelNote ? (
          <span className="ml-2 font-normal text-muted">{texts.labelNote}</span>
        ) : null}
      </label>
      {texts.hint ? (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
          {texts.hint}
        </p>
      ) : null}
      {children}
      <FieldError id={`${id}-error`} error={texts.error} />
    </div>
  );
}

/** The region stays in the page while it is empty: a live region that arrives full is not announced. */
export function FieldError({ id, error }: { id: string; error: FieldTexts['error'] }) {
  return (
    <div aria-live="polite" className="empty:-mt-1.5">
      {error ? (
        <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-tomato">
          <Icon of={CircleAlert} size={16} className="mt-0.5" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
