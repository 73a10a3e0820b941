import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResendVerification } from '../../entities/account/use-resend-verification';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

type Notice = { tone: 'success' | 'error'; text: string } | null;

/** In the place of the form that invites, until the person's own address is verified. */
export function VerifyFirst({ email }: { email: string }) {
  const { t } = useTranslation('households');
  const resend = useResendVerification();
  const [notice, setNotice] = useState<Notice>(null);
  const [sending, setSending] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setNotice(null);
    setSending(true);
    const problem = await resend();
    setSending(false);
    setNotice(
      problem === null
        ? { tone: 'success', text: t('verifyFirst.sent', { email }) }
        : { tone: 'error', text: problem },
    );
  };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="wrap-anywhere">{t('verifyFirst.text', { email })}</p>
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      <Button
        variant="secondary"
        icon={MailCheck}
        loading={sending}
        onClick={() => void sendAgain()}
      >
        {t('verifyFirst.resend')}
      </Button>
    </div>
  );
}
