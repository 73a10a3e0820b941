import { expect, it } from 'vitest';
import { personOf, timesHeld, toKeep, type Snapshot } from './snapshot';
import { withKitchen } from './with-kitchen';

const cache = (viewer: Record<string, unknown>, objects: Snapshot = {}, id = 'p'): Snapshot => ({
  ROOT_QUERY: { __typename: 'Query', viewer: { __ref: `Viewer:${id}` } },
  [`Viewer:${id}`]: { __typename: 'Viewer', id, ...viewer },
  ...objects,
});
/** The same with what the person's household has. */
const withLists = (lists: Record<string, unknown>, objects: Snapshot = {}, id = 'p'): Snapshot =>
  cache(
    { household: { __ref: 'Household:h' } },
    {
      'Household:h': { __typename: 'Household', id: 'h', kitchen: { __ref: 'Kitchen:h' } },
      'Kitchen:h': { __typename: 'Kitchen', id: 'h', ...lists },
      ...objects,
    },
    id,
  );
const milk = { __typename: 'ShoppingItem', id: 'milk', name: 'lait' };
const listed = { shoppingItems: [{ __ref: 'ShoppingItem:milk' }] };

it('keeps the pages that open without a network, and what they lead to', () => {
  const kept = toKeep(withLists(listed, { 'ShoppingItem:milk': milk }), null);
  expect(kept?.['ShoppingItem:milk']).toEqual(milk);
  expect(kept && personOf(kept)).toBe('p');
});

it('leaves out conversations, secrets, searches and what nothing leads to', () => {
  const kept = toKeep(
    cache(
      {
        chatMessages: { edges: [{ node: { __ref: 'ChatMessage:1' } }] },
        sessions: [{ __ref: 'Session:1' }],
        'favoriteRecipes:{"search":"tarte"}': { edges: [{ node: { __ref: 'Recipe:1' } }] },
      },
      { 'ChatMessage:1': {}, 'Session:1': {}, 'Recipe:1': {}, 'ShoppingItem:milk': milk },
    ),
    null,
  );
  expect(Object.keys(kept ?? {})).toEqual(['ROOT_QUERY', 'Viewer:p']);
  expect(kept?.['Viewer:p']).toEqual({ __typename: 'Viewer', id: 'p' });
  const address = { calendarFeedUrl: 'https://popote.example/calendar/secret.ics' };
  expect(toKeep(withLists(address), null)?.['Kitchen:h']).toEqual({
    __typename: 'Kitchen',
    id: 'h',
  });
});

it('leaves out restrictions, allergens and the telephone', () => {
  const kept = toKeep(
    cache(
      { preferences: { __ref: 'Preferences:p' }, profile: { __ref: 'Profile:p' } },
      {
        'Preferences:p': {
          id: 'p',
          dietaryRestrictions: ['HALAL'],
          allergens: ['CELERY'],
          avoidedFoods: ['ail'],
        },
        'Profile:p': { id: 'p', firstName: 'Camille', phone: '+41790000000' },
      },
    ),
    null,
  );
  expect(kept?.['Preferences:p']).toEqual({ id: 'p' });
  expect(kept?.['Profile:p']).toEqual({ id: 'p', firstName: 'Camille' });
});

it('keeps what an earlier visit read and this one has not', () => {
  const before = withLists(listed, { 'ShoppingItem:milk': milk });
  const now = withLists({ inventoryItems: [] });
  expect(toKeep(now, before)?.['Kitchen:h']).toMatchObject({ ...listed, inventoryItems: [] });
});

it('keeps nothing of somebody else, and nothing where nobody is signed in', () => {
  const before = withLists(listed, { 'ShoppingItem:milk': milk }, 'other');
  expect(toKeep(cache({}), before)?.['ShoppingItem:milk']).toBeUndefined();
  expect(toKeep({ ROOT_QUERY: { viewer: null } }, before)).toBeNull();
});

it('lets go of the weeks that were looked at longest ago', () => {
  const weeks = Object.fromEntries(
    Array.from({ length: 15 }, (_, week) => [`plannedMeals({"from":"${week}"})`, []]),
  );
  const kept = Object.keys(toKeep(withLists(weeks), null)?.['Kitchen:h'] ?? {});
  expect(kept).not.toContain('plannedMeals({"from":"0"})');
  expect(kept).toContain('plannedMeals({"from":"14"})');
});

it('dates no field that it does not hold: an answer may have been read and never have come to it', () => {
  const times = { shoppingItems: 1, inventoryItems: 2, plannedMeals: 3, favoriteRecipes: 4 };
  const held = withLists({ ...listed, 'plannedMeals({"from":"1"})': [] });
  const narrowed = { 'favoriteRecipes:{"mealType":"DESSERT"}': { edges: [] } };
  Object.assign(held['Viewer:p'] ?? {}, narrowed);
  expect(timesHeld(held, times)).toEqual({ shoppingItems: 1, plannedMeals: 3 });
  const whole = cache({ 'favoriteRecipes:{}': { edges: [] } });
  expect(timesHeld(whole, times)).toEqual({ favoriteRecipes: 4 });
});

it('finds the lists that an older version kept as the person’s own in their household’s kitchen', () => {
  const older = cache(
    {
      household: { __ref: 'Household:h' },
      ...listed,
      'plannedMeals({"from":"1"})': [],
      email: 'p@x',
    },
    { 'Household:h': { __typename: 'Household', id: 'h' }, 'ShoppingItem:milk': milk },
  );
  const kept = withKitchen(older);
  expect(kept).toMatchObject(
    withLists({ ...listed, 'plannedMeals({"from":"1"})': [] }, { 'ShoppingItem:milk': milk }),
  );
  expect(toKeep(kept, null)?.['Viewer:p']).toEqual({
    __typename: 'Viewer',
    id: 'p',
    email: 'p@x',
    household: { __ref: 'Household:h' },
  });
  expect(withKitchen(kept)).toBe(kept);
});
