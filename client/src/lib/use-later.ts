import { useEffect, useState } from 'react';

/** False at first, and true after so many milliseconds: for what the page can do without until it stands. */
export function useLater(milliseconds: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return due;
}
