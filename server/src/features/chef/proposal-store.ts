import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Prisma, Proposal } from '../../generated/prisma/client.js';
import type { ProposalAction } from '../../generated/prisma/enums.js';
import type { Db, Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { readChanges } from './proposal-change.js';
import { faultOf } from './proposal-fault.js';
import { loadHousehold, type HouseholdNow, type ProposalScope } from './proposal-household.js';
import { kitchen } from './proposal-kitchen.js';
import type { ProposalPlan } from './proposal-plan.js';
import { readToolCall, type ProposalRequest } from './proposal-request.js';
import { resolveRequest } from './proposal-resolve.js';
import { refused, type Resolved } from './proposal-resolved.js';
import { sayFault, sayWaiting } from './proposal-said.fr.js';
import { capture } from './proposal-snapshot.js';
import { proposalLifeMs } from './proposal-status.js';

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

const mostProposals = 5;
const longestArguments = 20_000;

export const resolveNow = (household: HouseholdNow, request: ProposalRequest): Resolved => {
  const { adviseStorage } = kitchen();
  return resolveRequest({ household, newId: randomUUID, adviseStorage }, request);
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

type Read = { readonly call: ToolCall } & (
  { readonly request: ProposalRequest } | { readonly fault: ReturnType<typeof faultOf> }
);

function read(call: ToolCall): Read {
  const fits = call.arguments.length <= longestArguments;
  const reading = fits
    ? readToolCall(call.name, call.arguments)
    : ({ ok: false, problem: 'BROKEN' } as const);
  return reading.ok
    ? { call, request: reading.request }
    : { call, fault: faultOf(reading.problem) };
}

/**
 * Makes proposals of a model's tool calls, kept with the message and waiting for the person; nothing
 * else is written. A call that cannot be one is told in its outcome, never thrown. Five a message.
 */
export async function storeProposals(
  {
    db,
    viewer,
    clock,
  }: { db: Db; viewer: Pick<Viewer, 'id' | 'householdId'>; clock: ProposalScope['clock'] },
  messageId: string,
  toolCalls: readonly ToolCall[],
): Promise<{ proposals: Proposal[]; outcomes: ToolOutcome[] }> {
  const reads = toolCalls.map(read);
  const tools = reads.flatMap((each) => ('request' in each ? each.request.tool : []));
  return db.$transaction(async (tx) => {
    const scope = { db: tx, viewer, clock };
    const proposals: Proposal[] = [];
    const outcomes: ToolOutcome[] = [];
    const household = tools.length === 0 ? null : await loadHousehold(scope, tools);
    const made: { request: unknown; said: string }[] = (
      tools.length === 0 ? [] : await tx.proposal.findMany({ where: { messageId } })
    ).map(({ request, action, changes }) => ({ request, said: saidOf(action, changes) }));
    for (const each of reads) {
      // A model that asks for the same again has not understood that it waits.
      const same = 'request' in each && made.find((one) => isSame(one.request, each.request));
      if (same) {
        outcomes.push({ toolCallId: each.call.id, isFault: false, said: same.said });
        continue;
      }
      const position = made.length;
      const resolved = resolveRead(each, household, position);
      const toolCallId = each.call.id;
      if (!resolved.ok || !('request' in each)) {
        const fault = resolved.ok ? faultOf('BROKEN') : resolved.fault;
        outcomes.push({ toolCallId, isFault: true, said: sayFault(fault) });
        continue;
      }
      const { plan, changes } = resolved;
      const proposal = await tx.proposal.create({
        data: {
          messageId,
          userId: viewer.id,
          householdId: viewer.householdId,
          position,
          action: plan.action,
          request: asJson(each.request),
          ...(await preview(scope, plan, changes)),
          expiresAt: new Date(clock.now().getTime() + proposalLifeMs),
          createdAt: clock.now(),
        },
      });
      proposals.push(proposal);
      const said = saidOf(plan.action, proposal.changes);
      made.push({ request: each.request, said });
      outcomes.push({ toolCallId, isFault: false, said });
    }
    return { proposals, outcomes };
  });
}

const saidOf = (action: ProposalAction, changes: unknown): string =>
  sayWaiting(
    action,
    readChanges(changes).map(({ name }) => name),
  );

/** As they are stored: a field that is not there is none. */
const isSame = (stored: unknown, request: ProposalRequest): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(request)));

function resolveRead(each: Read, household: HouseholdNow | null, position: number): Resolved {
  if ('fault' in each) return refused(each.fault);
  if (position >= mostProposals) return refused(faultOf('TOO_MANY'));
  return household ? resolveNow(household, each.request) : refused(faultOf('BROKEN'));
}

/** Forgets what a reply proposed and nobody applied, before it is written anew. */
export async function discardProposals(db: Transaction, messageId: string): Promise<void> {
  await db.proposal.deleteMany({
    where: { messageId, status: { notIn: ['APPLIED', 'UNDONE'] } },
  });
}
