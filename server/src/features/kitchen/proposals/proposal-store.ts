import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma, Proposal } from '../../../generated/prisma/client.js';
import type { Db, Transaction } from '../../../platform/database.js';
import { readChanges } from './proposal-change.js';
import { faultOf } from './proposal-fault.js';
import { loadHousehold, type HouseholdNow, type ProposalScope } from './proposal-household.js';
import type { ProposalPlan } from './proposal-plan.js';
import {
  readStoredRequests,
  storedRequest,
  type ProposalRequest,
  type RowRequest,
} from './proposal-request.js';
import { resolveRequests, type RequestOutcome, type ResolvedRequests } from './proposal-resolve.js';
import { capture } from './proposal-snapshot.js';
import { proposalLifeMs, statusAt } from './proposal-status.js';

const mostRequests = 10;

export const resolveNow = (
  household: HouseholdNow,
  requests: readonly RowRequest[],
): ResolvedRequests => resolveRequests({ household, newId: randomUUID }, requests);

export const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

/** The columns that a preview fills, read and locked as the rows are now. */
export async function preview(
  scope: ProposalScope,
  plan: ProposalPlan,
  changes: readonly unknown[],
): Promise<Pick<Prisma.ProposalUncheckedCreateInput, 'plan' | 'changes' | 'fingerprint'>> {
  const { fingerprint } = await capture(scope, plan);
  return { plan: asJson(plan), changes: asJson(changes), fingerprint };
}

/** As they are stored: a field that is not there is none. */
const isSame = (stored: unknown, request: ProposalRequest): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(stored)), JSON.parse(JSON.stringify(request)));

/** What is asked of a proposal that is there already. */
export const asOutcome = ({ action, changes }: Proposal): RequestOutcome => ({
  action,
  names: readChanges(changes).map(({ name }) => name),
});

interface Stored {
  /** Null where nothing is left to do. */
  readonly proposal: Proposal | null;
  /** Of each request in turn. */
  readonly each: readonly RequestOutcome[];
}

/**
 * Makes one proposal of what a message asks for, kept with it and waiting for the person; nothing else is written. What
 * is asked for later is added to it while nobody has decided. Ten requests a message.
 */
export const storeProposal = async (
  scope: Omit<ProposalScope, 'db'> & { db: Db },
  messageId: string,
  requests: readonly RowRequest[],
): Promise<Stored> =>
  requests.length === 0
    ? { proposal: null, each: [] }
    : scope.db.$transaction((db) => storeTogether({ ...scope, db }, messageId, requests));

async function storeTogether(
  scope: ProposalScope,
  messageId: string,
  asked: readonly RowRequest[],
): Promise<Stored> {
  const { db, clock } = scope;
  const all = await lockProposals(db, messageId);
  const stored = all.filter(({ action }) => action !== 'PLAN_WEEK');
  const open = stored.find((each) => statusAt(each, clock.now()) === 'PENDING') ?? null;
  const before = open ? readStoredRequests(open.request) : [];
  const decided = stored.filter((each) => each !== open);
  const known = [...before, ...decided.flatMap(({ request }) => readStoredRequests(request))];
  // A model that asks for the same again has not understood that it waits.
  const fresh = asked.filter(
    (request, at) => ![...known, ...asked.slice(0, at)].some((earlier) => isSame(earlier, request)),
  );
  const within = fresh.slice(0, mostRequests - known.length);
  const household =
    before.length + within.length === 0 ? null : await loadHousehold(scope, [...before, ...within]);
  const tried = household && resolveNow(household, [...before, ...within]);
  const done = within.filter((_, at) => 'action' in (tried?.each[before.length + at] ?? {}));
  const requests = [...before, ...done];
  const resolved = household && resolveNow(household, requests);

  const each = asked.map((ask): RequestOutcome => {
    const place = [...before, ...within].findIndex((request) => isSame(request, ask));
    const outcome = tried?.each[place];
    if (outcome) return outcome;
    const earlier = decided.find(({ request }) =>
      readStoredRequests(request).some((known) => isSame(known, ask)),
    );
    return earlier ? asOutcome(earlier) : { fault: faultOf('TOO_MANY') };
  });
  if (done.length === 0 || !resolved?.plan) return { proposal: null, each };
  const data = {
    action: resolved.plan.action,
    request: asJson(storedRequest(requests)),
    ...(await preview(scope, resolved.plan, resolved.changes)),
    expiresAt: new Date(clock.now().getTime() + proposalLifeMs),
  };
  const { viewer } = scope;
  const own = { messageId, userId: viewer.id, householdId: viewer.householdId };
  const kept = open
    ? await db.proposal.update({ where: { id: open.id }, data })
    : await db.proposal.create({
        data: {
          ...data,
          ...own,
          position: (all.at(-1)?.position ?? -1) + 1,
          createdAt: clock.now(),
        },
      });
  return { proposal: kept, each };
}

/** Nobody decides on them while they are added to. */
async function lockProposals(db: Transaction, messageId: string): Promise<Proposal[]> {
  await db.$queryRaw`SELECT 1 FROM "Proposal" WHERE "messageId" = ${messageId}::uuid FOR UPDATE`;
  return db.proposal.findMany({ where: { messageId }, orderBy: { position: 'asc' } });
}

/** Forgets what a reply proposed and nobody applied, before it is written anew. */
export async function discardProposals(db: Transaction, messageId: string): Promise<void> {
  await db.proposal.deleteMany({
    where: { messageId, status: { notIn: ['APPLIED', 'UNDONE'] } },
  });
}
