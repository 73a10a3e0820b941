import { useState } from 'react';

interface Visit {
  open: boolean;
  /** Counts the visits that began afresh; 0 before the first. */
  number: number;
  resumable: boolean;
}

/** The chef's dialog; another visit begins afresh unless there is a recipe to come back to. */
export function useChefVisit() {
  const [{ open, number }, setVisit] = useState<Visit>({
    open: false,
    number: 0,
    resumable: false,
  });
  return {
    open,
    number,
    begin: (): void =>
      setVisit((last) => ({
        open: true,
        number: last.resumable ? last.number : last.number + 1,
        resumable: last.resumable,
      })),
    end: (resumable: boolean): void => setVisit((last) => ({ ...last, open: false, resumable })),
  };
}
