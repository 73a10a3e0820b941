import { Prisma, type Proposal } from '../../../generated/prisma/client.js';
import { columnsSql } from '../../../platform/columns-sql.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { proposalLifeMs } from '../proposals/proposal-status.js';
import { ownProposalsSql } from '../proposals/proposal.policy.js';
import type { ChosenWeek } from './choose-meals.js';
import { ownWeeks } from './find-proposed-week.js';
import { mealsOf } from './read-week.js';
import type { WeekScope } from './read-week-kitchen.js';

const longestTitle = 200;

const columns = columnsSql(Prisma.ProposalScalarFieldEnum, 'p');

/** What applying the week writes, and how it is shown. */
function contentOf({ week, titles }: ChosenWeek) {
  const meals = mealsOf(week).flatMap(({ id, recipeId, date, time, servings, mealType }) => {
    const title = recipeId === null ? undefined : titles.get(recipeId);
    if (title === undefined) return [];
    const recipeTitle = title.slice(0, longestTitle);
    return [{ id, recipeId, recipeTitle, date, time, servings, mealType }];
  });
  const changes = meals.map(({ recipeTitle: name, recipeId, date, time, servings, mealType }) => ({
    effect: 'ADD',
    target: 'PLANNED_MEAL',
    name,
    recipeId,
    date,
    time,
    servings,
    mealType,
    conflicts: [],
  }));
  const { stockList } = week.settings;
  const plan = { action: 'PLAN_WEEK', meals, items: [], leftOut: [], stockList };
  return { request: week, plan, changes, isEmpty: meals.length === 0 };
}

const json = (value: unknown): Prisma.Sql => Prisma.sql`${JSON.stringify(value)}::jsonb`;
const lifeFrom = (now: Date): Date => new Date(now.getTime() + proposalLifeMs);

/**
 * Keeps a week in the place of the person's pending one. Of two calls with one id, the first is kept.
 * @throws NotFoundRefusal where the id is somebody else's
 */
export async function storeWeek(
  { db, viewer, clock }: WeekScope,
  { id, messageId }: { id: string; messageId: string | null },
  chosen: ChosenWeek,
): Promise<Proposal> {
  const { request, plan, changes } = contentOf(chosen);
  const now = clock.now();
  const [stored] = await db.$queryRaw<Proposal[]>(Prisma.sql`
    WITH replaced AS (
      DELETE FROM "Proposal" p
      WHERE ${ownProposalsSql(viewer)} AND p."action" = 'PLAN_WEEK' AND p."status" = 'PENDING' AND p."id" <> ${id}::uuid
    ), p AS (
      INSERT INTO "Proposal" ("id", "messageId", "userId", "householdId", "position", "action", "request", "plan", "changes",
        "fingerprint", "expiresAt", "createdAt")
      VALUES (${id}::uuid, ${messageId}::uuid, ${viewer.id}::uuid, ${viewer.householdId}::uuid, (
          SELECT coalesce(max(o."position") + 1, 0) FROM "Proposal" o WHERE o."messageId" = ${messageId}::uuid), 'PLAN_WEEK', ${json(request)},
        ${json(plan)}, ${json(changes)}, '', ${lifeFrom(now)}::timestamptz, ${now}::timestamptz)
      ON CONFLICT ("id") DO NOTHING
      RETURNING *
    )
    SELECT ${columns} FROM p`);
  const kept = stored ?? (await db.proposal.findFirst({ where: { ...ownWeeks(viewer), id } }));
  if (!kept) throw new NotFoundRefusal('id');
  return kept;
}

/** Keeps another choice with a pending week, unless somebody has changed it since it was read: then null. */
export async function replaceWeek(
  { db, viewer, clock }: WeekScope,
  { id, request: before }: Proposal,
  chosen: ChosenWeek,
  isStaleWhenEmpty: boolean,
): Promise<Proposal | null> {
  const { request, plan, changes, isEmpty } = contentOf(chosen);
  const status = isEmpty && isStaleWhenEmpty ? 'STALE' : 'PENDING';
  const now = clock.now();
  const [replaced] = await db.$queryRaw<Proposal[]>(Prisma.sql`
    UPDATE "Proposal" p SET "request" = ${json(request)}, "plan" = ${json(plan)}, "changes" = ${json(changes)},
      "status" = ${status}::"ProposalStatus", "expiresAt" = ${lifeFrom(now)}::timestamptz
    WHERE ${ownProposalsSql(viewer)} AND p."id" = ${id}::uuid AND p."status" = 'PENDING'
      AND p."expiresAt" > ${now}::timestamptz AND p."request" = ${json(before)}
    RETURNING ${columns}`);
  return replaced ?? null;
}
