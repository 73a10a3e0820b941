import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../lib/email-field';
import { FormFrame } from '../../lib/form-frame';
import { PasswordField } from '../../lib/password-field';
import { hasWorked, useFieldForm, type ErrorKey } from '../../lib/use-field-form';
import { Button } from '../../ui/button';
import { fieldError } from './account-rules';
import { DoneNotice } from './done-notice';
import {
  emailChangeFields,
  useRequestEmailChange,
  type EmailChangeField,
} from './use-request-email-change';

const judge = (field: EmailChangeField, value: string): ErrorKey | null =>
  field === 'newEmail'
    ? fieldError('signUp', 'email', value)
    : fieldError('signIn', 'password', value);

export function EmailChangeForm() {
  const { t } = useTranslation('accounts');
  const [sent, setSent] = useState(false);
  const request = useRequestEmailChange();
  const fields = useFieldForm<EmailChangeField>({
    fields: emailChangeFields,
    initial: { newEmail: '', password: '' },
    judge,
    send: async (typed) => {
      const outcome = await request(typed);
      setSent(hasWorked(outcome));
      return outcome;
    },
  });
  const { banner, submitting } = fields;
  if (sent) return <DoneNotice>{t('emailChange.sent')}</DoneNotice>;
  return (
    <FormFrame of={fields} banner={banner}>
      <EmailField of={fields} field="newEmail" label={t('emailChange.newEmail')} />
      <PasswordField
        of={fields}
        field="password"
        label={t('emailChange.password')}
        kind="current"
      />
      <Button type="submit" loading={submitting} className="justify-self-start">
        {t(submitting ? 'emailChange.submitting' : 'emailChange.submit')}
      </Button>
    </FormFrame>
  );
}
