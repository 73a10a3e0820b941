import { makeVar } from '@apollo/client/cache';

/** True once a session ended by itself, until the sign-in page has said so. */
export const sessionExpired = makeVar(false);
