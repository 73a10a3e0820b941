import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { sessionExpired } from '../../apollo/session-notice';
import { noteSubscribed, remembersSomebody } from '../../entities/subscription/subscription-store';
import { useInSteps } from '../../lib/use-in-steps';
import { useFollowSessionEnd } from '../use-follow-session-end';
import { useFollowSignIn } from '../use-follow-sign-in';
import { useFollowSignOut } from '../use-follow-sign-out';
import { useGuardQuery, type GuardQuery } from './guard.generated';

export type SessionViewer = NonNullable<GuardQuery['viewer']>;

export type Session =
  | { kind: 'checking' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'known'; viewer: SessionViewer | null };

const checking: Session = { kind: 'checking' };
const SessionContext = createContext<Session>(checking);

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

  const wasHere = useRef<boolean | null>(null);
  // Before anything of the page is seen: whoever leaves it at once has been here.
  useLayoutEffect(() => {
    if (viewer === undefined) return;
    // A visit that begins without a session, on a device that nobody has signed out of, follows one that ran out.
    if (viewer === null && (wasHere.current ?? remembersSomebody())) sessionExpired(true);
    wasHere.current = viewer !== null;
  }, [viewer]);
  const email = viewer?.email;
  const isOpen = viewer?.nextStep === 'DASHBOARD';
  useLayoutEffect(() => {
    // Only what has changed: an answer that says the same must not undo what was forgotten on the way to the portal.
    if (email !== undefined) noteSubscribed(email, isOpen);
  }, [email, isOpen]);

  const ask = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useFollowSessionEnd(viewer === undefined ? undefined : viewer !== null, ask);
  useFollowSignIn(viewer === undefined ? undefined : (viewer?.id ?? null), ask);
  useFollowSignOut();

  const session = useMemo<Session>(() => {
    if (viewer !== undefined) return { kind: 'known', viewer };
    if (loading || !error) return checking;
    return { kind: 'failed', error, retry: () => void refetch() };
  }, [viewer, loading, error, refetch]);
  const known = useInSteps(session !== checking);
  return <SessionContext value={known ? session : checking}>{children}</SessionContext>;
}
