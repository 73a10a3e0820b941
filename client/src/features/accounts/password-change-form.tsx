import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../lib/form-frame';
import { PasswordField } from '../../lib/password-field';
import { hasWorked, useFieldForm, type ErrorKey } from '../../lib/use-field-form';
import { Button } from '../../ui/button';
import { fieldError } from './account-rules';
import { DoneNotice } from './done-notice';
import {
  passwordChangeFields,
  useChangePassword,
  type PasswordChangeField,
} from './use-change-password';

const judge = (field: PasswordChangeField, value: string): ErrorKey | null =>
  fieldError(field === 'newPassword' ? 'signUp' : 'signIn', 'password', value);

export function PasswordChangeForm() {
  const { t } = useTranslation('accounts');
  const [done, setDone] = useState(false);
  const change = useChangePassword();
  const fields = useFieldForm<PasswordChangeField>({
    fields: passwordChangeFields,
    initial: { currentPassword: '', newPassword: '' },
    judge,
    live: ['newPassword'],
    send: async (typed) => {
      const outcome = await change(typed);
      setDone(hasWorked(outcome));
      return outcome;
    },
  });
  const { banner, submitting } = fields;
  if (done) return <DoneNotice>{t('passwordChange.done')}</DoneNotice>;
  return (
    <FormFrame of={fields} banner={banner}>
      {passwordChangeFields.map((field) => (
        <PasswordField
          key={field}
          of={fields}
          field={field}
          label={t(`passwordChange.${field}`)}
          kind={field === 'newPassword' ? 'new' : 'current'}
        />
      ))}
      <Button type="submit" loading={submitting} className="justify-self-start">
        {t(submitting ? 'passwordChange.submitting' : 'passwordChange.submit')}
      </Button>
    </FormFrame>
  );
}
