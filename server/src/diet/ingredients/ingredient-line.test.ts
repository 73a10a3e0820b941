import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredientLine, type Unit } from './ingredient-line.js';

const cases: [string, number | null, string, Unit, string][] = [
  ['1,5 kg de pommes', 1.5, '1,5', 'KG', 'pommes'],
  ['1 kg 500 de pommes', 1.5, '1,5', 'KG', 'pommes'],
  ['1 kg 250 g d’abricots', 1.25, '1,25', 'KG', 'abricots'],
  ['1,125 kg de farine', 1.125, '1,125', 'KG', 'farine'],
  ['1 kg 125 de farine', 1.125, '1,125', 'KG', 'farine'],
  ['1/8 l de lait', 0.125, '0,125', 'L', 'lait'],
  ['2,345 càs d’huile', 2.345, '2,35', 'TABLESPOON', 'huile'],
  ['1 l 50 de lait', 1.5, '1,5', 'L', 'lait'],
  ['1 kg 5 fruits', 1, '1', 'KG', '5 fruits'],
  // A mark of the plural in brackets belongs to its word.
  ['2 cuillère(s) à soupe de miel', 2, '2', 'TABLESPOON', 'miel'],
  ['3 pincée(s) cumin', 3, '3', 'PINCH', 'cumin'],
  ['4 pièce(s) poireau', 4, '4', 'UNIT', 'poireau'],
  ['2 pièces navet', 2, '2', 'UNIT', 'navet'],
  ['5 unités citron', 5, '5', 'UNIT', 'citron'],
  ['Poireau(x) : 2 pièce(s)', 2, '2', 'UNIT', 'Poireau(x)'],
  ['1 pièce de bœuf', 1, '1', 'UNIT', 'pièce de bœuf'],
  ['1 pièce montée', 1, '1', 'UNIT', 'pièce montée'],
  // The same amount said again is no name, nor is a remark.
  ['2 tasses (500 ml) riz', 2, '2', 'CUP', 'riz'],
  ['30 g (environ 2 c. à soupe) sucre roux', 30, '30', 'G', 'sucre roux'],
  ['1 càs (rase) curry', 1, '1', 'TABLESPOON', 'curry (rase)'],
  ['2 (300 g) filets de truite', 2, '2', 'UNIT', 'filets de truite (300 g)'],
  ['1/2 t (125 ml) lait', 0.5, '½', 'CUP', 'lait'],
  ['3/4 de c. à café de sel', 0.75, '¾', 'TEASPOON', 'sel'],
  ['1 ½ tasse de riz', 1.5, '1 ½', 'CUP', 'riz'],
  ['1-1/2 tasse de lait', 1.5, '1 ½', 'CUP', 'lait'],
  // Hyphens that do not break, as models write them, and a minus sign.
  ['2\u20113 carottes', 3, '3', 'UNIT', 'carottes'],
  ['1 demi\u2011oignon', 0.5, '½', 'UNIT', 'oignon'],
  ['\u2212 200\u2010250 g de comté', 250, '250', 'G', 'comté'],
  ['2 cuillères à soupes de miel', 2, '2', 'TABLESPOON', 'miel'],
  ['1 c. à table d’huile', 1, '1', 'TABLESPOON', 'huile'],
  ['2 pincés de sel', 2, '2', 'PINCH', 'sel'],
  ['Crème (20 cl) et lait (10 cl)', null, '1', 'UNIT', 'Crème (20 cl) et lait (10 cl)'],
  ['1er prix pâtes', null, '1', 'UNIT', '1er prix pâtes'],
  ['½ citron', 0.5, '½', 'UNIT', 'citron'],
  ['une pincée de sel', 1, '1', 'PINCH', 'sel'],
  ['deux tomates', 2, '2', 'UNIT', 'tomates'],
  ['2 à 3 carottes', 3, '3', 'UNIT', 'carottes'],
  ['1 ou 2 oignons', 2, '2', 'UNIT', 'oignons'],
  ['200-250 g de riz', 250, '250', 'G', 'riz'],
  ['2 c. à s. d’huile d’olive', 2, '2', 'TABLESPOON', 'huile d’olive'],
  ['2 cuillères à soupe de miel', 2, '2', 'TABLESPOON', 'miel'],
  ['1 cuil. à café de cannelle', 1, '1', 'TEASPOON', 'cannelle'],
  ['3 cc de sel', 3, '3', 'TEASPOON', 'sel'],
  ['2 càs de sucre', 2, '2', 'TABLESPOON', 'sucre'],
  ['1 càc de curry', 1, '1', 'TEASPOON', 'curry'],
  ['250g de farine', 250, '250', 'G', 'farine'],
  ['1 000 g de farine', 1000, '1000', 'G', 'farine'],
  ['1\u202F000 g de farine', 1000, '1000', 'G', 'farine'],
  ['- 3 gousses d’ail', 3, '3', 'UNIT', 'gousses d’ail'],
  ['• sel et poivre', null, '1', 'UNIT', 'sel et poivre'],
  ['le jus d’un citron', 1, '1', 'UNIT', 'citron (jus)'],
  ['5 glaçons', 5, '5', 'UNIT', 'glaçons'],
  ['2 limes', 2, '2', 'UNIT', 'limes'],
  ['6 galettes', 6, '6', 'UNIT', 'galettes'],
  ['2 dl de crème', 20, '20', 'CL', 'crème'],
  ['une douzaine d’œufs', 12, '12', 'UNIT', 'œufs'],
  ['un demi-litre de lait', 0.5, '½', 'L', 'lait'],
  ['1/4 de litre de lait', 0.25, '¼', 'L', 'lait'],
  ['1 kilo et demi de prunes', 1.5, '1,5', 'KG', 'prunes'],
  ['2 x 400 g de tomates', 800, '800', 'G', 'tomates'],
  ['dix-huit olives', 18, '18', 'UNIT', 'olives'],
  ['vingt-cinq grammes de sucre', 25, '25', 'G', 'sucre'],
  ['2 c. soupe de miel', 2, '2', 'TABLESPOON', 'miel'],
  ['200g/250g de riz', 250, '250', 'G', 'riz'],
  ['200 g à 250 g de riz', 250, '250', 'G', 'riz'],
  ['1 cuillère à soupe (15 ml) d’huile', 1, '1', 'TABLESPOON', 'huile'],
  ['1 demi-baguette', 0.5, '½', 'UNIT', 'baguette'],
  ['Farine : 200 g', 200, '200', 'G', 'Farine'],
  ['Ail : 2 gousses', 2, '2', 'UNIT', 'Ail (gousses)'],
  ['Beurre 50g', 50, '50', 'G', 'Beurre'],
  ['Lait – 2,5 dl', 25, '25', 'CL', 'Lait'],
  ['lait 1,5 % 1 l', 1, '1', 'L', 'lait 1,5 %'],
  ['œufs x3', 3, '3', 'UNIT', 'œufs'],
  ['camembert de 250 g', null, '1', 'UNIT', 'camembert de 250 g'],
  ['pâtes 250 à 300 g', 300, '300', 'G', 'pâtes'],
  ['une boîte de tomates 400 g', 1, '1', 'UNIT', 'boîte de tomates 400 g'],
  ['200 g + 50 g de sucre', 250, '250', 'G', 'sucre'],
  ['1 dl + 0,5 dl d’eau', 15, '15', 'CL', 'eau'],
  ['1 càs + 1 càc d’huile', 1.333333, '1 ⅓', 'TABLESPOON', 'huile'],
  ['2 dl 5 de lait', 25, '25', 'CL', 'lait'],
  ['2 douzaines d’escargots', 24, '24', 'UNIT', 'escargots'],
  ['deux douzaines d’œufs', 24, '24', 'UNIT', 'œufs'],
  ['une demi-douzaine d’œufs', 6, '6', 'UNIT', 'œufs'],
  ['un citron et demi', 1.5, '1 ½', 'UNIT', 'citron'],
  ['2 oignons et demi, émincés', 2.5, '2 ½', 'UNIT', 'oignons, émincés'],
  ['1 oignon et demi poivron', 1, '1', 'UNIT', 'oignon et demi poivron'],
  ['environ 200 g de riz', 200, '200', 'G', 'riz'],
  ['un peu de sel', null, '1', 'UNIT', 'un peu de sel'],
  ['100 % cacao', null, '1', 'UNIT', '100 % cacao'],
  ['**200 g** de beurre, ramolli', 200, '200', 'G', 'beurre, ramolli'],
  ['1/0 pomme', null, '1', 'UNIT', '1/0 pomme'],
  ['poivre du moulin', null, '1', 'UNIT', 'poivre du moulin'],
  ['deux mille-feuilles', 2, '2', 'UNIT', 'mille-feuilles'],
  ['deux-trois tomates', 3, '3', 'UNIT', 'tomates'],
  ['septante grammes de sucre', 70, '70', 'G', 'sucre'],
  ['mille deux cents grammes de farine', 1200, '1200', 'G', 'farine'],
  ['2 xérès', 2, '2', 'UNIT', 'xérès'],
  ['1 l 1/2 écrémé', 1, '1', 'L', '1/2 écrémé'],
  ['lait 1/2 écrémé 1 l', 1, '1', 'L', 'lait 1/2 écrémé'],
  ['spaghettis 5', null, '1', 'UNIT', 'spaghettis 5'],
  ['vin rouge (2019)', null, '1', 'UNIT', 'vin rouge (2019)'],
  ['crème (30 %)', null, '1', 'UNIT', 'crème (30 %)'],
  ['canette de bière (33 cl)', null, '1', 'UNIT', 'canette de bière (33 cl)'],
  ['pois chiches 1 bte (400 g)', 1, '1', 'UNIT', 'pois chiches (bte) (400 g)'],
  ['eau 6 bouteilles de 1,5 l', 6, '6', 'UNIT', 'eau (bouteilles de 1,5 l)'],
  ['beurre (50 g, mou)', 50, '50', 'G', 'beurre, mou'],
  ['(6) bananes', 6, '6', 'UNIT', 'bananes'],
  ['1/ 2 citron', 0.5, '½', 'UNIT', 'citron'],
  ['a) 200 g de farine', 200, '200', 'G', 'farine'],
  ['b. 3 œufs', 3, '3', 'UNIT', 'œufs'],
  ['c. à s. de sel', 1, '1', 'TABLESPOON', 'sel'],
  ['d) sel', null, '1', 'UNIT', 'd) sel'],
  ['2 k de farine', 2, '2', 'KG', 'farine'],
  ['2 kiwis', 2, '2', 'UNIT', 'kiwis'],
  ['1.5 kg de farine', 1.5, '1,5', 'KG', 'farine'],
  ['1.500 kg de farine', 1.5, '1,5', 'KG', 'farine'],
  ['1 poulpe de 1 kg environ', 1, '1', 'UNIT', 'poulpe de 1 kg environ'],
  ['cuillère à café de café', 1, '1', 'TEASPOON', 'café'],
  ['2 cuillères café moulu', 2, '2', 'UNIT', 'cuillères café moulu'],
  ['0,001 g de safran', 0.001, '0,001', 'G', 'safran'],
  ['1 mg de safran', 0.001, '0,001', 'G', 'safran'],
  ['0,01 mg de safran', null, '1', 'UNIT', '0,01 mg de safran'],
  ['2k farine', 2, '2', 'KG', 'farine'],
  ['2 k pommes de terre', 2, '2', 'KG', 'pommes de terre'],
  ['2 k', 2, '2', 'UNIT', 'k'],
  ['1 lb de bœuf', 454, '454', 'G', 'bœuf'],
  ['2 lbs de pommes', 907, '907', 'G', 'pommes'],
  ['8 oz de chocolat', 227, '227', 'G', 'chocolat'],
  ['8 fl oz de lait', 240, '240', 'ML', 'lait'],
  ['9 oz / 250 g de farine', 250, '250', 'G', 'farine'],
  ['1 lb', null, '1', 'UNIT', '1 lb'],
  // A length is no unit of ours: it stays in the name, and the number counts it (see bought-line for what one buys).
  ['5 cm de poireau', 5, '5', 'UNIT', 'cm de poireau'],
  ['4 œufs + 1 jaune', 4, '4', 'UNIT', 'œufs + 1 jaune'],
  ['1 boîte (400 g) de tomates', 1, '1', 'UNIT', 'boîte (400 g) de tomates'],
  ['🥕', null, '1', 'UNIT', '🥕'],
  ['999999 x 999999 g de sel', null, '1', 'UNIT', '999999 x 999999 g de sel'],
];

