import { expect, test } from 'vitest';
import { dateAfter, dish, slot, weekRequest } from '../testkit/week-requests.js';
import { chooseWeek } from './choose-week.js';
import type { ChosenMeal, WeekReason, WeekRequest } from './types.js';

const week = (changes: Partial<WeekRequest>) => chooseWeek(weekRequest(changes));

const dishesOf = async (changes: Partial<WeekRequest>) =>
  (await week(changes)).meals.map(({ recipeId }) => recipeId);

const food = (product: string, expiresIn: number | null) => ({
  product,
  name: product,
  expiresOn: expiresIn === null ? null : dateAfter(expiresIn),
});

const using = (product: string, share = 1) => ({ uses: [{ product, share }] });

const evenings = (...days: number[]) =>
  days.map((day) => slot(`evening ${day}`, { date: dateAfter(day) }));

test('uses what expires while it is good', async () => {
  const pears = {
    fridge: [food('pear', 3)],
    candidates: [dish('tart', using('pear')), dish('soup')],
  };
  const { meals } = await week({ ...pears, slots: evenings(2, 4) });
  expect(meals).toMatchObject([
    {
      recipeId: 'tart',
      reasons: [{ kind: 'USES_UP', product: 'pear', name: 'pear', expiresOn: dateAfter(3) }],
    },
    { recipeId: 'soup', reasons: [] },
  ]);
  const late = await week({ ...pears, slots: evenings(3, 4) });
  expect(late.meals.flatMap(({ reasons }) => reasons)).toEqual([]);
});

test('says of one dish that it finishes a food: of the last that uses it in time', async () => {
  const { meals } = await week({
    slots: evenings(0, 1, 4),
    fridge: [food('butter', 3)],
    candidates: [
      dish('a', using('butter', 0.85)),
      dish('b', using('butter', 0.3)),
      dish('c', using('butter', 0.2)),
    ],
  });
  const said = meals.map(({ slotId, reasons }) => [slotId, reasons.map(({ kind }) => kind)]);
  expect(said).toEqual([
    ['evening 0', ['AT_HOME']],
    ['evening 1', ['USES_UP']],
    ['evening 4', []],
  ]);
});

test('cooks first what would not keep, and no less of it than of other dishes', async () => {
  const candidates = [
    dish('lentils'),
    dish('fish', { keepsDays: 1 }),
    dish('pasta'),
    dish('chicken', { keepsDays: 2 }),
  ];
  const dishes = await dishesOf({ slots: evenings(3, 4, 5, 6), candidates });
  expect(new Set(dishes.slice(0, 2))).toEqual(new Set(['chicken', 'fish']));
  // One that is a little better is eaten, though late.
  const better = [dish('lentils'), dish('fish', { keepsDays: 1, liked: 2 })];
  const held = { 'evening 1': 'lentils' };
  expect(await dishesOf({ slots: evenings(1, 6), candidates: better, held })).toContain('fish');
});

test('prefers what expires sooner', async () => {
  const changes = {
    slots: evenings(1),
    fridge: [food('pear', 5), food('cream', 2), food('rice', null)],
    candidates: [dish('a', using('rice')), dish('b', using('pear')), dish('c', using('cream'))],
  };
  const { meals } = await week(changes);
  expect(meals).toMatchObject([{ recipeId: 'c', alternatives: ['b', 'a'] }]);
});

test('counts a food once', async () => {
  const changes = {
    slots: evenings(1, 2),
    fridge: [food('pear', 5), food('rice', null)],
    candidates: [dish('a', using('pear')), dish('b', using('pear')), dish('c', using('rice'))],
  };
  expect(await dishesOf(changes)).toContain('c');
});

test('says of a part of a food that it is at home, and of the last part that it is used up', async () => {
  const changes = {
    slots: evenings(1, 2),
    fridge: [food('cream', 4)],
    candidates: [dish('a', using('cream', 0.5)), dish('b', using('cream', 0.5))],
  };
  const { meals } = await week(changes);
  expect(meals.map(({ reasons }) => reasons[0]?.kind)).toEqual(['AT_HOME', 'USES_UP']);
});

test('keeps what is held, plans around it, and does not come back with what was exchanged', async () => {
  const candidates = [
    dish('a', { mainFoods: ['chicken'], minutes: 90 }),
    dish('b', { kept: true, mainFoods: ['chicken'] }),
    dish('c'),
    dish('d'),
  ];
  const slots = evenings(0, 1, 2).map((each) => ({ ...each, maxMinutes: 60 }));
  const changes = {
    slots,
    candidates,
    held: { 'evening 1': 'a' },
    refused: { 'evening 2': ['c'] },
    plannedMainFoods: ['chicken'],
  };
  expect(await dishesOf(changes)).toEqual(['c', 'a', 'd']);
});

