import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { inventory } from '../../../testkit/inventory-kit.js';
import { cuts, says } from '../../../testkit/model-server.js';
import { replyOf, slips } from '../../../testkit/recipe-replies-hostile.fr.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.person.savePreferences({ dietaryRestrictions: ['VEGAN'] });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

const countRecipes = () =>
  kit.server.app.services.db.recipe.count({ where: { createdById: kit.person.id } });

describe('a reply that holds a recipe', () => {
  it('shows it as a card, and what stands around it as text', async () => {
    const recipe = replyOf().replace('Temps de', 'Type : dessert\nTemps de');
    kit.model.answer(says(`Avec plaisir.\n\n${recipe}\nBonne soirée !`));
    const seen = await kit.ask('Un dessert de courge ?');
    expect(seen).toMatchObject({
      status: 'DONE',
      content: 'Avec plaisir.\n\nBonne soirée !',
      card: { title: 'Courge rôtie au romarin' },
    });
    expect(await kit.reply(seen.id)).toMatchObject({
      card: {
        title: 'Courge rôtie au romarin',
        mealType: 'DESSERT',
        ingredients: ['1 kg de courge butternut', "2 càs d'huile d'olive"],
        instructions: ['Couper la courge.', 'Enfourner 35 minutes.'],
        checkedRestrictions: ['VEGAN'],
      },
    });
    expect(at(await kit.reply(seen.id), 'cardAt')).toBe('Avec plaisir.\n\n'.length);
    const resumed = await kit.events(seen.id);
    expect(resumed.filter((event) => at(event, 'card') !== null)).toHaveLength(1);
    const answer = await kit.person.send(
      `mutation ($id: ID!) { addFavorite(recipeId: $id) { __typename } }`,
      { id: at(seen.card, 'id') },
    );
    expect(at(answer.data, 'addFavorite.__typename')).toBe('AddFavoritePayload');
  });

  it.each(slips)(
    'with a forbidden food %s is tried again, and never shown',
    async (_, parts, word) => {
      const calls = kit.callsSince();
      const bad = says(`Voici une idée.\n\n${replyOf(parts)}`);
      kit.model.answer(bad, bad, says(`En voici une autre.\n\n${replyOf()}`));
      const { id } = await kit.send('Une courge ?');
      const events = await kit.events(id);
      expect(JSON.stringify(events)).not.toMatch(word);
      expect(await kit.reply(id)).toMatchObject({
        status: 'DONE',
        content: 'En voici une autre.\n\n',
        card: { title: 'Courge rôtie au romarin' },
        refusal: null,
      });
      expect(calls()).toHaveLength(3);
      expect(calls()[1]?.body.messages.at(-1)?.content).toMatch(word);
    },
  );

  it.each(slips)(
    'with a forbidden food %s each time is refused, and says why',
    async (_, parts, word) => {
      const calls = kit.callsSince();
      const before = await countRecipes();
      kit.model.answerAlways(says(replyOf(parts)));
      const { id } = await kit.send('Une courge ?');
      const events = await kit.events(id);
      expect(events.at(-1)).toMatchObject({
        status: 'FAILED',
        card: null,
        refusal: { code: 'DIET_CONFLICT' },
      });
      const shown = events.map((event) => [at(event, 'delta'), at(event, 'card')]);
      expect(JSON.stringify(shown)).not.toMatch(word);
      const reply = await kit.reply(id);
      expect(reply).toMatchObject({ status: 'FAILED', content: '', card: null });
      expect(JSON.stringify(at(reply, 'refusal.conflicts'))).toMatch(word);
      expect(calls()).toHaveLength(3);
      expect(await countRecipes()).toBe(before);
    },
  );

  it.each([
    ['a list of amounts without a title', '- 200 g de bœuf\n- 3 oignons\n'],
    ['amounts in one sentence', 'Prenez 200 g de bœuf, 3 oignons et 20 cl de crème.'],
    ['a table', '| 200 g | bœuf |\n| 3 | oignons |\n'],
    ['lines whose amounts come last', 'Bœuf : 200 g\nOignons : 3 pièces\n'],
    ['foods in words', '**Daube**\n\n- bœuf\n- oignons\n\n1. Faites revenir le bœuf.\n'],
    ['foods without a mark', 'Bœuf\nOignons\n1. Faire revenir le bœuf.\n'],
    ['a recipe in a quotation', replyOf({ title: 'Bœuf' }).replace(/^/gm, '> ')],
    ['a recipe in a code block', `\`\`\`\n${replyOf({ title: 'Bœuf' })}\`\`\``],
  ])('disguised as %s is held too', async (_, text) => {
    kit.model.answer(says(`Voilà.\n\n${text}`), says('Prenez plutôt du tofu.'));
    const { id } = await kit.send('Une idée ?');
    expect(JSON.stringify(await kit.events(id))).not.toMatch(/bœuf/i);
    expect(await kit.reply(id)).toMatchObject({
      status: 'DONE',
      content: 'Prenez plutôt du tofu.',
    });
  });

  it('and a second one holds that one too', async () => {
    const two = `${replyOf()}\n${replyOf({ ingredients: ['200 g de lardons', '1 oignon'] })}`;
    kit.model.answer(says(two), says('Non.'));
    const { id } = await kit.send('Deux idées ?');
    expect(JSON.stringify(await kit.events(id))).not.toMatch(/lardons/);
  });

  it('that is cut before its end is not shown, and the text before it is kept', async () => {
    kit.model.answer(cuts(`Avec plaisir.\n\n${replyOf().slice(0, -20)}`));
    const seen = await kit.ask('Une courge ?');
    expect(seen).toMatchObject({
      status: 'INTERRUPTED',
      content: 'Avec plaisir.\n\n',
      card: null,
      refusal: { code: 'MODEL_UNAVAILABLE' },
    });
    kit.model.answer(says(replyOf()));
    await kit.act('continue', seen.id);
    await kit.events(seen.id, seen.seq);
    expect(await kit.reply(seen.id)).toMatchObject({ status: 'DONE', card: {} });
  });

  it('that alone is cut is written anew, within the three calls', async () => {
    const calls = kit.callsSince();
    kit.model.answer(
      cuts(replyOf().slice(0, -20)),
      says(replyOf().slice(0, 90), 'length'),
      says(replyOf()),
    );
    expect(await kit.ask('Une courge ?')).toMatchObject({ status: 'DONE', content: '' });
    expect(calls()).toHaveLength(3);
  });

  it('answers to what any member of the household does not eat', async () => {
    const { db } = kit.server.app.services;
    const other = await kit.server.signUp();
    await other.savePreferences({ avoidedFoods: ['courge'] });
    const { householdId } = await db.user.findUniqueOrThrow({ where: { id: kit.person.id } });
    const { householdId: own } = await db.user.update({
      where: { id: other.id },
      data: { householdId },
    });
    expect(own).toBe(householdId);
    kit.model.answerAlways(says(replyOf()));
    expect(await kit.ask('Une courge ?')).toMatchObject({
      status: 'FAILED',
      refusal: { code: 'DIET_CONFLICT' },
    });
    await db.user.delete({ where: { id: other.id } });
  });
});

