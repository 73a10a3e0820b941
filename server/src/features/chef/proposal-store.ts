import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma, Proposal } from '../../generated/prisma/client.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { readChanges } from './proposal-change.js';
import { faultOf, type ProposalFault } from './proposal-fault.js';
import { loadHousehold, type HouseholdNow, type ProposalScope } from './proposal-household.js';
import { kitchen } from './proposal-kitchen.js';
import type { ProposalPlan } from './proposal-plan.js';
import {
  readStoredRequests,
  readToolCall,
  storedRequest,
  type ProposalRequest,
  type ReadRequest,
} from './proposal-request.js';
import { resolveRequests, type ResolvedRequests } from './proposal-resolve.js';
import { sayFault, sayWaiting } from './proposal-said.fr.js';
import { capture } from './proposal-snapshot.js';
import { proposalLifeMs, statusAt } from './proposal-status.js';

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly arguments: string;
}

export interface ToolOutcome {
  readonly toolCallId: string;
  readonly isFault: boolean;
  /** One French sentence: for the model, and for the person where it is a fault. */
  readonly said: string;
}

const mostRequests = 5;
const longestArguments = 20_000;

export const resolveNow = (
  household: HouseholdNow,
  requests: readonly ProposalRequest[],
): ResolvedRequests => {
  const { adviseStorage } = kitchen();
  return resolveRequests({ household, newId: randomUUID, adviseStorage }, requests);
};

const asJson = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

/** The columns that a preview fills, read and locked as the rows are now. */
export async function preview(
  scope: ProposalScope,
  plan: ProposalPlan,
  changes: readonly unknown[],
): Promise<Pick<Prisma.ProposalUncheckedCreateInput, 'plan' | 'changes' | 'fingerprint'>> {
  const { fingerprint } = await capture(scope, plan);
  return { plan: asJson(plan), changes: asJson(changes), fingerprint };
}

interface Call {
  readonly id: string;
  readonly reading: ReadRequest;
}

function read({ id, name, arguments: written }: ToolCall): Call {
  const fits = written.length <= longestArguments;
  return { id, reading: fits ? readToolCall(name, written) : { ok: false, problem: 'BROKEN' } };
}

const faulty = (toolCallId: string, fault: ProposalFault): ToolOutcome => ({
  toolCallId,
  isFault: true,
  said: sayFault(fault),
});

const outcomeOf = (id: string, each: ResolvedRequests['each'][number]): ToolOutcome =>
  'fault' in each
    ? faulty(id, each.fault)
    : { toolCallId: id, isFault: false, said: sayWaiting(each.action, each.names) };

/** As they are stored: a field that is not there is none. */
const isSame = (stored: unknown, request: ProposalRequest): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(stored)), JSON.parse(JSON.stringify(request)));

interface StoreScope {
  readonly db: Db;
  readonly viewer: Pick<Viewer, 'id' | 'householdId'>;
  readonly clock: ProposalScope['clock'];
}

/**
 * Makes one proposal of a model's tool calls, kept with the message and waiting for the person; nothing else is
 * written. What a later round asks for is added to it while nobody has decided. A call that cannot be done is told in
 * its outcome, never thrown. Five calls a message.
 */
export function storeProposals(
  scope: StoreScope,
  messageId: string,
  toolCalls: readonly ToolCall[],
): Promise<{ proposals: Proposal[]; outcomes: ToolOutcome[] }> {
  const calls = toolCalls.map(read);
  return scope.db.$transaction((db) => storeTogether({ ...scope, db }, messageId, calls));
}

async function storeTogether(
  scope: ProposalScope,
  messageId: string,
  calls: readonly Call[],
): Promise<{ proposals: Proposal[]; outcomes: ToolOutcome[] }> {
  const { db, clock } = scope;
  const asked = calls.flatMap(({ reading }) => (reading.ok ? reading.request : []));
  const stored = asked.length === 0 ? [] : await lockProposals(db, messageId);
  const open = stored.find((each) => statusAt(each, clock.now()) === 'PENDING') ?? null;
  const waiting = open ? readStoredRequests(open.request) : [];
  const decided = stored.filter((each) => each !== open);
  const known = [...waiting, ...decided.flatMap(({ request }) => readStoredRequests(request))];
  // A model that asks for the same again has not understood that it waits.
  const fresh = asked.filter(
    (request, at) => ![...known, ...asked.slice(0, at)].some((earlier) => isSame(earlier, request)),
  );
  const within = fresh.slice(0, mostRequests - known.length);
  const tools = [...waiting, ...within].map(({ tool }) => tool);
  const household = tools.length === 0 ? null : await loadHousehold(scope, tools);
  const tried = household && resolveNow(household, [...waiting, ...within]);
  const done = within.filter((_, at) => 'action' in (tried?.each[waiting.length + at] ?? {}));
  const requests = [...waiting, ...done];
  const resolved = household && resolveNow(household, requests);

  const outcomes = calls.map(({ id, reading }): ToolOutcome => {
    if (!reading.ok) return faulty(id, faultOf(reading.problem));
    const place = [...waiting, ...within].findIndex((each) => isSame(each, reading.request));
    const each = tried?.each[place];
    if (each) return outcomeOf(id, each);
    const earlier = decided.find(({ request }) =>
      readStoredRequests(request).some((known) => isSame(known, reading.request)),
    );
    if (!earlier) return faulty(id, faultOf('TOO_MANY'));
    const names = readChanges(earlier.changes).map(({ name }) => name);
    return { toolCallId: id, isFault: false, said: sayWaiting(earlier.action, names) };
  });
  if (done.length === 0 || !resolved?.plan) return { proposals: [], outcomes };
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
        data: { ...data, ...own, position: stored.length, createdAt: clock.now() },
      });
  return { proposals: [kept], outcomes };
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
