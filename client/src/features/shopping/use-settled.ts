import { useEffect, useRef, useState } from 'react';
import type { ChecksStore } from './checks-store';

/** Rows move only when nobody has ticked for so long. */
const quietMs = 1500;

interface Settled {
  /** The ticked rows that lie at the end of their group. */
  settled: ReadonlySet<string>;
  /** To be called after each tick: nothing moves under a thumb that goes on. */
  noteTick: () => void;
}

const keyboardIsInList = (): boolean =>
  document.querySelector('[data-print-sheet] input:focus-visible') !== null;

const checkedNow = (checks: ChecksStore): ReadonlySet<string> =>
  new Set(checks.all().flatMap(({ id, checked }) => (checked ? [id] : [])));

/** Ticked rows sink after a pause, and whenever rows come or go. */
export function useSettled(rows: readonly unknown[], checks: ChecksStore): Settled {
  const [settled, setSettled] = useState(() => checkedNow(checks));
  const [settledRows, setSettledRows] = useState(rows);
  if (rows !== settledRows) {
    setSettledRows(rows);
    setSettled(checkedNow(checks));
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const noteTick = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Somebody who walks the list by keyboard would lose their place.
      if (keyboardIsInList()) noteTick();
      else setSettled(checkedNow(checks));
    }, quietMs);
  };
  return { settled, noteTick };
}
