import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DietRules } from '../../../diet/gate/gate.js';
import { createProseGate } from './prose-gate.js';
import { createProseReader } from './prose-reader.js';

const vegetarian: DietRules = { restrictions: ['VEGETARIAN'], avoidedFoods: [] };
const kosher: DietRules = { restrictions: ['KOSHER'], avoidedFoods: [] };
const noGluten: DietRules = { restrictions: ['GLUTEN_FREE'], avoidedFoods: [] };
const noNuts: DietRules = { restrictions: ['NUT_FREE'], avoidedFoods: [] };

interface Reading {
  rules?: DietRules;
  question?: string;
  before?: string;
  cut?: number;
}

function read(
  text: string,
  { rules = vegetarian, question = '', before = '', cut = 4 }: Reading = {},
) {
  const gate = createProseGate(createProseReader(rules, { question, kitchen: [] }), before);
  let shown = '';
  for (let at = 0; at < text.length; at += cut) shown += gate.feed(text.slice(at, at + cut));
  shown += gate.finish({ cut: false });
  return { shown, words: gate.conflicts.map(({ word }) => word) };
}

describe('what would have a household eat what it does not is not shown', () => {
  it.each<[string, string, DietRules, RegExp]>([
    ['a recipe in prose', 'Voilà. Faites revenir des lardons, puis servez.', vegetarian, /lardons/],
    ['steps in a list', '- Émincez l’oignon\n- Ajoutez les lardons\n', vegetarian, /lardons/],
    ['steps as infinitives', 'Faire chauffer l’huile. Saisir le bœuf.', vegetarian, /bœuf/],
    ['said to a friend', 'Tu coupes le jambon et tu manges.', vegetarian, /jambon/],
    ['bread that a title names', '## Baguette aux tomates\n', noGluten, /Baguette/],
    ['bread of a menu', '- **Lundi** : baguette aux tomates\n', noGluten, /baguette/],
    ['a dish without a verb', 'Ce soir : un steak, des frites.', vegetarian, /steak/],
    ['a dish that is declared', 'Le plat du soir est un rôti de bœuf.', vegetarian, /bœuf/],
    ['meat, then milk', 'Saisissez l’agneau. Nappez de crème.', kosher, /crème/],
    ['meat, then milk, apart', 'Saisissez l’agneau.\n\nNappez-le de crème.', kosher, /crème/],
    ['after « mais »', 'Évitez le sel mais gardez les lardons.', vegetarian, /lardons/],
    ['after « et »', 'Évitez le sel et faire revenir les lardons.', vegetarian, /lardons/],
    ['after « et », to a friend', 'Évite le sel et ajoute les lardons.', vegetarian, /lardons/],
    ['for whoever is allergic', 'Pour une personne allergique, ajoutez des noix.', noNuts, /noix/],
    ['under « Remplacer »', '## Remplacer la crème\n- lardons\n- oignons\n', vegetarian, /lardons/],
    ['in place of it', '## Remplacer\n- Tofu : lardons fumés\n', vegetarian, /lardons/],
    ['with its amount', '## Remplacer\n- Lardons : 200 g\n', vegetarian, /Lardons/],
    ['under « Conserver »', '## À conserver\n- lardons\n', vegetarian, /lardons/],
    ['fresh', '**Se conserve bien**\n- lardons frais\n', vegetarian, /lardons/],
    ['to waste nothing', 'Pour éviter le gaspillage :\n- lardons\n', vegetarian, /lardons/],
    ['ordered under « À éviter »', 'À éviter :\n- Ajoutez les lardons\n', vegetarian, /lardons/],
    [
      'after the list of what to leave',
      'À éviter :\n- jambon\n\nLardons.\n',
      vegetarian,
      /Lardons/,
    ],
  ])('%s', (_, text, rules, forbidden) => {
    for (const cut of [1, 5, 400]) {
      const { shown, words } = read(text, { rules, cut });
      expect(shown).not.toMatch(forbidden);
      expect(text.startsWith(shown)).toBe(true);
      expect(words).not.toEqual([]);
    }
  });

  it('milk with the meat that was asked about as much', () => {
    const question = 'Une blanquette de veau à la crème ?';
    const text = 'Une heure de cuisson pour le veau et la crème ensemble.';
    const { shown, words } = read(text, { rules: kosher, question });
    expect(words).toEqual(['crème']);
    expect(shown).not.toMatch(/crème/);
  });

  it.each(['Oui, vous pouvez en manger.', 'Bien sûr.', 'Vous pouvez le manger sans risque.'])(
    'nor is leave given to it: « %s »',
    (text) => {
      const question = 'Puis-je manger du pesto aux noix ?';
      expect(read(text, { rules: noNuts, question })).toMatchObject({ shown: '' });
    },
  );
});

