import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { sessionExpired } from '../../apollo/session-notice';
import { noteSubscribed } from '../../features/billing/subscription-store';
import { useFollowSignOut } from '../use-follow-sign-out';
import { useGuardQuery, type GuardQuery } from './guard.generated';

export type SessionViewer = NonNullable<GuardQuery['viewer']>;

export type Session =
  | { kind: 'checking' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'known'; viewer: SessionViewer | null };

const SessionContext = createContext<Session>({ kind: 'checking' });

export const useSession = (): Session => use(SessionContext);

/** The signed-in person, for what is only shown to one; null for a moment while leaving. */
export function useSessionViewer(): SessionViewer | null {
  const session = useSession();
  return session.kind === 'known' ? session.viewer : null;
}

/** Asks once who is there; afterwards every mutation keeps the answer right in the cache. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, loading, refetch } = useGuardQuery({ notifyOnNetworkStatusChange: true });
  const viewer = data?.viewer;

  const lastEmail = useRef<string | null>(null);
  useEffect(() => {
    if (viewer === undefined) return;
    if (viewer === null && lastEmail.current !== null) sessionExpired(true);
    lastEmail.current = viewer?.email ?? null;
    if (viewer && viewer.nextStep !== 'QUESTIONNAIRE') {
      noteSubscribed(viewer.email, viewer.nextStep === 'DASHBOARD');
    }
  }, [viewer]);

  useFollowSignOut();

  const session = useMemo<Session>(() => {
    if (viewer !== undefined) return { kind: 'known', viewer };
    if (loading || !error) return { kind: 'checking' };
    return { kind: 'failed', error, retry: () => void refetch() };
  }, [viewer, loading, error, refetch]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
