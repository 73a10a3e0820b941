import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { callsTools, says, saysInTwo } from '../../../testkit/model-server.js';
import { replyOf } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.person.savePreferences({ dietaryRestrictions: ['VEGAN'] });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

const thought =
  'La question est simple. Je réponds : faites fondre 50 g de beurre, puis servez-le.\n';

describe('a model that thinks aloud about what the household does not eat', () => {
  it.each([
    ['between tags', `<think>${thought}</think>\n\n`],
    ['in other brackets', `◁think▷${thought}◁/think▷`],
    ['with a closing tag only', `${thought}</think>\n\n`],
    ['before a recipe it does not give', `${replyOf({ title: 'Bœuf' })}</thinking>`],
  ])('%s answers in one call, and its thought is not kept', async (_, before) => {
    const calls = kit.callsSince();
    kit.model.answer(says(`${before}Rôtissez la courge.`));
    const { id } = await kit.send('Que faire d’une courge ?');
    const events = await kit.events(id);
    expect(JSON.stringify(events)).not.toMatch(/beurre|bœuf/i);
    expect(events.at(-1)).toMatchObject({ status: 'DONE', refusal: null, cautions: [] });
    expect(await kit.reply(id)).toMatchObject({
      status: 'DONE',
      content: 'Rôtissez la courge.',
      cautions: [],
      card: null,
    });
    expect(calls()).toHaveLength(1);
  });

  it('and then answers with it is refused that', async () => {
    const calls = kit.callsSince();
    kit.model.answer(says(`${thought}</think>Ajoutez du beurre.`), says('Rôtissez-la.'));
    expect(await kit.ask('Que faire d’une courge ?')).toMatchObject({ content: 'Rôtissez-la.' });
    expect(calls()).toHaveLength(2);
    expect(calls()[1]?.text).not.toContain('50 g de beurre');
  });

  it('and says nothing else is asked again', async () => {
    const calls = kit.callsSince();
    kit.model.answer(says(`<think>${thought}`), says('Rôtissez-la.'));
    expect(await kit.ask('Que faire d’une courge ?')).toMatchObject({ content: 'Rôtissez-la.' });
    expect(calls()).toHaveLength(2);
  });

  it('is taken back after what was proposed', async () => {
    const items = '{"items":[{"name":"lait d’avoine","quantity":1,"unit":"L"}]}';
    kit.model.answer(
      callsTools([{ name: 'add_to_shopping_list', arguments: items }], 'Bien sûr.'),
      says('The user wants milk.\n</think>\n\nC’est proposé.'),
    );
    const seen = await kit.ask('Ajoute du lait d’avoine.');
    expect(seen.content).toBe('Bien sûr.\n\nC’est proposé.');
    expect(await kit.reply(seen.id)).toMatchObject({
      content: seen.content,
      proposals: [{ status: 'PENDING' }],
    });
  });
});

describe('a tool call that is written as text', () => {
  const given = '{"items": [{"name": "courge", "quantity": 2, "unit": "UNIT"}]}';
  const json = `{"name": "add_to_shopping_list", "arguments": ${given}}`;

  it.each([
    ['in tags', `<tool_call>\n${json}\n</tool_call>`],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after a mark', `[TOOL_CALLS][${json}]`],
    ['as code', `functions.add_to_shopping_list(${given})`],
  ])('%s is a proposal', async (_, call) => {
    const calls = kit.callsSince();
    kit.model.answer(says(`Bien sûr.\n\n${call}`), says('Je vous le propose.'));
    const seen = await kit.ask('Mets deux courges sur la liste.');
    expect(seen).toMatchObject({
      status: 'DONE',
      content: 'Bien sûr.\n\nJe vous le propose.',
      proposals: [{ action: 'ADD_TO_SHOPPING_LIST' }],
    });
    expect(await kit.reply(seen.id)).toMatchObject({
      content: seen.content,
      proposals: [{ status: 'PENDING' }],
    });
    const told = calls()[1]?.body.messages.slice(-2);
    expect(told?.map(({ role }) => role)).toEqual(['assistant', 'tool']);
    expect(told?.[0]?.content).not.toContain('add_to_shopping_list');
  });

  it('of a tool that there is not is not shown', async () => {
    const call = '<tool_call>{"name": "order_pizza", "arguments": {"size": 2}}</tool_call>';
    kit.model.answer(says(`Bien sûr.\n${call}`));
    const seen = await kit.ask('Commande une pizza.');
    expect(seen).toMatchObject({ status: 'DONE', proposals: [] });
    expect(seen.content.trim()).toBe('Bien sûr.');
  });

  it('that cannot be read is said plainly', async () => {
    kit.model.answer(
      says('<tool_call>{"name": "plan_meal", "arguments": {]</tool_call>'),
      says(''),
    );
    const seen = await kit.ask('Planifie une courge.');
    expect(seen).toMatchObject({ status: 'DONE', proposals: [] });
    expect(seen.content).toMatch(/Je n’ai pas su préparer/);
  });
});

it('shows words at once to whoever eats everything, and takes back a thought that has only an end', async () => {
  await kit.reset();
  let goOn = () => {};
  const until = new Promise<void>((resolve) => (goOn = resolve));
  kit.model.answer(saysInTwo('The user asks about squash. ', until, '</think>Rôtissez-la.'));
  const { id } = await kit.send('Que faire d’une courge ?');
  const seen = await kit.until(id, ({ content }) => content.includes('squash'));
  expect(seen.status).toBe('WRITING');
  goOn();
  const events = await kit.events(id, seen.seq);
  expect(events.some((event) => at(event, 'replaces') === true)).toBe(true);
  expect(await kit.reply(id)).toMatchObject({ status: 'DONE', content: 'Rôtissez-la.' });
});
