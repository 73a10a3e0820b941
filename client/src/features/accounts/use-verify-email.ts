import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useVerifyEmailMutation } from './verify-email.generated';

export function useVerifyEmail(): (token: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [verify] = useVerifyEmailMutation();
  return (token) => problemOf(t, 'verifyEmail', verify({ variables: { token } }));
}
