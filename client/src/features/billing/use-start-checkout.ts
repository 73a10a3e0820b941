import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useStartCheckoutMutation } from './start-checkout.generated';

interface StartCheckout {
  /** Resolves to the sentence that says why not, or null once the browser is leaving. */
  startCheckout: (promoCode: string) => Promise<string | null>;
  /** True until the answer, and then until the browser has left. */
  leaving: boolean;
}

export function useStartCheckout(): StartCheckout {
  const { t } = useTranslation('errors');
  const [start] = useStartCheckoutMutation();
  const [leaving, setLeaving] = useState(false);

  const request = async (promoCode: string): Promise<string | null> => {
    try {
      const { data } = await start({ variables: { promoCode: promoCode.trim() || null } });
      const result = data?.startCheckout;
      if (result?.__typename !== 'StartCheckoutPayload') {
        return result ? refusalSentence(t, 'startCheckout', result) : t('unexpected');
      }
      window.location.assign(result.checkoutUrl);
      return null;
    } catch (error) {
      return failureSentence(t, error, 'startCheckout');
    }
  };

  return {
    leaving,
    startCheckout: async (promoCode) => {
      setLeaving(true);
      const refusal = await request(promoCode);
      if (refusal !== null) setLeaving(false);
      return refusal;
    },
  };
}
