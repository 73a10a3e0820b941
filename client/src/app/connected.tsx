import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo/client';
import { ToastProvider } from '../ui/toast-provider';
import { GuardDocument } from './guard/guard.generated';
import { SessionProvider } from './guard/session';
import { OfflineLater } from './offline/offline-later';
import { PageLoading } from './page-loading';

const client = createApolloClient();

/** Asks who is there before anything is drawn; resolves in any case, and leaves a failure to the guard. */
export const askWhoIsThere = (): Promise<unknown> =>
  client.query({ query: GuardDocument }).catch(() => undefined);

/** The part of the product that talks to the server; public pages do without its weight. */
export function Connected() {
  const { t } = useTranslation();
  return (
    <ApolloProvider client={client}>
      <ToastProvider label={t('toasts')} closeLabel={t('close')}>
        <SessionProvider>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
          <OfflineLater />
        </SessionProvider>
      </ToastProvider>
    </ApolloProvider>
  );
}
