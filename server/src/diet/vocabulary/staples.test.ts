import { describe, expect, it } from 'vitest';
import { askedLine } from '../ingredients/shopping-line.js';
import { canonicalProduct } from './product.js';
import { stapleReader, staplesBeside, staplesOf, type StapleChoice } from './staples.js';

const read = (line: string) => askedLine({ line });
const choice = (name: string, isStaple: boolean): StapleChoice => ({
  product: canonicalProduct(name),
  name,
  isStaple,
});

describe('what a new household has at home', () => {
  const isStaple = stapleReader([]);

  it.each([
    'Sel',
    '1 pincée de sel',
    'sel (à votre goût)',
    '1 kg de gros sel',
    'fleur de sel',
    'un peu de sel',
    'Sel et poivre',
    'sel, poivre, muscade',
    'Sel & poivre du moulin',
    'poivre noir moulu',
    '2 tours de moulin à poivre',
    '2 c. à soupe d’huile d’olive vierge extra',
    'un filet d’huile d’olive',
    'huile d’olive pour la poêle',
    '1 c. à soupe d’huile neutre',
    'huile de colza',
    'huile d’olive ou huile de tournesol',
    '200 g de farine',
    '250 g de farine de blé T55',
    'de la farine pour le plan de travail',
    '100 g de sucre en poudre',
    '50 g de cassonade',
    '1 sachet de sucre vanillé',
    '1 sachet de levure chimique',
    '1 c. à soupe de maïzena',
    '1 c. à soupe de vinaigre de cidre',
    '1 c. à café de moutarde de Dijon',
    '1 c. à café de paprika doux',
    'curry en poudre',
    '1 c. à café de cumin moulu',
    'noix de muscade râpée',
    'herbes de Provence',
    'thym séché',
    '1 feuille de laurier',
  ])('%s', (line) => expect(isStaple(read(line))).toBe(true));

  it.each([
    'beurre salé',
    'beurre ou huile',
    'sel de céleri',
    '1 poivron',
    'poivre de Sichuan',
    'huile de sésame',
    'huile de noix',
    'huile de coco',
    'thon à l’huile d’olive',
    '200 g de farine de sarrasin',
    '200 g de farine complète',
    '200 g de farine sans gluten',
    'farine pour pain sans gluten',
    '100 g de sucre glace',
    '1 sachet de levure de boulanger',
    'vinaigre balsamique',
    'vinaigre de riz',
    'sauce à la moutarde',
    '2 c. à soupe de pâte de curry',
    '1 bâton de cannelle',
    '2 branches de thym frais',
    'sel, 2 citrons et poivre',
    '1 citron',
    'eau salée',
  ])('not %s', (line) => expect(isStaple(read(line))).toBe(false));

  it('is listed by one name each, no product twice', () => {
    const staples = staplesOf([]);
    expect(staples.slice(0, 3).map(({ name }) => name)).toEqual(['cannelle', 'cumin', 'curcuma']);
    expect(new Set(staples.map(({ product }) => product)).size).toBe(staples.length);
  });
});

describe('the staples beside what is at home', () => {
  const beside = (lines: readonly string[], choices: readonly StapleChoice[] = []) => {
    const left = staplesBeside(choices, lines.map(read)).map(({ name }) => name);
    return staplesOf(choices)
      .map(({ name }) => name)
      .filter((name) => !left.includes(name));
  };

  it.each([
    ['itself', ['farine'], ['farine']],
    ['another of its names', ['1 kg de gros sel'], ['sel']],
    ['so much of it', ['un filet d’huile d’olive'], ['huile d’olive']],
    ['two in one line', ['Sel et poivre'], ['poivre', 'sel']],
    ['no other food of that name', ['farine de sarrasin', 'thon à l’huile d’olive'], []],
    ['no flour for special bread', ['farine pour pain sans gluten'], []],
    ['no crisps with it', ['chips sel et vinaigre', 'chocolat noir / fleur de sel'], []],
  ])('%s', (_, lines, covered) => expect(beside(lines)).toEqual(covered));

  it('knows the household’s own', () => {
    const choices = [choice('miel', true), choice('cannelle', false)];
    expect(beside(['200 g de miel', 'cannelle'], choices)).toEqual(['miel']);
  });
});

describe('what a household says of it', () => {
  it.each([
    ['an oil of its own row goes alone', [choice('huile d’olive', false)], 'huile d’olive', false],
    ['and the others stay', [choice('huile d’olive', false)], 'huile de tournesol', true],
    ['with a staple its other names go', [choice('sel', false)], 'fleur de sel', false],
    ['and what is named with it', [choice('sel', false)], 'sel et poivre', false],
    ['one of its own', [choice('Sauce soja', true)], '2 c. à soupe de sauce soja', true],
    ['not what only begins so', [choice('riz', true)], '200 g de riz au lait', false],
    ['one form of what went', [choice('sel', false), choice('gros sel', true)], 'gros sel', true],
  ] as const)('%s', (_, choices, line, expected) =>
    expect(stapleReader(choices)(read(line))).toBe(expected),
  );

  it('is listed after the usual ones, without what went', () => {
    const names = staplesOf([choice('miel', true), choice('cannelle', false)]).map(
      ({ name }) => name,
    );
    expect(names[0]).toBe('cumin');
    expect(names.at(-1)).toBe('miel');
  });
});
