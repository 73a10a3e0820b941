import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecipe, type DietRules } from '../../../diet/gate/gate.js';
import { at } from '../../../testkit/graphql-client.js';
import { joinHousehold } from '../../../testkit/household-kit.js';
import { createManualClock } from '../../../testkit/manual-clock.js';
import { startTestServer, type TestServer } from '../../../testkit/test-server.js';
import {
  applyWeek,
  changeWeek,
  proposeWeek,
  seedDishes,
  titlesOf,
  weekOf,
  type Week,
} from '../../../testkit/week-kit.js';

/** A Monday, 11 in the morning in Switzerland. */
const clock = createManualClock('2026-11-23T10:00:00Z');

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.close());

/** The dishes of a week, those offered instead too, in which the gate finds something. */
async function conflictsIn({ meals }: Week, rules: DietRules): Promise<string[]> {
  const ids = meals.flatMap(({ recipe, alternatives }) =>
    [...(recipe ? [recipe] : []), ...alternatives].map(({ id }) => id),
  );
  expect(ids.length).toBeGreaterThan(7);
  const { db } = server.app.services;
  const rows = await db.recipe.findMany({ where: { id: { in: ids } } });
  return rows.filter((row) => checkRecipe(row, rules).length > 0).map(({ title }) => title);
}

const dishes = {
  'Rôti de porc au vin blanc': ['800 g de rôti de porc', '20 cl de vin blanc'],
  'Pâtes au saumon': ['400 g de pâtes', '300 g de saumon'],
  'Nouilles aux cacahuètes': ['300 g de nouilles de blé', '100 g de cacahuètes'],
};

describe('a proposed week', () => {
  it.each<DietRules & { adults: number }>([
    { adults: 2, restrictions: ['HALAL'], avoidedFoods: [] },
    { adults: 4, restrictions: ['GLUTEN_FREE', 'NUT_FREE'], avoidedFoods: ['champignons'] },
    { adults: 1, restrictions: ['VEGETARIAN', 'EGGS', 'SESAME'], avoidedFoods: ['coriandre'] },
  ])('holds nothing that is not eaten: %j', async ({ adults, ...rules }) => {
    const owner = await server.subscriber();
    await seedDishes(server, owner, dishes);
    const isAllergen = (each: string) => ['EGGS', 'SESAME'].includes(each);
    await owner.savePreferences({
      householdSize: { adults, children: 0 },
      dietaryRestrictions: rules.restrictions.filter((each) => !isAllergen(each)),
      allergens: rules.restrictions.filter(isAllergen),
      avoidedFoods: rules.avoidedFoods,
    });
    expect(await conflictsIn(await proposeWeek(owner, { days: 7 }), rules)).toEqual([]);
  });

  it('is chosen again when somebody at the table has become allergic to a dish of it', async () => {
    const owner = await server.subscriber();
    const guest = await server.signUp();
    const title = 'Cabillaud au four';
    const { [title]: recipeId } = await seedDishes(server, owner, {
      [title]: ['600 g de cabillaud'],
    });
    await joinHousehold(server, owner, guest);
    const week = await proposeWeek(owner, { days: 2 });
    const held = await changeWeek(owner, week.id, [{ id: week.meals[0]?.id, recipeId }]);
    await guest.savePreferences({ allergens: ['FISH'] });
    const answer = await applyWeek(owner, week.id);
    expect(answer).toMatchObject({ __typename: 'ProposalStaleRefusal', code: 'PROPOSAL_STALE' });
    const fresh = weekOf(at(answer, 'proposal') ?? null);
    expect(fresh).toMatchObject({ id: week.id, status: 'PENDING' });
    expect(titlesOf(held)).toContain(title);
    expect(titlesOf(fresh)).toHaveLength(2);
    expect(await conflictsIn(fresh, { restrictions: ['FISH'], avoidedFoods: [] })).toEqual([]);
    expect(await applyWeek(owner, week.id)).toMatchObject({ __typename: 'ApplyProposalPayload' });
  });

  it('stays as it is when its dishes are still eaten', async () => {
    const owner = await server.subscriber();
    const { id } = await proposeWeek(owner, { days: 2 });
    await owner.savePreferences({ preferredFoods: ['courge'], avoidedFoods: ['langue de bœuf'] });
    expect(await applyWeek(owner, id)).toMatchObject({ __typename: 'ApplyProposalPayload' });
  });
});
