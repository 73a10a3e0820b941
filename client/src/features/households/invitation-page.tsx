import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { failureSentence } from '../../apollo/failure-sentence';
import { paths } from '../../app/paths';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { EnvelopeSent } from '../../illustrations/scenes/envelope-sent';
import { LostSpoon } from '../../illustrations/scenes/lost-spoon';
import { PageCard } from '../../lib/page-card';
import { Banner } from '../../ui/banner';
import { buttonClass } from '../../ui/button-class';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { useInvitationQuery, type InvitationQuery } from './invitation.generated';
import type { InvitedViewer } from './invited-viewer';
import { JoinHousehold } from './join-household';

interface InvitationPageProps {
  token: string;
  /** Who looks at it; null when signed out. */
  viewer: InvitedViewer | null;
  onJoined: () => void;
}

/** Where an invitation leads: who invites, what joining means, and the one press it takes. */
export function InvitationPage({ token, viewer, onJoined }: InvitationPageProps) {
  const { t } = useTranslation(['households', 'common']);
  const { t: sentence } = useTranslation('errors');
  // Asked anew for each person: whether they share the household is part of the answer.
  const { data, error, loading, refetch } = useInvitationQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  if (loading) {
    return (
      <PageCard title={t('invitation.loading')}>
        <Spinner />
      </PageCard>
    );
  }
  if (!data) {
    return (
      <PageCard title={t('invitation.failed')}>
        <Banner tone="error">{failureSentence(sentence, error)}</Banner>
        <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
      </PageCard>
    );
  }
  const { invitation } = data;
  if (invitation?.joined) return <Joined />;
  if (invitation?.status !== 'PENDING') return <Closed invitation={invitation} viewer={viewer} />;
  const name = invitation.inviterFirstName;
  return (
    <PageCard
      title={t('invitation.title', { name })}
      text={t('invitation.text')}
      picture={<EnvelopeSent className="mx-auto w-48" />}
    >
      {viewer ? (
        <JoinHousehold token={token} viewer={viewer} onJoined={onJoined} />
      ) : (
        <SignInFirst />
      )}
    </PageCard>
  );
}

function SignInFirst() {
  const { t } = useTranslation('households');
  return (
    <>
      <p>{t('invitation.accountNeeded')}</p>
      <div className="grid grid-cols-1 gap-3">
        <Link to={paths.signUp} className={buttonClass({ size: 'lg' })}>
          {t('invitation.signUp')}
        </Link>
        <Link to={paths.auth} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {t('invitation.signIn')}
        </Link>
      </div>
    </>
  );
}

function Joined() {
  const { t } = useTranslation('households');
  return (
    <PageCard
      title={t('joined.title')}
      text={t('joined.text')}
      picture={<ChefAtWork className="mx-auto w-48" />}
    >
      <Link to={paths.dashboard} className={buttonClass({ size: 'lg' })}>
        {t('joined.goOn')}
      </Link>
    </PageCard>
  );
}

interface ClosedProps {
  invitation: InvitationQuery['invitation'];
  viewer: InvitedViewer | null;
}

/** Used, run out, taken back or never there: why, and a way on. */
function Closed({ invitation, viewer }: ClosedProps) {
  const { t } = useTranslation('households');
  const state = invitation?.status === 'ACCEPTED' ? 'used' : invitation ? 'expired' : 'unknown';
  return (
    <PageCard
      title={t(`closed.${state}.title`)}
      text={t(`closed.${state}.text`, { name: invitation?.inviterFirstName ?? '' })}
      picture={<LostSpoon className="mx-auto w-48" />}
    >
      <Link
        to={viewer ? paths.dashboard : paths.home}
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
      >
        {t(viewer ? 'closed.dashboard' : 'closed.home')}
      </Link>
      {!viewer && (
        <Link to={paths.auth} className={buttonClass({ variant: 'ghost' })}>
          {t('invitation.signIn')}
        </Link>
      )}
    </PageCard>
  );
}
