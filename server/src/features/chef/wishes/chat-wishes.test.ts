import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { callsTools, says } from '../../../testkit/model-server.js';
import { replyOf } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.person.savePreferences({
    dietaryRestrictions: ['VEGETARIAN'],
    avoidedFoods: ['céleri'],
  });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

const hold = (wish: string, kind: string, more: object = {}) => ({
  name: 'hold_for_talk',
  arguments: JSON.stringify({ wish, kind, food: null, people: null, minutes: null, ...more }),
});
const noGluten = hold('sans gluten ce soir', 'AVOID', { food: 'gluten' });
const bread = says(replyOf({ ingredients: ['1 baguette', '2 tomates'] }));

const wishes = async (who = kit.person) => {
  const { data } = await who.send('{ viewer { chatWishes { id kind wish } } }');
  return at(data, 'viewer.chatWishes') as { id: string; kind: string; wish: string }[];
};
const takeOff = async (id: string, who = kit.person) => {
  const query = `mutation ($id: ID!) { takeOffChatWish(id: $id) { __typename
    ... on TakeOffChatWishPayload { viewer { chatWishes { wish } } } ... on Refusal { code } } }`;
  return at((await who.send(query, { id })).data, 'takeOffChatWish');
};
const systemOf = (call: { body: { messages: readonly { content: string }[] } } | undefined) =>
  call?.body.messages[0]?.content ?? '';

describe('what is said for the talk', () => {
  it('is told with each message as data until it is taken off, and by nobody else', async () => {
    const calls = kit.callsSince();
    kit.model.answer(callsTools([hold('sans four', 'OTHER')]), says('Entendu.'));
    const { id } = await kit.ask('Je cuisine sans four.');
    const [ending] = (await kit.events(id)).slice(-1);
    expect(ending).toMatchObject({ status: 'DONE' });
    expect(await wishes()).toMatchObject([{ kind: 'OTHER', wish: 'sans four' }]);
    kit.model.answerAlways(says('Bien.'));
    await kit.ask('Une idée ?');
    expect(systemOf(calls()[0])).not.toContain('souhaits');
    expect(systemOf(calls()[2])).toContain('<donnees nom="souhaits">\n[{"souhait":"sans four"}]');
    const [wish] = await wishes();
    const stranger = await kit.server.subscriber();
    expect(await takeOff(wish?.id ?? '', stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await takeOff(wish?.id ?? '')).toMatchObject({ viewer: { chatWishes: [] } });
    expect(await takeOff(wish?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    await kit.ask('Et une autre ?');
    expect(systemOf(calls()[3])).not.toContain('souhaits');
  });

  it('binds the gate from the same reply on, beside what is saved, which stays as it was', async () => {
    const saved = '{ viewer { preferences { dietaryRestrictions avoidedFoods allergens } } }';
    const before = (await kit.person.send(saved)).data;
    kit.model.answer(callsTools([noGluten]), bread, bread);
    const seen = await kit.ask('Sans gluten ce soir : une recette ?');
    expect(seen).toMatchObject({ card: null, refusal: { code: 'DIET_CONFLICT' } });
    const planning = { title: 'Pain aux tomates', date: '2100-01-02' };
    kit.model.answer(
      callsTools([{ name: 'plan_meal', arguments: JSON.stringify(planning) }]),
      says('Hum.'),
    );
    const refused = await kit.ask('Prévois un pain aux tomates.');
    expect(refused.proposals).toEqual([]);
    expect(refused.content).toMatch(/ne convient pas/);
    expect(refused.content).not.toMatch(/votre foyer/);
    expect((await kit.person.send(saved)).data).toEqual(before);
    // It adds, and loosens nothing.
    const steak = says(replyOf({ ingredients: ['2 steaks hachés', '2 tomates'] }));
    kit.model.answer(callsTools([hold('avec de la viande', 'OTHER')]), steak, steak);
    expect(await kit.ask('De la viande, ce soir.')).toMatchObject({
      refusal: { code: 'DIET_CONFLICT' },
    });
    for (const { id } of await wishes()) await takeOff(id);
    kit.model.answer(bread);
    expect(await kit.ask('Avec du pain, finalement.')).toMatchObject({ status: 'DONE', card: {} });
  });

  it('for a number of people is one at a time, and goes with the conversation', async () => {
    const six = hold('on est 6', 'PEOPLE', { people: 6 });
    kit.model.answer(callsTools([six, hold('on est 4', 'PEOPLE', { people: 4 })]), says('Bien.'));
    await kit.ask('On est 6, non, 4 ce soir.');
    expect(await wishes()).toMatchObject([{ kind: 'PEOPLE', wish: 'on est 4' }]);
    const planning = { title: 'Soupe à la courge', date: '2100-01-02' };
    kit.model.answer(
      callsTools([{ name: 'plan_meal', arguments: JSON.stringify(planning) }]),
      says('Proposé.'),
    );
    const { id } = await kit.ask('Prévois une soupe.');
    const [stored] = await kit.server.app.services.db.proposal.findMany({
      where: { messageId: id },
    });
    expect(stored?.plan).toMatchObject({ meal: { servings: 4 } });
    await kit.person.send('mutation { resetChat { viewer { id } } }');
    expect(await wishes()).toEqual([]);
  });

  it('is refused in words where it says nothing, and beyond ten', async () => {
    kit.model.answer(callsTools([hold('on est nombreux', 'PEOPLE')]), says('Hum.'));
    expect((await kit.ask('On est nombreux.')).content).toMatch(/redire autrement/);
    const many = Array.from({ length: 11 }, (_, nth) => hold(`souhait ${nth}`, 'OTHER'));
    kit.model.answer(callsTools(many), says('Hum.'));
    expect((await kit.ask('Beaucoup de choses.')).content).toMatch(/dix demandes au plus/);
    expect(await wishes()).toHaveLength(10);
  });
});