describe('what may be said of it is', () => {
  it.each<[string, string, DietRules]>([
    ['Puis-je manger des noix ?', 'Non, les noix ne conviennent pas à votre foyer.', noNuts],
    ['Puis-je manger des noix ?', 'Non. Prenez des graines de courge.', noNuts],
    ['Puis-je manger du pesto ?', 'Oui, sans noix et si l’étiquette le dit.', noNuts],
    ['Je suis allergique aux noix.', 'Merci. Attention aux noix, lisez l’étiquette.', noNuts],
    [
      'Je suis allergique aux noix, une idée ?',
      'Comme vous êtes allergique aux noix, je propose des graines.',
      noNuts,
    ],
    ['Par quoi remplacer les lardons ?', 'Prenez du tofu fumé : 100 g de lardons.', vegetarian],
    ['', '## Remplacer\n- Lardons : tofu fumé\n- **Jambon** → champignons\n', vegetarian],
    ['', '## Conserver\n- Jambon : 3 jours\n- Poulet cru au frais\n', vegetarian],
    ['', '**À éviter**\n- lardons\n- jambon\n', vegetarian],
    ['', 'Le jambon est une spécialité.', vegetarian],
    ['Par quoi remplacer les lardons ?', 'Pour le goût fumé des lardons : du tofu fumé.', kosher],
    ['', 'La farine de blé contient du gluten.', noGluten],
    ['', 'La baguette se garde dans un linge. Baguette sans gluten : au congélateur.', noGluten],
  ])('« %s » « %s »', (question, text, rules) => {
    expect(read(text, { rules, question })).toEqual({ shown: text, words: [] });
  });

  it('word by word while nothing is named, and from the first doubt on sentence by sentence', () => {
    const reader = createProseReader(vegetarian, { question: '', kitchen: [] });
    const gate = createProseGate(reader, '');
    expect(gate.feed('Une courge ')).toBe('Une courge ');
    expect(gate.feed('et le jambon ')).toBe('');
    expect(gate.feed('se gardent trois jours.')).toBe('');
    expect(gate.feed(' Bon')).toBe('et le jambon se gardent trois jours. ');
  });
});

it('goes on from what is shown, and judges the whole sentence', () => {
  expect(read('lardons.', { before: 'Une idée. Évitez les ' }).shown).toBe('lardons.');
  expect(read('lardons.', { before: 'Une idée. Ajoutez les ' })).toEqual({
    shown: '',
    words: ['lardons'],
  });
});

it('shows of a cut sentence only whole words that name nothing', () => {
  const gate = createProseGate(createProseReader(vegetarian, { question: '', kitchen: [] }), '');
  expect(gate.feed('Une cour')).toBe('Une ');
  expect(gate.finish({ cut: true })).toBe('');
});

it('loses and adds nothing of what is harmless, however it is cut', () => {
  const piece = fc.constantFrom('Une courge. ', '\n', '\n\n', '# Titre', '- riz\n', '1. ', ' et ');
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.integer({ min: 1, max: 9 }),
      (pieces, cut) => {
        const text = pieces.join('');
        expect(read(text, { cut }).shown).toBe(text);
      },
    ),
  );
});
