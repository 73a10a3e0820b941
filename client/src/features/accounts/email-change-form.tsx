import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../lib/password-field';
import { useFieldForm, type ErrorKey } from '../../lib/use-field-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { fieldError } from './account-rules';
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
      setSent(outcome.banner === null && Object.keys(outcome.fields).length === 0);
      return outcome;
    },
  });
  const { form, draft, banner, submitting, errorAt, type, leave, submit } = fields;
  if (sent) return <Banner tone="success">{t('emailChange.sent')}</Banner>;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5"
    >
      {banner !== null && <Banner tone="error">{banner}</Banner>}
      <TextField
        name="newEmail"
        label={t('emailChange.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={draft.newEmail}
        error={errorAt('newEmail')}
        onChange={(event) => type('newEmail', event.target.value)}
        onBlur={() => leave('newEmail')}
      />
      <PasswordField
        of={fields}
        field="password"
        label={t('emailChange.password')}
        kind="current"
      />
      <Button type="submit" loading={submitting} className="justify-self-start">
        {t(submitting ? 'emailChange.submitting' : 'emailChange.submit')}
      </Button>
    </form>
  );
}
