import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import type { LeftOutItem } from '../../entities/recipe/use-left-out';
import { usePlanWeekMutation, type PlanWeekMutation } from './plan-week.generated';
import type { WeekProposal } from './week';

/** What came of planning a week, for as long as its page stands. */
export interface Planned {
  proposalId: string;
  items: readonly { name: string; product: string; toCheck: boolean }[];
  newArticles: number;
  leftOut: readonly LeftOutItem[];
}

type Outcome = Planned | { problem: string } | 'STALE' | 'CLOSED';

interface PlanWeek {
  plan: (proposal: WeekProposal) => Promise<Outcome>;
  planning: boolean;
}

const outcomeOf = (data: PlanWeekMutation | null | undefined): Outcome | null => {
  const result = data?.applyProposal;
  if (result?.__typename === 'ProposalStaleRefusal') return 'STALE';
  if (result?.__typename === 'ProposalClosedRefusal') return 'CLOSED';
  if (result?.__typename !== 'ApplyProposalPayload') return null;
  const { proposal, shoppingItems, newArticles, leftOut } = result;
  return { proposalId: proposal.id, items: shoppingItems, newArticles, leftOut };
};

/** Not before the server has written it: only it knows what is missing. */
export function usePlanWeek(): PlanWeek {
  const { t } = useTranslation('errors');
  const [plan, { loading }] = usePlanWeekMutation({
    update: adoptChange,
  });
  return {
    planning: loading,
    plan: async ({ id }) => {
      const answer = plan({ variables: { id } });
      const problem = await problemOf(t, 'applyProposal', answer);
      const outcome = await answer.then(
        ({ data }) => outcomeOf(data),
        () => null,
      );
      return outcome ?? { problem: problem ?? t('unexpected') };
    },
  };
}
