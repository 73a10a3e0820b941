import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLine, checkRecipe, checkText } from './gate.js';
import { knownWords } from '../vocabulary/known-words.js';
import { lineLexicon, misspellings } from '../vocabulary/lexicon-index.js';
import { dietaryRestrictions } from '../restrictions.js';
import { wordsOf } from '../text/text.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const reason = 'produit que Popote ne connaît pas';
const unknownIn = (line: string): string[] => [
  ...new Set(
    checkLine(line, rules)
      .filter((conflict) => conflict.reason === reason)
      .map(({ word }) => word),
  ),
];

describe('a product Popote does not know', () => {
  test.each([
    ['200 g de zurgl', 'zurgl'],
    ['1 boîte de zurgls au naturel, égouttés', 'zurgls'],
    ['zurgl', 'zurgl'],
    ['2 belles tranches de zurgl fumé', 'zurgl'],
    ['huile de zurgl', 'zurgl'],
    ['sauce zurgl', 'zurgl'],
    ['carottes au zurgl', 'zurgl'],
    ['carottes et zurgl', 'zurgl'],
    ['carottes, zurgl', 'zurgl'],
    ['carottes (ou zurgl)', 'zurgl'],
    ['fromage zurgl', 'zurgl'],
    ['HUILE DE ZURGL', 'ZURGL'],
    ['tarte zurgl aux pommes', 'zurgl'],
    ['carottes, moutier', 'moutier'],
    ['2 milanais', 'milanais'],
    ['2 milanais (vitrine)', 'milanais'],
    ['1 sachet de croquants', 'croquants'],
    ['quelques japonais', 'japonais'],
  ])('%s: %s is doubted by all seven', (line, word) => {
    expect(unknownIn(line)).toContain(word);
    const found = checkLine(line, rules).filter((conflict) => conflict.reason === reason);
    expect(found.map(({ restriction }) => restriction)).toEqual(dietaryRestrictions);
    expect(found.every(({ doubtful }) => doubtful)).toBe(true);
  });

  test.each([
    ['a variety of a known plant', '3 carottes kuzurg'],
    ['so many of what a known thing comes in', '1 g de cumin (2 zurgls)'],
    ['what a known thing is for', '200 g de riz à gâteries'],
    [
      'how a thing was kept that is spelt almost like a month',
      'maïs doux, que vous aurez recongelé',
    ],
    ['a place', '300 g de lentilles vertes de Zurgl'],
    ['a brand of a known thing', '2 tranches de jambon Zurgl'],
    ['how a known thing is', '200 g de fromage rectangulaire'],
    ['what was done to it', '2 échalotes zurglées'],
    ['what was done to it, after a comma', '2 échalotes, zurglées finement'],
    ['what is to be done with it', '12 marrons à zurgler'],
    ['what it is for', 'un peu d’huile pour le zurgl'],
    ['what is not there', 'soupe sans zurgl'],
    ['a kind of plant', '1 càs de fines herbes'],
    ['a known thing in another sense', '300 g de ratatouille'],
    ['an amount of nothing to eat', '30 minutes de cuisson à feu doux'],
    ['who sells it', '2 citrons confits (droguerie, herboristerie)'],
    [
      'what a reader is told',
      '1 botte de radis (demandez-la au maraîcher, vous verrez la fraîcheur)',
    ],
    ['what somebody says of it', '1 lapin (j’en prends un zurgl chez mon voisin)'],
    ['what is done to it', '500 g de pois (écrasez les pois au maillet)'],
    ['how it was kept', '1 tasse de petits pois, qui avaient été surgelés puis réchauffés'],
    ['what one likes, misspelt', '2 brins de romarin (vous pouvez en metrre davantagge)'],
    ['a form of a verb', '3 poireaux dont vous garderez les fanes'],
    ['a letter typed thrice', '2 pommmes de terrre'],
    ['an adjective without an amount', 'Facultatif, frais de préférence'],
    ['advice', 'Préchauffer le zurgl à 180 °C'],
    ['a heading', 'Pour le zurgl :'],
    ['a slip in a harmless word', '2 courgettess et 3 tommates'],
    ['a grade', '4 andouillettes AAAAA'],
  ])('%s: %s', (_, line) => {
    expect(unknownIn(line)).toEqual([]);
  });

  test('is looked for in lists only, never in prose nor without a restriction', () => {
    const prose = { title: 'Zurgl du soir', description: 'Un zurgl.', instructions: ['Zurgler.'] };
    expect(checkText('Ajouter le zurgl.', rules)).toEqual([]);
    expect(checkRecipe({ ...prose, ingredients: ['2 carottes'] }, rules)).toEqual([]);
    expect(checkLine('200 g de zurgl', { restrictions: [], avoidedFoods: ['porc'] })).toEqual([]);
  });
});

const letters = fc.string({
  unit: fc.constantFrom(...'bcdfgjklmprtvxz', ...'aeiou'),
  minLength: 8,
});
const nonsense = letters.filter(
  (word) =>
    word.length <= 12 && !/[sx]$/.test(word) && unknownIn(word).length > 0 && !/ment$/.test(word),
);
const frame = fc.constantFrom(
  (word: string) => `200 g de ${word}`,
  (word: string) => `1 belle tranche de ${word}, coupée en dés`,
  (word: string) => `${word} (2 càs)`,
  (word: string) => `2 carottes et 1 ${word}`,
  (word: string) => `1 boîte de ${word}s au naturel`,
);

test('a made-up product is doubted by all seven, wherever it stands in the line', () => {
  fc.assert(
    fc.property(nonsense, frame, (word, line) => {
      const doubted = checkLine(line(word), rules).map(({ restriction }) => restriction);
      expect(new Set(doubted)).toEqual(new Set(dietaryRestrictions));
    }),
  );
});

test('a word of preparation adds no conflict', () => {
  const harmless = fc.constantFrom(
    '2 carottes',
    '400 g de lentilles vertes',
    '1 c. à s. d’huile d’olive',
    '200 g de jambon',
    '3 œufs',
    '1 pâte feuilletée',
  );
  const preparation = fc.constantFrom(
    'haché finement',
    'coupées en dés',
    'en rondelles',
    'bien frais',
    'à température ambiante',
    'facultatif',
    'pour servir',
    'émincés',
    'au choix',
    'de saison',
    'lavées et essorées',
  );
  fc.assert(
    fc.property(harmless, preparation, fc.constantFrom(' ', ', '), (line, word, link) => {
      const named = (text: string) => checkLine(text, rules).map((each) => each.restriction);
      expect(named(`${line}${link}${word}`)).toEqual(named(line));
    }),
  );
});

test('no word is both a harmless product and, by itself, a certain conflict', () => {
  const both = [...knownWords]
    .filter(([, kind]) => kind === 'PRODUCT')
    .map(([stem]) => stem)
    .filter((stem) => {
      const [only] = wordsOf(stem);
      const found = only && lineLexicon.longestAt([only], 0);
      return (found?.value.entry.has?.length ?? 0) > 0;
    });
  expect(both).toEqual([]);
});

test('a right harmless word is never taken for a forbidden one', () => {
  for (const stem of knownWords.keys()) expect(misspellings.guessesFor({ stem })).toEqual([]);
});
