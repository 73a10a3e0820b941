import { useTranslation } from 'react-i18next';
import { useConfirmEmailChangeMutation } from './confirm-email-change.generated';
import { linkProblemOf, type LinkProblem } from './link-problem';

export function useConfirmEmailChange(): (token: string) => Promise<LinkProblem | null> {
  const { t } = useTranslation('errors');
  const [confirm] = useConfirmEmailChangeMutation();
  return (token) => linkProblemOf(t, 'confirmEmailChange', confirm({ variables: { token } }));
}
