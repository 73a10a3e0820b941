import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countArticles } from '../../entities/shopping/count-articles';
import { painted } from '../../lib/painted';
import type { ChecksStore } from './checks-store';
import type { ShownLine } from './group-items';
import type { Line } from './merge-items';
import type { RowActions } from './list-row';
import { useAddItem } from './use-add-item';
import { useCheckItems } from './use-check-items';
import { useDeleteCheckedItems } from './use-delete-checked-items';
import { useDeleteItems } from '../../entities/shopping/use-delete-items';
import type { Undoable } from './undo-stack';
import type { UndoStore } from './undo-store';
import { useSetToCheck } from './use-set-to-check';
import { useUndo } from './use-undo';

const idsOf = (line: Line): string[] => line.parts.map(({ id }) => id);

interface ListActions {
  /** Why the last change failed, for the red banner. */
  problem: string | null;
  clearProblem: () => void;
  undo: () => void;
  rows: Pick<RowActions, 'tick' | 'remove'>;
  /** Resolves to whether it is on the list. */
  add: (said: Parameters<ReturnType<typeof useAddItem>>[0]) => Promise<boolean>;
  removePart: (id: string, name: string) => void;
  removeChecked: () => void;
  /** Staples are at home after all, or are to be bought. */
  staples: { areAtHome: (lines: readonly Line[]) => void; buy: (line: Line) => void };
  /** Shows why something failed, once it has. */
  say: (answer: Promise<string | null>) => void;
}

/** What can be done to the list: each at once, with its way back and with the sentence where it fails. */
export function useListActions(checks: ChecksStore, changes: UndoStore): ListActions {
  const [problem, setProblem] = useState<string | null>(null);
  const clearProblem = useCallback(() => setProblem(null), []);
  const undo = useUndo(changes);
  const addItem = useAddItem();
  const checkItems = useCheckItems();
  const deleteItems = useDeleteItems();
  const deleteChecked = useDeleteCheckedItems();
  const setToCheck = useSetToCheck();

  /** The next try takes a sentence away. Its success does not: that sentence may be of something tried later. */
  const attempt = async <Answer extends { problem: string | null }>(
    pending: Promise<Answer>,
  ): Promise<Answer> => {
    clearProblem();
    const answer = await pending;
    if (answer.problem !== null) setProblem(answer.problem);
    return answer;
  };
  const attemptPlain = (pending: Promise<string | null>) =>
    attempt(pending.then((failed) => ({ problem: failed })));

  const tick = async (line: ShownLine, checked: boolean): Promise<void> => {
    const ids = idsOf(line);
    if (!checked) changes.forgetTicks(ids);
    // The row is on screen before the cache walks the list.
    const untilSent = checks.expect(ids, checked);
    await painted();
    const ended = changes.begin();
    const answer = checkItems(ids, checked);
    untilSent();
    const { problem: failed, removedIds } = await attempt(answer);
    ended();
    if (failed !== null || !checked) return;
    const { name, parts } = line;
    if (removedIds.length === 0) return changes.note({ kind: 'TICKED', name, ids });
    const title = parts[0]?.recipeTitle ?? name;
    changes.note({ kind: 'COMPLETED', name: title, ids, removedIds });
  };

  const deleteLines = async (change: Undoable): Promise<void> => {
    const ended = changes.begin();
    await checks.whenSent();
    const { problem: failed } = await attemptPlain(deleteItems([...change.ids]));
    ended();
    if (failed === null) changes.note(change);
  };
  const remove = (ids: string[], name: string): void =>
    void deleteLines({ kind: 'DELETED', name, count: 1, ids });

  const removeChecked = async (): Promise<void> => {
    const ended = changes.begin();
    await checks.whenSent();
    const count = countArticles(checks.all(), true);
    const { problem: failed, deletedIds: ids } = await attempt(deleteChecked());
    ended();
    if (failed === null && ids.length > 0) changes.note({ kind: 'DELETED_CHECKED', count, ids });
  };

  const areAtHome = (lines: readonly Line[]): void =>
    void deleteLines({ kind: 'AT_HOME', count: lines.length, ids: lines.flatMap(idsOf) });

  const buy = async (line: Line): Promise<void> => {
    const ids = idsOf(line);
    const ended = changes.begin();
    const { problem: failed } = await attemptPlain(setToCheck(ids, false));
    ended();
    if (failed === null) changes.note({ kind: 'TO_BUY', name: line.name, ids });
  };

  // Rows render only when they change themselves, so what they are given must stay the same.
  const latest = useRef({ tick, remove });
  useEffect(() => {
    latest.current = { tick, remove };
  });
  const rows = useMemo(
    () => ({
      tick: (line: ShownLine, checked: boolean) => void latest.current.tick(line, checked),
      remove: (line: ShownLine) => latest.current.remove(idsOf(line), line.name),
    }),
    [],
  );
  return {
    problem,
    clearProblem,
    undo: () => void attemptPlain(undo()),
    rows,
    add: async (said) => (await attemptPlain(addItem(said))).problem === null,
    removePart: (id, name) => remove([id], name),
    removeChecked: () => void removeChecked(),
    staples: { areAtHome, buy: (line) => void buy(line) },
    say: (answer) => void attemptPlain(answer),
  };
}
