import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLine } from './group-items';
import type { RowActions } from './list-row';
import type { Undoable } from './undo-bar';
import { useAddItem } from './use-add-item';
import { useCheckItems } from './use-check-items';
import { useDeleteCheckedItems } from './use-delete-checked-items';
import { useDeleteItems } from './use-delete-items';
import { useRestoreItems } from './use-restore-items';
import { useUndoTick } from './use-undo-tick';

const idsOf = (line: ShownLine): string[] => line.parts.map(({ id }) => id);

interface ListActions {
  /** Why the last change failed, for the red banner. */
  problem: string | null;
  clearProblem: () => void;
  undoable: Undoable | null;
  clearUndoable: () => void;
  rows: Pick<RowActions, 'tick' | 'remove'>;
  add: (said: Parameters<ReturnType<typeof useAddItem>>[0]) => void;
  removePart: (id: string, name: string) => void;
  removeChecked: () => void;
  say: (answer: Promise<string | null>) => void;
  /** Shows why something failed; null takes the banner away. */
  report: (problem: string | null) => void;
}

/** What can be done to the list: each at once, with its way back and with the sentence where it fails. */
export function useListActions(noteTick: () => void): ListActions {
  const { t } = useTranslation('shopping');
  const [problem, setProblem] = useState<string | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  // The same each time: the bar counts its seconds from the change, not from the last render.
  const clearUndoable = useCallback(() => setUndoable(null), []);
  const addItem = useAddItem();
  const checkItems = useCheckItems();
  const deleteItems = useDeleteItems();
  const deleteChecked = useDeleteCheckedItems();
  const restore = useRestoreItems();
  const undoTick = useUndoTick();

  const settle = async (answer: Promise<string | null>): Promise<void> => setProblem(await answer);
  const say = (answer: Promise<string | null>): void => void settle(answer);

  const tick = async (line: ShownLine, checked: boolean): Promise<void> => {
    const ids = idsOf(line);
    noteTick();
    setUndoable(null);
    const outcome = await checkItems(ids, checked);
    setProblem(outcome.problem);
    if (outcome.problem !== null || !checked) return;
    const removedIds = [...outcome.removedItemIds];
    const untick = async (): Promise<void> => {
      noteTick();
      if (removedIds.length > 0) return settle(undoTick({ tickedIds: ids, removedIds }));
      setProblem((await checkItems(ids, false)).problem);
    };
    const title =
      removedIds.length > 0
        ? t('undo.completed', { name: line.parts[0]?.recipeTitle ?? line.name })
        : t('undo.ticked', { name: line.name });
    setUndoable({ title, undo: () => void untick() });
  };

  const remove = async (ids: string[], name: string): Promise<void> => {
    const failed = await deleteItems(ids);
    setProblem(failed);
    if (failed !== null) return;
    setUndoable({ title: t('undo.deleted', { name }), undo: () => say(restore(ids)) });
  };

  const removeChecked = async (): Promise<void> => {
    const { problem: failed, deletedItemIds } = await deleteChecked();
    setProblem(failed);
    if (failed !== null || deletedItemIds.length === 0) return;
    const title = t('undo.deletedChecked', { count: deletedItemIds.length });
    setUndoable({ title, undo: () => say(restore([...deletedItemIds])) });
  };

  // Rows render only when they change themselves, so what they are given must stay the same.
  const latest = useRef({ tick, remove });
  useEffect(() => {
    latest.current = { tick, remove };
  });
  const rows = useMemo(
    () => ({
      tick: (line: ShownLine, checked: boolean) => void latest.current.tick(line, checked),
      remove: (line: ShownLine) => void latest.current.remove(idsOf(line), line.name),
    }),
    [],
  );
  return {
    problem,
    clearProblem: () => setProblem(null),
    undoable,
    clearUndoable,
    rows,
    add: (said) => say(addItem(said)),
    removePart: (id, name) => void remove([id], name),
    removeChecked: () => void removeChecked(),
    say,
    report: setProblem,
  };
}
