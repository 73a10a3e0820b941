import { useTranslation } from 'react-i18next';
import { usePutAwayShoppingItems } from '../../entities/inventory/use-put-away-shopping-items';
import { useTakeBackPutAway } from '../../entities/inventory/use-take-back-put-away';
import { useToast } from '../../ui/use-toast';
import { addToFreeze, dropToFreeze } from './freeze-store';
import type { UndoStore } from './undo-store';

export interface PutAwayOptions {
  changes: UndoStore;
  /** Shows why something failed, once it has. */
  say: (answer: Promise<string | null>) => void;
}

/**
 * Puts lines into the fridge in one step, says how many things that makes and offers to undo it. Until the answer, and
 * after it, no change of the list before it is taken back: what lies in the fridge would be on the list as well.
 */
export function usePutAway({ changes, say }: PutAwayOptions) {
  const { t } = useTranslation('shopping');
  const { putAway, puttingAway } = usePutAwayShoppingItems();
  const takeBack = useTakeBackPutAway();
  const toast = useToast();
  const undo = async (ids: readonly string[]): Promise<void> => {
    const problem = await takeBack(ids);
    if (problem !== null) return toast({ tone: 'error', title: problem });
    // What lines became has the id of one of them.
    dropToFreeze(ids);
  };
  const store = async (ids: readonly string[]): Promise<string | null> => {
    const ended = changes.begin();
    const answer = await putAway(ids);
    ended();
    if ('problem' in answer) return answer.problem;
    changes.clear();
    const { stored, ids: moved, toFreeze } = answer;
    addToFreeze(toFreeze);
    toast({
      tone: 'success',
      title: stored > 0 ? t('putAwayDone', { count: stored }) : t('putAwayElsewhere'),
      ...(moved.length > 0 && {
        action: { label: t('undo.label'), onAction: () => void undo(moved) },
      }),
    });
    return null;
  };
  return { putAway: (ids: readonly string[]): void => say(store(ids)), puttingAway };
}
