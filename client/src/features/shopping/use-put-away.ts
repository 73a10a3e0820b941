import { useTranslation } from 'react-i18next';
import { usePutAwayShoppingItems } from '../../entities/inventory/use-put-away-shopping-items';
import { useToast } from '../../ui/use-toast';
import type { UndoStore } from './undo-store';

export interface PutAwayOptions {
  changes: UndoStore;
  /** Shows why something failed, once it has. */
  say: (answer: Promise<string | null>) => void;
}

/**
 * Puts lines into the fridge in one step and says how many things that makes. Until the answer, and after it, no
 * change of the list is taken back: what lies in the fridge would be on the list as well.
 */
export function usePutAway({ changes, say }: PutAwayOptions) {
  const { t } = useTranslation('shopping');
  const { putAway, puttingAway } = usePutAwayShoppingItems();
  const toast = useToast();
  const store = async (ids: readonly string[]): Promise<string | null> => {
    const ended = changes.begin();
    const answer = await putAway(ids);
    ended();
    if ('problem' in answer) return answer.problem;
    changes.clear();
    const { stored } = answer;
    toast({
      tone: 'success',
      title: stored > 0 ? t('putAwayDone', { count: stored }) : t('putAwayElsewhere'),
    });
    return null;
  };
  return { putAway: (ids: readonly string[]): void => say(store(ids)), puttingAway };
}
