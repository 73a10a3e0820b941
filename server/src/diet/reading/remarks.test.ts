import { describe, expect, test } from 'vitest';
import { conflictLetters } from '../../testkit/conflict-letters.js';
import { checkRecipe, foodsNamedIn } from '../gate/gate.js';

/** A food with what its remark proposes in its place. */
const foods: readonly (readonly [string, string])[] = [
  ['6 tranches de jambon cru', 'tempeh'],
  ['125 g de lardons', 'tofu fumé'],
  ['4 saucisses', 'seitan'],
  ['2 blancs de poulet', 'seitan'],
  ['1 boule de mozzarella', 'tofu soyeux'],
  ['15 cl de crème', 'soja'],
  ['25 cl de lait', 'soja'],
  ['60 g de beurre', 'végétal'],
  ['4 merguez', 'volaille'],
  ['200 g de farine', 'sans gluten'],
];
const remarks = [
  'peut être remplacé par X',
  'remplaçable par du X',
  'substituable par X',
  'ramplaçable par X',
  'à troquer contre X',
  'on peut prendre X',
  'mettre X',
  'prenez X',
  'X convient aussi',
  'X marche très bien',
  'le X passe bien',
  'X en remplacement',
  'X chez nous',
  'ne pas prendre X',
  "n'employez jamais de X",
  'X si besoin',
  'si Jeanne vient, X',
  'selon les convives, X',
  'à défaut, X',
  'sinon X',
  'version végé : X',
  'X en substitution',
  'can be replaced by X',
  'X ira très bien',
  'X possible',
  'X OK',
  'X en complément',
  'X à part',
  'X une fois sur deux',
  "X c'est parfait",
  'X chaque hiver',
  'X délicieux',
  'X très bon',
  'X extra',
  'X passe',
];
/** What is a remark only where a bracket holds it. */
const bracketed = ['et X', 'X ✗', '≠ X', 'X 😕', 'X pour Noé', 'X non'];
const titled = (text: string) => text.replace(/(?<=^|\s)\p{Ll}/gu, (sign) => sign.toUpperCase());
const places = ['F (R)', 'F, R', 'F : R', 'F [R'];

const holdsAll = (held: string, found: string) => [...held].every((each) => found.includes(each));

describe('a remark takes nothing from the food it is written beside', () => {
  test.each(foods)('%s', (food, other) => {
    const held = conflictLetters(food);
    const cleared = remarks
      .flatMap((remark) =>
        places.map((place) => place.replace('F', food).replace('R', remark.replace('X', other))),
      )
      .filter((line) => !holdsAll(held, conflictLetters(line)));
    expect(held).not.toBe('');
    expect(cleared).toEqual([]);
  });

  test.each(foods)('%s: nor in capitals, a capital for each word, or signs', (food, other) => {
    const held = conflictLetters(food);
    const said = [...remarks, ...bracketed].map((remark) => remark.replace('X', other));
    const cleared = said
      .flatMap((remark) => [`(${remark})`, `(${titled(remark)})`])
      .flatMap((aside) => [`${food} ${aside}`, `${food} ${aside}`.toUpperCase()])
      .filter((line) => !holdsAll(held, conflictLetters(line)));
    expect(cleared).toEqual([]);
  });

  test.each([
    ['6 tranches de jambon', '2 jeunes végétariens'],
    ['4 merguez', 'petits vegans'],
    ['125 g de lardons', 'plat végétarien'],
    ['2 saucisses', 'plat sans porc'],
    ['200 g de pâtes', 'sans gluten, ordinaires si tout le monde en mange'],
    ['20 cl de lait', 'sans lactose (normal pour les autres)'],
  ])(
    'nor one that speaks of people, of the dish or of the ordinary kind: %s (%s)',
    (food, aside) => {
      const line = `${food} (${aside})`;
      expect(holdsAll(conflictLetters(food), conflictLetters(line)), line).toBe(true);
    },
  );

  test('« type vegan » leaves open of which plant', () => {
    expect(conflictLetters('100 g de fromage râpé (type vegan)')).toBe('U');
  });

  test('and one that names what a kind is not made of adds it', () => {
    for (const line of ['50 cl de lait de soja (vache accepté)', 'lait d’amande (brebis, sinon)'])
      expect(holdsAll(conflictLetters('lait'), conflictLetters(line)), line).toBe(true);
  });

  test('nor where it has no mark before it', () => {
    expect(conflictLetters('125 g de lardons remplaçables par du tofu')).toBe('VNHK');
    expect(conflictLetters("4 saucisses qu'on peut troquer contre du seitan")).toContain('VN');
    expect(conflictLetters('1 chocolat chaud que vous pouvez faire au lait de riz')).toContain(
      'ND',
    );
    expect(conflictLetters('1 poulet (vegan → seitan)')).toContain('VN');
    expect(conflictLetters('1 cube de bouillon goût poulet (existe en vegan)')).toContain('VN');
  });

  test('what it names besides is a mention', () => {
    expect(conflictLetters('200 g de tofu (remplaçable par du jambon)')).toContain('VNHK');
    expect(conflictLetters('20 cl de lait de soja (le lait de vache convient)')).toContain('ND');
  });

  test.each([
    ['beef', 'bœuf', '4 steaks hachés (le poulet convient)'],
    ['raw onion', 'oignons crus', '1 oignon (peut être cuit)'],
  ])('nor what somebody avoids: %s', (_, food, line) => {
    const recipe = { title: '', description: '', ingredients: [line], instructions: [] };
    expect(foodsNamedIn(recipe, [food])).not.toEqual([]);
  });
});

test.each([
  ['Baguettes x4 (1 sans gluten)', 'G'],
  ['brioches (2 sans gluten)', 'G'],
  ['Farine 2 kg (500 g sans gluten)', 'G'],
  ['pizza x4 (sans gluten x1)', 'G'],
  ['Baguettes x4 (4 sans gluten)', ''],
  ['4 baguettes (sans gluten, 250 g)', ''],
  ['200 g de spaghettis sans gluten x2', ''],
])('some of several says nothing of the others: « %s »', (line, letter) => {
  expect(conflictLetters(line).replace(/[^G]/g, '')).toBe(letter);
});

test.each([
  ['6 tranches de jambon (dinde)', 'VN'],
  ['6 tranches de jambon (de dinde, fumé)', 'VN'],
  ['125 g de lardons (tofu fumé)', 'G'],
  ['4 saucisses (soja, bio)', 'NG'],
  ['15 cl de crème (soja ou riz)', ''],
  ['60 g de beurre (végétal, ramolli)', ''],
  ['60 g de beurre (100 % végétal)', ''],
  ['200 g de farine, sans gluten', ''],
  ['400 g de pâtes (sans gluten, de maïs)', ''],
  ['farine de pois chiches qui ne contient pas de gluten', ''],
])('a bare kind says what the food is: « %s »', (line, letters) => {
  expect(conflictLetters(line)).toBe(letters);
});

test('a recipe with such a line is refused where its title, its list and its steps say it', () => {
  const refused = checkRecipe(
    {
      title: 'Quiche aux lardons',
      description: 'Une quiche de tous les jours.',
      ingredients: ['125 g de lardons (on peut mettre du tofu fumé)'],
      instructions: ['Faire dorer les lardons.'],
    },
    { restrictions: ['VEGETARIAN'], avoidedFoods: [] },
  );
  expect(refused.map(({ line }) => line)).toEqual([
    'Quiche aux lardons',
    '125 g de lardons (on peut mettre du tofu fumé)',
    'Faire dorer les lardons.',
  ]);
});
