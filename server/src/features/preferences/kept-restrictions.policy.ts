import { Prisma } from '../../generated/prisma/client.js';

const avoidedFood = 'AVOIDED_FOOD';

/** What a person does not eat, of a diet or of an allergy, by the names that conflicts have. */
const bans = Prisma.raw(`(p."dietaryRestrictions"::text[] || p."allergens"::text[])`);

/**
 * Of a list of conflicts, those that `k` still allows to be noted. An avoided food is known by its own name alone: that
 * of a family's member, or another spelling, may be somebody else's, and a note too few is better than a trace.
 */
const keptConflicts = (conflicts: string): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(jsonb_agg(c.conflict ORDER BY c.place), '[]')
  FROM jsonb_array_elements(${Prisma.raw(conflicts)}) WITH ORDINALITY AS c(conflict, place)
  WHERE CASE WHEN c.conflict ->> 'restriction' = ${avoidedFood}
    THEN k."avoidedFoods" IS NULL OR lower(c.conflict ->> 'word') = ANY (k."avoidedFoods")
    ELSE c.conflict ->> 'restriction' = ANY (k."restrictions") END)`;

/**
 * Common table expressions that rub out wherever a person's suggestions, replies and proposals noted what somebody does
 * not eat, but for what `kept` ("userId") lets stay ("restrictions", and "avoidedFoods" in lower case: null for all).
 */
const forgettingSql = Prisma.sql`
  forgotten_generations AS (
    UPDATE "RecipeGeneration" g SET "refusalConflicts" = ${keptConflicts('g."refusalConflicts"')}
    FROM kept k WHERE g."userId" = k."userId" AND g."refusalConflicts" IS NOT NULL
  ), forgotten_replies AS (
    UPDATE "ChatMessage" m SET "cautions" = ${keptConflicts('m."cautions"')},
      "refusalConflicts" = CASE WHEN m."refusalConflicts" IS NOT NULL
        THEN ${keptConflicts('m."refusalConflicts"')} END
    FROM kept k WHERE m."userId" = k."userId"
      AND (m."refusalConflicts" IS NOT NULL OR m."cautions" <> '[]')
  ), forgotten_proposals AS (
    UPDATE "Proposal" p SET "changes" = (
      SELECT jsonb_agg(
        line.change || jsonb_build_object('conflicts', ${keptConflicts(`line.change -> 'conflicts'`)})
        ORDER BY line.place)
      FROM jsonb_array_elements(p."changes") WITH ORDINALITY AS line(change, place))
    FROM kept k WHERE p."userId" = k."userId" AND p."changes" @? '$[*].conflicts[*]'
  )`;

/**
 * Clears a person's restrictions and allergens, and wherever suggestions, replies and proposals of the household noted
 * them. What another member does not eat either stays noted.
 */
export const forgetRestrictionsSql = (userId: string, now: Date): Prisma.Sql => Prisma.sql`
  WITH own AS (
    SELECT "householdId" FROM "User" WHERE "id" = ${userId}::uuid
  ), members AS (
    SELECT u."id" FROM "User" u JOIN own ON own."householdId" = u."householdId"
  ), others AS (
    SELECT coalesce(array_agg(DISTINCT r.name), '{}') AS "restrictions"
    FROM "Preferences" p CROSS JOIN unnest(${bans}) AS r(name)
    WHERE p."userId" IN (SELECT "id" FROM members) AND p."userId" <> ${userId}::uuid
  ), kept AS (
    SELECT m."id" AS "userId", o."restrictions", NULL::text[] AS "avoidedFoods" FROM members m, others o
  ), ${forgettingSql}
  UPDATE "Preferences" SET "dietaryRestrictions" = '{}', "allergens" = '{}', "updatedAt" = ${now}
  WHERE "userId" = ${userId}::uuid`;

/**
 * Common table expressions for somebody in `departed` ("id", "householdId") who leaves a household to those in
 * `stayers` ("id"): there nothing stays noted of what only they did not eat, and with them goes nothing of what only
 * the others did not eat.
 */
export const forgetDepartedSql = Prisma.sql`
  diets AS (
    SELECT p."userId", ${bans} AS "restrictions",
      ARRAY(SELECT lower(food) FROM unnest(p."avoidedFoods") AS f(food)) AS "avoidedFoods"
    FROM "Preferences" p
    WHERE p."userId" IN (SELECT "id" FROM stayers UNION ALL SELECT "id" FROM departed)
  ), kept AS (
    SELECT s."id" AS "userId",
      ARRAY(SELECT unnest(e."restrictions") FROM diets e JOIN stayers o ON o."id" = e."userId") AS "restrictions",
      ARRAY(SELECT unnest(e."avoidedFoods") FROM diets e JOIN stayers o ON o."id" = e."userId") AS "avoidedFoods"
    FROM stayers s
    UNION ALL
    SELECT d."id", coalesce(e."restrictions", '{}'), coalesce(e."avoidedFoods", '{}')
    FROM departed d LEFT JOIN diets e ON e."userId" = d."id"
  ), ${forgettingSql}`;
