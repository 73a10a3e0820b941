import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { callsTools, says } from '../../../testkit/model-server.js';
import type { Person } from '../../../testkit/person.js';
import { replyOf } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
let housemate: Person;

const hers = 'Gratin de minuit';
const shared = { fridge: 'rutabagas', plan: 'Tourte du dimanche' };

beforeAll(async () => {
  kit = await startChatKit();
  const { db } = kit.server.app.services;
  housemate = await kit.server.subscriber();
  const { householdId } = await db.user.findUniqueOrThrow({ where: { id: kit.person.id } });
  await db.user.update({ where: { id: housemate.id }, data: { householdId } });
  await housemate.send(inventory.add, { input: { name: shared.fridge, quantity: 2 } });
  const date = new Date().toISOString().slice(0, 10);
  const meal = { recipeTitle: shared.plan, date, time: '19:00', servings: 2, mealType: 'MAIN' };
  await housemate.send(
    'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }',
    { input: meal },
  );
  kit.model.answerAlways(says(replyOf({ title: hers })));
  const id = randomUUID();
  await kit.send('Un mot à moi : que manger à minuit ?', { replyId: id }, housemate);
  for await (const _event of kit.stream(id, null, undefined, housemate)) continue;
  await db.recipe.findFirstOrThrow({ where: { householdId, title: hers } });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

/** All that the model is sent while somebody who shares the kitchen has it try her recipe in each way. */
async function everySentWord(): Promise<string> {
  const calls = kit.callsSince();
  const day = { date: '2030-01-01', time: null, servings: null, meal_type: null };
  kit.model.answer(
    callsTools([
      { name: 'save_recipe', arguments: JSON.stringify({ title: 'gratin' }) },
      { name: 'save_recipe', arguments: JSON.stringify({ title: null }) },
      { name: 'plan_meal', arguments: JSON.stringify({ title: 'gratins de minuits', ...day }) },
    ]),
    says('Voilà.'),
  );
  await kit.ask('Garde le gratin, et planifie-le.');
  kit.model.answer(says('Rien de plus.'));
  await kit.ask('Et que cuisine-t-on chez nous ?');
  expect(calls()).toHaveLength(3);
  return calls()
    .map(({ text }) => text)
    .join('\n');
}

it('what a housemate was shown in her own conversation is in no prompt of mine; what is shared is', async () => {
  const sent = await everySentWord();
  expect(sent).not.toContain(hers);
  expect(sent).not.toMatch(/minuit \?|Un mot à moi/);
  expect(sent).not.toContain(housemate.id);
  expect(sent).toContain(shared.fridge);
  expect(sent).toContain(shared.plan);
});

it('is shared once she has planned it', async () => {
  const { db } = kit.server.app.services;
  const recipe = await db.recipe.findFirstOrThrow({ where: { title: hers, bookId: null } });
  const date = new Date().toISOString().slice(0, 10);
  await housemate.send(
    'mutation ($input: PlanMealInput!) { planMeal(input: $input) { __typename } }',
    {
      input: {
        recipeTitle: hers,
        recipeId: recipe.id,
        date,
        time: '19:00',
        servings: 2,
        mealType: 'MAIN',
      },
    },
  );
  expect(await everySentWord()).toContain(hers);
});
