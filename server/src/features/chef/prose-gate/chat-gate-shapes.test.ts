import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { says } from '../../../testkit/model-server.js';
import { replyOf } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.person.savePreferences({ dietaryRestrictions: ['VEGAN'] });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

describe('what follows the steps of a recipe', () => {
  const tips = '**Conseils :**\n- Servez-la tiède.\n- Elle se garde deux jours.';

  it.each([
    ['after a blank line', `\n${tips}`],
    ['right after', tips],
    ['without a heading', '\n- Servez-la tiède.\n- Elle se garde deux jours.'],
    ['numbered', '\n## Conseils\n1. Servez-la tiède.\n2. Elle se garde deux jours.'],
  ])('is shown as text, lists of tips too: %s', async (_, after) => {
    kit.model.answer(says(`${replyOf()}${after}`));
    const seen = await kit.ask('Une courge ?');
    expect(seen).toMatchObject({ status: 'DONE', content: after.trim() });
    expect(await kit.reply(seen.id)).toMatchObject({
      card: { instructions: ['Couper la courge.', 'Enfourner 35 minutes.'] },
    });
  });

  it.each([
    ['lists a food by itself', '\nPour varier :\n- lardons\n- crème\n'],
    ['has one add it', '\n**Conseils :**\n- Ajoutez du fromage râpé.\n'],
  ])('is gated where it %s', async (_, after) => {
    kit.model.answerAlways(says(`${replyOf()}${after}`));
    expect(await kit.ask('Une idée ?')).toMatchObject({
      status: 'FAILED',
      refusal: { code: 'DIET_CONFLICT' },
    });
  });
});

describe('what has no mark of a list', () => {
  it.each([
    [
      'a sentence under « Ingrédients »',
      'Voici une idée.\n\nIngrédients :\nbœuf, oignons, crème\n',
    ],
    ['a title in bold', '**Gratin de jambon**\n\n- 200 g de courge\n- 3 oignons\n'],
    [
      'a step without a number',
      'Ingrédients :\n- 200 g de courge\n\nPréparation :\nFaites revenir la courge dans le beurre.\n',
    ],
    ['a richer version after a recipe', `${replyOf()}\n\nVersion gourmande\n200 g de lardons\n`],
  ])('is checked all the same: %s', async (_, text) => {
    kit.model.answerAlways(says(text));
    expect(await kit.ask('Une idée ?')).toMatchObject({
      status: 'FAILED',
      refusal: { code: 'DIET_CONFLICT' },
    });
  });

  it('leaves advice after a recipe alone', async () => {
    const text = `${replyOf()}\n\nTraditionnellement, ce plat contient du beurre.\n`;
    kit.model.answerAlways(says(text));
    expect(await kit.ask('Une idée ?')).toMatchObject({ status: 'DONE', refusal: null });
  });
});
