import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../lib/password-field';
import { useFieldForm, type ErrorKey } from '../../lib/use-field-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { fieldError } from './account-rules';
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
      setDone(outcome.banner === null && Object.keys(outcome.fields).length === 0);
      return outcome;
    },
  });
  const { form, banner, submitting, submit } = fields;
  if (done) return <Banner tone="success">{t('passwordChange.done')}</Banner>;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5"
    >
      {banner !== null && <Banner tone="error">{banner}</Banner>}
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
    </form>
  );
}
