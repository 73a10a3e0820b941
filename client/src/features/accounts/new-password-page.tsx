import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { FormFrame } from '../../lib/form-frame';
import { PageCard } from '../../lib/page-card';
import { PasswordField } from '../../lib/password-field';
import { hasWorked, useFieldForm } from '../../lib/use-field-form';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Spinner } from '../../ui/spinner';
import { fieldError } from './account-rules';
import { usePasswordLinkWorksQuery } from './password-link-works.generated';
import { useResetPassword } from './use-reset-password';

/** Where the link of a reset message leads: the form for the new password. */
export function NewPasswordPage() {
  const { t } = useTranslation('accounts');
  const token = useSearchParams()[0].get('token') ?? '';
  return token === '' ? (
    <AnotherLink title={t('newPassword.incomplete')} text={t('newPassword.incompleteText')} />
  ) : (
    <CheckedLink token={token} />
  );
}

/** A link that has served or run out says so before a password is thought up; the server has the last word either way. */
function CheckedLink({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  // Asked once: the form's own success uses the link up.
  const { data, loading } = usePasswordLinkWorksQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  if (loading) {
    return (
      <PageCard title={t('newPassword.title')}>
        <Spinner />
      </PageCard>
    );
  }
  return data?.passwordLinkWorks === false ? (
    <AnotherLink title={t('newPassword.gone')} text={t('newPassword.goneText')} />
  ) : (
    <NewPassword token={token} />
  );
}

function AnotherLink({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('accounts');
  return (
    <PageCard key={title} title={title} text={text} picture={<SpiltPot className="mx-auto w-48" />}>
      <Link to={paths.resetPassword} className={buttonClass({ size: 'lg' })}>
        {t('newPassword.another')}
      </Link>
    </PageCard>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [done, setDone] = useState(false);
  const reset = useResetPassword(token);
  const fields = useFieldForm<'password'>({
    fields: ['password'],
    initial: { password: '' },
    judge: (field, value) => fieldError('signUp', field, value),
    live: ['password'],
    send: async ({ password }) => {
      const outcome = await reset(password);
      setDone(hasWorked(outcome));
      return outcome;
    },
  });

  const { banner, submitting } = fields;
  if (done) {
    return (
      <PageCard
        key="done"
        title={t('newPassword.done')}
        text={t('newPassword.doneText')}
        picture={<ChefAtWork className="mx-auto w-48" />}
      >
        {/* A page of its own: whoever was signed in here is so no more, and nothing in memory knows it. */}
        <a href={paths.auth} className={buttonClass({ size: 'lg' })}>
          {t('signIn.submit')}
        </a>
      </PageCard>
    );
  }
  return (
    <PageCard key="form" title={t('newPassword.title')} text={t('newPassword.text')}>
      <FormFrame
        of={fields}
        banner={banner}
        action={
          <Link to={paths.resetPassword} className="font-semibold underline">
            {t('newPassword.another')}
          </Link>
        }
      >
        <PasswordField of={fields} field="password" label={t('newPassword.field')} kind="new" />
        <Button type="submit" size="lg" loading={submitting}>
          {t(submitting ? 'newPassword.submitting' : 'newPassword.submit')}
        </Button>
      </FormFrame>
    </PageCard>
  );
}
