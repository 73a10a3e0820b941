import { Check, Lock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../lib/page-heading';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import { claimedPromoCode, claimPromoCode } from './promo-code';
import { useStartCheckout } from './use-start-checkout';

const included = ['suggestions', 'shoppingLists', 'family', 'privacy'] as const;

export function SubscriptionPage() {
  const { t } = useTranslation('billing');
  const [promoCode, setPromoCode] = useState(claimedPromoCode);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { startCheckout, leaving } = useStartCheckout();
  const cancelled = useSearchParams()[0].get('checkout') === 'cancelled' && !leaving;
  const free = promoCode.trim().toUpperCase() === 'FREE30';

  const subscribe = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (leaving) return;
    setRefusal(null);
    // Whoever comes back from the checkout without paying finds the code where they left it.
    claimPromoCode(promoCode);
    setRefusal(await startCheckout(promoCode));
  };

  return (
    <main className="mx-auto w-full max-w-xl flex-1 px-4 pt-6 pb-16">
      <div className="text-center">
        <PageHeading title={t('subscription.title')} className="text-4xl">
          {t('subscription.heading')}
        </PageHeading>
        <p className="mt-3 text-lg text-muted">{t('subscription.text')}</p>
      </div>
      <Card className="mt-8">
        <h2 className="text-xl">{t('subscription.plan')}</h2>
        <p className="mt-1 flex flex-wrap items-baseline gap-2">
          <span className="font-title text-5xl font-semibold tabular-nums">
            {t('subscription.price')}
          </span>
          <span className="text-muted">{t('subscription.perMonth')}</span>
        </p>
        <p className="mt-2 text-muted">{t('subscription.commitment')}</p>
        <h3 className="mt-6 text-lg">{t('subscription.included')}</h3>
        <ul className="mt-3 grid gap-3">
          {included.map((item) => (
            <li key={item} className="flex items-start gap-3">
              <span className="grid size-6 shrink-0 place-items-center rounded-full bg-herb-soft text-herb">
                <Check aria-hidden size={16} strokeWidth={2.25} />
              </span>
              {t(`subscription.includes.${item}`)}
            </li>
          ))}
        </ul>
        <form
          noValidate
          onSubmit={(event) => void subscribe(event)}
          className="mt-6 grid gap-5 border-t border-line pt-6"
        >
          {refusal !== null && <Banner tone="error">{refusal}</Banner>}
          {cancelled && refusal === null && (
            <Banner tone="info">{t('subscription.cancelled')}</Banner>
          )}
          <TextField
            label={t('subscription.promoCode')}
            hint={t('subscription.promoCodeHint')}
            value={promoCode}
            onChange={(event) => setPromoCode(event.target.value)}
            name="promoCode"
            autoComplete="off"
            autoCapitalize="characters"
          />
          <Button type="submit" size="lg" loading={leaving}>
            {leaving
              ? t('subscription.subscribing')
              : t(free ? 'subscription.subscribeFree' : 'subscription.subscribe')}
          </Button>
          <p className="flex items-start gap-2 text-sm text-muted">
            <Lock aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            {t('subscription.secure')}
          </p>
        </form>
      </Card>
    </main>
  );
}
