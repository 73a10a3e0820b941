import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readChecks } from './read-checks';

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

/** Ticked rows sink after a pause, and whenever rows come or go. */
export function useSettled(rows: readonly unknown[]): Settled {
  const { cache } = useApolloClient();
  const [pause, setPause] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settled = useMemo(
    () => new Set(readChecks(cache).flatMap(({ id, checked }) => (checked ? [id] : []))),
    // Read anew when rows come or go and after a pause, not at each tick.
    // oxlint-disable-next-line react/exhaustive-deps
    [cache, rows, pause],
  );
  const noteTick = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Somebody who walks the list by keyboard would lose their place.
      if (keyboardIsInList()) noteTick();
      else setPause((count) => count + 1);
    }, quietMs);
  };
  return { settled, noteTick };
}
