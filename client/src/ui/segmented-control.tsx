import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from './icon';

export interface SegmentedControlProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

/** One of two to four views of the same thing, such as by aisle or by recipe. Radio buttons underneath. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { legend, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-control border border-control bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-touch grow items-center justify-center gap-2 rounded-[10px] py-1 text-center leading-tight border border-transparent px-4 max-[23.5rem]:px-3 text-sm font-semibold text-muted transition-ui has-checked:border-control has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus active:scale-[0.98] has-checked:forced-selected"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon ? <Icon of={option.icon} size={18} /> : null}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
