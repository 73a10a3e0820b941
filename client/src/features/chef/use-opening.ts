import { useEffect, useRef } from 'react';

/** For whoever acts before the conversation is there: resolves once it is, to whether one can write to it. */
export function useOpening(opening: boolean, free: boolean): () => Promise<boolean> {
  const waiting = useRef<((free: boolean) => void)[]>([]);
  useEffect(() => {
    if (opening) return;
    for (const tell of waiting.current.splice(0)) tell(free);
  }, [opening, free]);
  return () => new Promise((resolve) => void waiting.current.push(resolve));
}
