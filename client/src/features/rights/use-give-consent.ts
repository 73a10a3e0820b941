import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { consentVersion } from '../../entities/consent/consent-version';
import { useGiveConsentMutation } from './give-consent.generated';

/** Resolves to what went wrong, or null. */
export function useGiveConsent(): () => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [give] = useGiveConsentMutation();
  return () => problemOf(t, 'giveConsent', give({ variables: { version: consentVersion } }));
}
