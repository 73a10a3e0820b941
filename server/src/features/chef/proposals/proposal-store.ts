import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma, Proposal } from '../../../generated/prisma/client.js';
import type { ToolCall } from '../../../integrations/openai/tool-calls.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { ToolOutcome } from './tool-outcome.js';
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
  type RowRequest,
} from './proposal-request.js';
import { resolveRequests, type ResolvedRequests } from './proposal-resolve.js';
import { sayFault, sayWaiting } from './proposal-said.fr.js';
import { capture } from './proposal-snapshot.js';
import { proposalLifeMs, statusAt } from './proposal-status.js';
import { weekOfMessage } from './proposal-week.js';

const mostRequests = 10;
const longestArguments = 20_000;

export const resolveNow = (
  household: HouseholdNow,
  requests: readonly RowRequest[],
): ResolvedRequests => {
  const { adviseStorage } = kitchen();
  return resolveRequests({ household, newId: randomUUID, adviseStorage }, requests);
};

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
  readonly logger: Logger;
}

interface Stored {
  readonly proposals: readonly Proposal[];
  readonly outcomes: readonly ToolOutcome[];
}

/**
 * Makes one proposal of a model's tool calls, kept with the message and waiting for the person; nothing else is
 * written. What a later round asks for is added to it while nobody has decided. A week is a proposal of its own. A call
 * that cannot be done is told in its outcome, never thrown. Ten calls a message, and one week.
 */
export async function storeProposals(
  scope: StoreScope,
  messageId: string,
  toolCalls: readonly ToolCall[],
): Promise<Stored> {
  const calls = toolCalls.map(read);
  const asks = calls.flatMap(({ id, reading }) =>
    reading.ok && reading.request.tool !== 'propose_week' ? { id, request: reading.request } : [],
  );
  const rows =
    asks.length === 0
      ? { proposals: [], outcomes: [] }
      : await scope.db.$transaction((db) => storeTogether({ ...scope, db }, messageId, asks));
  const proposals = [...rows.proposals];
  const outcomes: ToolOutcome[] = [];
  let place = 0;
  for (const { id, reading } of calls) {
    if (!reading.ok) outcomes.push(faulty(id, faultOf(reading.problem)));
    else if (reading.request.tool === 'propose_week') {
      const week = await weekOfMessage(scope, messageId, reading.request.arguments);
      if (week && !proposals.some((each) => each.id === week.id)) proposals.push(week);
      outcomes.push(week ? waiting(id, week) : faulty(id, faultOf('NO_MEAL_TO_CHOOSE')));
    } else outcomes.push(...rows.outcomes.slice(place, (place += 1)));
  }
  return { proposals, outcomes };
}

const waiting = (toolCallId: string, { action, changes }: Proposal): ToolOutcome => ({
  toolCallId,
  isFault: false,
  said: sayWaiting(
    action,
    readChanges(changes).map(({ name }) => name),
  ),
});

interface Ask {
  readonly id: string;
  readonly request: RowRequest;
}

async function storeTogether(
  scope: ProposalScope,
  messageId: string,
  asks: readonly Ask[],
): Promise<Stored> {
  const { db, clock } = scope;
  const asked = asks.map(({ request }) => request);
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

  const outcomes = asks.map(({ id, request: ask }): ToolOutcome => {
    const place = [...before, ...within].findIndex((each) => isSame(each, ask));
    const each = tried?.each[place];
    if (each) return outcomeOf(id, each);
    const earlier = decided.find(({ request }) =>
      readStoredRequests(request).some((known) => isSame(known, ask)),
    );
    return earlier ? waiting(id, earlier) : faulty(id, faultOf('TOO_MANY'));
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
        data: {
          ...data,
          ...own,
          position: (all.at(-1)?.position ?? -1) + 1,
          createdAt: clock.now(),
        },
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