describe('what is at home that not everybody there eats', () => {
  beforeAll(async () => {
    for (const [name, quantity, unit] of [
      ['Lait', 1, 'L'],
      ['Courgettes', 3, 'UNIT'],
      ['Pâtes aux œufs', 500, 'G'],
    ]) {
      await kit.person.send(inventory.add, { input: { id: randomUUID(), name, quantity, unit } });
    }
  });

  const list = '- 3 courgettes, à finir\n- **Lait** : 1 l\n- 500 g de pâtes aux œufs\n';

  it('is told when one asks for it', async () => {
    const text = `Dans votre frigo :\n\n${list}\nLes courgettes d’abord.`;
    const calls = kit.callsSince();
    kit.model.answerAlways(says(text));
    const { id } = await kit.send('Que contient mon frigo ?');
    await kit.events(id);
    expect(await kit.reply(id)).toMatchObject({ status: 'DONE', content: text, refusal: null });
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['with a food that is not there', `${list}- 2 œufs\n`],
    ['with more beside one that is', `${list}- 2 courgettes farcies au fromage de brebis\n`],
    ['as what to take', `Ingrédients :\n${list}`],
    ['with what to do', `${list}1. Cuire les pâtes.\n2. Ajouter le lait.\n`],
    ['with what to do, without numbers', `${list}\nMélangez, enfournez.\n`],
    ['under a dish’s name', `# Pâtes aux œufs au lait\n\n${list}`],
    ['in a whole recipe', replyOf({ ingredients: ['1 l de lait', '3 courgettes'] })],
  ])('is no excuse %s', async (_, text) => {
    kit.model.answerAlways(says(text));
    expect(await kit.ask('Une idée ?')).toMatchObject({
      status: 'FAILED',
      refusal: { code: 'DIET_CONFLICT' },
    });
  });
});

