import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { toggleChoice } from '../lib/toggle-choice';
import { Fieldset } from './fieldset';
import type { FieldsetTexts } from './fieldset';
import { Icon } from './icon';

export interface ChipOption<T extends string> {
  value: T;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface CheckboxChipsProps<T extends string> extends FieldsetTexts {
  options: readonly ChipOption<T>[];
  values: readonly T[];
  onChange: (values: T[]) => void;
  /** A value that stands alone, such as "none": it clears the others, any other clears it. */
  exclusive?: T;
  className?: string;
}

/** Several choices among many, as chips. */
export function CheckboxChips<T extends string>({
  options,
  values,
  onChange,
  exclusive,
  className,
  ...texts
}: CheckboxChipsProps<T>) {
  const id = useId();
  return (
    <Fieldset id={id} className={className} {...texts}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'group relative inline-flex min-h-touch items-center gap-2 rounded-full border border-control bg-surface px-4 py-1.5 ' +
              'leading-tight transition-ui has-checked:border-herb has-checked:bg-herb has-checked:text-on-herb ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
              'forced-colors:has-checked:border-[Highlight] has-disabled:opacity-55 not-has-disabled:active:scale-[0.97]'
            }
          >
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              disabled={option.disabled}
              onChange={() => onChange(toggleChoice(values, option.value, exclusive))}
              className="sr-only"
            />
            {option.icon ? (
              <Icon of={option.icon} size={18} className="group-has-checked:hidden" />
            ) : null}
            <Icon of={Check} size={18} className="hidden group-has-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
