import { SearchField } from './search-field';
import { ToggleChip } from './toggle-chip';

interface Choice<T> {
  value: T;
  label: string;
}

export interface FilterBarProps<T extends string> {
  search: string;
  onSearch: (search: string) => void;
  /** What the field and the group of chips are called, and what they say. */
  labels: { search: string; placeholder: string; clear: string; filter: string; all: string };
  choices: readonly Choice<T>[];
  /** Null where everything is let in. */
  chosen: T | null;
  onChoose: (chosen: T | null) => void;
  className?: string;
}

/** A search with chips below it, of which one is pressed: a row that scrolls on a phone. */
export function FilterBar<T extends string>(props: FilterBarProps<T>) {
  const { search, onSearch, labels, choices, chosen, onChoose, className } = props;
  return (
    <div className={className}>
      <SearchField
        label={labels.search}
        placeholder={labels.placeholder}
        clearLabel={labels.clear}
        value={search}
        onChange={onSearch}
        className="mb-3 max-w-lg"
      />
      <div
        role="group"
        aria-label={labels.filter}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        <ToggleChip pressed={chosen === null} onClick={() => onChoose(null)}>
          {labels.all}
        </ToggleChip>
        {choices.map(({ value, label }) => (
          <ToggleChip
            key={value}
            pressed={chosen === value}
            onClick={() => onChoose(chosen === value ? null : value)}
          >
            {label}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
