import type { Prisma } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';

/** A conversation is read, continued and deleted by the person who holds it alone. */
export const ownMessages = (viewer: Pick<Viewer, 'id'>) =>
  ({ userId: viewer.id }) satisfies Prisma.ChatMessageWhereInput;
