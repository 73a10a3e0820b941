import { Prisma } from '../../../generated/prisma/client.js';
import type { Viewer } from '../../../platform/viewer.js';

/** A proposal is decided on by the person it was made to, while in the household it was made for. */
export const ownProposals = (viewer: Pick<Viewer, 'id' | 'householdId'>) =>
  ({ userId: viewer.id, householdId: viewer.householdId }) satisfies Prisma.ProposalWhereInput;

/** The same in SQL, for a statement that has the proposal as `p`. */
export const ownProposalsSql = (viewer: Pick<Viewer, 'id' | 'householdId'>): Prisma.Sql =>
  Prisma.sql`(p."userId" = ${viewer.id}::uuid AND p."householdId" = ${viewer.householdId}::uuid)`;
