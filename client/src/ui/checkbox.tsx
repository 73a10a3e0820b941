import clsx from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CheckMark } from './check-mark';
import { FieldError } from './field';

export interface CheckboxProps {
  label: ReactNode;
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string | null;
  /** Round, with the label struck through when checked: a line of a list. */
  look?: 'box' | 'task';
  className?: string;
  /** Stands under its words, and takes no part in ticking it. */
  children?: ReactNode;
}

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    description,
    checked,
    onChange,
    error,
    look = 'box',
    className,
    children,
    ...input
  } = props;
  const id = useId();
  const described = [description ? `${id}-more` : '', error ? `${id}-error` : ''].join(' ').trim();
  return (
    <div className={className}>
      <label className="group relative flex min-h-touch items-start gap-3 py-2 has-disabled:opacity-55">
        <input
          {...input}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className={clsx(
            'grid size-6.5 shrink-0 place-items-center border bg-surface transition-ui group-active:scale-90',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            'peer-checked:border-herb peer-checked:bg-herb',
            look === 'task' ? 'rounded-full' : 'rounded-sm',
            error ? 'border-tomato' : 'border-control',
          )}
        >
          <CheckMark />
        </span>
        <span className="min-w-0 pt-0.5">
          <span
            id={`${id}-label`}
            className={clsx(
              'block leading-snug text-pretty',
              look === 'task' && 'in-[:checked~*]:text-muted in-[:checked~*]:line-through',
            )}
          >
            {label}
          </span>
          {description ? (
            <span id={`${id}-more`} className="block text-sm text-muted">
              {description}
            </span>
          ) : null}
        </span>
      </label>
      <div className="pl-9.5">
        {children}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
