import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLeaving } from '../../apollo/session-notice';
import { cameFrom } from '../../lib/came-from';
import { useLookAgain } from '../use-look-again';
import { askedPlace, forgetAskedPlace, rememberAskedPlace } from './asked-place';
import { paths } from '../paths';
import { CheckFailed } from './check-failed';
import { decideAccess, toGuardedViewer } from './decide-access';
import type { Access } from './page-access';
import { useSession } from './session';

interface RequireStepProps {
  access: Access;
  /** Drawn while the server is asked who is there. */
  pending: ReactNode;
  children: ReactNode;
}

/** Shows its page to those who may see it, and leads the others to their next step. */
export function RequireStep({ access, pending, children }: RequireStepProps) {
  const session = useSession();
  if (session.kind === 'checking') return pending;
  if (session.kind === 'failed') {
    return <CheckFailed access={access} error={session.error} onRetry={session.retry} />;
  }
  const { viewer } = session;
  const decision = decideAccess(access, viewer && toGuardedViewer(viewer), askedPlace());
  if (decision.kind === 'redirect') {
    return (
      <>
        <Redirect to={decision.to} remember={decision.remember} isKnown={viewer !== null} />
        {pending}
      </>
    );
  }
  return <Arrived access={access}>{children}</Arrived>;
}

interface RedirectProps {
  to: string;
  remember: boolean;
  /** Whether somebody is signed in. */
  isKnown: boolean;
}

function Redirect({ to, remember, isKnown }: RedirectProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const here = location.pathname + location.search + location.hash;
  useEffect(() => {
    // The portal leads back to the settings, also where it has just closed them: nobody pays to get to those.
    const isPortals = isKnown && location.pathname === paths.settings;
    // Another tab may tell of the session's end while this one signs out: the next person is led nowhere.
    if (remember && !isPortals && !isLeaving()) rememberAskedPlace(here);
    void navigate(to, { replace: true });
  }, [here, isKnown, location.pathname, navigate, remember, to]);
  return null;
}

// The place asked for has been reached: a later sign-in must not lead back to it. Whoever is led on from a place returns to it.
function Arrived({ access, children }: { access: Access; children: ReactNode }) {
  const { pathname, state } = useLocation();
  const from = cameFrom(state);
  // The dashboard's pages hear by their stream of what happens elsewhere.
  useLookAgain(access !== 'dashboard' && access !== 'signed-out');
  useEffect(() => {
    if (from !== null && access !== 'dashboard') rememberAskedPlace(from);
    else if (access === 'dashboard' || askedPlace()?.pathname === pathname) forgetAskedPlace();
  }, [access, from, pathname]);
  return children;
}
