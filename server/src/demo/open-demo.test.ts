import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileBilling } from '../features/billing/reconcile-billing.js';
import { demoEmail, demoPartnerEmail, demoPassword } from '../platform/config.js';
import { dayInZurich } from '../platform/clock.js';
import { perform } from '../testkit/account-kit.js';
import { at, createGraphQLClient, type GraphQLClient } from '../testkit/graphql-client.js';
import { createManualClock } from '../testkit/manual-clock.js';
import { documents as lists } from '../testkit/shopping-kit.js';
import { move } from '../testkit/planning-kit.js';
import { startTestServer, type TestServer } from '../testkit/test-server.js';
import { shifted } from './demo-days.js';
import { openDemo } from './open-demo.js';

const everything = `query ($from: Date!, $to: Date!) { viewer {
    nextStep
    consentDue
    kitchenAccess { isComplimentary payerFirstName subscription { status trialEndsAt } }
    household { members { firstName } kitchen {
    plannedMeals(from: $from, to: $to) { id date time recipeTitle recipe { fromBook dietConflicts { line word } } }
    shoppingItems { id name aisle checked toCheck plannedMealId recipeId }
    inventoryItems { name category expirationDate } } }
    preferences { dietaryRestrictions }
    dashboard { itemsToBuy favoriteRecipes plannedMealsThisWeek tonightMeals { recipeTitle } }
    favoriteRecipes(first: 50) { nodes { title fromBook dietConflicts { line word } } }
    chatMessages { nodes { role status content cardAt refusal { code } card { title fromBook dietConflicts { line word } } } } } }`;

interface Recipe {
  title: string;
  fromBook: boolean;
  dietConflicts: unknown[];
}
interface Viewer {
  nextStep: string;
  consentDue: boolean;
  kitchenAccess: object;
  preferences: { dietaryRestrictions: string[] };
  dashboard: { itemsToBuy: number; favoriteRecipes: number; tonightMeals: object[] };
  favoriteRecipes: { nodes: Recipe[] };
  chatMessages: { nodes: { status: string; cardAt: number | null; card: Recipe | null }[] };
}
interface Kitchen {
  plannedMeals: { id: string; date: string; time: string; recipe: Recipe | null }[];
  shoppingItems: {
    id: string;
    aisle: string;
    checked: boolean;
    toCheck: boolean;
    plannedMealId: string | null;
    recipeId: string | null;
  }[];
  inventoryItems: { expirationDate: string | null }[];
}
type Home = Viewer & Kitchen & { members: object[] };

/** A Sunday of winter by Swiss time, a Wednesday of spring. */
const starts = ['2026-12-05T23:30:00Z', '2027-04-07T09:00:00Z'];

