import type { Prisma, Proposal } from '../../../generated/prisma/client.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { ownProposals } from '../proposals/proposal.policy.js';

interface Scope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}

export const ownWeeks = (viewer: Pick<Viewer, 'id' | 'householdId'>) =>
  ({ ...ownProposals(viewer), action: 'PLAN_WEEK' }) satisfies Prisma.ProposalWhereInput;

/** The last one, unless it was undone or has expired; one that was applied stays until it would have. */
export async function findProposedWeek(
  { db, viewer, clock }: Scope,
  query: object,
): Promise<Proposal | null> {
  const last: Proposal | null = await db.proposal.findFirst({
    ...query,
    where: ownWeeks(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const isOpen = last?.status === 'PENDING' || last?.status === 'APPLIED';
  return last && isOpen && last.expiresAt > clock.now() ? last : null;
}
