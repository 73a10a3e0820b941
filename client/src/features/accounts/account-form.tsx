import { useState, type ChangeEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { EmailField } from '../../lib/email-field';
import { FormFrame } from '../../lib/form-frame';
import { PasswordField } from '../../lib/password-field';
import { useFieldForm, type ErrorKey, type FormOutcome } from '../../lib/use-field-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import {
  emptyDraft,
  fieldError,
  fieldsOf,
  type AccountDraft,
  type AccountField,
  type AccountMode,
} from './account-rules';
import { TelephoneLater } from './telephone/telephone-later';

interface AccountFormProps {
  mode: AccountMode;
  /** The address that is known already, such as where an invitation went. */
  email: string;
  /** Said above the fields before anything was sent, such as why one has to sign in again. */
  notice: string | null;
  send: (draft: AccountDraft) => Promise<FormOutcome<AccountField>>;
}

/** The fields of signing in or up. Remounted at each change of mode, which clears it. */
export function AccountForm({ mode, email, notice, send }: AccountFormProps) {
  const { t } = useTranslation('accounts');
  const [withPhone, setWithPhone] = useState(false);
  const [phoneProblem, setPhoneProblem] = useState<ErrorKey | null>(null);
  const fields = useFieldForm({
    fields: fieldsOf(mode),
    initial: { ...emptyDraft, email },
    judge: (field, value) => (field === 'phone' ? phoneProblem : fieldError(mode, field, value)),
    live: ['password'],
    send,
  });

  const { draft, banner, submitting, errorAt, type, leave } = fields;

  const bind = (field: AccountField) => ({
    name: field,
    label: t(`field.${field}`),
    value: draft[field],
    error: errorAt(field),
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(field, event.target.value),
    onBlur: () => leave(field),
  });

  return (
    <FormFrame of={fields} banner={banner ?? notice}>
      {mode === 'signUp' && (
        <div className="grid gap-5 *:min-w-0 sm:grid-cols-2">
          <TextField {...bind('firstName')} autoComplete="given-name" />
          <TextField {...bind('lastName')} autoComplete="family-name" />
        </div>
      )}
      <EmailField of={fields} field="email" label={t('field.email')} />
      <PasswordField
        of={fields}
        field="password"
        label={t('field.password')}
        kind={mode === 'signUp' ? 'new' : 'current'}
      />
      {mode === 'signUp' &&
        (withPhone ? (
          <TelephoneLater
            name="phone"
            initial=""
            error={errorAt('phone')}
            onChange={(number, problem) => {
              setPhoneProblem(problem);
              type('phone', number);
            }}
            onLeave={() => leave('phone')}
            asked
          />
        ) : (
          <button
            type="button"
            onClick={() => setWithPhone(true)}
            className="-mt-2 min-h-touch justify-self-start text-left font-semibold text-herb underline underline-offset-4"
          >
            {t('telephone.add')}
          </button>
        ))}
      {mode === 'signIn' && (
        <Link
          to={paths.resetPassword}
          className="-mt-3 inline-flex min-h-touch items-center justify-self-start font-semibold text-herb underline underline-offset-4"
        >
          {t('signIn.forgotten')}
        </Link>
      )}
      <Button type="submit" size="lg" loading={submitting}>
        {t(submitting ? `${mode}.submitting` : `${mode}.submit`)}
      </Button>
      {mode === 'signUp' && (
        <p className="text-sm text-muted">
          <Trans
            t={t}
            i18nKey="signUp.consent"
            components={{
              terms: <a href={paths.terms} target="_blank" className="underline" />,
              privacy: <a href={paths.privacy} target="_blank" className="underline" />,
            }}
          />
        </p>
      )}
    </FormFrame>
  );
}
