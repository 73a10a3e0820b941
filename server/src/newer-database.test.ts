import { afterAll, beforeAll, expect, it } from 'vitest';
import { Prisma } from './generated/prisma/client.js';
import { schema } from './schema.js';
import { at } from './testkit/graphql-client.js';
import { kitchenOperations } from './testkit/kitchen-operations.js';
import type { Person } from './testkit/person.js';
import { mutationDocument } from './testkit/schema-walk.js';
import { householdOf, seedRecipe } from './testkit/shopping-kit.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  // As few connections as can be, so that a statement meets one that has prepared it.
  server = await startTestServer({ env: { DATABASE_POOL_SIZE: '2' } });
  person = await server.subscriber();
});
afterAll(() => server.close());

async function run(name: string): Promise<unknown> {
  const { db } = server.app.services;
  const householdId = await householdOf(server, person);
  const recipe = await seedRecipe(server, person, ['1 citron', '200 g de riz']);
  const { id: meal } = await db.plannedMeal.create({
    data: {
      householdId,
      recipeId: recipe,
      recipeTitle: 'Gratin',
      date: new Date('2026-11-10'),
      time: '19:00',
      servings: 2,
      mealType: 'MAIN',
    },
  });
  const product = { name: 'citron', product: 'citron', aisle: 'PRODUCE' };
  const { id: line } = await db.shoppingItem.create({
    data: { householdId, ...product, checked: true },
  });
  const { id: item } = await db.inventoryItem.create({ data: { householdId, name: 'Beurre' } });
  const field = schema.getMutationType()?.getFields()[name];
  const operation = kitchenOperations[name];
  if (!field || !operation) throw new Error(`There is no mutation ${name}.`);
  const variables = operation.variables({ recipe, meal, line, item });
  const { data, errors } = await person.send(mutationDocument(field), variables);
  return errors[0]?.extensions ?? at(data, `${name}.__typename`);
}

it('a column that a newer process adds leaves every operation of an older one as it was', async () => {
  const names = Object.keys(kitchenOperations);
  const runAll = async () => {
    const answers: unknown[] = [];
    for (const name of names) answers.push([name, await run(name)]);
    return answers;
  };
  await runAll();
  const before = await runAll();
  const { db } = server.app.services;
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name !~ '^_'`;
  for (const { name } of tables)
    await db.$executeRaw(Prisma.raw(`ALTER TABLE "${name}" ADD COLUMN "newer" text`));
  expect(await runAll()).toEqual(before);
});
