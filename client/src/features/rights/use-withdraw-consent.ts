import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useWithdrawConsentMutation } from './withdraw-consent.generated';

/** Takes the consent back, and the restrictions and allergens with it; resolves to what went wrong, or null. */
export function useWithdrawConsent(): () => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [withdraw] = useWithdrawConsentMutation();
  return () => problemOf(t, 'withdrawConsent', withdraw());
}
