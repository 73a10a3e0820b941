import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { buttonClass, type ButtonVariant } from '../../ui/button-class';
import { useAccountEmailQuery } from './account-email.generated';
import { useResendVerification } from '../../entities/account/use-resend-verification';

/** Sends the link that confirms the address, then says so where it went; whoever is signed out signs in first. */
export function AnotherLinkButton({ variant }: { variant: ButtonVariant }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { data } = useAccountEmailQuery();
  const resend = useResendVerification();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data?.viewer) {
    return (
      <Link to={paths.emailConfirmation} className={buttonClass({ variant })}>
        {t('verify.signInFirst')}
      </Link>
    );
  }
  const send = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    const found = await resend();
    setSending(false);
    setProblem(found);
    if (found === null) void navigate(paths.emailConfirmation, { state: { sent: true } });
  };
  return (
    <>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Button variant={variant} loading={sending} onClick={() => void send()}>
        {t(sending ? 'verify.anotherSending' : 'verify.another')}
      </Button>
    </>
  );
}
