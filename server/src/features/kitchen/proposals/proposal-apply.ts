import { z } from 'zod';
import { Prisma, type Proposal } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { Logger } from '../../../platform/logger.js';
import type { Viewer } from '../../../platform/viewer.js';
import { renewWeek } from '../week/change-proposed-week.js';
import type { NotEaten } from '../week/week-settings.js';
import { weekStillFits } from '../week/week-still-fits.js';
import { ProposalClosedRefusal, ProposalStaleRefusal } from './proposal.errors.js';
import { ownProposals, ownProposalsSql } from './proposal.policy.js';
import { readChanges } from './proposal-change.js';
import { loadHousehold } from './proposal-household.js';
import { chosenLines, type Preview } from './proposal-lines.js';
import { perform, type KitchenScope, type Written } from './proposal-perform.js';
import { readPlan, type ProposalPlan } from './proposal-plan.js';
import { readStoredRequests, storedRequest } from './proposal-request.js';
import { requestsLeft } from './proposal-rest.js';
import {
  capture,
  noRows,
  printAfter,
  readMemory,
  remember,
  type Snapshot,
} from './proposal-snapshot.js';
import { asJson, preview, resolveNow } from './proposal-store.js';
import { ChangedSince, takeBack, takeUnchangedBack } from './proposal-take-back.js';
import { avoidedSql, rulesIn, type TalkWish } from './talk-wish.js';

export interface DecideScope {
  db: Db;
  viewer: Viewer;
  clock: Clock;
  logger: Logger;
}

/** A proposal as it is now, and every row that changed with it. */
export interface Decided extends Written {
  readonly proposal: Proposal;
}

export interface Applied extends Decided {
  /** The lines that were left out, offered as they were; null where none was. */
  readonly rest: Proposal | null;
}

const isUuid = (id: string): boolean => z.guid().safeParse(id).success;

interface Claimed {
  readonly proposal: Proposal;
  /** What is to be avoided in the talk that it is of; a week of its own page is of none. */
  readonly notEaten: NotEaten;
}

/** Takes the proposal from one state to the next; of two calls at once, one gets it. */
async function claim(
  { db, viewer }: { db: Transaction; viewer: Viewer },
  id: string,
  change: Prisma.Sql,
): Promise<Claimed | null> {
  const [row] = await db.$queryRaw<(Proposal & { avoided: TalkWish[] | null })[]>(Prisma.sql`
    UPDATE "Proposal" p SET ${change} AND ${ownProposalsSql(viewer)} AND p."id" = ${id}::uuid
    RETURNING ${columnsSql(Prisma.ProposalScalarFieldEnum, 'p')}, ${avoidedSql(viewer)} AS "avoided"`);
  if (!row) return null;
  const { avoided, ...proposal } = row;
  return { proposal, notEaten: rulesIn(proposal.messageId === null ? [] : (avoided ?? [])) };
}

/** Why nothing was claimed. */
async function closedOrUnknown({ db, viewer }: DecideScope, id: string): Promise<Error> {
  const known = await db.proposal.findFirst({ where: { id, ...ownProposals(viewer) } });
  return known ? new ProposalClosedRefusal(known) : new NotFoundRefusal('id');
}

/** A week is not as it was when it was chosen: what claimed it is rolled back. */
class WeekChanged extends Error {
  constructor(readonly notEaten: NotEaten) {
    super();
  }
}

/**
 * What undoing needs of the rows as they were, or null where the preview is not true any more. A week is judged dish by
 * dish: a choice that is still eaten stands, whatever else changed of who eats what.
 * @throws WeekChanged
 */
async function stillTrue(
  scope: KitchenScope,
  plan: ProposalPlan,
  { proposal, notEaten }: Claimed,
): Promise<Snapshot | null> {
  if (plan.action === 'PLAN_WEEK') {
    const fits = await weekStillFits(scope, plan.meals, notEaten);
    if (!fits) throw new WeekChanged(notEaten);
    return noRows;
  }
  const before = await capture(scope, plan);
  return before.fingerprint === proposal.fingerprint ? before.rows : null;
}

/** With lines that followed a meal, where they were not among the rows already. */
const withLines = (rows: Snapshot, lines: Snapshot['lines']): Snapshot => {
  const known = new Set(rows.lines.map(({ id }) => id));
  return { ...rows, lines: [...rows.lines, ...lines.filter(({ id }) => !known.has(id))] };
};

/** What of a preview was chosen; all of it where no lines are named. @throws NotFoundRefusal */
function chosenOf(preview: Preview, lines: readonly string[] | null): Preview {
  const { plan, changes } = preview;
  if (lines === null) return preview;
  const chosen = plan.action === 'PLAN_WEEK' ? null : chosenLines({ plan, changes }, lines);
  if (!chosen) throw new NotFoundRefusal('lines');
  return chosen;
}

/**
 * Writes what a proposal's preview says, once, or the chosen lines of it. The proposal is then of these alone,
 * and what was left out is one of its own.
 * @throws NotFoundRefusal, ProposalClosedRefusal, ProposalStaleRefusal
 */
