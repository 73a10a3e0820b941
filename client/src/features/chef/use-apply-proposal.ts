import { useTranslation } from 'react-i18next';
import { problemOf } from '../../apollo/problem-of';
import { adoptChange } from '../../entities/household/adopt-change';
import { useLeftOut } from '../../entities/recipe/use-left-out';
import { useToast } from '../../ui/use-toast';
import { useApplyProposalMutation, type ApplyProposalMutation } from './apply-proposal.generated';
import { appendProposal } from './chat-cache';
import { announceChat } from './chat-channel';

interface ApplyProposal {
  /**
   * Applies these lines, or all where none are named. Resolves to the sentence that says why not, or null when it is
   * done.
   */
  apply: (id: string, lines: readonly string[] | null) => Promise<string | null>;
  applying: boolean;
}

/** What came of it stands on the card itself: it is over, or there is nothing left to apply. */
async function isSaidByItsState(
  answer: Promise<{ data?: ApplyProposalMutation | null | undefined }>,
) {
  const result = await answer.then(
    ({ data }) => data?.applyProposal,
    () => undefined,
  );
  if (result?.__typename === 'ProposalClosedRefusal') return true;
  return result?.__typename === 'ProposalStaleRefusal' && result.proposal.status !== 'PENDING';
}

/** Not before the server has written it: a preview is a promise, and what it promises may have changed. */
export function useApplyProposal(messageId: string): ApplyProposal {
  const { t } = useTranslation('errors');
  const { t: words } = useTranslation('recipes');
  const toast = useToast();
  const atHome = useLeftOut();
  const [apply, { loading }] = useApplyProposalMutation({
    onCompleted: announceChat,
    update: (cache, answer) => {
      adoptChange(cache, answer);
      const result = answer.data?.applyProposal;
      if (result?.__typename === 'ApplyProposalPayload' && result.rest)
        appendProposal(cache, messageId, result.rest.id);
    },
  });
  const sayWhatIsThere = (
    id: string,
    result: ApplyProposalMutation['applyProposal'] | undefined,
  ): void => {
    if (result?.__typename !== 'ApplyProposalPayload') return;
    // Named by the chef, no line has a place in its recipe: a part is one of which the rest is bought.
    const bought = new Set(result.shoppingItems.map(({ product }) => product));
    const leftOut = result.leftOut.map((item) =>
      bought.has(item.product) ? item : { ...item, position: 0 },
    );
    const said = atHome(leftOut, result.shoppingItems);
    if (said) toast({ tone: 'info', about: id, title: words('toList.atHome'), ...said });
  };
  return {
    applying: loading,
    apply: async (id, lines) => {
      const answer = apply({ variables: { id, lines: lines && [...lines] } });
      const problem = await problemOf(t, 'applyProposal', answer);
      if (problem === null) sayWhatIsThere(id, (await answer).data?.applyProposal);
      return problem !== null && (await isSaidByItsState(answer)) ? null : problem;
    },
  };
}
