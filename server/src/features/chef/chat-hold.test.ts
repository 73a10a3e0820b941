import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyReply, untidyReplies } from '../../testkit/recipe-replies.fr.js';
import { createReplyHold } from './chat-hold.js';

/** What is shown piece by piece, and what is left at the end. */
function read(text: string, cut = 7) {
  const hold = createReplyHold();
  const shown: string[] = [];
  for (let at = 0; at < text.length; at += cut) shown.push(hold.feed(text.slice(at, at + cut)));
  const soFar = shown.join('');
  const { shown: rest, held } = hold.finish();
  return { soFar, shown: soFar + rest, held };
}

describe('what streams', () => {
  it.each([
    ['prose', 'Oui, une courge se garde trois mois. Elle aime le frais et le sec.'],
    ['a forbidden food in prose', 'Le bœuf bourguignon demande du bœuf, du vin et de la patience.'],
    [
      'numbers that are no amounts',
      'Comptez 20 minutes à 180 °C pour 4 personnes, soit 2 fois par semaine.',
    ],
    ['one amount', 'Pour remplacer 100 g de beurre, prenez de l’huile. Le goût change un peu.'],
    [
      'tips in a list',
      'Trois conseils :\n- laver les feuilles\n- les essorer\n- les ranger au frais\n',
    ],
    ['numbered advice', '1. Rincez le riz.\n2. Laissez-le gonfler.\n3. Égrenez-le.\n'],
    ['headings and prose', '## Au frais\nAu bas du frigo.\n\n## Au sec\nDans un bocal fermé.\n'],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({ shown: text, held: null });
  });

  it('comes at once, word by word', () => {
    const hold = createReplyHold();
    expect(hold.feed('Une')).toBe('Une');
    expect(hold.feed(' courge')).toBe(' courge');
    expect(hold.feed('.\nPu')).toBe('.\nPu');
  });

  it('comes in the end when a heading turns out to be no recipe’s', () => {
    const text = `## Conservation\n${'Au frais, toujours, et bien emballé. '.repeat(30)}\nEt voilà.`;
    expect(read(text).soFar.length).toBeGreaterThan(700);
  });
});

describe('what is held', () => {
  it.each([
    ['a recipe', tidyReply],
    ['a list of amounts without a title', '- 200 g de bœuf\n- 3 oignons\n- 20 cl de crème\n'],
    ['lines of amounts without bullets', '200 g de bœuf\n3 oignons\n'],
    ['a table', '| quoi | combien |\n|---|---|\n| bœuf | 200 g |\n| crème | 20 cl |\n'],
    ['a numbered list', '1. 200 g de bœuf\n2. 3 oignons\n'],
    ['steps with amounts', '1. Faites fondre 50 g de beurre.\n2. Ajoutez 200 g de bœuf.\n'],
    ['a heading and steps', '# Bœuf bourguignon\n\n## Préparation\n1. Saisir le bœuf.\n'],
    ['a section without a mark', 'Ingrédients :\nbœuf, oignons, crème\n'],
    ['a title in bold', '**Bœuf**\n\n- 200 g de bœuf\n- 3 oignons\n'],
  ])('%s', (_, text) => {
    const result = read(`Voici une idée.\n\n${text}`);
    expect(result.soFar).toBe('Voici une idée.\n\n');
    expect(result.held).toBe(text);
  });

  it('a list of amounts in one sentence, from its first amount', () => {
    const { shown, held } = read('Prenez 200 g de bœuf, 3 oignons et 20 cl de crème. Mijotez.');
    expect(shown).toBe('Prenez ');
    expect(held).toBe('200 g de bœuf, 3 oignons et 20 cl de crème. Mijotez.');
  });

  it('lines that end in amounts, from the first amount', () => {
    const { soFar, held } = read('Bœuf : 200 g\nOignons : 3 pièces\n');
    expect([soFar, held]).toEqual(['Bœuf : ', '200 g\nOignons : 3 pièces\n']);
  });

  it.each(Object.entries(untidyReplies))('a recipe with %s', (_, text) => {
    const { soFar, held } = read(text);
    expect(held).not.toBeNull();
    expect(soFar).not.toMatch(/butternut|gousses/);
  });
});

it('loses and adds nothing, however the text is cut', () => {
  const piece = fc.constantFrom(
    'Une courge. ',
    '\n',
    '\n\n',
    '# Titre',
    '- 200 g de bœuf\n',
    '3 oignons',
    ' et ',
    '**gras**',
    'Ingrédients',
    '1. ',
    '½ ',
    '| a |',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (pieces, cut) => {
        const text = pieces.join('');
        const one = read(text, cut);
        expect(one.shown + (one.held ?? '')).toBe(text);
      },
    ),
  );
});
