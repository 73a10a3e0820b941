import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { InvitationPage } from '../features/households/invitation-page';
import { forgetAskedPlace, rememberAskedPlace } from './guard/asked-place';
import { CheckFailed } from './guard/check-failed';
import { useSession } from './guard/session';
import { PageLoading } from './page-loading';
import { invitationPath, paths } from './paths';

/** An invitation, for whoever looks at it; somebody who has to sign in or up first comes back to it. */
export function InvitationRoute() {
  const { token = '' } = useParams();
  const session = useSession();
  const navigate = useNavigate();
  const viewer = session.kind === 'known' ? session.viewer : null;
  useEffect(() => {
    if (session.kind !== 'known') return;
    if (viewer) forgetAskedPlace();
    else rememberAskedPlace(invitationPath(token));
  }, [session.kind, token, viewer]);
  if (session.kind === 'checking') return <PageLoading />;
  if (session.kind === 'failed')
    return <CheckFailed access="signed-in" error={session.error} onRetry={session.retry} />;
  return (
    <InvitationPage
      key={viewer?.id ?? 'nobody'}
      token={token}
      viewer={viewer && { id: viewer.id, email: viewer.email, members: viewer.household.members }}
      onJoined={() => void navigate(paths.dashboard, { replace: true })}
    />
  );
}
