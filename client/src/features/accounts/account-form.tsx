import type { ChangeEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import type { AccountOutcome } from './account-outcome';
import type { AccountDraft, AccountField, AccountMode } from './account-rules';
import { useAccountForm } from './use-account-form';

interface AccountFormProps {
  mode: AccountMode;
  /** Said above the fields before anything was sent, such as why one has to sign in again. */
  notice: string | null;
  send: (draft: AccountDraft) => Promise<AccountOutcome>;
}

/** The fields of signing in or up. Remounted at each change of mode, which clears it. */
export function AccountForm({ mode, notice, send }: AccountFormProps) {
  const { t } = useTranslation('accounts');
  const { form, draft, banner, submitting, errorAt, type, judge, submit } = useAccountForm(
    mode,
    send,
  );

  const said = banner ?? notice;

  const bind = (field: AccountField) => ({
    name: field,
    label: t(`field.${field}`),
    value: draft[field],
    error: errorAt(field),
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(field, event.target.value),
    onBlur: () => judge(field),
  });

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {said !== null && <Banner tone="error">{said}</Banner>}
      {mode === 'signUp' && (
        <div className="grid gap-5 *:min-w-0 sm:grid-cols-2">
          <TextField {...bind('firstName')} autoComplete="given-name" />
          <TextField {...bind('lastName')} autoComplete="family-name" />
        </div>
      )}
      <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" />
      <PasswordField
        {...bind('password')}
        showPasswordLabel={t('field.showPassword')}
        hidePasswordLabel={t('field.hidePassword')}
        hint={mode === 'signUp' ? t('field.passwordHint') : undefined}
        autoComplete={mode === 'signUp' ? 'new-password' : 'current-password'}
      />
      <Button type="submit" size="lg" loading={submitting}>
        {t(submitting ? `${mode}.submitting` : `${mode}.submit`)}
      </Button>
      {mode === 'signUp' && (
        <p className="text-sm text-muted">
          <Trans
            t={t}
            i18nKey="signUp.consent"
            components={{
              terms: <Link to={paths.terms} className="underline" />,
              privacy: <Link to={paths.privacy} className="underline" />,
            }}
          />
        </p>
      )}
    </form>
  );
}
