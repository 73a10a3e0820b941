import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { useUnplanWeekMutation } from './unplan-week.generated';

interface Unplanned {
  /** The sentence that says why nothing is undone, or null. */
  problem: string | null;
  /** Whether it is because something has changed since: what has not can still be taken back. */
  isChanged: boolean;
}

interface UnplanWeek {
  unplan: (id: string, keepChanged: boolean) => Promise<Unplanned>;
  unplanning: boolean;
}

export function useUnplanWeek(): UnplanWeek {
  const { t } = useTranslation('errors');
  const [unplan, { loading }] = useUnplanWeekMutation({
    update: adoptChange,
  });
  return {
    unplanning: loading,
    unplan: async (id, keepChanged) => {
      const answer = unplan({ variables: { id, keepChanged } });
      const problem = await problemOf(t, 'undoProposal', answer);
      const isChanged = await answer.then(
        ({ data }) => data?.undoProposal.__typename === 'ProposalStaleRefusal',
        () => false,
      );
      return { problem, isChanged };
    },
  };
}
