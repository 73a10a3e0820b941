import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { useStartCheckoutMutation } from './start-checkout.generated';

export interface CheckoutProblem {
  sentence: string;
  /** Whether it is the code's fault, to be said at its field. */
  atPromoCode: boolean;
}

interface StartCheckout {
  /** Resolves to what stands in the way, or null once the browser is leaving. */
  startCheckout: (promoCode: string) => Promise<CheckoutProblem | null>;
  /** True until the answer, and then until the browser has left. */
  leaving: boolean;
}

export function useStartCheckout(): StartCheckout {
  const { t } = useTranslation('errors');
  const [start] = useStartCheckoutMutation();
  const [leaving, setLeaving] = useState(false);

  const request = async (promoCode: string): Promise<CheckoutProblem | null> => {
    try {
      const { data } = await start({ variables: { promoCode: promoCode.trim() || null } });
      const result = data?.startCheckout;
      if (result?.__typename === 'StartCheckoutPayload') {
        window.location.assign(result.checkoutUrl);
        return null;
      }
      const sentence = result ? refusalSentence(t, 'startCheckout', result) : t('unexpected');
      return { sentence, atPromoCode: result?.field === 'promoCode' };
    } catch (error) {
      return { sentence: operationFailure(t, error, 'startCheckout'), atPromoCode: false };
    }
  };

  return {
    leaving,
    startCheckout: async (promoCode) => {
      setLeaving(true);
      const problem = await request(promoCode);
      if (problem !== null) setLeaving(false);
      return problem;
    },
  };
}
