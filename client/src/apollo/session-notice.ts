import { makeVar } from '@apollo/client/cache';

/** True once a session ended by itself, until the sign-in page has said so. */
export const sessionExpired = makeVar(false);

let leaving = false;

/** While somebody signs out, the end of their session is their own doing, and no page leads them to sign in again. */
export const isLeaving = (): boolean => leaving;

/** Does what signs somebody out, and takes no end of the session meanwhile for one that came by itself. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await leave();
  } finally {
    leaving = false;
  }
}
