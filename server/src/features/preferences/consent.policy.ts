import type { Prisma } from '../../generated/prisma/client.js';
import type { Viewer } from '../../platform/viewer.js';

/** A consent is the person's own, whoever shares the household. */
export const ownConsents = (viewer: Pick<Viewer, 'id'>) =>
  ({ userId: viewer.id }) satisfies Prisma.ConsentWhereInput;
