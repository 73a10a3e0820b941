import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useOpenBillingPortalMutation } from './open-billing-portal.generated';
import { forgetSubscribed } from './subscription-store';

interface OpenBillingPortal {
  /** Resolves to the sentence that says why not, or null once the browser is leaving. */
  openPortal: () => Promise<string | null>;
  /** True until the answer, and then until the browser has left. */
  leaving: boolean;
}

/** Sends the browser to Stripe's portal; what the device remembered of the subscription is forgotten. */
export function useOpenBillingPortal(email: string): OpenBillingPortal {
  const { t } = useTranslation('errors');
  const [open] = useOpenBillingPortalMutation();
  const [leaving, setLeaving] = useState(false);
  const openPortal = async (): Promise<string | null> => {
    setLeaving(true);
    const answer = open();
    const problem = await problemOf(t, 'openBillingPortal', answer);
    if (problem !== null) {
      setLeaving(false);
      return problem;
    }
    const result = (await answer).data?.openBillingPortal;
    if (result?.__typename === 'OpenBillingPortalPayload') {
      forgetSubscribed(email);
      window.location.assign(result.portalUrl);
    }
    return null;
  };
  return { openPortal, leaving };
}
