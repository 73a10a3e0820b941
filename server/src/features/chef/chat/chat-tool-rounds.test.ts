import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showEvents } from '../../../testkit/chat-events.js';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { callsTools, cuts, says } from '../../../testkit/model-server.js';
import { replyOf } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.person.savePreferences({ dietaryRestrictions: ['VEGAN'] });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

const adding = (name: string) => ({
  name: 'add_to_shopping_list',
  arguments: JSON.stringify({ items: [{ name, quantity: 1, unit: 'KG' }] }),
});
const forbidden = says(replyOf({ ingredients: ['200 g de lardons', '1 oignon'] }));

describe('after a call, a reply that is refused', () => {
  it.each([
    ['for what it holds', forbidden],
    ['for its length', says(replyOf().slice(0, 90), 'length')],
  ])('%s is asked for again with the call and what became of it', async (_, refused) => {
    const calls = kit.callsSince();
    kit.model.answer(callsTools([adding('riz')], 'Bien sûr.'), refused, says('Voilà.'));
    const seen = await kit.ask('Ajoute du riz et donne une recette.');
    const roles = calls()[2]?.body.messages.map(({ role }) => role);
    expect(roles?.slice(-5)).toEqual(['user', 'assistant', 'tool', 'assistant', 'user']);
    expect(calls()[2]?.body.messages.at(-3)?.content).toMatch(/En attente/);
    expect(await kit.reply(seen.id)).toMatchObject({
      status: 'DONE',
      proposals: [{ status: 'PENDING' }],
    });
  });

  it('leaves what was proposed before it on the screen', async () => {
    kit.model.answer(
      callsTools([adding('riz'), adding('lentilles')], 'Bien sûr.'),
      forbidden,
      says('Voilà.'),
    );
    const { id } = await kit.send('Ajoute du riz et des lentilles, et donne une recette.');
    const events = await kit.events(id);
    const since = events.findLastIndex((event) => at(event, 'replaces') === true);
    // The same event that takes the words back tells what stands.
    expect(at(events[since] ?? null, 'proposal.action')).toBe('SEVERAL');
    const told = events.slice(since).flatMap((event) => at(event, 'proposal.id') ?? []);
    const ids = (at(await kit.reply(id), 'proposals') as { id: string }[]).map((each) => each.id);
    expect(told).toEqual(ids);
    expect(ids).toHaveLength(1);
  });
});

it('calls of several rounds are one proposal, and one that is made twice is one line', async () => {
  const calls = kit.callsSince();
  kit.model.answer(
    callsTools([adding('riz'), adding('riz')]),
    callsTools([adding('riz'), adding('lentilles')]),
    says('Voilà.'),
  );
  const seen = await kit.ask('Ajoute du riz, puis des lentilles.');
  expect(seen.proposals).toHaveLength(1);
  expect(at(await kit.reply(seen.id), 'proposals')).toMatchObject([{ action: 'SEVERAL' }]);
  const told = calls()[2]?.body.messages.filter(({ role }) => role === 'tool') ?? [];
  expect(told).toHaveLength(4);
  for (const { content } of told) expect(content).toMatch(/En attente/);
});

describe('the book', () => {
  const search = (given: object) => ({ name: 'read_book', arguments: JSON.stringify(given) });
  const asked = { query: 'lasagnes', meal_type: 'MAIN', max_minutes: null, foods: ['tofu'] };
  const toldTo = (call: ReturnType<ReturnType<ChatKit['callsSince']>>[number] | undefined) =>
    call?.body.messages.findLast(({ role }) => role === 'tool')?.content ?? '';
  const dishesIn = (told: string) =>
    JSON.parse(/<donnees nom="livre">\n(.*)\n/.exec(told)?.[1] ?? '[]') as {
      titre: string;
      minutes: number;
    }[];

  it('is read in the same reply, of what those who eat may have, and a dish of it is planned as its recipe', async () => {
    const calls = kit.callsSince();
    kit.model.answer(
      callsTools([search({ ...asked, query: null, max_minutes: 40 })]),
      says('Voilà des idées.'),
    );
    const { id } = await kit.ask('Une idée avec du tofu ?');
    const dishes = dishesIn(toldTo(calls()[1]));
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.length).toBeLessThanOrEqual(8);
    expect(dishes.every(({ minutes }) => minutes <= 40)).toBe(true);
    expect(await kit.reply(id)).toMatchObject({
      status: 'DONE',
      content: 'Voilà des idées.',
      proposals: [],
    });
    const { db } = kit.server.app.services;
    const title = dishes[0]?.titre ?? '';
    const recipe = await db.recipe.findFirstOrThrow({ where: { title } });
    expect(recipe.bookId).not.toBeNull();
    const planning = { title, date: '2100-01-02', time: null, servings: null, meal_type: null };
    kit.model.answer(
      callsTools([{ name: 'plan_meal', arguments: JSON.stringify(planning) }]),
      says('Proposé.'),
    );
    const next = await kit.ask('Prévois la première.');
    const [stored] = await db.proposal.findMany({ where: { messageId: next.id } });
    expect(stored?.plan).toMatchObject({ action: 'PLAN_MEAL', meal: { recipeId: recipe.id } });
  });

  it('is named to the person where the model says nothing of it in three calls, and the next message works', async () => {
    const calls = kit.callsSince();
    kit.model.answerAlways(callsTools([search(asked)]));
    const { id } = await kit.ask('Un plat au tofu ?');
    expect(calls()).toHaveLength(3);
    const reply = await kit.reply(id);
    expect(reply).toMatchObject({ status: 'DONE' });
    expect(at(reply, 'content')).toMatch(/^J’ai trouvé\s: «/);
    expect(at(reply, 'content')).not.toContain('donnees');
    kit.model.answerAlways(says('Bien.'));
    expect(await kit.ask('Merci.')).toMatchObject({ status: 'DONE', content: 'Bien.' });
  });

  it('that is asked for in no form it has is a fault in words', async () => {
    kit.model.answer(
      callsTools([{ name: 'read_book', arguments: '{"meal_type":"SOUP"}' }]),
      says('Hum.'),
    );
    const { id } = await kit.ask('Une soupe ?');
    expect(at(await kit.reply(id), 'content')).toMatch(/redire autrement/);
  });
});

it('goes on below a card, takes back what is forbidden alone, and loses no word to whoever looks again', async () => {
  const before = 'Avec plaisir.\n\n';
  kit.model.answer(
    callsTools([adding('riz')], `${before}${replyOf()}`),
    cuts('Servez aussitôt. Une courge se '),
  );
  const { id, ...cut } = await kit.ask('Une recette, et ajoute du riz.');
  expect(cut).toMatchObject({ status: 'INTERRUPTED', card: {} });
  kit.model.answer(says('garde. Ajoutez les lardons.'), says('garde trois mois.'));
  await kit.act('continue', id);
  const events = await kit.events(id);
  const whole = await kit.reply(id);
  expect(whole).toMatchObject({ status: 'DONE', cardAt: before.length });
  for (const [index, event] of events.entries()) {
    const shown = showEvents(events.slice(0, index + 1));
    const again = await kit.events(id, Number(at(event, 'seq')));
    expect(showEvents(again, shown).content).toBe(at(whole, 'content'));
  }
});
