import { createPerson } from '../src/testkit/person.js';
import { createBenchDatabase } from './bench-database.js';
import { startChild } from './child.js';
import { medianTime, post, type Target } from './load.js';
import { line, section, spread } from './measure.js';
import { seedOthers, seedOwn } from './seed.js';

const fewRows = 100;
const manyRows = Number(process.env['POPOTE_BENCH_ROWS'] ?? 100_000);
const rounds = 7;
const requests = 40;
const own = { favorites: 100, shoppingItems: 500 };

const queries = {
  dashboard: '{ viewer { id dashboard { id plannedMealsThisWeek itemsToBuy favoriteRecipes } } }',
  'favourites, first 24 of 100': `{ viewer { id favoriteRecipes(first: 24) {
    edges { cursor node { id mealType title description preparationMinutes servings difficulty ingredients
      isFavorite } }
    pageInfo { endCursor hasNextPage } } } }`,
  'shopping list, 500 items': `{ viewer {
    id
    household { kitchen {
    shoppingItems {
    id name quantity unit product aisle checked position recipeId recipeTitle plannedMealId createdAt } } } } }`,
};

async function openProduct(rows: number) {
  const database = await createBenchDatabase();
  const product = await startChild('./product-child.ts', { DATABASE_URL: database.url });
  const person = await createPerson(product.url);
  await person.savePreferences();
  await database.subscribe(person.id);
  await seedOthers(database, rows);
  await seedOwn(database, person.id, own);
  return {
    target: (query: string): Target => ({ url: product.url, headers: person.headers(), query }),
    close: async () => {
      await product.stop();
      await database.remove();
    },
  };
}

/** The hot reads one after another, in a small database and in a large one, in turns. */
export async function listsBench(): Promise<void> {
  const large = manyRows.toLocaleString('en');
  section(
    `Reads, one after another, ${rounds} rounds of ${requests}; ${fewRows} and ${large} rows of others in each table`,
  );
  const few = await openProduct(fewRows);
  const many = await openProduct(manyRows);
  try {
    for (const [name, query] of Object.entries(queries)) {
      const { text, bytes } = await post(few.target(query));
      for (const each of [few, many]) await medianTime(each.target(query), 2 * requests);
      const [small, big]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        small.push(await medianTime(few.target(query), requests));
        big.push(await medianTime(many.target(query), requests));
      }
      const ratios = big.map((time, round) => time / (small[round] ?? Number.NaN));
      line(`${name}: p50, ${fewRows} rows`, `${spread(small)} ms`);
      line(`${name}: p50, ${large} rows`, `${spread(big)} ms`);
      line(`${name}: p50, ${large} rows over ${fewRows}`, `${spread(ratios)} times`);
      const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
      line(`${name}: answer, received`, `${kilobytes(bytes)} of ${kilobytes(text.length)}`);
    }
  } finally {
    await few.close();
    await many.close();
  }
}
