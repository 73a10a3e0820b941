import type { PGlite } from '@electric-sql/pglite';

/**
 * The same database for pglite-prisma-adapter 0.7.2, which catches whatever a transaction ends with, and takes a commit
 * that failed for done: what it has caught is thrown again.
 */
export function tellFailedCommits(pglite: PGlite): PGlite {
  const transaction = (...work: Parameters<PGlite['transaction']>) => {
    const done = pglite.transaction(...work);
    return {
      catch: (caught: (error: unknown) => void) => {
        const told = done.catch((error: unknown) => {
          caught(error);
          throw error;
        });
        // Of a transaction that never began nobody asks how it ended.
        told.catch(() => undefined);
        return told;
      },
    };
  };
  return new Proxy(pglite, {
    get: (target, key) => {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
