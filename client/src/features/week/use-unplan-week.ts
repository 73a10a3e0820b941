import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { useUnplanWeekMutation } from './unplan-week.generated';

interface UnplanWeek {
  /** Resolves to the sentence that says why not, or null when all is as it was. */
  unplan: (id: string) => Promise<string | null>;
  unplanning: boolean;
}

export function useUnplanWeek(): UnplanWeek {
  const { t } = useTranslation('errors');
  const [unplan, { loading }] = useUnplanWeekMutation({
    update: adoptChange,
  });
  return {
    unplanning: loading,
    unplan: (id) => problemOf(t, 'undoProposal', unplan({ variables: { id } })),
  };
}