it('lets prose speak of what is not eaten', async () => {
  const text = 'Le beurre se remplace par de l’huile : 100 g de beurre valent 80 g d’huile.';
  kit.model.answer(says(text));
  expect(await kit.ask('Par quoi remplacer le beurre ?')).toMatchObject({
    status: 'DONE',
    content: text,
  });
});

it('says after prose what it only names that is not eaten here, to every reader and for good', async () => {
  kit.model.answer(says('Le jambon est une spécialité.'));
  const { id } = await kit.send('Que mange-t-on à Parme ?');
  const seen = await kit.events(id);
  expect(at(seen.at(-1) ?? null, 'cautions')).toEqual([{ word: 'jambon' }]);
  expect(await kit.reply(id)).toMatchObject({
    status: 'DONE',
    cautions: [{ word: 'jambon', restriction: 'VEGAN' }],
  });
  kit.model.answer(says('Remplacez les lardons par du tofu fumé.'));
  const { id: next } = await kit.send('Et sans viande ?');
  await kit.events(next);
  expect(await kit.reply(next)).toMatchObject({ cautions: [] });
});

describe('prose that would have one eat what is not eaten here', () => {
  const bad = 'Une idée.\n\nFaites revenir des lardons. Servez.';

  it('is tried again, and never reaches a reader', async () => {
    const calls = kit.callsSince();
    kit.model.answer(says(bad), says('Faites revenir du tofu fumé.'));
    const { id } = await kit.send('Comment finir ma sauce ?');
    expect(JSON.stringify(await kit.events(id))).not.toMatch(/lardons/);
    expect(await kit.reply(id)).toMatchObject({
      status: 'DONE',
      content: 'Faites revenir du tofu fumé.',
      cautions: [],
    });
    expect(calls()[1]?.body.messages.at(-1)?.content).toMatch(/lardons/);
  });

  it.each([
    ['alone', bad],
    ['after a recipe', `${replyOf()}\n\nPour finir, ajoutez des lardons.\n`],
  ])('is refused after the last try, and says what to take instead: %s', async (_, text) => {
    const calls = kit.callsSince();
    kit.model.answerAlways(says(text));
    const { id } = await kit.send('Comment finir ma sauce ?');
    const events = await kit.events(id);
    expect(JSON.stringify(events.map((event) => at(event, 'delta')))).not.toMatch(/lardons/);
    expect(await kit.reply(id)).toMatchObject({
      status: 'FAILED',
      content: '',
      card: null,
      refusal: { code: 'DIET_CONFLICT', substitutes: [{ word: 'lardons' }] },
    });
    expect(calls()).toHaveLength(3);
  });

  it('is not shown where the model is cut off in the middle of it', async () => {
    kit.model.answer(cuts('Une idée. Faites revenir des lardons et ser'));
    const { id } = await kit.send('Comment finir ma sauce ?');
    await kit.events(id);
    expect(await kit.reply(id)).toMatchObject({
      status: 'INTERRUPTED',
      content: 'Une idée. Faites revenir des ',
    });
  });
});

it('says what stood in the way of a recipe, and what this household may take instead', async () => {
  kit.model.answerAlways(says(replyOf({ ingredients: ['200 g de lardons', '1 oignon'] })));
  const { id } = await kit.send('Une idée ?');
  await kit.events(id);
  expect(await kit.reply(id)).toMatchObject({
    status: 'FAILED',
    refusal: {
      code: 'DIET_CONFLICT',
      substitutes: [{ word: 'lardons', instead: ['tofu fumé', 'champignons'] }],
    },
  });
});

describe('18 to 20. markup', () => {
  it('comes as the text that it is: nothing of it is run or read by the server', async () => {
    const text =
      '<img src=x onerror=alert(1)> [clic](javascript:alert(1)) ![x](https://evil.example/x.png)';
    kit.model.answer(says(text));
    expect(await kit.ask('Bonjour')).toMatchObject({ status: 'DONE', content: text });
  });
});
