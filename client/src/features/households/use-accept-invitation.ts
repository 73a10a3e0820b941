import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { forgetKitchen } from '../../entities/household/apply-change';
import { useAcceptInvitationMutation } from './accept-invitation.generated';

/** Joins a household: what was read of the former one is forgotten. Resolves to the sentence that says why not, or null. */
export function useAcceptInvitation(): (token: string) => Promise<string | null> {
  const { t } = useTranslation('errors');
  const client = useApolloClient();
  const [accept] = useAcceptInvitationMutation({
    update: (_cache, { data }) => {
      const result = data?.acceptInvitation;
      if (result?.__typename === 'AcceptInvitationPayload') forgetKitchen(client, result.viewer.id);
    },
  });
  return (token) => problemOf(t, 'acceptInvitation', accept({ variables: { token } }));
}
