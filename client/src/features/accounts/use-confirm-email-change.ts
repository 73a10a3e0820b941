import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useConfirmEmailChangeMutation } from './confirm-email-change.generated';

export function useConfirmEmailChange(): (token: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [confirm] = useConfirmEmailChangeMutation();
  return (token) => problemOf(t, 'confirmEmailChange', confirm({ variables: { token } }));
}
