import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import clsx from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Field, controlBorder, controlClass, describedBy } from './field';
import type { FieldTexts } from './field';
import { Icon } from './icon';
import { useLandmarkPortal } from './landmark-portal';
import { floatClass, optionClass } from './overlay-class';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface SelectProps<T extends string> extends FieldTexts {
  options: readonly SelectOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

/** One of a list, typed ahead or picked; closed it looks like any other field. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { options, value, onChange, placeholder, name, disabled, className } = props;
  const id = useId();
  const { trigger, container } = useLandmarkPortal();
  return (
    <CSPProvider disableStyleElements>
      <Field {...props} id={id} className={className}>
        <Base.Root
          items={options}
          value={value}
          name={name}
          disabled={disabled}
          onValueChange={(next: T | null) => {
            if (next !== null) onChange(next);
          }}
        >
          <Base.Trigger
            ref={trigger}
            id={id}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={describedBy(id, props)}
            className={clsx(
              controlClass,
              controlBorder(props.error),
              'group flex items-center justify-between gap-3 text-left',
            )}
          >
            <Base.Value
              placeholder={placeholder}
              className="truncate data-placeholder:text-muted"
            />
            <Base.Icon className="text-muted transition-ui group-data-popup-open:rotate-180">
              <Icon of={ChevronDown} />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal container={container}>
            <Base.Positioner
              className="z-60 outline-none"
              sideOffset={6}
              alignItemWithTrigger={false}
            >
              <Base.Popup className={clsx(floatClass, 'min-w-(--anchor-width)')}>
                <Base.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto p-1.5">
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className={optionClass}
                    >
                      {option.icon ? <Icon of={option.icon} size={18} /> : null}
                      <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                      <Base.ItemIndicator>
                        <Icon of={Check} size={18} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </Field>
    </CSPProvider>
  );
}
