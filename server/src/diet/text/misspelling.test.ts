import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLine } from '../gate/gate.js';
import { heldBy, phraseRows } from '../../testkit/food-tables.js';
import { misspellings } from '../vocabulary/lexicon-index.js';
import { dietaryRestrictions } from '../restrictions.js';
import { wordsOf } from './text.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const found = (line: string) => checkLine(line, rules).length > 0;

/** Every word that names something forbidden by itself, six letters or longer. */
const forbidden = [
  ...new Set(
    phraseRows()
      .filter((row) => heldBy(row).holds && row.where !== 'text')
      .map(({ phrase }) => phrase)
      .filter((phrase) => /^[\p{L}]+$/u.test(phrase))
      .flatMap((phrase) => wordsOf(phrase).map(({ stem }) => stem))
      .filter((stem) => stem.length >= 6 && found(stem)),
  ),
];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const slips: Record<string, (word: string, at: number, letter: string) => string> = {
  added: (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  doubled: (word, at) => word.slice(0, at + 1) + word.slice(at),
  lost: (word, at) => word.slice(0, at) + word.slice(at + 1),
  changed: (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  swapped: (word, at) =>
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
};

describe('one slip in a forbidden word', () => {
  test.each(Object.keys(slips))('%s letters hide less than one word in a hundred', (kind) => {
    const missed: string[] = [];
    let tried = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...forbidden),
        fc.nat(),
        fc.constantFrom(...letters),
        (word, place, letter) => {
          const written = slips[kind]?.(word, place % (word.length - 1), letter) ?? word;
          // Another word of the language is not a slip: nobody can tell it from what was meant.
          if (wordsOf(written).some(({ stem }) => misspellings.isKnown(stem))) return;
          tried++;
          if (!found(`200 g de ${written}`)) missed.push(written);
        },
      ),
      { numRuns: 4000, seed: 20 },
    );
    expect(tried).toBeGreaterThan(2500);
    expect(missed.length / tried, missed.join(' ')).toBeLessThan(0.01);
  });

  test('the doubt is said, with the word that was recognised', () => {
    expect(checkLine('150 g de roblochon', { ...rules, restrictions: ['VEGAN'] })).toMatchObject([
      { word: 'roblochon', doubtful: true, reason: expect.stringContaining('reblochon') },
    ]);
  });

  test.each([
    ['150 g de roblochon', 'VEGAN DAIRY_FREE'],
    ['33 cl de bierre', 'GLUTEN_FREE HALAL'],
    ['mayonaise', 'VEGAN'],
    ['200 g de crevetes', 'VEGETARIAN VEGAN KOSHER'],
    ['4 saussisses', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['du camenbert', 'VEGAN DAIRY_FREE'],
    ['100 g de parmezan', 'VEGAN DAIRY_FREE'],
    ['un magré de cannard', 'VEGETARIAN VEGAN'],
    ['50 g de pistachhes', 'NUT_FREE'],
    ['2 ouefs', 'VEGAN'],
    ['20 cl de crêmme', 'VEGAN DAIRY_FREE'],
    ['200 g de chanpignons et de jambom', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['lar-dons', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['200 g de lar dons', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['jambonblanc', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['saumonfumé', 'VEGETARIAN VEGAN'],
    ['un Schinkenbrot à la bierre', 'VEGETARIAN VEGAN GLUTEN_FREE HALAL KOSHER'],
  ])('%s', (line, expected) => {
    const conflicts = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
    expect(dietaryRestrictions.filter((each) => conflicts.has(each)).join(' ')).toBe(expected);
  });
});

describe('however a word is hidden', () => {
  test.each([
    'lar\u200Bdons',
    'lar\u00ADdons',
    'l\u2060a\u200Dr\uFEFFdons',
    'lar\u0000dons',
    'lаrdоns',
    'lαrdοns',
    'ｌａｒｄｏｎｓ',
    '𝐥𝐚𝐫𝐝𝐨𝐧𝐬',
    'l̶a̶r̶d̶o̶n̶s̶',
    'lar<b>dons</b>',
    'lar<!-- -->dons',
    'l&#97;rdons',
    'lar&shy;dons',
    'lar**do**ns',
    'l.a.r.d.o.n.s',
    'L A R D O N S',
    'l4rdons',
    'lard0ns',
    '\u202Esnodral\u202C',
    '🥓lardons🥓',
    'LARDONS',
    'lar\ndons lardons',
  ])('%j is read', (word) => {
    expect(found(`200 g de ${word}`)).toBe(true);
  });
});

describe('words that are right', () => {
  test.each([
    'combiner prenne prenez pouliche poulain baronne chevaline ratine fromagerie crémier',
    'balcon jambe citron marmelade lampe merle bison crêper thonier huilier sardane',
    'lyonnaise alsacien provençale bretonne Savoie Normandie Espelette',
  ])('no word of the language is mended: %s', (text) => {
    const mended = wordsOf(text).filter((word) => misspellings.guessesFor(word).length > 0);
    expect(mended.map(({ exact }) => exact)).toEqual([]);
  });

  test.each([
    'une laitue, 2 poireaux et une poignée de roquette',
    '3 ratte du Touquet, 4 poires à botzi',
    'graines de sarazin, 200 g',
    'Verser, touiller, couvrir et laisser frémir ; servir chaud dans un bol.',
    '1 boîte de pois cassés, 2 bâtons de cannelle, 1 épi de maïs',
    'ciboulette, verveine, mélisse, livèche, agastache, tétragone',
  ])('%s', (line) => {
    expect(checkLine(line, rules)).toEqual([]);
  });
});
