import type { BenchDatabase } from './bench-database.js';

const rowsPerHousehold = 100;

const recipeColumns = `"mealType", "title", "description", "preparationMinutes", "servings", "difficulty",
  "ingredients", "instructions", "checkedRestrictions", "checkedAvoidedFoods", "searchText", "cacheKey"`;

const recipeValues = `'MAIN', 'Gratin de courge au romarin n° ' || i,
  'Une courge fondante sous une croûte dorée. Le romarin parfume tout le plat, et la maison avec.',
  45, 4, 'EASY',
  ARRAY['1 kg de courge butternut', '2 gousses d''ail', '2 càs d''huile d''olive', '20 cl de crème',
    '80 g de gruyère râpé', '3 brins de romarin', 'sel', 'poivre'],
  ARRAY['Préchauffer le four à 200 °C.', 'Couper la courge en dés.', 'Enfourner 35 minutes.'],
  ARRAY[]::"DietaryRestriction"[], ARRAY[]::text[], 'gratin de courge au romarin ' || i, 'bench'`;

/** Fills every large table with so many rows of other households. */
export async function seedOthers(database: BenchDatabase, rows: number): Promise<void> {
  const households = Math.ceil(rows / rowsPerHousehold);
  const household = `md5('h' || (i % ${households}))::uuid`;
  const user = `md5('u' || (i % ${households}))::uuid`;
  await database.run(`
    INSERT INTO "Household" ("id", "aisleOrder")
      SELECT md5('h' || i)::uuid, ARRAY[]::text[] FROM generate_series(0, ${households - 1}) i;
    INSERT INTO "User" ("id", "householdId", "email", "passwordHash", "firstName", "lastName", "updatedAt")
      SELECT md5('u' || i)::uuid, md5('h' || i)::uuid, i || '@other.example', 'x', 'A', 'B', now()
      FROM generate_series(0, ${households - 1}) i;
    INSERT INTO "Recipe" ("id", "householdId", "createdById", ${recipeColumns})
      SELECT md5('r' || i)::uuid, ${household}, ${user}, ${recipeValues}
      FROM generate_series(1, ${rows}) i;
    INSERT INTO "Favorite" ("id", "userId", "recipeId")
      SELECT md5('f' || i)::uuid, ${user}, md5('r' || i)::uuid FROM generate_series(1, ${rows}) i;
    INSERT INTO "PlannedMeal" ("id", "householdId", "recipeTitle", "date", "time", "servings", "mealType")
      SELECT md5('p' || i)::uuid, ${household}, 'Gratin', current_date + (i % 28), '19:00', 4, 'MAIN'
      FROM generate_series(1, ${rows}) i;
    INSERT INTO "ShoppingItem" ("id", "householdId", "name", "product", "aisle")
      SELECT md5('s' || i)::uuid, ${household}, 'courge ' || i, 'courge', 'PRODUCE'
      FROM generate_series(1, ${rows}) i`);
}

/** Gives a person so many favourites and shopping lines, and lets the planner know what lies where. */
export async function seedOwn(
  database: BenchDatabase,
  userId: string,
  counts: { favorites: number; shoppingItems: number },
): Promise<void> {
  const household = `(SELECT "householdId" FROM "User" WHERE "id" = '${userId}'::uuid)`;
  await database.run(`
    INSERT INTO "Recipe" ("id", "householdId", "createdById", ${recipeColumns})
      SELECT md5('own' || i)::uuid, ${household}, '${userId}'::uuid, ${recipeValues}
      FROM generate_series(1, ${counts.favorites}) i;
    INSERT INTO "Favorite" ("id", "userId", "recipeId")
      SELECT gen_random_uuid(), '${userId}'::uuid, md5('own' || i)::uuid
      FROM generate_series(1, ${counts.favorites}) i;
    INSERT INTO "ShoppingItem" ("id", "householdId", "name", "product", "aisle", "quantity", "unit", "position")
      SELECT gen_random_uuid(), ${household}, 'courge butternut n° ' || i, 'courge butternut', 'PRODUCE',
        (i % 9 + 1)::text, 'KG', i
      FROM generate_series(1, ${counts.shoppingItems}) i`);
  await database.run('VACUUM ANALYZE');
}
