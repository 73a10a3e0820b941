import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLine, checkRecipe, checkText, type DietRules } from './gate.js';
import { dietaryRestrictions, type DietaryRestriction } from '../restrictions.js';

const all: DietRules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const only = (...restrictions: DietaryRestriction[]): DietRules => ({
  restrictions,
  avoidedFoods: [],
});
const avoiding = (...avoidedFoods: string[]): DietRules => ({ restrictions: [], avoidedFoods });

/** « VEGAN DAIRY_FREE? »: restrictions in their order, a doubt marked. */
function summary(conflicts: ReturnType<typeof checkLine>): string {
  const strongest = new Map<string, boolean>();
  for (const { restriction, doubtful } of conflicts) {
    strongest.set(restriction, (strongest.get(restriction) ?? true) && doubtful);
  }
  return [...dietaryRestrictions, 'AVOIDED_FOOD']
    .filter((each) => strongest.has(each))
    .map((each) => (strongest.get(each) ? `${each}?` : each))
    .join(' ');
}

describe('an ingredient line', () => {
  test.each([
    ['200 g de lardons fumés', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['4 tranches de jambon de dinde', 'VEGETARIAN VEGAN'],
    ['150 g de viande des Grisons', 'VEGETARIAN VEGAN'],
    ['2 cervelas', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['400 g de bœuf haché', 'VEGETARIAN VEGAN'],
    ['1 cuisse de lapin', 'VEGETARIAN VEGAN KOSHER'],
    ['1 c. à s. de nuoc-mâm', 'VEGETARIAN VEGAN'],
    ['2 anguilles', 'VEGETARIAN VEGAN KOSHER'],
    ['6 noix de Saint-Jacques', 'VEGETARIAN VEGAN KOSHER'],
    ['1 kg de moules', 'VEGETARIAN VEGAN KOSHER'],
    ['3 feuilles de gélatine', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['3 œufs', 'VEGAN'],
    ['1 càs de miel', 'VEGAN'],
    ['20 cl de double crème', 'VEGAN DAIRY_FREE'],
    ['200 g de vacherin fribourgeois', 'VEGAN DAIRY_FREE'],
    ['1 l de lait sans lactose', 'VEGAN DAIRY_FREE'],
    ['1 noix de beurre', 'VEGAN DAIRY_FREE'],
    ['50 g de beurre noisette', 'VEGAN DAIRY_FREE'],
    ['2 c. à s. de sauce soja', 'GLUTEN_FREE'],
    ['80 g de flocons d’avoine', 'GLUTEN_FREE?'],
    ['33 cl de bière', 'GLUTEN_FREE HALAL'],
    ['20 cl de lait d’amande', 'NUT_FREE'],
    ['50 g de praliné', 'NUT_FREE'],
    ['1 c. à s. de beurre de cacahuète', 'NUT_FREE'],
    ['5 cl de mirin', 'HALAL'],
    ['1 càc d’extrait de vanille', 'HALAL?'],
    ['peut contenir des traces de noisettes', 'NUT_FREE?'],
    ['20 cl de crème ou de crème végétale', 'VEGAN GLUTEN_FREE? DAIRY_FREE NUT_FREE?'],
    ['beurre, crème végétale', 'VEGAN GLUTEN_FREE? DAIRY_FREE NUT_FREE?'],
    ['30 cl de lait (végétal ou non)', 'VEGAN GLUTEN_FREE? DAIRY_FREE NUT_FREE?'],
    ['jambon (de dinde si possible)', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['400 g de pâtes, sauce soja sans gluten', 'GLUTEN_FREE'],
    ['400 g de pâtes sans gluten, chapelure', 'GLUTEN_FREE'],
    ['une poignée d’amandes, sans noix', 'NUT_FREE'],
    ['poulet à la crème', 'VEGETARIAN VEGAN DAIRY_FREE KOSHER'],
    ['10 langues de chat', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ])('%s', (line, expected) => {
    expect(summary(checkLine(line, all))).toBe(expected);
  });

  test.each([
    'une laitue',
    '2 poireaux',
    '400 g de haricots beurre',
    '200 g de pois chiches',
    '300 g de pieds-de-mouton',
    '2 tomates cœur de bœuf',
    '20 cl de crème de coco',
    '1 pincée de noix de muscade',
    '50 g de noix de coco râpée',
    '1 c. à s. de vinaigre de vin rouge',
    '1 gousse de vanille Bourbon',
    '400 g de pâtes sans gluten',
    '400 g de pâtes (sans gluten)',
    '80 g de flocons d’avoine sans gluten',
    '20 cl de vin blanc sans alcool',
    '1 yaourt végétal au soja',
    '20 cl de crème liquide végétale (soja)',
    '150 g de lardons de tofu',
    '200 g de farine de riz',
    '200 g de nouilles de riz',
    'sel et poivre',
    'Pour la pâte :',
  ])('%s is no conflict', (line) => {
    expect(checkLine(line, all)).toEqual([]);
  });

  test('names the line, the word, the restriction and the reason', () => {
    expect(checkLine('- 200 g de Lardons', only('HALAL'))).toEqual([
      {
        line: '- 200 g de Lardons',
        word: 'Lardons',
        restriction: 'HALAL',
        reason: 'contient du porc',
        doubtful: false,
      },
    ]);
  });

  test('looks at nothing but the rules given', () => {
    expect(checkLine('200 g de lardons et 3 œufs', only('GLUTEN_FREE'))).toEqual([]);
  });

  test.each(['LARDONS', 'lar\u00ADdons', 'lardons', '**lardons**', 'l’lardons', 'ｌａｒｄｏｎｓ'])(
    'is not fooled by the writing of %s',
    (word) => {
      expect(summary(checkLine(`200 g de ${word}`, only('HALAL')))).toBe('HALAL');
    },
  );
});

describe('free text', () => {
  test.each([
    ['Beurrer le moule.', 'VEGAN DAIRY_FREE'],
    ['Fariner les moules à muffins.', 'GLUTEN_FREE'],
    ['Monter les blancs en neige.', 'VEGAN'],
    ['Ajouter les moules et couvrir.', 'VEGETARIAN VEGAN KOSHER'],
    ['Flamber au cognac.', 'HALAL'],
    ['Sans beurre ni crème, mais avec du lard.', 'VEGETARIAN VEGAN HALAL KOSHER'],
    ['Baguette aux tomates', 'GLUTEN_FREE'],
    ['Lundi : brioche aux pommes', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
    ['Massepain', 'NUT_FREE'],
  ])('%s', (text, expected) => {
    expect(summary(checkText(text, all))).toBe(expected);
  });

  test.each([
    'Cuire au bain-marie, puis refroidir sur un pain de glace.',
    'Faire une fontaine et verser la pâte dans les moules à tartelettes.',
    'Sans beurre ni crème, ce dessert est léger.',
    'Une recette sans gluten, sans lait et sans noix.',
    'Former des boules de la taille d’une noix.',
    'Utiliser de la margarine végétale à la place du beurre.',
    'Baguette sans gluten aux tomates',
    'Baguettes en bois',
    'La baguette magique du chef',
    'Mélanger avec la baguette.',
  ])('%s is no conflict', (text) => {
    expect(checkText(text, all)).toEqual([]);
  });
});

describe('a whole recipe', () => {
  const recipe = {
    title: 'Gratin',
    description: 'Un plat du soir.',
    ingredients: ['400 g de pâtes sans gluten', '20 cl de lait d’avoine sans gluten'],
    instructions: ['Cuire les pâtes.', 'Verser le lait et le poivre.'],
  };

  test('what the list states once holds for the steps', () => {
    expect(checkRecipe(recipe, only('VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE'))).toEqual([]);
  });

  test('an avoided food of that name is not meant either', () => {
    const coconut = { ...recipe, ingredients: ['20 cl de lait de coco'] };
    expect(checkRecipe(coconut, avoiding('lait'))).toEqual([]);
    expect(checkRecipe(coconut, avoiding('coco'))).toHaveLength(1);
  });

  test('a new amount of the same name in a step is a new ingredient', () => {
    const instructions = ['Verser encore 20 cl de lait.'];
    expect(summary(checkRecipe({ ...recipe, instructions }, only('DAIRY_FREE')))).toBe(
      'DAIRY_FREE',
    );
  });

  test('nutmeg in the list does not cover the nuts of a step', () => {
    const slipped = {
      ...recipe,
      ingredients: ['1 pincée de noix de muscade', '200 g de haricots beurre'],
      instructions: ['Parsemer de noix.', 'Ajouter les noix et le beurre.'],
    };
    expect(summary(checkRecipe(slipped, only('NUT_FREE', 'DAIRY_FREE')))).toBe(
      'DAIRY_FREE NUT_FREE',
    );
  });

  test('vegan cheese does not cover parmesan', () => {
    const slipped = {
      ...recipe,
      ingredients: ['100 g de fromage vegan'],
      instructions: ['Ajouter le fromage et le parmesan.'],
    };
    expect(checkRecipe(slipped, only('DAIRY_FREE')).map(({ word }) => word)).toEqual(['parmesan']);
  });

  test.each(['title', 'description'] as const)('a forbidden word in the %s is found', (field) => {
    expect(summary(checkRecipe({ ...recipe, [field]: 'Aux lardons' }, only('HALAL')))).toBe(
      'HALAL',
    );
  });

  test('meat and milk in one recipe conflict for kosher, fish and milk do not', () => {
    const withMilk = (ingredient: string) => ({
      ...recipe,
      ingredients: [ingredient, '20 cl de crème'],
      instructions: [],
    });
    expect(checkRecipe(withMilk('1 poulet'), only('KOSHER'))).toMatchObject([
      { line: '20 cl de crème', word: 'crème', restriction: 'KOSHER', doubtful: false },
    ]);
    expect(checkRecipe(withMilk('1 saumon'), only('KOSHER'))).toEqual([]);
  });
});

describe('avoided foods', () => {
  test.each([
    ['coriandre', 'Coriandre fraîche'],
    ['Oignons', '1 oignon rouge'],
    ['céleri', '2 branches de celeri'],
    ['chou-fleur', '1 choux fleurs'],
    ['les champignons', '200 g de girolles'],
    ['fruits de mer', '6 crevettes'],
    ['poisson', '1 pavé de saumon'],
    ['œufs', '2 oeufs'],
    ['cacahuète', '1 c. à s. d’huile d’arachide'],
    ['noix de coco', '20 cl de lait de coco'],
  ])('%s is found in « %s »', (food, line) => {
    expect(summary(checkLine(line, avoiding(food)))).toBe('AVOIDED_FOOD');
  });

  test.each([
    ['oignon', 'on soignonne la présentation'],
    ['pomme', '1 kg de pommes de terre'],
    ['noix', '1 pincée de noix de muscade'],
    ['café', '1 cuillère à café de sel'],
    ['lait', '1 laitue et 20 cl de lait de coco'],
    ['beurre', '400 g de haricots beurre'],
    ['coriandre', 'une salade sans coriandre'],
    ['maïs', 'simple mais bon'],
    ['pâtes', '100 g de pâté de campagne'],
    ['', 'rien'],
    ['  ', 'rien'],
    ['.*', 'tout'],
  ])('%s is not found in « %s »', (food, line) => {
    expect(checkLine(line, avoiding(food))).toEqual([]);
  });
});

describe('whatever is written', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('(a+)+$', '\\', '[', '=pâté', '🥜', '\u202E', 'x'.repeat(10_000)),
  );

  test('the gate never throws', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText), (text, avoidedFoods) => {
        const rules = { restrictions: dietaryRestrictions, avoidedFoods };
        checkLine(text, rules);
        checkText(text, rules);
      }),
    );
  });

  test('an avoided food of one plain word is always found, with its plural and in capitals', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[b-z]{4,12}q$/), (food) => {
        const rules = avoiding(food);
        for (const line of [`2 ${food}s`, `du ${food.toUpperCase()} frais`]) {
          expect(checkLine(line, rules)).toHaveLength(1);
        }
      }),
    );
  });

  test('a restriction more never takes a conflict away', () => {
    const words = [
      'lardons',
      'lait',
      'de',
      'coco',
      'sans',
      'gluten',
      'ou',
      'pain',
      'vin',
      'tofu',
      ',',
    ];
    const line = fc
      .array(fc.constantFrom(...words), { maxLength: 8 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(line, fc.subarray([...dietaryRestrictions]), (text, some) => {
        const fewer = checkLine(text, only(...some));
        expect(checkLine(text, all)).toEqual(expect.arrayContaining(fewer));
      }),
    );
  });
});