test.each(cases)('%s', (line, quantity, quantityText, unit, name) => {
  expect(parseIngredientLine(line)).toEqual({ quantity, quantityText, unit, name });
});

/** No number is more than ten million, whatever is multiplied by what. */
function expectSane(line: string): void {
  const { quantity, quantityText, name } = parseIngredientLine(line);
  expect(name).not.toBe('');
  expect(quantityText).toMatch(/^(?!0$)[\d½⅓⅔¼¾]/);
  if (quantity === null) return;
  expect(quantity).toBeGreaterThan(0);
  expect(quantity).toBeLessThanOrEqual(10_000_000);
}

describe('whatever is written', () => {
  test('a line that is not blank has a name, and a quantity that is a number or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (line) => {
        expectSane(`${line}a`);
      }),
    );
  });

  test('so has any row of the words and signs that amounts are written with', () => {
    const pieces = fc.constantFrom(
      ...'0 1 2 12 000 500 , . / ½ + - x * ( ) : | ~ un demi- cent vingt et ou à environ'.split(
        ' ',
      ),
      ...'douzaine de d’ g kg ml l càs c. s. pincée livre gousses les farine œufs jus'.split(' '),
      ...'quart fois « » … ! \u200b 🥕 1.'.split(' '),
    );
    const line = fc.array(fc.tuple(pieces, fc.constantFrom('', ' ')), { minLength: 1 });
    fc.assert(
      fc.property(line, (parts) => expectSane(`${parts.flat().join('')} riz`)),
      { numRuns: 2000 },
    );
  });

  test('an amount written plainly is read back', () => {
    const units: [string, Unit][] = [
      ['g', 'G'],
      ['kg', 'KG'],
      ['ml', 'ML'],
      ['cl', 'CL'],
      ['l', 'L'],
      ['càs', 'TABLESPOON'],
      ['càc', 'TEASPOON'],
    ];
    const amount = fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, fc.constantFrom(...units), (value, [written, unit]) => {
        const line = `${String(value).replace('.', ',')} ${written} de riz`;
        expect(parseIngredientLine(line)).toMatchObject({ quantity: value, unit, name: 'riz' });
      }),
    );
  });
});
