import { useTranslation } from 'react-i18next';
import { usePutAwayShoppingItems } from '../../entities/inventory/use-put-away-shopping-items';
import { useToast } from '../../ui/use-toast';
import type { UndoStore } from './undo-store';

export interface PutAwayOptions {
  changes: UndoStore;
  /** Given the sentence that says why not, or null. */
  onAnswer: (problem: string | null) => void;
}

/**
 * Puts lines into the fridge in one step and says how many things that makes. Until the answer, and after it, no
 * change of the list is taken back: what lies in the fridge would be on the list as well.
 */
export function usePutAway({ changes, onAnswer }: PutAwayOptions) {
  const { t } = useTranslation('shopping');
  const { putAway, puttingAway } = usePutAwayShoppingItems();
  const toast = useToast();
  const putAwayLines = async (ids: readonly string[]): Promise<void> => {
    const ended = changes.begin();
    const answer = await putAway(ids);
    ended();
    if ('problem' in answer) return onAnswer(answer.problem);
    onAnswer(null);
    changes.clear();
    const { stored } = answer;
    toast({
      tone: 'success',
      title: stored > 0 ? t('putAwayDone', { count: stored }) : t('putAwayElsewhere'),
    });
  };
  return { putAway: putAwayLines, puttingAway };
}
