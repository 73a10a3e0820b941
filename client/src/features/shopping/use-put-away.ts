import { useTranslation } from 'react-i18next';
import { usePutAwayShoppingItems } from '../../entities/inventory/use-put-away-shopping-items';
import { useTakeBackPutAway } from '../../entities/inventory/use-take-back-put-away';
import { useToast } from '../../ui/use-toast';
import { addToFreeze, dropToFreeze } from './freeze-store';
import type { ChecksStore } from './checks-store';
import type { UndoStore } from './undo-store';

export interface PutAwayOptions {
  changes: UndoStore;
  checks: ChecksStore;
  /** What left the list with its recipe and is still to be put away. */
  bought: readonly { id: string }[];
  /** Shows why something failed, once it has. */
  say: (answer: Promise<string | null>) => void;
}

/**
 * Puts lines into the fridge in one step, says how many things that makes and offers to undo it. Until the answer, and
 * after it, no change of the list before it is taken back: what lies in the fridge would be on the list as well.
 */
export function usePutAway({ changes, checks, bought, say }: PutAwayOptions) {
  const { t } = useTranslation('shopping');
  const { putAway: move, puttingAway } = usePutAwayShoppingItems();
  const takeBack = useTakeBackPutAway();
  const toast = useToast();
  const undo = async (ids: readonly string[]): Promise<void> => {
    const problem = await takeBack(ids);
    if (problem !== null) return toast({ tone: 'error', title: problem });
    // What lines became has the id of one of them.
    dropToFreeze(ids);
  };
  const store = async (ids: readonly string[]): Promise<string | null> => {
    const answer = await move(ids);
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
  /**
   * Back from the shop, all that was bought: what is ticked as well as what left the list.
   * @param justBought what has left it a moment ago
   */
  const putAwayAll = async (justBought: readonly string[] = []): Promise<void> => {
    const ended = changes.begin();
    await checks.whenSent();
    const ticked = checks.all().filter(({ checked }) => checked);
    const ids = [...new Set([...justBought, ...[...bought, ...ticked].map(({ id }) => id)])];
    if (ids.length > 0) say(store(ids).finally(ended));
    else ended();
  };
  return { puttingAway, putAwayAll };
}
