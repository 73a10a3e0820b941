import { useTranslation } from 'react-i18next';
import { useRestoreItems } from '../../entities/shopping/use-restore-items';
import type { Undoable } from './undo-stack';
import type { UndoStore } from './undo-store';
import { useCheckItems } from './use-check-items';
import { useSetToCheck } from './use-set-to-check';
import { useUndoTick } from './use-undo-tick';

/** Takes the list's last change back; resolves to why not, or null. */
export function useUndo(changes: UndoStore): () => Promise<string | null> {
  const checkItems = useCheckItems();
  const { t } = useTranslation('shopping');
  const restore = useRestoreItems(t('undo.nothingLeft'));
  const undoTick = useUndoTick();
  const setToCheck = useSetToCheck();
  const takeBack = async (change: Undoable): Promise<string | null> => {
    const ids = [...change.ids];
    if ('count' in change) return restore(ids);
    if (change.kind === 'TO_BUY') return setToCheck(ids, true);
    if (change.kind === 'COMPLETED')
      return undoTick({ tickedIds: ids, removedIds: [...change.removedIds] });
    return (await checkItems(ids, false)).problem;
  };
  return async () => {
    const change = changes.take();
    return change && takeBack(change);
  };
}
