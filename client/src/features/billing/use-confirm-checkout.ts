import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { delay } from '../../lib/delay';
import { useConfirmCheckoutMutation } from './confirm-checkout.generated';
import { confirmPayment, type Confirmation } from './confirm-payment';

export type PaymentState = { kind: 'checking' } | Confirmation;

// A payment may still arrive, and a provider or a network come back; a wrong session never will.
const mayChange: readonly string[] = ['PAYMENT_NOT_COMPLETED', 'PAYMENT_PROVIDER_UNAVAILABLE'];

/** Has the server confirm the checkout that the address names. */
export function useConfirmCheckout(sessionId: string): PaymentState {
  const { t } = useTranslation('errors');
  const [confirm] = useConfirmCheckoutMutation();
  const [state, setState] = useState<PaymentState>({ kind: 'checking' });

  useEffect(() => {
    const left = new AbortController();
    const ask = async (): Promise<Confirmation> => {
      try {
        const { data } = await confirm({ variables: { sessionId } });
        const result = data?.confirmCheckout;
        if (result?.__typename === 'ConfirmCheckoutPayload') return { kind: 'confirmed' };
        return {
          kind: 'refused',
          processing: result !== undefined && mayChange.includes(result.code),
          sentence: result ? refusalSentence(t, 'confirmCheckout', result) : t('unexpected'),
        };
      } catch (error) {
        return {
          kind: 'refused',
          processing: true,
          sentence: operationFailure(t, error, 'confirmCheckout'),
        };
      }
    };
    confirmPayment({ ask, wait: (milliseconds) => delay(milliseconds, left.signal) }).then(
      (answer) => {
        if (!left.signal.aborted) setState(answer);
      },
      () => undefined,
    );
    return () => left.abort();
  }, [confirm, sessionId, t]);

  return state;
}
