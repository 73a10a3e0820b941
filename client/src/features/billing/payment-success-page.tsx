import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { PaymentDone } from '../../illustrations/scenes/payment-done';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { PageHeading } from '../../lib/page-heading';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Progress } from '../../ui/progress';
import { useConfirmCheckout } from './use-confirm-checkout';

/** How long the good news stays before going on, in milliseconds. */
const redirectDelay = 2000;

interface PaymentSuccessPageProps {
  /** Leads to the dashboard, or to the place first asked for. */
  onContinue: () => void;
  /** Whether the kitchen is open to the person, paid just now or long ago. */
  subscribed: boolean;
}

export function PaymentSuccessPage({ onContinue, subscribed }: PaymentSuccessPageProps) {
  const { t } = useTranslation('billing');
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return (
    <main className="mx-auto grid w-full max-w-lg flex-1 content-center justify-items-center gap-4 px-4 py-10 text-center">
      {sessionId ? (
        <Confirming sessionId={sessionId} onContinue={onContinue} subscribed={subscribed} />
      ) : (
        <Unconfirmed
          reason={t('payment.noSession')}
          onContinue={onContinue}
          subscribed={subscribed}
        />
      )}
    </main>
  );
}

function Confirming({ sessionId, ...rest }: PaymentSuccessPageProps & { sessionId: string }) {
  const { t } = useTranslation('billing');
  const state = useConfirmCheckout(sessionId);
  if (state.kind === 'confirmed') return <Confirmed onContinue={rest.onContinue} />;
  if (state.kind === 'refused') return <Unconfirmed reason={state.sentence} {...rest} />;
  return (
    <>
      <ChefAtWork className="w-64" />
      <PageHeading title={t('payment.title')} className="text-3xl">
        {t('payment.checking')}
      </PageHeading>
      <Progress label={t('payment.checking')} hideLabel value={null} className="w-48 max-w-full" />
      <p className="text-lg text-balance text-muted">{t('payment.checkingText')}</p>
    </>
  );
}

/** No payment was found; whoever is subscribed has none to make. */
function Unconfirmed({
  reason,
  subscribed,
  onContinue,
}: PaymentSuccessPageProps & { reason: string }) {
  return subscribed ? <Confirmed onContinue={onContinue} already /> : <Failed reason={reason} />;
}

function Confirmed({ onContinue, already = false }: { onContinue: () => void; already?: boolean }) {
  const { t } = useTranslation('billing');
  const goOn = useEffectEvent(onContinue);
  useEffect(() => {
    const timer = setTimeout(() => goOn(), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PaymentDone className="w-64" />
      <PageHeading
        title={t(already ? 'payment.alreadyOpen' : 'payment.confirmed')}
        className="text-4xl"
      />
      <p className="text-lg text-muted">
        {t(already ? 'payment.alreadyOpenText' : 'payment.confirmedText')}
      </p>
      <Button variant="secondary" onClick={onContinue}>
        {t(already ? 'payment.toDashboard' : 'payment.continue')}
      </Button>
    </>
  );
}

function Failed({ reason }: { reason: string }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <SpiltPot className="w-64" />
      <PageHeading title={t('payment.failed')} className="text-3xl" />
      <p className="text-lg text-balance text-muted">{reason}</p>
      <Link to={paths.subscription} className={buttonClass()}>
        {t('payment.retry')}
      </Link>
    </>
  );
}
