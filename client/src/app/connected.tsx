import { ApolloProvider } from '@apollo/client/react';
import { print } from '@apollo/client/utilities';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../apollo/client';
import { onFirstUse } from '../lib/on-first-use';
import { pause } from '../lib/pause';
import { ToastProvider } from '../ui/toast-provider';
import { GuardDocument } from './guard/guard.generated';
import { SessionProvider } from './guard/session';
import { OfflineLater } from './offline/offline-later';
import { PageLoading } from './page-loading';

const theClient = onFirstUse(createApolloClient);

/** Asks who is there before anything is drawn; resolves in any case, and leaves a failure to the guard. */
export async function askWhoIsThere(): Promise<void> {
  // What the question passes through, used once beforehand a part at a time: the first use is when it is compiled,
  // all of which is too much to do at once while somebody may be touching the screen.
  const client = theClient();
  await pause();
  print(client.documentTransform.transformDocument(GuardDocument));
  await pause();
  client.readQuery({ query: GuardDocument });
  await pause();
  await client.query({ query: GuardDocument }).catch(() => undefined);
}

/** The part of the product that talks to the server; public pages do without its weight. */
export function Connected() {
  const { t } = useTranslation();
  return (
    <ApolloProvider client={theClient()}>
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
