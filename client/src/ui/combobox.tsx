import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { controlBorder, controlClass, Field } from './field';
import type { FieldTexts } from './field';
import { Icon } from './icon';
import { useLandmarkPortal } from './landmark-portal';
import { floatClass, optionClass } from './overlay-class';

export interface ComboboxOption<T extends string> {
  value: T;
  label: string;
}

export interface ComboboxProps<T extends string> extends FieldTexts {
  options: readonly ComboboxOption<T>[];
  value: T;
  onChange: (value: T) => void;
  searchLabel: string;
  /** Said where the search finds nothing. */
  emptyText: string;
  className?: string;
}

/** One of a list too long to scroll: a field that opens a list with a search above it. */
export function Combobox<T extends string>(props: ComboboxProps<T>) {
  const { options, value, onChange, searchLabel, emptyText, className } = props;
  const id = useId();
  const { trigger, container } = useLandmarkPortal();
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <CSPProvider disableStyleElements>
      <Field {...props} id={id} className={className}>
        <Base.Root
          items={options}
          value={selected}
          autoHighlight
          onValueChange={(next: ComboboxOption<T> | null) => {
            if (next) onChange(next.value);
          }}
        >
          <Base.Trigger
            ref={trigger}
            id={id}
            className={clsx(
              controlClass,
              controlBorder(props.error),
              'group flex items-center justify-between gap-2 text-left',
            )}
          >
            <span className="truncate">
              <Base.Value />
            </span>
            <Base.Icon className="text-muted transition-ui group-data-popup-open:rotate-180">
              <Icon of={ChevronDown} />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal container={container}>
            <Base.Positioner className="z-60 outline-none" sideOffset={6} align="start">
              <Base.Popup
                aria-label={searchLabel}
                className={clsx(floatClass, 'w-72 max-w-(--available-width)')}
              >
                <div className="p-1.5 pb-0">
                  <Base.Input
                    aria-label={searchLabel}
                    placeholder={searchLabel}
                    className={clsx(controlClass, controlBorder(null))}
                  />
                </div>
                <Base.Empty className="px-4 py-3 text-muted empty:hidden">{emptyText}</Base.Empty>
                <Base.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto p-1.5">
                  {(option: ComboboxOption<T>) => (
                    <Base.Item key={option.value} value={option} className={optionClass}>
                      <span className="flex-1">{option.label}</span>
                      <Base.ItemIndicator>
                        <Icon of={Check} size={18} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </Field>
    </CSPProvider>
  );
}
