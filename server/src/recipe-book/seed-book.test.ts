import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at } from '../testkit/graphql-client.js';
import type { Person } from '../testkit/person.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { loadRecipeBook, rowIdOf, type BookRecipe } from './book.js';
import { seedRecipeBook } from './seed-book.js';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
});
afterAll(() => server.close());

const book = loadRecipeBook();
const [first] = book as [BookRecipe];
let editions = 0;

const edition = (recipes: readonly BookRecipe[]) => {
  editions += 1;
  return { mark: `test ${editions}`, read: () => recipes };
};
const seed = (asked: ReturnType<typeof edition>) => seedRecipeBook(server.app.services.db, asked);
const bookOf = async (recipes: readonly BookRecipe[]) => seed(edition(recipes));

async function titles(): Promise<string[]> {
  const { data } = await person.send(
    `query ($search: String) { viewer { recipes(first: 100, search: $search, filter: { source: BOOK }) { nodes { title } } } }`,
    { search: first.title },
  );
  return (at(data, 'viewer.recipes.nodes') as { title: string }[]).map(({ title }) => title);
}

async function read(bookId: string) {
  const { data } = await person.send('query ($id: ID!) { viewer { recipe(id: $id) { title } } }', {
    id: rowIdOf(bookId),
  });
  return at(data, 'viewer.recipe');
}

describe('the book at a start', () => {
  beforeEach(() => bookOf(book));

  it('is in the database, every recipe under the id that it has in every one', async () => {
    expect(rowIdOf('soupe')).toBe('1a951ff0-a6d7-5823-838e-048a93eede4c');
    expect(await read(first.id)).toEqual({ title: first.title });
    expect(await titles()).toEqual([first.title]);
  });

  it('costs one statement where nothing has changed', async () => {
    const same = edition(book);
    expect(await seed(same)).toBe(true);
    server.takeStatements();
    expect(await seed(same)).toBe(false);
    expect(server.takeStatements()).toHaveLength(1);
  });

  it('is written once by several processes that start together', async () => {
    const same = edition(book);
    const written = await Promise.all([1, 2, 3].map(() => seed(same)));
    expect(written.filter(Boolean)).toHaveLength(1);
  });

  it('changes a recipe in place', async () => {
    await bookOf([{ ...first, title: `${first.title} du dimanche` }, ...book.slice(1)]);
    expect(await read(first.id)).toEqual({ title: `${first.title} du dimanche` });
  });

  it('offers no longer what has left it, keeps it for whoever keeps it, and takes it back', async () => {
    const keep = 'mutation ($id: ID!) { addFavorite(recipeId: $id) { __typename } }';
    await person.send(keep, { id: rowIdOf(first.id) });
    await bookOf(book.slice(1));
    expect(await titles()).toEqual([]);
    const { data } = await person.send('{ viewer { favoriteRecipes { nodes { title } } } }');
    expect(at(data, 'viewer.favoriteRecipes.nodes')).toEqual([{ title: first.title }]);
    await bookOf(book);
    expect(await titles()).toEqual([first.title]);
  });
});
