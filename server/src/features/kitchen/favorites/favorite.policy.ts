import type { Prisma } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';

/** A favourite belongs to the person alone. */
export const ownFavorites = (viewer: Viewer) =>
  ({ userId: viewer.id }) satisfies Prisma.FavoriteWhereInput;
