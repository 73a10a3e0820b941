import { ToggleChip } from '../../ui/toggle-chip';

interface ChipRowProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  /** Null where it is none of them. */
  value: T | null;
  onChange: (value: T) => void;
}

/** A few likely answers, of which one is pressed: a row that scrolls on a phone. */
export function ChipRow<T extends string>({ legend, options, value, onChange }: ChipRowProps<T>) {
  return (
    <div
      role="group"
      aria-label={legend}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:gap-1.5 sm:overflow-visible sm:px-0"
    >
      {options.map((option) => (
        <ToggleChip
          key={option.value}
          pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="sm:px-2.5 sm:text-sm"
        >
          {option.label}
        </ToggleChip>
      ))}
    </div>
  );
}
