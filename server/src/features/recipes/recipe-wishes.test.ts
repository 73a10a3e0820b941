import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGenerationKit, type GenerationKit } from '../../testkit/generation-kit.js';
import { says } from '../../testkit/model-server.js';
import { replyOf } from '../../testkit/recipe-replies-hostile.fr.js';

let kit: GenerationKit;
beforeAll(async () => void (kit = await startGenerationKit()));
beforeEach(() => kit.reset());
afterAll(() => kit.close());

const good = says(replyOf());

describe('what is asked of one recipe', () => {
  it('tells the model what is asked of this recipe, and says so of itself', async () => {
    const wishes = { maxMinutes: 45, forChildren: true, lowBudget: true, ingredient: ' courges ' };
    const calls = kit.callsSince();
    kit.model.answer(says(replyOf()));
    const { id } = await kit.start({ wishes });
    const asked = { ...wishes, ingredient: 'courges' };
    expect(await kit.ended(id)).toMatchObject({ stage: 'DONE', wishes: asked });
    expect(await kit.read()).toMatchObject({ wishes: asked });
    const request = calls()[0]?.body.messages[1]?.content ?? '';
    for (const line of [/^Temps voulu : 45 minutes/m, /^Pour des enfants/m, /^Petit budget/m])
      expect(request).toMatch(line);
    expect(request).toContain('<donnees nom="aliment-voulu">\n["courges"]');
  });

  it('answers with a recipe of the last minutes only who asks the same of it', async () => {
    kit.model.answerAlways(says(replyOf()));
    await kit.ended((await kit.start({ wishes: { forChildren: true } })).id);
    const calls = kit.callsSince();
    await kit.ended((await kit.start({ wishes: { forChildren: true } })).id);
    expect(calls()).toHaveLength(0);
    await kit.ended((await kit.start({ wishes: { lowBudget: true } })).id);
    expect(calls()).toHaveLength(1);
  });

  it('refuses a food that somebody at the table does not eat, before the model is asked', async () => {
    await kit.person.savePreferences({ dietaryRestrictions: ['HALAL'] });
    const calls = kit.callsSince();
    const { result } = await kit.start({ wishes: { ingredient: 'lardons' } });
    expect(result).toMatchObject({ code: 'WISH_FORBIDDEN', conflicts: [{ word: 'lardons' }] });
    expect(calls()).toHaveLength(0);
  });

  it.each([
    [{ maxMinutes: 4 }, 'wishes.maxMinutes', 'OUT_OF_RANGE'],
    [{ maxMinutes: 241 }, 'wishes.maxMinutes', 'OUT_OF_RANGE'],
    [{ ingredient: '  ' }, 'wishes.ingredient', 'REQUIRED'],
    [{ ingredient: 'a'.repeat(61) }, 'wishes.ingredient', 'TOO_LONG'],
  ])('refuses a wish out of bounds: %o', async (wishes, field, code) => {
    expect((await kit.start({ wishes })).result).toMatchObject({ code, field });
  });
});

describe('a reply', () => {
  const quick = says(replyOf().replace('45 min', '25 min'));
  const untimed = says(replyOf().replace(/^Temps.*$/m, ''));
  const cod = says(replyOf({ ingredients: ['400 g de cabillaud', '1 citron'] }));

  it.each([
    ['takes longer than asked', { maxMinutes: 30 }, good, quick, /plus de temps/],
    ['does not say how long it takes', { maxMinutes: 30 }, untimed, quick, /plus de temps/],
    ['lacks the food, by all its names', { ingredient: 'poisson' }, good, cod, /aliment voulu/],
  ])('that %s is written anew', async (_, wishes, wrong, right, note) => {
    const calls = kit.callsSince();
    kit.model.answer(wrong, right);
    expect(await kit.ended((await kit.start({ wishes })).id)).toMatchObject({ stage: 'DONE' });
    expect(calls()).toHaveLength(2);
    expect(calls()[1]?.body.messages.at(-1)?.content).toMatch(note);
  });

  it('that leaves it out three times is no recipe', async () => {
    const calls = kit.callsSince();
    kit.model.answerAlways(good);
    const { id } = await kit.start({ wishes: { maxMinutes: 30 } });
    expect(await kit.ended(id)).toMatchObject({
      stage: 'FAILED',
      title: null,
      refusal: { code: 'WISHES_UNMET' },
    });
    expect(calls()).toHaveLength(3);
  });
});
