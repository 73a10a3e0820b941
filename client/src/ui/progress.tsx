import clsx from 'clsx';
import { useId } from 'react';

export interface ProgressProps {
  label: string;
  hideLabel?: boolean;
  /** From 0 to `max`; null while nobody knows. */
  value: number | null;
  max?: number;
  /** Shown at the right and spoken, such as "4 of 12". */
  valueText?: string;
  tone?: 'herb' | 'saffron' | 'tomato';
  className?: string;
}

const tones = { herb: 'text-herb', saffron: 'text-saffron', tomato: 'text-tomato' };

/** The bar is drawn by an SVG attribute: a style attribute in prerendered HTML would break a strict CSP. */
export function Progress(props: ProgressProps) {
  const { label, hideLabel, value, max = 100, valueText, tone = 'herb', className } = props;
  const id = useId();
  const share = value === null ? 0 : shareOf(value, max);
  return (
    <div className={className}>
      <div
        className={clsx('mb-1.5 flex items-baseline justify-between gap-4', hideLabel && 'sr-only')}
      >
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        {valueText ? <span className="text-sm text-muted tabular-nums">{valueText}</span> : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={valueText}
        className={clsx(
          'h-2.5 overflow-hidden rounded-full bg-line forced-colors:border',
          tones[tone],
        )}
      >
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden
          className={clsx('block size-full', value === null && 'animate-pulse opacity-35')}
        >
          <rect
            width="100"
            height="1"
            transform={`translate(${value === null ? 0 : share - 100} 0)`}
            className="fill-current transition-ui forced-colors:fill-[Highlight]"
          />
        </svg>
      </div>
    </div>
  );
}

/** Percentage from 0 to 100, safe where there is nothing to do yet. */
export function shareOf(value: number, max: number): number {
  if (max <= 0) return 0;
  return Math.min(100, Math.max(0, (value / max) * 100));
}
