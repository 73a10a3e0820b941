import type { Undoable } from './undo-stack';
import type { UndoStore } from './undo-store';
import { useCheckItems } from './use-check-items';
import { useRestoreItems } from './use-restore-items';
import { useUndoTick } from './use-undo-tick';

/** Takes the list's last change back; resolves to why not, or null. */
export function useUndo(changes: UndoStore): () => Promise<string | null> {
  const checkItems = useCheckItems();
  const restore = useRestoreItems();
  const undoTick = useUndoTick();
  const takeBack = async (change: Undoable): Promise<string | null> => {
    const ids = [...change.ids];
    if ('count' in change) return restore(ids);
    if (change.kind === 'COMPLETED')
      return undoTick({ tickedIds: ids, removedIds: [...change.removedIds] });
    return (await checkItems(ids, false)).problem;
  };
  return async () => {
    const change = changes.take();
    return change && takeBack(change);
  };
}