export async function applyProposal(
  scope: DecideScope,
  id: string,
  lines: readonly string[] | null,
): Promise<Applied> {
  if (!isUuid(id)) throw new NotFoundRefusal('id');
  try {
    return await applyOnce(scope, id, lines);
  } catch (error) {
    if (!(error instanceof WeekChanged)) throw error;
    throw new ProposalStaleRefusal(await renewWeek(scope, id, error.notEaten));
  }
}

async function applyOnce(
  scope: DecideScope,
  id: string,
  lines: readonly string[] | null,
): Promise<Applied> {
  const { viewer, clock } = scope;
  const result = await scope.db.$transaction(async (db): Promise<Applied | Proposal | null> => {
    const within = { db, viewer, clock };
    const claimed = await claim(
      within,
      id,
      Prisma.sql`"status" = 'APPLIED' WHERE p."status" = 'PENDING' AND p."expiresAt" > ${clock.now()}::timestamptz`,
    );
    if (!claimed) return null;
    const { proposal } = claimed;
    const plan = readPlan(proposal.plan);
    const rows = await stillTrue(within, plan, claimed);
    if (!rows) return renew(within, proposal);
    const whole = { plan, changes: readChanges(proposal.changes) };
    const chosen = chosenOf(whole, lines);
    const { written, plan: done, linesBefore, ...more } = await perform(within, chosen.plan);
    const preview = { plan: done, changes: chosen.changes };
    const memory = { rows: withLines(rows, linesBefore), ...more };
    const applied = await remember(within, proposal, preview, memory);
    return { proposal: applied, rest: await keepRest(within, proposal, whole, chosen), ...written };
  });
  if (result === null) throw await closedOrUnknown(scope, id);
  if ('proposal' in result) return result;
  throw new ProposalStaleRefusal(result);
}

/** What was left out of a proposal waits on as one of its own, beside it: with its own undo, and no longer than it. */
async function keepRest(
  scope: KitchenScope,
  { messageId, expiresAt, request }: Proposal,
  { plan, changes }: Preview,
  chosen: Preview,
): Promise<Proposal | null> {
  const taken = new Set(chosen.changes.map(({ line }) => line));
  const left = changes.filter(({ line }) => !taken.has(line));
  if (plan.action === 'PLAN_WEEK' || left.length === 0) return null;
  const rest = chosenLines(
    { plan, changes },
    left.map(({ line }) => line),
  );
  if (!rest) return null;
  const { db, viewer, clock } = scope;
  const position = await db.proposal.aggregate({ where: { messageId }, _max: { position: true } });
  return db.proposal.create({
    data: {
      messageId,
      userId: viewer.id,
      householdId: viewer.householdId,
      position: (position._max.position ?? 0) + 1,
      action: rest.plan.action,
      request: asJson(storedRequest(requestsLeft(readStoredRequests(request), left))),
      ...(await preview(scope, rest.plan, rest.changes)),
      expiresAt,
      createdAt: clock.now(),
    },
  });
}

/** A fresh preview of the same request, to be decided on; STALE for good where it means nothing any more. */
async function renew(
  scope: { db: Transaction; viewer: Viewer; clock: Clock },
  { id, request }: Proposal,
): Promise<Proposal> {
  const requests = readStoredRequests(request);
  const resolved = resolveNow(await loadHousehold(scope, requests), requests);
  const data = resolved.plan
    ? {
        action: resolved.plan.action,
        status: 'PENDING' as const,
        ...(await preview(scope, resolved.plan, resolved.changes)),
      }
    : { status: 'STALE' as const };
  return scope.db.proposal.update({ where: { id, ...ownProposals(scope.viewer) }, data });
}

/**
 * Takes an applied proposal back: every row is as it was before, or none is touched.
 * @param keepChanged of a week: where a row changed since, takes the others back
 * @throws NotFoundRefusal, ProposalClosedRefusal, ProposalStaleRefusal when a row changed since
 */
export async function undoProposal(
  scope: DecideScope,
  id: string,
  keepChanged: boolean,
): Promise<Decided> {
  if (!isUuid(id)) throw new NotFoundRefusal('id');
  const { viewer, db } = scope;
  try {
    const result = await db.$transaction(async (tx): Promise<Decided | null> => {
      const within = { db: tx, viewer, clock: scope.clock };
      const change = Prisma.sql`"status" = 'UNDONE' WHERE p."status" = 'APPLIED'`;
      const claimed = await claim(within, id, change);
      if (!claimed) return null;
      const { proposal } = claimed;
      const plan = readPlan(proposal.plan);
      const now = await capture(within, plan);
      if (now.rowsPrint === printAfter(proposal.after))
        return { proposal, ...(await takeBack(within, plan, readMemory(proposal.before))) };
      if (!keepChanged || plan.action !== 'PLAN_WEEK') throw new ChangedSince();
      return { proposal, ...(await takeUnchangedBack(within, plan, now.rows)) };
    });
    if (result) return result;
  } catch (error) {
    if (!(error instanceof ChangedSince)) throw error;
    const as = { where: { id, ...ownProposals(viewer) } };
    throw new ProposalStaleRefusal(await db.proposal.findFirstOrThrow(as));
  }
  throw await closedOrUnknown(scope, id);
}
