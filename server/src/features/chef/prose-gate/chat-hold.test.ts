import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyReply, untidyReplies } from '../../../testkit/recipe-replies.fr.js';
import { checkText } from '../../../diet/gate/gate.js';
import { createReplyHold } from './chat-hold.js';

const isMeat = (text: string): boolean =>
  checkText(text, { restrictions: ['VEGETARIAN'], avoidedFoods: ['crème'] }).length > 0;

/** What is shown piece by piece, and what is left at the end. */
function read(text: string, cut = 7, isForbidden: typeof isMeat | null = isMeat) {
  const hold = createReplyHold(isForbidden);
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
    [
      'foods to leave, and what may stand for them',
      '**À éviter**\n- lardons\n- crème\n\n**À la place**\n1. Prenez du tofu fumé.\n2. Faites-le griller.\n',
    ],
    [
      'what somebody does not eat, and how to do without',
      'Ce qu’ils ne mangent pas :\n- bœuf\n- crème\n\n1. Lisez les étiquettes.\n',
    ],
    [
      'orders in a list, then steps',
      '## Cuire le riz\n- Rincez-le\n- Égouttez-le\n\n1. Faites bouillir.\n',
    ],
    ['forbidden foods in a list that nobody cooks', 'Ce sont :\n- le bœuf\n- la crème\nVoilà.'],
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

  it('comes word by whole word while its line is short, where something is forbidden', () => {
    const hold = createReplyHold(isMeat);
    expect(hold.feed('Une')).toBe('');
    expect(hold.feed(' cour')).toBe('Une ');
    expect(hold.feed('ge.\nPu')).toBe('courge.\n');
  });

  it('names what is forbidden once its line is over, or too long to be an ingredient’s', () => {
    const hold = createReplyHold(isMeat);
    const opening = 'Le bœuf bourguignon demande du bœuf, du vin';
    expect(hold.feed(opening)).toBe('');
    const more = ' et de la patience, puis encore un peu de patience';
    expect(hold.feed(more)).toBe(opening + more);
    expect(hold.feed(' et')).toBe(' et');
    expect(hold.feed('.\nDu bœuf ')).toBe('.\n');
    expect(hold.feed('!\n')).toBe('Du bœuf !\n');
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

  it.each([
    ['alone', 'Lardons : 200 g\nOignons : 3 pièces\n', ''],
    ['after one that is not forbidden', 'Oignons : 3 pièces\nLardons : 200 g\n', 'Oignons : '],
    ['in brackets', 'Lardons fumés (200 g)\nCrème (20 cl)\n', ''],
    ['between foods in words', 'Lardons : 200 g\nSel\nPoivre\nCrème : 20 cl\n', ''],
    ['of several words', 'Oignons, lardons : 200 g\nCourge : 1 kg\n', 'Oignons, '],
  ])('lines that end in amounts, the forbidden name before them too: %s', (_, text, shown) => {
    for (const cut of [1, 3, 8]) {
      const { soFar, held } = read(text, cut);
      expect(soFar).not.toMatch(/lardon|crème/i);
      expect(soFar + (held ?? '')).toBe(text);
      expect(shown.startsWith(soFar)).toBe(true);
    }
  });

  it.each([
    [
      'under a title in bold',
      '**Carbonara**\n\n- lardons\n- crème\n- pâtes\n\n1. Faites revenir les lardons.\n2. Servez.\n',
    ],
    [
      'under a title that says what is not in it',
      '**Carbonara sans crème**\n- lardons\n- pâtes\n\n1. Faites revenir les lardons.\n',
    ],
    ['without a title', '- lardons\n- crème\n- pâtes\n\n1. Faites revenir les lardons.\n'],
    ['without a mark', 'Lardons\nCrème\nPâtes\n1. Faire revenir les lardons.\n'],
    [
      'after a long description',
      `**Carbonara**\n${'Un plat du soir, vite fait. '.repeat(20)}\n- lardons\n- crème\n- ${'fromage '.repeat(20)}\n1. Faites revenir.\n`,
    ],
  ])('foods listed in words and then cooked: %s', (_, text) => {
    for (const cut of [1, 5, 400]) {
      const { soFar, held } = read(`Voici une idée.\n\n${text}`, cut);
      expect(soFar).toBe('Voici une idée.\n\n');
      expect(held).toBe(text);
    }
  });

  it('a title, foods in words and numbered steps, whatever is eaten', () => {
    const text = '**Riz au lait**\n\n- riz\n- lait\n\n1. Faites chauffer le lait.\n';
    expect(read(text, 7, null)).toMatchObject({ soFar: '', held: text });
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
    'Lardons : 200 g\n',
    'crème',
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
