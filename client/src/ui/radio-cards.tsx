import clsx from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CheckMark } from './check-mark';
import { Fieldset } from './fieldset';
import type { FieldsetTexts } from './fieldset';

export interface RadioCardOption<T extends string> {
  value: T;
  label: string;
  description?: string;
  /** A drawing or an icon above or before the label; decoration. */
  illustration?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<T extends string> extends FieldsetTexts {
  options: readonly RadioCardOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** Cards in a row on a wide screen; a phone shows one, or two of the "tall" ones. */
  columns?: 1 | 2 | 3;
  /** "tall" puts the drawing above the text, "row" before it. */
  layout?: 'row' | 'tall';
  className?: string;
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

/** One choice among a few, as large cards; the arrow keys move as in any radio group. */
export function RadioCards<T extends string>({
  options,
  value,
  onChange,
  columns = 1,
  layout = 'row',
  className,
  ...texts
}: RadioCardsProps<T>) {
  const id = useId();
  return (
    <Fieldset id={id} className={className} {...texts}>
      <div
        className={clsx(
          'grid gap-3',
          layout === 'tall' && 'grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]',
          grids[columns],
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'group relative flex gap-4 rounded-card border bg-surface p-4 text-left transition-ui',
              'border-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'has-checked:border-herb has-checked:bg-herb-soft has-checked:ring-1 has-checked:ring-herb',
              'not-has-disabled:active:scale-[0.985] has-disabled:opacity-55',
              layout === 'tall' ? 'flex-col' : 'items-center',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description ? `${id}-${option.value}-more` : undefined}
              className="sr-only"
            />
            {option.illustration ? (
              <span aria-hidden className="shrink-0 text-herb">
                {option.illustration}
              </span>
            ) : null}
            <span className={clsx('min-w-0 flex-1', layout === 'row' && 'pr-8')}>
              <span
                id={`${id}-${option.value}`}
                className="block font-title text-lg leading-snug font-[560]"
              >
                {option.label}
              </span>
              {option.description ? (
                <span id={`${id}-${option.value}-more`} className="mt-0.5 block text-sm text-muted">
                  {option.description}
                </span>
              ) : null}
            </span>
            <RadioMark tall={layout === 'tall'} />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

function RadioMark({ tall }: { tall: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute right-4 grid size-6 place-items-center rounded-full border border-control bg-surface',
        'group-has-checked:border-herb group-has-checked:bg-herb',
        tall ? 'top-4' : 'top-1/2 -translate-y-1/2',
      )}
    >
      <CheckMark />
    </span>
  );
}
