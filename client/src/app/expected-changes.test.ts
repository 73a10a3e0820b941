import { randomUUID } from 'node:crypto';
import {
  ApolloClient,
  HttpLink,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { ApolloCache, NormalizedCacheObject } from '@apollo/client/cache';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveProduct } from '../../tools/gallery/serve-product.mjs';
import { createCache } from '../apollo/cache';
import { adoptChange } from '../entities/household/adopt-change';
import { InventoryItemsDocument } from '../entities/inventory/inventory-items.generated';
import { addDays, todayInZurich } from '../entities/planned-meal/calendar-day';
import { DeletePlannedMealDocument } from '../entities/planned-meal/delete-planned-meal.generated';
import { SetPlannedMealCookedDocument } from '../entities/planned-meal/set-planned-meal-cooked.generated';
import { expectCookedMeal } from '../entities/planned-meal/use-set-meal-cooked';
import { expectUnplannedMeal } from '../entities/planned-meal/use-unplan-meal';
import { DeleteShoppingItemsDocument } from '../entities/shopping/delete-shopping-items.generated';
import { RestoreShoppingItemsDocument } from '../entities/shopping/restore-shopping-items.generated';
import { expectDeletedItems } from '../entities/shopping/use-delete-items';
import { expectRestoredItems } from '../entities/shopping/use-restore-items';
import { DashboardDocument } from '../features/dashboard/dashboard.generated';
import { DeleteInventoryItemDocument } from '../features/inventory/delete-inventory-item.generated';
import { UpdateInventoryItemDocument } from '../features/inventory/update-inventory-item.generated';
import { expectDeletedInventoryItem } from '../features/inventory/use-delete-inventory-item';
import { expectUpdatedInventoryItem } from '../features/inventory/use-update-inventory-item';
import { DeletePlannedMealsDocument } from '../features/planning/delete-planned-meals.generated';
import { MovePlannedMealDocument } from '../features/planning/move-planned-meal.generated';
import { PlannedMealsDocument } from '../features/planning/planned-meals.generated';
import { UpdatePlannedMealDocument } from '../features/planning/update-planned-meal.generated';
import { expectDeletedMeals } from '../features/planning/use-delete-meals';
import { expectMovedMeal } from '../features/planning/use-move-meal';
import { expectUpdatedMeal } from '../features/planning/use-update-meal';
import { DeleteCheckedShoppingItemsDocument } from '../features/shopping/delete-checked-shopping-items.generated';
import { SetShoppingItemsCheckedDocument } from '../features/shopping/set-shopping-items-checked.generated';
import { SetShoppingItemsToCheckDocument } from '../features/shopping/set-shopping-items-to-check.generated';
import { ShoppingListDocument } from '../features/shopping/shopping-list.generated';
import { UndoTickDocument } from '../features/shopping/undo-tick.generated';
import { expectCheckedItems } from '../features/shopping/use-check-items';
import { expectDeletedCheckedItems } from '../features/shopping/use-delete-checked-items';
import { expectItemsToCheck } from '../features/shopping/use-set-to-check';
import { expectUndoneTick } from '../features/shopping/use-undo-tick';
import { seededRandom, type Random } from '../illustrations/seeded-random';

const steps = 60;
const today = todayInZurich();
const days = { from: addDays(today, -14), to: addDays(today, 14) };
/** The demo’s ids are others each time: a walk that can be taken again chooses by what is shown. */
const bySight = (one: object, other: object): number => {
  const shown = ({ id: _id, ...rest }: { id?: string }) => JSON.stringify(rest);
  return shown(one).localeCompare(shown(other));
};

let product: Awaited<ReturnType<typeof serveProduct>> | undefined;
beforeAll(async () => void (product = await serveProduct({ POPOTE_DEMO_ACCOUNT: '1' })), 120_000);
afterAll(() => product?.stop());

