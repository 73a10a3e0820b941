import { Prisma } from '../../generated/prisma/client.js';
import { InputRefusal } from '../../graphql/refusal.js';
import type { Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database.js';
import type { Viewer } from '../../platform/viewer.js';
import { consentVersion, type SavePreferencesInput } from './preferences-input.js';

/** Columns in the order of the values. */
const columns = Prisma.raw(
  [
    'userId',
    'adults',
    'children',
    'dietaryRestrictions',
    'allergens',
    'preferredFoods',
    'avoidedFoods',
    'shoppingFrequency',
    'difficulty',
    'servings',
    'updatedAt',
  ]
    .map((column) => `"${column}"`)
    .join(', '),
);

/**
 * Writes the answers, the viewer's first or their newest; what the input leaves out keeps its value. Servings that
 * are null are chosen by nobody, and follow the household.
 * Restrictions and allergens are only written under a standing consent, or together with one. One statement: the consent that
 * allows them is locked, so that a withdrawal comes before or after, never in between.
 * @throws InputRefusal naming consentVersion
 */
export async function savePreferences(
  { db, clock, viewer }: { db: Transaction; clock: Clock; viewer: Viewer },
  input: SavePreferencesInput,
): Promise<void> {
  const { householdSize, dietaryRestrictions, allergens } = input;
  const now = clock.now();
  const restricted = dietaryRestrictions.length + (allergens?.length ?? 0) > 0;
  const agreed = restricted && input.consentVersion === consentVersion;
  const written = await db.$executeRaw(Prisma.sql`
    WITH standing AS (
      SELECT "id" FROM "Consent"
      WHERE "userId" = ${viewer.id}::uuid AND "kind" = 'DIETARY_RESTRICTIONS'
        AND "version" = ${consentVersion} AND "withdrawnAt" IS NULL
      FOR SHARE
    ), given AS (
      INSERT INTO "Consent" ("id", "userId", "kind", "version", "givenAt")
      SELECT gen_random_uuid(), ${viewer.id}::uuid, 'DIETARY_RESTRICTIONS', ${consentVersion}, ${now}
      WHERE ${agreed} AND NOT EXISTS (SELECT FROM standing)
      RETURNING "id"
    )
    INSERT INTO "Preferences" AS kept (${columns})
    SELECT ${viewer.id}::uuid, ${householdSize.adults}::int, ${householdSize.children}::int,
      ${dietaryRestrictions}::text[]::"DietaryRestriction"[], ${allergens ?? []}::text[]::"Allergen"[],
      ${input.preferredFoods}::text[], ${input.avoidedFoods}::text[],
      ${input.shoppingFrequency}::"ShoppingFrequency",
      ${input.difficulty ?? 'EASY'}::"Difficulty", ${input.servings ?? null}::int, ${now}
    WHERE ${!restricted} OR EXISTS (SELECT FROM standing) OR EXISTS (SELECT FROM given)
    ON CONFLICT ("userId") DO UPDATE SET
      "adults" = excluded."adults", "children" = excluded."children",
      "dietaryRestrictions" = excluded."dietaryRestrictions",
      "allergens" = CASE WHEN ${allergens != null} THEN excluded."allergens" ELSE kept."allergens" END,
      "preferredFoods" = excluded."preferredFoods", "avoidedFoods" = excluded."avoidedFoods",
      "shoppingFrequency" = excluded."shoppingFrequency",
      "difficulty" = CASE WHEN ${input.difficulty != null} THEN excluded."difficulty" ELSE kept."difficulty" END,
      "servings" = CASE WHEN ${input.servings !== undefined} THEN excluded."servings" ELSE kept."servings" END,
      "updatedAt" = excluded."updatedAt"`);
  if (written === 0) throw consentMissing();
}

const consentMissing = (): InputRefusal =>
  new InputRefusal([
    {
      code: 'REQUIRED',
      field: 'consentVersion',
      message: 'Restrictions and allergens are only kept with the person’s consent.',
      min: null,
      max: null,
    },
  ]);
