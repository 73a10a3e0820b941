import clsx from 'clsx';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Field, controlBorder, controlClass, describedBy } from './field';
import type { FieldTexts } from './field';

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  fieldClassName?: string;
}

/** Grows with its text, from `rows` up to about twelve lines. */
export function TextArea({
  label,
  labelNote,
  hideLabel,
  hint,
  error,
  id: givenId,
  className,
  fieldClassName,
  rows = 3,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = { label, labelNote, hideLabel, hint, error };
  return (
    <Field id={id} className={fieldClassName} {...texts}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
        className={clsx(
          controlClass,
          controlBorder(error),
          'field-sizing-content max-h-80 resize-none',
          className,
        )}
      />
    </Field>
  );
}
