import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { forgetKitchen } from '../../entities/household/apply-change';
import { useLeaveHouseholdMutation } from './leave-household.generated';

/** Leaves the household: what was read of it is forgotten. Resolves to the sentence that says why not, or null. */
export function useLeaveHousehold(): () => Promise<string | null> {
  const { t } = useTranslation('errors');
  const client = useApolloClient();
  const [leave] = useLeaveHouseholdMutation({
    update: (_cache, { data }) => {
      const result = data?.leaveHousehold;
      if (result?.__typename === 'LeaveHouseholdPayload') forgetKitchen(client, result.viewer.id);
    },
  });
  return () => problemOf(t, 'leaveHousehold', leave());
}
