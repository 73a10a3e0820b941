import { useTranslation } from 'react-i18next';
import { PasswordField as UnnamedPasswordField } from '../ui/password-field';
import type { FieldForm } from './use-field-form';

interface PasswordFieldProps<Field extends string> {
  of: Pick<FieldForm<Field>, 'draft' | 'errorAt' | 'type' | 'leave'>;
  field: Field;
  label: string;
  /** A new one is told its least length, and offered to the browser to make one up. */
  kind: 'current' | 'new';
}

/** The password of a form, with the French names of its switch. */
export function PasswordField<Field extends string>({
  of: { draft, errorAt, type, leave },
  field,
  label,
  kind,
}: PasswordFieldProps<Field>) {
  const { t } = useTranslation();
  return (
    <UnnamedPasswordField
      name={field}
      label={label}
      hint={kind === 'new' ? t('password.hint') : undefined}
      showPasswordLabel={t('password.show')}
      hidePasswordLabel={t('password.hide')}
      autoComplete={`${kind}-password`}
      required
      value={draft[field]}
      error={errorAt(field)}
      onChange={(event) => type(field, event.target.value)}
      onBlur={() => leave(field)}
    />
  );
}
