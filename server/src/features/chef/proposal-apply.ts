import { z } from 'zod';
import { Prisma, type Proposal } from '../../generated/prisma/client.js';
import { columnsSql } from '../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';
import type { Clock } from '../../platform/clock.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { ProposalClosedRefusal, ProposalStaleRefusal } from './proposal.errors.js';
import { ownProposals, ownProposalsSql } from './proposal.policy.js';
import { loadHousehold } from './proposal-household.js';
import { perform, takeBack, type Written } from './proposal-perform.js';
import { readPlan } from './proposal-plan.js';
import { readStoredRequest } from './proposal-request.js';
import { capture, printAfter, readMemory, remember } from './proposal-snapshot.js';
import { preview, resolveNow } from './proposal-store.js';

export interface DecideScope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
}

/** A proposal as it is now, and every row that changed with it. */
export interface Decided extends Written {
  readonly proposal: Proposal;
}

const isUuid = (id: string): boolean => z.guid().safeParse(id).success;

/** Takes the proposal from one state to the next; of two calls at once, one gets it. */
async function claim(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  id: string,
  change: Prisma.Sql,
): Promise<Proposal | null> {
  const [claimed] = await db.$queryRaw<Proposal[]>(Prisma.sql`
    UPDATE "Proposal" p SET ${change} AND ${ownProposalsSql(viewer)} AND p."id" = ${id}::uuid
    RETURNING ${columnsSql(Prisma.ProposalScalarFieldEnum, 'p')}`);
  return claimed ?? null;
}

/** Why nothing was claimed. */
async function closedOrUnknown({ db, viewer }: DecideScope, id: string): Promise<Error> {
  const known = await db.proposal.findFirst({ where: { id, ...ownProposals(viewer) } });
  return known ? new ProposalClosedRefusal(known) : new NotFoundRefusal('id');
}

/**
 * Writes what a proposal's preview says, once.
 * @throws NotFoundRefusal, ProposalClosedRefusal, ProposalStaleRefusal
 */
export async function applyProposal(scope: DecideScope, id: string): Promise<Decided> {
  if (!isUuid(id)) throw new NotFoundRefusal('id');
  const { viewer, clock } = scope;
  const result = await scope.db.$transaction(async (db): Promise<Decided | Proposal | null> => {
    const within = { db, viewer, clock };
    const proposal = await claim(
      within,
      id,
      Prisma.sql`"status" = 'APPLIED' WHERE p."status" = 'PENDING' AND p."expiresAt" > ${clock.now()}::timestamptz`,
    );
    if (!proposal) return null;
    const plan = readPlan(proposal.plan);
    const before = await capture(within, plan);
    if (before.fingerprint !== proposal.fingerprint) return renew(within, proposal);
    const { written, uses } = await perform(within, plan);
    const memory = { rows: before.rows, uses };
    return { proposal: await remember(within, proposal, plan, memory), ...written };
  });
  if (result === null) throw await closedOrUnknown(scope, id);
  if ('proposal' in result) return result;
  throw new ProposalStaleRefusal(result);
}

/** A fresh preview of the same request, to be decided on; STALE for good where it means nothing any more. */
async function renew(
  scope: { db: Transaction; viewer: Viewer; clock: Clock },
  { id, request }: Proposal,
): Promise<Proposal> {
  const reading = readStoredRequest(request);
  const resolved = reading.ok
    ? resolveNow(await loadHousehold(scope, [reading.request.tool]), reading.request)
    : null;
  const data = resolved?.ok
    ? { status: 'PENDING' as const, ...(await preview(scope, resolved.plan, resolved.changes)) }
    : { status: 'STALE' as const };
  return scope.db.proposal.update({ where: { id, ...ownProposals(scope.viewer) }, data });
}

class ChangedSince extends Error {}

/**
 * Takes an applied proposal back: every row is as it was before, or none is touched.
 * @throws NotFoundRefusal, ProposalClosedRefusal, ProposalStaleRefusal when a row changed since
 */
export async function undoProposal(scope: DecideScope, id: string): Promise<Decided> {
  if (!isUuid(id)) throw new NotFoundRefusal('id');
  const { viewer, db } = scope;
  try {
    const result = await db.$transaction(async (tx): Promise<Decided | null> => {
      const within = { db: tx, viewer };
      const change = Prisma.sql`"status" = 'UNDONE' WHERE p."status" = 'APPLIED'`;
      const proposal = await claim(within, id, change);
      if (!proposal) return null;
      const plan = readPlan(proposal.plan);
      const now = await capture(within, plan);
      if (now.rowsPrint !== printAfter(proposal.after)) throw new ChangedSince();
      return { proposal, ...(await takeBack(within, plan, readMemory(proposal.before))) };
    });
    if (result) return result;
  } catch (error) {
    if (!(error instanceof ChangedSince)) throw error;
    const as = { where: { id, ...ownProposals(viewer) } };
    throw new ProposalStaleRefusal(await db.proposal.findFirstOrThrow(as));
  }
  throw await closedOrUnknown(scope, id);
}