async function signIn(email: string): Promise<ApolloClient> {
  const url = `${product?.url}/graphql`;
  const headers = { 'content-type': 'application/json', 'x-popote-client': 'native' };
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { token } } }`;
  const variables = { input: { email, password: 'popote-demo' } };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(url, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  return new ApolloClient({
    cache: createCache(),
    link: new HttpLink({
      uri: url,
      headers: { ...headers, authorization: `Bearer ${data.signIn.token}` },
    }),
  });
}

/** Reads all that the pages of the kitchen show, anew. */
async function open(client: ApolloClient): Promise<void> {
  await client.resetStore();
  for (const query of [ShoppingListDocument, InventoryItemsDocument, DashboardDocument])
    await client.query<unknown>({ query });
  await client.query({ query: PlannedMealsDocument, variables: days });
}

/** What a person sees of a kitchen, by what the cache holds. */
function seenIn(cache: ApolloCache) {
  const list = cache.readQuery({ query: ShoppingListDocument })?.viewer?.household.kitchen;
  const plan = cache.readQuery({ query: PlannedMealsDocument, variables: days })?.viewer;
  const fridge = cache.readQuery({ query: InventoryItemsDocument })?.viewer?.household.kitchen;
  const dashboard = cache.readQuery({ query: DashboardDocument })?.viewer?.dashboard;
  if (!list || !plan?.household.kitchen || !fridge || !dashboard)
    throw new Error('The cache has lost a page.');
  const { shoppingItems, boughtItems } = list;
  return {
    list: shoppingItems.map(({ id, name, checked, toCheck }) => ({ id, name, checked, toCheck })),
    bought: boughtItems.map(({ id }) => id).toSorted(),
    toBuy: dashboard.itemsToBuy,
    // Pages sort them.
    plan: plan.household.kitchen.plannedMeals
      .map(({ id, recipeTitle, date, time, servings, mealType, cookedAt, inventoryItemId }) => {
        const when = { date, time, servings, mealType };
        return { id, recipeTitle, ...when, inventoryItemId, cooked: cookedAt !== null };
      })
      .toSorted((one, other) => one.id.localeCompare(other.id)),
    fridge: fridge.inventoryItems,
    plannedThisWeek: dashboard.plannedMealsThisWeek,
    expiring: dashboard.expiringSoon,
    tonight: dashboard.tonightMeals.map(({ id }) => id),
  };
}

type Seen = ReturnType<typeof seenIn>;

interface Press {
  name: string;
  mutation: TypedDocumentNode<object, OperationVariables>;
  variables: OperationVariables;
  expectIn: (cache: ApolloCache) => object | null;
  /** What is the server's to say: how much is to be bought for another number of people. */
  isListOpen?: boolean;
}

function press<Data extends object, Variables extends OperationVariables>(
  name: string,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  expected: (cache: ApolloCache, variables: Variables) => Data | null,
): Press {
  const document = mutation as unknown as Press['mutation'];
  return { name, mutation: document, variables, expectIn: (cache) => expected(cache, variables) };
}

/** What was done and can be taken back. */
interface Past {
  deleted: string[];
  /** The last tick that completed a recipe. */
  tick: { tickedIds: string[]; removedIds: string[] } | null;
}

/** What a person could press next, one of each kind that there is something for. */
function pressesIn(seen: Seen, { deleted, tick }: Past, random: Random): Press[] {
  const list = seen.list.toSorted(bySight);
  const plan = seen.plan.toSorted(bySight);
  const fridge = seen.fridge.toSorted(bySight);
  const some = (rows: readonly { id: string }[], most: number): string[] =>
    random
      .shuffle(rows)
      .slice(0, 1 + random.int(most))
      .map(({ id }) => id);
  const changeId = randomUUID();
  const presses: Press[] = [];
  if (list.length > 0) {
    const checked = random.chance(0.7);
    const ticks = { ids: some(list, 12), checked, changeId };
    presses.push(press('tick', SetShoppingItemsCheckedDocument, ticks, expectCheckedItems));
    const gone = { ids: some(list, 3) };
    presses.push(press('delete lines', DeleteShoppingItemsDocument, gone, expectDeletedItems));
    const toCheck = { ids: some(list, 3), toCheck: random.chance(0.5) };
    presses.push(press('check', SetShoppingItemsToCheckDocument, toCheck, expectItemsToCheck));
  }
  if (list.some(({ checked }) => checked))
    presses.push(
      press(
        'delete ticked lines',
        DeleteCheckedShoppingItemsDocument,
        {},
        expectDeletedCheckedItems,
      ),
    );
  if (deleted.length > 0) {
    const back = { ids: random.shuffle(deleted).slice(0, 3) };
    presses.push(press('restore', RestoreShoppingItemsDocument, back, expectRestoredItems));
  }
  if (tick) presses.push(press('undo', UndoTickDocument, { ...tick, changeId }, expectUndoneTick));
  if (plan.length > 0) {
    const meal = random.pick(plan);
    const { id } = meal;
    const date = addDays(today, random.int(14) - 6);
    const time = random.pick(['12:00', '19:00', '20:30']);
    presses.push(
      press('move', MovePlannedMealDocument, { id, date, time }, expectMovedMeal),
      press('unplan', DeletePlannedMealDocument, { id }, expectUnplannedMeal),
      press('unplan two', DeletePlannedMealsDocument, { ids: some(plan, 2) }, expectDeletedMeals),
    );
    const cooked = { id, cooked: !meal.cooked, ofFridge: true };
    presses.push(press('cook', SetPlannedMealCookedDocument, cooked, expectCookedMeal));
    const servings = { id, input: { servings: 1 + random.int(8) } };
    presses.push({
      ...press('servings', UpdatePlannedMealDocument, servings, expectUpdatedMeal),
      isListOpen: true,
    });
  }
  if (fridge.length > 0) {
    const { id } = random.pick(fridge);
    const amount = { id, input: { quantity: 1 + random.int(900) } };
    presses.push(
      press('take out', DeleteInventoryItemDocument, { id }, expectDeletedInventoryItem),
      press('amount', UpdateInventoryItemDocument, amount, expectUpdatedInventoryItem),
    );
  }
  return presses;
}

/** The kitchen once a press is expected to have happened. */
function expectedOf(cache: ApolloCache, { mutation, variables, expectIn }: Press): Seen {
  const device = createCache();
  device.restore(structuredClone(cache.extract()) as NormalizedCacheObject);
  const result = expectIn(device);
  if (!result) throw new Error('Nothing is expected of a kitchen that is known whole.');
  device.write({ dataId: 'ROOT_MUTATION', query: mutation, variables, result });
  adoptChange(device, { data: result });
  return seenIn(device);
}

const withoutList = (seen: Seen): Seen => ({ ...seen, list: [], toBuy: 0 });

/** What can be taken back after an answer. */
function after(past: Past, { name, variables }: Press, answer: object): Past {
  const [payload] = Object.values(answer) as { deletedShoppingItemIds?: string[] }[];
  const gone = payload?.deletedShoppingItemIds ?? [];
  if (name === 'tick')
    return gone.length > 0
      ? { ...past, tick: { tickedIds: variables.ids as string[], removedIds: gone } }
      : past;
  if (name === 'restore') {
    const back = new Set(variables.ids as string[]);
    return { tick: null, deleted: past.deleted.filter((id) => !back.has(id)) };
  }
  if (name.startsWith('delete')) return { ...past, deleted: [...past.deleted, ...gone] };
  // What follows its meal may not come back.
  return ['undo', 'cook', 'servings', 'unplan', 'unplan two'].includes(name)
    ? { ...past, tick: null }
    : past;
}

it('what a press is expected to do is what it does, and what the server says when asked anew', async () => {
  const client = await signIn('demo@popote.example');
  const other = await signIn('demo@popote.example');
  const { cache } = client;
  await open(client);
  const random = seededRandom(process.env.WALK ?? 'a kitchen');
  let past: Past = { deleted: [], tick: null };
  const kinds = new Set<string>();
  for (let nth = 0; nth < steps; nth += 1) {
    const presses = pressesIn(seenIn(cache), past, random);
    if (presses.length === 0) break;
    const next = random.pick(presses);
    const { name, mutation, variables, isListOpen } = next;
    const expected = expectedOf(cache, next);
    const { data } = await client.mutate({ mutation, variables, update: adoptChange });
    for (const payload of Object.values(data ?? {}) as object[])
      expect(payload, `${nth}: ${name}`).not.toHaveProperty('code');
    const seen = seenIn(cache);
    const compared = isListOpen ? withoutList : (kitchen: Seen) => kitchen;
    expect
      .soft(compared(expected), `${nth}: ${name} ${JSON.stringify(variables)}`)
      .toEqual(compared(seen));
    past = after(past, next, data ?? {});
    kinds.add(name);
    await open(other);
    expect.soft(seen, `${nth}: ${name}, asked anew`).toEqual(seenIn(other.cache));
  }
  expect(kinds.size).toBeGreaterThan(8);
});
