import { Prisma } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';

/** What holds for a person's conversation is theirs alone, as the conversation is. */
export const ownWishes = (viewer: Pick<Viewer, 'id'>) =>
  ({ userId: viewer.id }) satisfies Prisma.ChatWishWhereInput;

/** The same in SQL, for a statement that has the wish as `w`. */
export const ownWishesSql = (viewer: Pick<Viewer, 'id'>): Prisma.Sql =>
  Prisma.sql`(w."userId" = ${viewer.id}::uuid)`;
