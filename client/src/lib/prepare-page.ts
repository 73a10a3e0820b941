import { createContext } from 'react';

/** Fetches the code of the page at this path; resolves in any case, also where it cannot be fetched. */
export const PreparePage = createContext<(pathname: string) => Promise<void>>(() =>
  Promise.resolve(),
);
