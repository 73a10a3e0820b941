import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** False until the page is first put on paper: for what is seen on no screen, and costs the first view time. */
export function usePrinted(): boolean {
  const [printed, setPrinted] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    if (printed) return undefined;
    const media = window.matchMedia('print');
    // The sheet is laid out as soon as the listeners return.
    const note = (): void => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', note);
    media.addEventListener('change', note);
    return () => {
      window.removeEventListener('beforeprint', note);
      media.removeEventListener('change', note);
    };
  }, [printed]);
  return printed;
}
