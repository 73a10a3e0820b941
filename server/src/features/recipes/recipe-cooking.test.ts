import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { at } from '../../testkit/graphql-client.js';
import type { Person } from '../../testkit/person.js';
import { seedRecipe } from '../../testkit/shopping-kit.js';
import { startTestServer, type TestServer } from '../../testkit/test-server.js';

const instructions = [
  'Battre l’œuf avec 30 g de sucre.',
  'Cuire 10 à 12 min, puis laisser reposer 1 h 30.',
];

let server: TestServer;
let person: Person;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.subscriber();
  id = await person.generateRecipe();
  const { db } = server.app.services;
  const ingredients = ['500 g de farine', '1 œuf', 'sel et poivre'];
  await db.recipe.update({ where: { id }, data: { servings: 3, ingredients, instructions } });
});
afterAll(() => server.close());

const scaled = (servings: unknown) =>
  person.send(
    'query ($id: ID!, $servings: Int) { viewer { recipe(id: $id) { ingredientsFor(servings: $servings) { text exact } } } }',
    { id, servings },
  );

/** Lines where arithmetic has nothing to add. */
const plain = (...lines: string[]) => lines.map((text) => ({ text, exact: null }));

test.each([
  [1, [...plain('170 g de farine'), { text: '½ œuf', exact: '⅓' }, ...plain('sel et poivre')]],
  [3, plain('500 g de farine', '1 œuf', 'sel et poivre')],
  [4, [...plain('675 g de farine'), { text: '1 œuf', exact: '1 ⅓' }, ...plain('sel et poivre')]],
  [9, plain('1,5 kg de farine', '3 œufs', 'sel et poivre')],
  [null, plain('500 g de farine', '1 œuf', 'sel et poivre')],
])('for %o people', async (servings, lines) => {
  const { data, errors } = await scaled(servings);
  expect(errors).toEqual([]);
  expect(at(data, 'viewer.recipe.ingredientsFor')).toEqual(lines);
});

test.each([0, -1, 51, 1_000_000_000])('%d people are refused by the argument’s name', async (n) => {
  const { errors } = await scaled(n);
  expect(errors[0]?.message).toContain('servings');
  expect(errors[0]?.extensions).toEqual({
    code: 'OUT_OF_RANGE',
    argument: 'servings',
    min: 1,
    max: 50,
  });
});

test.each([1.5, '2'])('%o is no number of people', async (servings) => {
  const { errors } = await scaled(servings);
  expect(errors[0]?.message).toContain('servings');
});

it('measures in the steps what the list measures', async () => {
  const query =
    'query ($id: ID!, $servings: Int) { viewer { recipe(id: $id) { steps(servings: $servings) { text } } } }';
  const { data } = await person.send(query, { id, servings: 6 });
  expect(at(data, 'viewer.recipe.steps')).toEqual([
    { text: 'Battre l’œuf avec 60 g de sucre.' },
    { text: instructions[1] },
  ]);
  const { errors } = await person.send(query, { id, servings: 51 });
  expect(errors[0]?.extensions).toMatchObject({ code: 'OUT_OF_RANGE', argument: 'servings' });
});

it('writes for as many people what the list and the steps say, and no size, time or package', async () => {
  const ingredients = ['3 poireaux (environ 450 g)', '2 pots (125 g) de yaourt', '1/2 l de lait'];
  const forFour = await seedRecipe(server, person, ingredients);
  await server.app.services.db.recipe.update({
    where: { id: forFour },
    data: {
      instructions: [
        'Cuire 3 poireaux 12 min dans 1/2 l de lait, une cocotte de 3 l suffit.',
        'Ajouter 2-3 cuillères à soupe d’huile, former des galettes de 50 g.',
      ],
    },
  });
  const { data } = await person.send(
    'query ($id: ID!) { viewer { recipe(id: $id) { ingredientsFor(servings: 8) { text } steps(servings: 8) { text timers { seconds } } } } }',
    { id: forFour },
  );
  expect(at(data, 'viewer.recipe')).toEqual({
    ingredientsFor: [
      { text: '6 poireaux (environ 900 g)' },
      { text: '4 pots (125 g) de yaourt' },
      { text: '1 l de lait' },
    ],
    steps: [
      {
        text: 'Cuire 6 poireaux 12 min dans 1 l de lait, une cocotte de 3 l suffit.',
        timers: [{ seconds: 720 }],
      },
      { text: 'Ajouter 4 à 6 cuillères à soupe d’huile, former des galettes de 50 g.', timers: [] },
    ],
  });
});

it('says for how many a dish is made that fills a mould', async () => {
  const cake = await seedRecipe(server, person, ['250 g de farine']);
  await server.app.services.db.recipe.update({
    where: { id: cake },
    data: { servings: 8, instructions: ['Verser dans un moule à cake et cuire 40 min.'] },
  });
  const { data } = await person.send(
    'query ($id: ID!) { viewer { recipe(id: $id) { third: wholeServings(servings: 3) own: wholeServings twice: wholeServings(servings: 15) } } }',
    { id: cake },
  );
  expect(at(data, 'viewer.recipe')).toEqual({ third: 8, own: null, twice: 16 });
});

it('says what the steps ask to be timed, in one statement with the rest', async () => {
  const query =
    'query ($id: ID!) { viewer { recipe(id: $id) { ingredientsFor(servings: 6) { text } steps { text timers { offset length seconds maxSeconds } } } } }';
  server.takeStatements();
  const { data } = await person.send(query, { id });
  // The session's, then the recipe's.
  expect(server.takeStatements()).toHaveLength(2);
  expect(at(data, 'viewer.recipe.steps')).toEqual([
    { text: instructions[0], timers: [] },
    {
      text: instructions[1],
      timers: [
        { offset: 6, length: 11, seconds: 600, maxSeconds: 720 },
        { offset: 40, length: 6, seconds: 5400, maxSeconds: null },
      ],
    },
  ]);
});
