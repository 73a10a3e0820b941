import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { useRevokeInvitationMutation } from './revoke-invitation.generated';

/** Takes an invitation back; resolves to the sentence that says why not, or null. */
export function useRevokeInvitation(): (id: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const [revoke] = useRevokeInvitationMutation();
  return (id) => problemOf(t, 'revokeInvitation', revoke({ variables: { id } }));
}
