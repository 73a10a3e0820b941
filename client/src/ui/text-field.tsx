import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, controlBorder, controlClass, describedBy } from './field';
import type { FieldTexts } from './field';
import { Icon } from './icon';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {
  /** Drawing inside the field, at its start. */
  icon?: LucideIcon;
  /** A short unit or one button inside the field, at its end. */
  trailing?: ReactNode;
  fieldClassName?: string;
}

export function TextField({
  label,
  labelNote,
  hideLabel,
  hint,
  error,
  icon,
  trailing,
  id: givenId,
  className,
  fieldClassName,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, labelNote, hideLabel, hint, error };
  return (
    <Field id={id} className={fieldClassName} {...texts}>
      <div className="relative">
        {icon ? (
          <Icon
            of={icon}
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
          />
        ) : null}
        <input
          {...input}
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
          className={clsx(
            controlClass,
            controlBorder(error),
            // The icon grows with the letters, the spaces beside it only as far as the screen is wide.
            icon && 'pl-[calc(var(--spacing)*7+1.25rem)]',
            trailing && 'pr-14',
            className,
          )}
        />
        {trailing ? (
          <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
        ) : null}
      </div>
    </Field>
  );
}
