import { useReactiveVar } from '@apollo/client/react';
import { Gift, UtensilsCrossed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sessionExpired } from '../../apollo/session-notice';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { PageHeading } from '../../lib/page-heading';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import { AccountForm } from './account-form';
import type { AccountMode } from './account-rules';
import { useInviter } from './use-inviter';
import { useSignIn } from './use-sign-in';
import { useSignUp } from './use-sign-up';

interface AuthPageProps {
  /** Whether the code that gives them was taken along from the banner. */
  freeDays: boolean;
  /** What the link of the invitation carries that led here; null without one. */
  invitationToken: string | null;
}

export function AuthPage({ freeDays, invitationToken }: AuthPageProps) {
  const { t } = useTranslation(['accounts', 'errors']);
  const [search, setSearch] = useSearchParams();
  const mode: AccountMode = search.get('mode') === 'signup' ? 'signUp' : 'signIn';
  const { inviter, loading } = useInviter(invitationToken);
  const send = { signIn: useSignIn(), signUp: useSignUp(inviter && invitationToken) };
  const expired = useReactiveVar(sessionExpired);

  const toggle = (): void => {
    sessionExpired(false);
    setSearch(mode === 'signIn' ? { mode: 'signup' } : {}, { replace: true });
  };

  return (
    <main className="mx-auto grid w-full max-w-5xl flex-1 content-center items-center justify-items-center gap-12 px-4 *:min-w-0 py-8 lg:grid-cols-2">
      <ChefAtWork className="hidden w-full max-w-md lg:block" />
      <Card padding="lg" className="w-full max-w-md">
        <PageHeading key={`heading-${mode}`} title={t(`${mode}.title`)} className="text-3xl">
          {t(`${mode}.heading`)}
        </PageHeading>
        <p className="mt-2 mb-6 text-muted">
          {t(mode === 'signUp' && inviter ? 'signUp.textInvited' : `${mode}.text`)}
        </p>
        {inviter && (
          <p className="mb-6 flex items-start gap-3 rounded-control bg-herb-soft px-4 py-3">
            <Icon of={UtensilsCrossed} className="mt-0.5 text-herb" />
            <span>{t(`${mode}.invited`, { name: inviter.inviterFirstName })}</span>
          </p>
        )}
        {mode === 'signUp' && freeDays && !inviter && (
          <p className="mb-6 flex items-start gap-3 rounded-control bg-aubergine-soft px-4 py-3">
            <Icon of={Gift} className="mt-0.5 text-aubergine" />
            <span>{t('signUp.freeDays')}</span>
          </p>
        )}
        {loading ? (
          <Spinner />
        ) : (
          <AccountForm
            key={`form-${mode}`}
            mode={mode}
            email={inviter?.email ?? ''}
            notice={expired ? t('errors:sessionExpired') : null}
            send={send[mode]}
          />
        )}
        <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
          {t(`${mode}.toggleQuestion`)}
          <button
            type="button"
            onClick={toggle}
            className="min-h-touch font-semibold text-herb underline underline-offset-4"
          >
            {t(`${mode}.toggle`)}
          </button>
        </p>
      </Card>
    </main>
  );
}