test('brings a dish again after two weeks', async () => {
  const planned = (days: number) => [dish('a', { lastPlanned: dateAfter(days) })];
  const slots = evenings(0);
  for (const near of [-13, 0, 13])
    expect(await dishesOf({ slots, candidates: planned(near) })).toEqual([null]);
  for (const far of [-14, 14])
    expect(await dishesOf({ slots, candidates: planned(far) })).toEqual(['a']);
  expect(await dishesOf({ slots: evenings(0, 13), candidates: [dish('a')] })).toContain(null);
  expect(await dishesOf({ slots: evenings(0, 14), candidates: [dish('a')] })).toEqual(['a', 'a']);
});

const earned: [WeekReason['kind'], Partial<WeekRequest>, Parameters<typeof dish>[1]][] = [
  ['KEPT', {}, { kept: true }],
  ['LIKED', {}, { liked: 1 }],
  ['QUICK', {}, { minutes: 30 }],
  ['IN_SEASON', {}, { seasons: ['WINTER'] }],
  ['LOW_PRICE', { lowBudget: true }, { price: 'LOW' }],
  ['CHILDREN', { children: true }, { forChildren: true }],
  ['AT_HOME', { fridge: [food('rice', null)] }, using('rice')],
];

test.each(earned)('prefers for a reason that it says: %s', async (kind, wish, what) => {
  const candidates = ['a', 'b', 'c', 'd'].map((id) => dish(id, id === 'c' ? what : {}));
  const { meals } = await week({ ...wish, slots: evenings(0), candidates });
  expect(meals).toMatchObject([{ recipeId: 'c', reasons: [{ kind }] }]);
});

test('prefers what is not harder to make than one likes', async () => {
  const candidates = ['a', 'b', 'c', 'd'].map((id) => dish(id, { harder: id !== 'c' }));
  expect(await dishesOf({ slots: evenings(0), candidates })).toEqual(['c']);
});

test('leaves half of a week to what is new', async () => {
  const kept = ['a', 'b', 'c', 'd'].map((id) => dish(id, { kept: true, mainFoods: [id] }));
  const liked = ['e', 'f', 'g'].map((id) => dish(id, { liked: 1, mainFoods: [id] }));
  const chosen = await dishesOf({ slots: evenings(0, 1, 2, 3), candidates: [...kept, ...liked] });
  expect(chosen.filter((id) => ['a', 'b', 'c', 'd'].includes(id ?? ''))).toHaveLength(2);
});

test('brings another order in another week, where all is equal', async () => {
  const candidates = Array.from({ length: 40 }, (_, nth) => dish(`dish ${nth}`));
  const one = await dishesOf({ slots: evenings(0, 1, 2), candidates });
  const next = await dishesOf({ slots: evenings(7, 8, 9), candidates });
  expect(next).not.toEqual(one);
});

test('chooses slot by slot where the solver cannot answer, and says so to the owner', async () => {
  const reasons: unknown[] = [];
  // What no thread can be sent.
  const unsendable = { ...dish('a'), extra: () => 'a' };
  const request = weekRequest({ slots: evenings(0), candidates: [unsendable] });
  const choice = await chooseWeek(request, (reason) => reasons.push(reason));
  expect(choice.meals).toMatchObject([{ recipeId: 'a' }]);
  expect(reasons).toMatchObject([{ name: 'DataCloneError' }]);
});

test('shows of two dishes by one name one beside another', async () => {
  const titles = { a: 'Rösti', b: 'Gratin', c: 'Soupe', d: 'soupe', e: 'Tarte', f: 'rösti' };
  const candidates = Object.entries(titles).map(([id, title]) => dish(id, { title }));
  const { meals } = await week({ slots: evenings(0), candidates });
  const [{ recipeId, alternatives }] = meals as [ChosenMeal];
  const shown = [recipeId, ...alternatives].map((id) =>
    titles[id as keyof typeof titles].toLowerCase(),
  );
  expect(shown.toSorted()).toEqual(['gratin', 'rösti', 'soupe', 'tarte']);
});

test('answers many at once', async () => {
  const request = weekRequest({ slots: evenings(0, 1), candidates: [dish('a'), dish('b')] });
  const reasons: unknown[] = [];
  const asked = Array.from({ length: 12 }, () => chooseWeek(request, (why) => reasons.push(why)));
  const [first, ...others] = await Promise.all(asked);
  for (const other of others) expect(other).toEqual(first);
  expect(reasons.length).toBeGreaterThan(0);
});
