import { useEffect, useState } from 'react';
import type { ChecksStore } from './checks-store';

/** Rows move only when nobody has ticked or pressed anything for so long: none moves away under a press. */
const quietMs = 1500;

const keyboardIsInList = (): boolean =>
  document.querySelector('[data-print-sheet] input:focus-visible') !== null;

const checkedNow = (checks: ChecksStore): ReadonlySet<string> =>
  new Set(checks.all().flatMap(({ id, checked }) => (checked ? [id] : [])));

interface Row {
  id: string;
}

/** As it was for the rows that were there: only one that has just come takes the place of its tick. */
function withArrivals(
  settled: ReadonlySet<string>,
  before: readonly Row[],
  rows: readonly Row[],
  checked: ReadonlySet<string>,
): ReadonlySet<string> {
  const known = new Set(before.map(({ id }) => id));
  return new Set(
    rows.flatMap(({ id }) => ((known.has(id) ? settled : checked).has(id) ? [id] : [])),
  );
}

/**
 * The ticked rows that lie at the end of their group. They sink there after a pause, whoever ticked them; a
 * row that comes or goes meanwhile moves no other.
 */
export function useSettled(rows: readonly Row[], checks: ChecksStore): ReadonlySet<string> {
  const [settled, setSettled] = useState(() => checkedNow(checks));
  const [settledRows, setSettledRows] = useState(rows);
  if (rows !== settledRows) {
    setSettledRows(rows);
    setSettled(withArrivals(settled, settledRows, rows, checkedNow(checks)));
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        // Somebody who walks the list by keyboard would lose their place.
        if (keyboardIsInList()) wait();
        else setSettled(checkedNow(checks));
      }, quietMs);
    };
    const waitOn = (): void => {
      if (timer !== undefined) wait();
    };
    const unsubscribe = checks.subscribeAll(wait);
    document.addEventListener('pointerdown', waitOn, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', waitOn, true);
      unsubscribe();
    };
  }, [checks]);
  return settled;
}
