import { Lock } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { claimedPromoCode, claimPromoCode, givesFreeDays } from './promo-code';
import { useStartCheckout, type CheckoutProblem } from './use-start-checkout';

interface SubscribeFormProps {
  /** Whether free days were used: the code is then no longer offered, nor promised by the button. */
  trialUsed: boolean;
  returning: boolean;
}

/** The promo code and the button that leads to the payment. */
export function SubscribeForm({ trialUsed, returning }: SubscribeFormProps) {
  const { t } = useTranslation('billing');
  const [promoCode, setPromoCode] = useState(() => (trialUsed ? '' : claimedPromoCode()));
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { startCheckout, leaving } = useStartCheckout();
  const cancelled = useSearchParams()[0].get('checkout') === 'cancelled' && !leaving;
  const free = !trialUsed && givesFreeDays(promoCode);

  const subscribe = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (leaving) return;
    setProblem(null);
    // Whoever comes back from the checkout without paying finds the code where they left it.
    claimPromoCode(promoCode);
    const found = await startCheckout(promoCode);
    setProblem(found);
    if (found?.atPromoCode) field.current?.focus();
  };
  const rest = returning ? t('subscription.subscribeAgain') : t('subscription.subscribe');
  const label = free ? t('subscription.subscribeFree') : rest;

  return (
    <form
      noValidate
      onSubmit={(event) => void subscribe(event)}
      className="mt-6 grid grid-cols-1 gap-5 border-t border-line pt-6"
    >
      {problem && !problem.atPromoCode && <Banner tone="error">{problem.sentence}</Banner>}
      {cancelled && !problem && <Banner tone="info">{t('subscription.cancelled')}</Banner>}
      <TextField
        ref={field}
        label={t('subscription.promoCode')}
        hint={t(trialUsed ? 'subscription.promoCodeOptional' : 'subscription.promoCodeHint')}
        error={problem?.atPromoCode ? problem.sentence : null}
        value={promoCode}
        onChange={(event) => {
          setPromoCode(event.target.value);
          setProblem(null);
        }}
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit" size="lg" loading={leaving}>
        {leaving ? t('subscription.subscribing') : label}
      </Button>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Lock aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {t('subscription.secure')}
      </p>
    </form>
  );
}
