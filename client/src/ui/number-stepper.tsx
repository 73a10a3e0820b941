import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { clampNumber, parseWhole, stepByKey } from '../lib/step-number';
import { Field, controlBorder, describedBy } from './field';
import type { FieldTexts } from './field';
import { IconButton } from './icon-button';

export interface NumberStepperProps extends FieldTexts {
  value: number;
  onChange: (value: number) => void;
  /** Whole numbers, both included. */
  min: number;
  max: number;
  step?: number;
  decrementLabel: string;
  incrementLabel: string;
  /** Spoken in place of the bare number, such as "4 people". */
  valueText?: string;
  disabled?: boolean;
  className?: string;
}

/** − value +, by press, by typing and by arrow, page, Home and End keys. */
export function NumberStepper(props: NumberStepperProps) {
  const { value, onChange, min, max, step, disabled, decrementLabel, incrementLabel } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const bounds = { min, max, step };

  const commit = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const commitDraft = () => {
    const typed = draft === null ? null : parseWhole(draft);
    commit(typed === null ? value : clampNumber(typed, bounds));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return commitDraft();
    const next = stepByKey(value, event.key, bounds);
    if (next === null || (draft !== null && (event.key === 'Home' || event.key === 'End'))) return;
    event.preventDefault();
    commit(next);
  };

  return (
    <Field id={id} {...props}>
      <div
        className={clsx(
          'inline-flex w-fit max-w-full items-center gap-1 rounded-control border bg-surface p-0.5',
          controlBorder(props.error),
        )}
      >
        <IconButton
          label={decrementLabel}
          icon={Minus}
          disabled={disabled || value <= min}
          onClick={() => commit(clampNumber(value - (step ?? 1), bounds))}
        />
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? String(value)}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={props.valueText}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={describedBy(id, props)}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commitDraft}
          onKeyDown={onKeyDown}
          className="h-touch w-12 min-w-0 rounded-sm bg-transparent text-center text-lg font-semibold tabular-nums disabled:text-muted"
        />
        <IconButton
          label={incrementLabel}
          icon={Plus}
          disabled={disabled || value >= max}
          onClick={() => commit(clampNumber(value + (step ?? 1), bounds))}
        />
      </div>
    </Field>
  );
}
