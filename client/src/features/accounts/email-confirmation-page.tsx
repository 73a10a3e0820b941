import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useResendVerification } from '../../entities/account/use-resend-verification';
import { EnvelopeSent } from '../../illustrations/scenes/envelope-sent';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { PageCard } from '../../lib/page-card';
import { useAccountEmailQuery } from './account-email.generated';

type Notice = { tone: 'success' | 'error'; text: string } | null;

interface EmailConfirmationPageProps {
  /** Signing in leads back here, where the link is asked for. */
  onSignIn: () => void;
}

/** Says where the link that confirms the address is, and sends it again. */
export function EmailConfirmationPage({ onSignIn }: EmailConfirmationPageProps) {
  const { t } = useTranslation('accounts');
  const arrival = useLocation().state as { sent?: boolean } | null;
  const { data } = useAccountEmailQuery();
  const resend = useResendVerification();
  const [notice, setNotice] = useState<Notice>(() =>
    arrival?.sent ? { tone: 'success', text: t('confirmation.resent') } : null,
  );
  const [sending, setSending] = useState(false);
  const viewer = data?.viewer;
  const confirmed = viewer?.emailVerified === true;

  const sendAgain = async (): Promise<void> => {
    setNotice(null);
    setSending(true);
    const problem = await resend();
    setSending(false);
    setNotice(
      problem === null
        ? { tone: 'success', text: t('confirmation.resent') }
        : { tone: 'error', text: problem },
    );
  };

  return (
    <PageCard
      title={t(confirmed ? 'confirmation.confirmed' : 'confirmation.title')}
      text={
        confirmed || !viewer
          ? t(confirmed ? 'confirmation.confirmedText' : 'confirmation.text')
          : t('confirmation.textTo', { email: viewer.email })
      }
      picture={<EnvelopeSent className="mx-auto w-56" />}
    >
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {viewer && !confirmed && (
        <Button loading={sending} onClick={() => void sendAgain()}>
          {t('confirmation.resend')}
        </Button>
      )}
      <Link
        to={paths.auth}
        onClick={viewer ? undefined : onSignIn}
        className={buttonClass({ variant: 'ghost' })}
      >
        {t(viewer ? 'confirmation.goOn' : 'backToSignIn')}
      </Link>
    </PageCard>
  );
}