describe.each(starts)('the demo household that is first opened at %s', (start) => {
  const today = dayInZurich(new Date(start));
  let server: TestServer;
  let camille: GraphQLClient;
  let thomas: GraphQLClient;

  const enter = async (email: string): Promise<GraphQLClient> => {
    const client = createGraphQLClient(server.url);
    await perform(client, 'signIn', { input: { email, password: demoPassword } });
    return client;
  };
  const homeOf = async (person: GraphQLClient): Promise<Home> => {
    const { data, errors } = await person.send(everything, {
      from: shifted(today, -15),
      to: shifted(today, 15),
    });
    expect(errors).toEqual([]);
    const { household, ...viewer } = at(data, 'viewer') as unknown as Viewer & {
      household: { members: object[]; kitchen: Kitchen };
    };
    return { ...viewer, ...household.kitchen, members: household.members };
  };
  const conflicts = (recipes: (Recipe | null)[]) =>
    recipes.flatMap((recipe) => recipe?.dietConflicts ?? []);

  beforeAll(async () => {
    server = await startTestServer({
      env: { POPOTE_DEMO_ACCOUNT: '1' },
      clock: createManualClock(start),
    });
    [camille, thomas] = [await enter(demoEmail), await enter(demoPartnerEmail)];
  });
  afterAll(() => server.close());

  it('has two members with a plan, a list and a fridge, and nothing that one of them may not eat', async () => {
    const [hers, his] = [await homeOf(camille), await homeOf(thomas)];
    for (const { nextStep, consentDue, members } of [hers, his]) {
      expect([nextStep, consentDue]).toEqual(['DASHBOARD', false]);
      expect(members).toEqual([{ firstName: 'Camille' }, { firstName: 'Thomas' }]);
    }
    expect(hers.preferences.dietaryRestrictions).toEqual(['NUT_FREE']);

    const days = new Set(hers.plannedMeals.map(({ date }) => date));
    expect([...days]).toEqual(Array.from({ length: 14 }, (_, day) => shifted(today, day - 7)));
    expect(hers.dashboard.tonightMeals).not.toEqual([]);
    expect(his.plannedMeals).toEqual(hers.plannedMeals);
    expect(hers.plannedMeals.filter(({ recipe }) => recipe?.fromBook).length).toBeGreaterThan(14);

    expect(hers.inventoryItems).toHaveLength(21);
    const dates = hers.inventoryItems.map(({ expirationDate }) => expirationDate);
    const within = (from: number, to: number) =>
      dates.filter((day) => day && day >= shifted(today, from) && day <= shifted(today, to)).length;
    expect([within(-9, -1), within(0, 2), dates.filter((day) => day === null).length]).toEqual([
      1, 4, 7,
    ]);

    const articles = hers.shoppingItems.filter(({ toCheck }) => !toCheck);
    expect(articles).toHaveLength(40);
    expect(hers.shoppingItems.length).toBeGreaterThan(40);
    const ticked = articles.filter(({ checked }) => checked).length;
    expect(ticked).toBeGreaterThan(4);
    expect(hers.dashboard.itemsToBuy).toBeLessThanOrEqual(40 - ticked);
    expect(new Set(articles.map(({ aisle }) => aisle)).size).toBeGreaterThan(6);
    const ofMeals = articles.filter(({ plannedMealId }) => plannedMealId !== null).length;
    expect([ofMeals > 15, ofMeals < 37]).toEqual([true, true]);

    expect([hers.dashboard.favoriteRecipes, his.dashboard.favoriteRecipes]).toEqual([12, 4]);
    const talk = hers.chatMessages.nodes;
    expect(talk.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'DONE'));
    expect(talk.filter(({ card, cardAt }) => card && cardAt)).toHaveLength(1);
    const served = [
      ...hers.plannedMeals.map(({ recipe }) => recipe),
      ...[hers, his].flatMap(({ favoriteRecipes }) => favoriteRecipes.nodes),
      ...talk.map(({ card }) => card),
    ];
    expect(conflicts(served)).toEqual([]);
  });

  it('has a trial under way that nothing which reconciles billing takes away', async () => {
    await server.settleWebhooks();
    await reconcileBilling(server.app.services);
    const { kitchenAccess, nextStep } = await homeOf(thomas);
    expect(nextStep).toBe('DASHBOARD');
    expect(kitchenAccess).toMatchObject({
      isComplimentary: false,
      payerFirstName: 'Camille',
      subscription: { status: 'TRIALING' },
    });
    const end = Date.parse(
      String(at((await homeOf(camille)) as never, 'kitchenAccess.subscription.trialEndsAt')),
    );
    expect(end).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('is made once, and behaves as what people have put there themselves', async () => {
    const before = await homeOf(camille);
    await openDemo(server.app.services, server.app.standins.stripe?.url ?? null);
    expect(await homeOf(camille)).toEqual(before);

    const meal = before.plannedMeals.find(({ recipe, date }) => recipe && date > today);
    const moved = { id: meal?.id, date: shifted(today, 12), time: '12:00' };
    expect(at((await thomas.send(move, moved)).data, 'movePlannedMeal.plannedMeals.0.date')).toBe(
      moved.date,
    );
    const open = before.shoppingItems.filter(({ checked }) => !checked).map(({ id }) => id);
    const check = await thomas.send(lists.check, { ids: open, checked: true });
    expect(at(check.data, 'setShoppingItemsChecked.viewer.dashboard.itemsToBuy')).toBe(0);
    expect((await homeOf(camille)).shoppingItems.every(({ checked }) => checked)).toBe(true);
  });
});
