import { useReactiveVar } from '@apollo/client/react';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sessionExpired } from '../../apollo/session-notice';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { PageHeading } from '../../lib/page-heading';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { AccountForm } from './account-form';
import type { AccountMode } from './account-rules';
import { useSignIn } from './use-sign-in';
import { useSignUp } from './use-sign-up';

interface AuthPageProps {
  /** Whether the code that gives them was taken along from the banner. */
  freeDays: boolean;
}

export function AuthPage({ freeDays }: AuthPageProps) {
  const { t } = useTranslation(['accounts', 'errors']);
  const [search, setSearch] = useSearchParams();
  const mode: AccountMode = search.get('mode') === 'signup' ? 'signUp' : 'signIn';
  const send = { signIn: useSignIn(), signUp: useSignUp() };
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
        <p className="mt-2 mb-6 text-muted">{t(`${mode}.text`)}</p>
        {mode === 'signUp' && freeDays && (
          <p className="mb-6 flex items-start gap-3 rounded-control bg-aubergine-soft px-4 py-3">
            <Icon of={Gift} className="mt-0.5 text-aubergine" />
            <span>{t('signUp.freeDays')}</span>
          </p>
        )}
        <AccountForm
          key={`form-${mode}`}
          mode={mode}
          notice={expired ? t('errors:sessionExpired') : null}
          send={send[mode]}
        />
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
