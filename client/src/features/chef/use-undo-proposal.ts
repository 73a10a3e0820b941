import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { useDismissToasts } from '../../ui/use-toast';
import { announceChat } from './chat-channel';
import { useUndoProposalMutation } from './undo-proposal.generated';

interface UndoProposal {
  /** Resolves to the sentence that says why not, or null when all is as it was. */
  undo: (id: string) => Promise<string | null>;
  undoing: boolean;
}

export function useUndoProposal(): UndoProposal {
  const { t } = useTranslation('errors');
  const dismissToasts = useDismissToasts();
  const [undo, { loading }] = useUndoProposalMutation({
    onCompleted: announceChat,
    update: adoptChange,
  });
  return {
    undoing: loading,
    undo: async (id) => {
      const answer = undo({ variables: { id } });
      const problem = await problemOf(t, 'undoProposal', answer);
      const result = await answer.then(
        ({ data }) => data?.undoProposal.__typename,
        () => undefined,
      );
      // What was not bought for it is not to be bought any more.
      if (problem === null) dismissToasts(id);
      // That it is over stands on the card itself.
      return result === 'ProposalClosedRefusal' ? null : problem;
    },
  };
}
