import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGenerationKit, type GenerationKit } from '../../testkit/generation-kit.js';
import { at } from '../../testkit/graphql-client.js';
import { says } from '../../testkit/model-server.js';
import { replyOf } from '../../testkit/recipe-replies-hostile.fr.js';

let kit: GenerationKit;
beforeAll(async () => void (kit = await startGenerationKit()));
beforeEach(() => kit.reset());
afterAll(() => kit.close());

const household = async (db = kit.server.app.services.db) => ({
  db,
  ...(await db.user.findUniqueOrThrow({ where: { id: kit.person.id } })),
});

describe('a generation', () => {
  it('from the fridge is cooler, and lists what expires first', async () => {
    const { db, householdId } = await household();
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await db.inventoryItem.createMany({
      data: [
        { householdId, name: 'riz', expirationDate: null },
        { householdId, name: 'courge', expirationDate: later(9) },
        { householdId, name: 'poireau', expirationDate: later(2) },
      ],
    });
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()));
    expect(await kit.ended((await kit.start({ fromInventory: true })).id)).toMatchObject({
      stage: 'DONE',
    });
    expect(calls()[0]?.body).toMatchObject({ temperature: 0.7 });
    expect(calls()[0]?.body.messages[1]?.content).toMatch(/poireau.*courge.*riz/);
  });

  it('from the fridge leaves to the planned meals what they need, unless that is all there is', async () => {
    const { db, householdId } = await household();
    kit.model.answerAlways(says(replyOf()));
    const planned = at(await kit.ended((await kit.start()).id), 'recipe.id');
    const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const input = { date, time: '19:00', mealType: 'MAIN', recipeId: planned, servings: 4 };
    await kit.person.send(
      'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }',
      { input },
    );
    const askedOf = async (...names: [string, number][]): Promise<string> => {
      await db.inventoryItem.deleteMany({ where: { householdId } });
      await db.inventoryItem.createMany({
        data: names.map(([name, quantity]) => ({ householdId, name, quantity, unit: 'G' })),
      });
      const calls = kit.callsSince();
      await kit.ended((await kit.start({ fromInventory: true, fresh: true })).id);
      const [call] = calls();
      return call?.body.messages[1]?.content ?? 'courge: nothing was asked';
    };
    expect(await askedOf(['courge butternut', 1200], ['poireau', 300])).toMatch(
      /courge butternut.*"200 g"[^]*poireau.*"300 g"/,
    );
    expect(await askedOf(['courge butternut', 900], ['poireau', 300])).not.toContain('courge');
    expect(await askedOf(['courge butternut', 900])).toContain('courge');
  });

  it('from the fridge may be a dish of the week before, and not of this one', async () => {
    const { db, householdId } = await household();
    await db.inventoryItem.create({ data: { householdId, name: 'courge' } });
    const [old, fresh] = ['Gratin de la semaine passée', 'Gratin de ce matin'];
    kit.model.answerAlways(says(replyOf({ title: old })));
    await kit.ended((await kit.start()).id);
    const createdAt = new Date(Date.now() - 8 * 86_400_000);
    await db.recipe.updateMany({ where: { householdId, title: old }, data: { createdAt } });
    kit.model.answerAlways(says(replyOf({ title: fresh })));
    await kit.ended((await kit.start()).id);
    const calls = kit.callsSince();
    await kit.ended((await kit.start({ fromInventory: true })).id);
    const asked = calls()[0]?.body.messages[1]?.content;
    expect(asked).toContain(fresh);
    expect(asked).not.toContain(old);
  });

  it('of a fridge that holds more than is told, tells what expires first', async () => {
    const { db, householdId } = await household();
    const jars = Array.from({ length: 120 }, (_, n) => ({ householdId, name: `bocal ${n}` }));
    const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    // Whatever the hour: the day begins earlier where the household lives.
    const expirationDate = new Date(Date.now() + 2 * 86_400_000);
    const data = [...jars, { id: last, householdId, name: 'blette', expirationDate }];
    await db.inventoryItem.createMany({ data });
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()));
    await kit.ended((await kit.start({ fromInventory: true })).id);
    await db.inventoryItem.deleteMany({ where: { householdId } });
    expect(calls()[0]?.body.messages[1]?.content).toMatch(/blette.*bocal/);
  });
});
