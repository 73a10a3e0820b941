import { describe, expect, test } from 'vitest';
import { allergens, type Allergen } from '../restrictions.js';
import { checkLine, checkRecipe } from './gate.js';

/** Of a line, each allergen that it holds; one that is only to be feared with a question mark. */
function heldIn(line: string): string[] {
  const found = checkLine(line, { restrictions: allergens, avoidedFoods: [] });
  return allergens.flatMap((allergen) => {
    const own = found.filter(({ restriction }) => restriction === allergen);
    if (own.length === 0) return [];
    return own.every(({ doubtful }) => doubtful) ? [`${allergen}?`] : [allergen];
  });
}

describe('what a line of a list holds', () => {
  test.each([
    // Each by its own names.
    ['250 g de penne', 'GLUTEN'],
    ['80 g de flocons d’avoine', 'GLUTEN'],
    ['80 g de flocons d’avoine sans gluten', ''],
    ['6 langoustines', 'CRUSTACEANS SULPHITES?'],
    ['4 œufs de caille', 'EGGS'],
    ['2 c. à s. de nuoc-mâm', 'FISH'],
    ['2 c. à s. de purée de cacahuètes', 'PEANUTS'],
    ['100 g d’edamame', 'SOY'],
    ['20 cl de lait sans lactose', 'MILK'],
    ['50 g de cerneaux de noix', 'TREE_NUTS'],
    ['1/2 boule de céleri', 'CELERY'],
    ['1 pincée de sel de céleri', 'CELERY'],
    ['1 c. à s. de moutarde de Meaux', 'MUSTARD SULPHITES?'],
    ['1 c. à s. de gomasio', 'SESAME'],
    ['100 g de farine de lupin', 'LUPIN'],
    ['300 g d’encornets', 'MOLLUSCS'],
    ['1 douzaine d’escargots', 'MOLLUSCS'],
    ['60 g de mangue séchée (contient : sulfites)', 'SULPHITES'],
    // By what it is made with, as a rule.
    ['1 cube de bouillon de légumes', 'GLUTEN? CELERY?'],
    ['1 bouquet garni', 'CELERY?'],
    ['4 pains burger', 'GLUTEN SESAME?'],
    ['10 cl de vin blanc', 'SULPHITES?'],
    ['60 g d’abricots secs', 'SULPHITES?'],
    ['200 g de houmous', 'SESAME?'],
    ['1 c. à c. de curry de Madras', 'MUSTARD?'],
    ['20 cl de crème végétale', 'GLUTEN? SOY? TREE_NUTS?'],
    ['5 cl de sauce hoisin', 'GLUTEN SOY? SESAME?'],
    ['20 g de pignons', 'TREE_NUTS?'],
    // One of two, and no name says which.
    ['400 g de fruits de mer', 'CRUSTACEANS? MOLLUSCS?'],
    ['1 poignée de mélange de noix', 'PEANUTS? TREE_NUTS?'],
    // A trace that is declared.
    ['1 paquet de galettes de riz (traces possibles de sésame)', 'SESAME?'],
    ['100 g de graines de tournesol (traces de fruits à coques, soja)', 'SOY? TREE_NUTS?'],
    // And what only looks like it.
    ['1 pincée de noix de muscade', ''],
    ['100 g de noix de coco râpée', ''],
    ['8 noix de Saint-Jacques', 'MOLLUSCS'],
    ['20 cl de lait de coco', ''],
    ['150 g de farine de sarrasin', ''],
    ['1 grappe de raisin', ''],
  ])('%s', (line, expected) => {
    expect(heldIn(line).join(' ')).toBe(expected);
  });

  test.each([
    ['50 cl de bouillon de légumes sans céleri', 'CELERY'],
    ['4 pains burger (sans sésame)', 'SESAME'],
    ['abricots secs sans sulfites', 'SULPHITES'],
    ['2 c. à s. de mayonnaise sans moutarde', 'MUSTARD'],
    ['mayonnaise sans œufs', 'EGGS'],
  ] satisfies [string, Allergen][])('%s is said to hold none', (line, allergen) => {
    expect(checkLine(line, { restrictions: [allergen], avoidedFoods: [] })).toEqual([]);
  });

  test.each([
    ['50 cl de bouillon (sans céleri si possible)', 'CELERY'],
    ['4 pains burger (sans sésame pour Nora)', 'SESAME'],
    ['4 pains burger (il en existe sans sésame)', 'SESAME'],
    ['100 g de sésame sans sulfites', 'SESAME'],
  ] satisfies [string, Allergen][])('%s promises nothing', (line, allergen) => {
    expect(checkLine(line, { restrictions: [allergen], avoidedFoods: [] })).not.toEqual([]);
  });

  test('and a product that nobody knows may hold any', () => {
    expect(heldIn('30 g de blirvotch')).toEqual(allergens.map((each) => `${each}?`));
  });
});

describe('a recipe', () => {
  const soup = {
    title: 'Soupe de carottes',
    description: 'Une soupe douce.',
    ingredients: ['600 g de carottes', '1 l de bouillon de légumes sans céleri', '1 oignon'],
    instructions: ['Verser le bouillon.', 'Mixer les carottes.'],
  };
  const celery = { restrictions: ['CELERY'], avoidedFoods: [] } as const;

  test('is judged in its steps by what the list names', () => {
    expect(checkRecipe(soup, celery)).toEqual([]);
    const plain = { ...soup, ingredients: ['600 g de carottes', '1 l de bouillon de légumes'] };
    expect(checkRecipe(plain, celery)).toMatchObject([
      { line: '1 l de bouillon de légumes', restriction: 'CELERY', doubtful: true },
    ]);
  });

  test('says why in words to follow the food', () => {
    const [sure, feared] = ['1 branche de céleri', '1 cube de bouillon'].map(
      (line) => checkLine(line, celery)[0]?.reason,
    );
    expect(sure).toBe('contient du céleri');
    expect(feared).toBe('contient d’ordinaire du céleri');
  });

  test('is judged for a diet and an allergy at once', () => {
    const found = checkLine('1 branche de céleri et 100 g de lardons', {
      restrictions: ['VEGETARIAN', 'CELERY'],
      avoidedFoods: [],
    });
    expect(found.map(({ restriction }) => restriction).sort()).toEqual(['CELERY', 'VEGETARIAN']);
  });
});
