import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptRows } from '../../entities/household/adopt-change';
import { useUnplanWeekMutation } from './unplan-week.generated';

interface UnplanWeek {
  /** Resolves to the sentence that says why not, or null when all is as it was. */
  unplan: (id: string) => Promise<string | null>;
  unplanning: boolean;
}

export function useUnplanWeek(): UnplanWeek {
  const { t } = useTranslation('errors');
  const [unplan, { loading }] = useUnplanWeekMutation({
    update: (cache, { data }) => {
      const result = data?.undoProposal;
      if (result?.__typename === 'UndoProposalPayload') adoptRows(cache, result);
    },
  });
  return {
    unplanning: loading,
    unplan: (id) => problemOf(t, 'undoProposal', unplan({ variables: { id } })),
  };
}
