import clsx from 'clsx';

export interface StepperProps {
  /** Spoken and shown, such as "Step 2 of 4". */
  label: string;
  /** Name of the current step, after the label. */
  stepName?: string;
  /** From 1 to `total`. */
  current: number;
  total: number;
  className?: string;
}

/** Where one is in a short sequence. */
export function Stepper({ label, stepName, current, total, className }: StepperProps) {
  return (
    <div className={className}>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold text-herb tabular-nums">{label}</span>
        {stepName ? <span className="text-muted">{stepName}</span> : null}
      </p>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'h-1.5 flex-1 rounded-full forced-colors:border',
              index < current ? 'bg-herb forced-colors:bg-[Highlight]' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}
