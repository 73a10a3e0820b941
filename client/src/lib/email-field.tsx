import { TextField } from '../ui/text-field';
import type { FieldForm } from './use-field-form';

interface EmailFieldProps<Field extends string> {
  of: Pick<FieldForm<Field>, 'draft' | 'errorAt' | 'type' | 'leave'>;
  field: Field;
  label: string;
}

/** The address of whoever fills the form in. */
export function EmailField<Field extends string>({
  of: { draft, errorAt, type, leave },
  field,
  label,
}: EmailFieldProps<Field>) {
  return (
    <TextField
      name={field}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      value={draft[field]}
      error={errorAt(field)}
      onChange={(event) => type(field, event.target.value)}
      onBlur={() => leave(field)}
    />
  );
}
