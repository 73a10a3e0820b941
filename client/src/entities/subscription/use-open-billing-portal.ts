import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useOpenBillingPortalMutation } from './open-billing-portal.generated';
import { forgetSubscribed } from './subscription-store';

/** That there is nothing to manage, for somebody whose kitchen is open all the same. */
const explanations: readonly string[] = ['PAID_BY_MEMBER', 'COMPLIMENTARY_ACCESS'];

export interface PortalProblem {
  sentence: string;
  /** Whether nothing is wrong: the sentence explains, and no more. */
  isExplanation: boolean;
}

interface OpenBillingPortal {
  /** Resolves to why not, or null once the browser is leaving. */
  openPortal: () => Promise<PortalProblem | null>;
  /** True until the answer, and then until the browser has left. */
  leaving: boolean;
}

/** Sends the browser to Stripe's portal; what the device remembered of the subscription is forgotten. */
export function useOpenBillingPortal(email: string): OpenBillingPortal {
  const { t } = useTranslation('errors');
  const [open] = useOpenBillingPortalMutation();
  const [leaving, setLeaving] = useState(false);
  const openPortal = async (): Promise<PortalProblem | null> => {
    setLeaving(true);
    const answer = open();
    const sentence = await problemOf(t, 'openBillingPortal', answer);
    const result = (await answer.catch(() => null))?.data?.openBillingPortal;
    if (sentence !== null) {
      setLeaving(false);
      const code = result && 'code' in result ? result.code : '';
      return { sentence, isExplanation: explanations.includes(code) };
    }
    if (result?.__typename === 'OpenBillingPortalPayload') {
      forgetSubscribed(email);
      window.location.assign(result.portalUrl);
    }
    return null;
  };
  return { openPortal, leaving };
}
