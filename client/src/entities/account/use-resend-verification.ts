import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useResendVerificationMutation } from './resend-verification.generated';

/** Sends the link that verifies the address again; resolves to the sentence of a failure, or null. */
export function useResendVerification(): () => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [resend] = useResendVerificationMutation();
  return () => problemOf(t, 'resendVerification', resend());
}
