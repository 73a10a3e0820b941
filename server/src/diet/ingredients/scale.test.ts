import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredientLine } from './ingredient-line.js';
import { scaleIngredientLine, scaleLine } from './scale.js';

test.each([
  ['1 œuf', 1 / 3, '½ œuf'],
  // Half an egg is beaten and shared; nobody cuts the fifth of them in two.
  ['3 œufs', 0.5, '2 œufs'],
  ['3 œufs', 1.5, '5 œufs'],
  ['2 gros oeufs', 1.25, '3 gros oeufs'],
  ['3 jaunes d’œufs', 1.5, '5 jaunes d’œufs'],
  ['3 blancs de poulet', 1.5, '5 blancs de poulet'],
  // What is shared by parts is not a quarter short.
  ['1 rouleau de pâte brisée', 2 / 3, '⅔ rouleau de pâte brisée'],
  ['1 boîte de tomates de 400 g', 1 / 3, '⅓ boîte de tomates de 400 g'],
  ['⅔ boîte de tomates de 400 g', 1.5, '1 boîte de tomates de 400 g'],
  ['1 poireau', 0.8, '¾ poireau'],
  ['2 jaunes d’œufs', 0.5, '1 jaune d’œuf'],
  ['1 jaune d’œuf', 0.5, '1 jaune d’œuf'],
  ['1 poivron jaune', 0.5, '½ poivron jaune'],
  ['70 ml de lait', 2 / 3, '50 ml de lait'],
  ['50 g de beurre', 2 / 3, '35 g de beurre'],
  ['1 càs d’huile', 1 / 3, '1 càc d’huile'],
  ['1 c. à s. d’huile', 1 / 4, '¾ c. à c. d’huile'],
  ['2 cuillères à soupe de sucre', 1 / 6, '1 cuillère à café de sucre'],
  ['5 carottes', 0.5, '2 ½ carottes'],
  ['crème (20 cl) et lait (10 cl)', 2, 'crème (40 cl) et lait (20 cl)'],
  ['1 bel avocat', 2, '2 beaux avocats'],
  ['1 petit-suisse', 2, '2 petits-suisses'],
  ['3 oignons blancs', 0.5, '1 ½ oignon blanc'],
  ['3 crevettes', 1.5, '5 crevettes'],
  ['5 olives noires', 0.25, '1 olive noire'],
  ['1 œuf', 2, '2 œufs'],
  ['500 g de farine', 3, '1,5 kg de farine'],
  ['1 kg de pommes', 0.5, '500 g de pommes'],
  ['1 kg 500 de pommes', 2, '3 kg de pommes'],
  ['un citron et demi', 2, '3 citrons'],
  ['½ gousse d’ail', 0.5, '¼ gousse d’ail'],
  ['2 œufs frais dans leur coquille', 0.5, '1 œuf frais dans leur coquille'],
  ['2 avocats mûrs mais pas trop', 0.5, '1 avocat mûr mais pas trop'],
  ['1 oignon et demi haché', 2, '3 oignons hachés'],
  ['1 verre et un quart de lait', 2, '2 ½ verres de lait'],
  ['2 boîtes 1/2 de petits pois', 2, '4 boîtes 1/2 de petits pois'],
  ['une courgette et un quart de concombre', 2, '2 courgettes et ½ concombre'],
  ['une pincée de sel', 0.25, '1 pincée de sel'],
  ['50 cl de lait', 2, '1 l de lait'],
  ['2 c. à s. d’huile', 0.5, '1 c. à s. d’huile'],
  ['1 cuillère à soupe de sucre', 2, '2 cuillères à soupe de sucre'],
  ['2 à 3 carottes', 2, '4 à 6 carottes'],
  ['le jus d’un citron', 2, 'le jus de 2 citrons'],
  ['3 càs de jus de 1 citron', 2, '6 càs de jus de 2 citrons'],
  ['20 cl de jus de 2 oranges', 0.5, '10 cl de jus de 1 orange'],
  ['le zeste de 2 citrons', 0.5, 'le zeste de 1 citron'],
  ['le jus de citron', 2, 'le jus de citron'],
  ['150 g de graines de courge', 2, '300 g de graines de courge'],
  ['1 càc de zeste de citron', 2, '2 càc de zeste de citron'],
  ['1 càs de jus de citron', 3, '3 càs de jus de citron'],
  ['20 cl de jus d’orange', 0.5, '10 cl de jus d’orange'],
  ['2 gros oignons rouges', 0.5, '1 gros oignon rouge'],
  ['une pincée de sel', 2, '2 pincées de sel'],
  ['une douzaine d’œufs', 0.5, '6 œufs'],
  ['2 x 400 g de tomates', 2, '1,6 kg de tomates'],
  ['1+1/2 tasse de lait', 2, '3 tasses de lait'],
  ['1 & 1/2 tasse de lait', 2, '3 tasses de lait'],
  ['1 + ½ citron', 2, '3 citrons'],
  ['1 kg 200 de tomates', 2, '2,4 kg de tomates'],
  // Cups and glasses have marks of thirds.
  ['1/3 de tasse de lait', 2, '⅔ tasse de lait'],
  ['1⁄3 de tasse de lait', 2, '⅔ tasse de lait'],
  ['⅔ de verre de lait', 2, '1 ⅓ verre de lait'],
  ['1 tasse de lait', 0.4, '½ tasse de lait'],
  ['Farine : 200 g', 2, 'Farine : 400 g'],
  ['Lait – 5 dl', 2, 'Lait – 1 l'],
  ['Beurre 50g', 0.5, 'Beurre 25 g'],
  ['Ail : 2 gousses', 2, 'Ail : 4 gousses'],
  ['Œufs : 3', 2, 'Œufs : 6'],
  ['tomates x4', 0.25, '1 tomate'],
  ['200 g + 50 g de sucre', 2, '500 g de sucre'],
  ['2 douzaines d’escargots', 0.5, '12 escargots'],
  ['1 gâteau', 2, '2 gâteaux'],
  ['sel et poivre', 3, 'sel et poivre'],
  ['lait 1 000 ml', 2, 'lait 2 l'],
  ['2. 3 carottes', 2, '6 carottes'],
  ['beurre (50 g), mou', 2, 'beurre (100 g), mou'],
  ['œufs (x6)', 2, 'œufs (x12)'],
  ['parmesan : 50 g râpé', 2, 'parmesan : 100 g râpé'],
  ['Facultatif : 1 piment rouge', 2, 'Facultatif : 2 piments rouges'],
  ['levure chimique 1 sachet', 2, 'levure chimique 2 sachets'],
  ['1 càs à 2 càs d’huile', 2, '2 à 4 càs d’huile'],
  ['500 g à 1 kg de moules', 2, '1 à 2 kg de moules'],
  // Each bound of a range has its unit where they differ.
  ['400 à 500 g de tomates', 2, '800 g à 1 kg de tomates'],
  ['400-500 g de tomates', 2, '800 g à 1 kg de tomates'],
  ['de 400 à 500 g de tomates', 2, 'de 800 g à 1 kg de tomates'],
  ['entre 400 et 500 g de tomates', 2, 'entre 800 g et 1 kg de tomates'],
  ['entre 400 g et 1 kg de tomates', 2, 'entre 800 g et 2 kg de tomates'],
  ['Entre 2 et 3 œufs', 2, 'Entre 4 et 6 œufs'],
  ['entre 2 et 3 gousses d’ail', 0.25, '1 gousse d’ail'],
  ['1 à 3 kg de moules', 0.5, '500 g à 1,5 kg de moules'],
  ['60 à 70 cl de lait', 1.5, '90 cl à 1,05 l de lait'],
  ['20‑25 cl de lait', 2, '40 à 50 cl de lait'],
  ['30~40 g de miel', 2, '60 à 80 g de miel'],
  ['200 g−250 g de riz', 2, '400 à 500 g de riz'],
  ['1 càs + 1 càc d’huile', 3, '4 càs d’huile'],
  // So much of one thing for so much of another, and half of what there is.
  ['2 l d’eau pour 200 g de riz', 2, '2 l d’eau pour 200 g de riz'],
  ['10 g de sel par litre d’eau', 3, '10 g de sel par litre d’eau'],
  ['70 g de riz par personne', 2, '70 g de riz par personne'],
  ['1 g de sel/100 g de viande', 2, '1 g de sel/100 g de viande'],
  ['10 g de sel / kg de farine', 2, '10 g de sel / kg de farine'],
  ['250 g/9 oz de farine', 2, '500 g de farine'],
  ['la moitié des oranges', 2, 'la moitié des oranges'],
  ['un tiers de la courge', 2, 'un tiers de la courge'],
  ['la moitié de 2 melons', 2, 'la moitié de 4 melons'],
  ['250 g de farine pour 12 biscuits', 2, '500 g de farine pour 12 biscuits'],
  // A pound keeps its measure where ours stands beside it.
  ['5 oz (140 g) de cheddar', 2, '10 oz (280 g) de cheddar'],
  ['½ lb de beurre (225 g)', 2, '1 lb de beurre (450 g)'],
  ['140 g (5 oz) de cheddar', 3, '420 g (15 oz) de cheddar'],
  // Of what is measured only the measure agrees.
  ['1 tasse semoule fine', 3, '3 tasses semoule fine'],
  ['1 carotte ou 2', 2, '2 à 4 carottes'],
  ['la moitié d’un chou', 4, '2 choux'],
  ['les 3 carottes', 2, '6 carottes'],
  ['un peu plus d’un litre d’eau', 2, 'un peu plus de 2 l d’eau'],
  ['1 c à s de moutarde', 2, '2 c à s de moutarde'],
  ['2 cas de farine', 0.5, '1 cas de farine'],
  ['pincée de sel', 2, '2 pincées de sel'],
  ['0 œuf', 2, '0 œuf'],
  // Each amount of a line goes with it.
  ['4 œufs + 1 jaune', 2, '8 œufs + 2 jaunes'],
  ['3 œufs et 2 jaunes', 2, '6 œufs et 4 jaunes'],
  ['1 oignon et 2 carottes', 3, '3 oignons et 6 carottes'],
  ['1 oignon et demi poivron', 2, '2 oignons et 1 poivron'],
  ['1 sachet et demi de levure', 2, '3 sachets de levure'],
  // Weighed up to what a kitchen weighs, so that there is enough; what is round by arithmetic stays.
  ['800 g d’oignons', 2 / 3, '550 g d’oignons'],
  ['1 kg de riz', 1 / 3, '340 g de riz'],
  ['500 g de farine', 1 / 3, '170 g de farine'],
  ['50 cl de lait', 1 / 3, '17 cl de lait'],
  ['1 l d’eau', 1 / 3, '34 cl d’eau'],
  ['10 g de levure fraîche ou 1 cube de levain', 2, '20 g de levure fraîche ou 2 cubes de levain'],
  [
    '2 cubes de bouillon dissous dans 1 l d’eau',
    0.5,
    '1 cube de bouillon dissous dans 50 cl d’eau',
  ],
  ['199 g de riz', 5, '1 kg de riz'],
  ['265 g de riz', 2, '530 g de riz'],
  ['1 mg de safran', 2, '2 mg de safran'],
  ['8 oz de chocolat', 2, '460 g de chocolat'],
  ['5 cm de poireau', 2, '10 cm de poireau'],
  ['1 cm de gingembre', 3, '3 cm de gingembre'],
  // Nobody keeps half a clove, nor half a cherry tomato.
  ['1 gousse d’ail', 1.5, '2 gousses d’ail'],
  ['2 gousses d’ail', 0.75, '2 gousses d’ail'],
  ['1 gousse de vanille', 0.5, '½ gousse de vanille'],
  ['9 tomates cerises', 0.5, '5 tomates cerises'],
  ['1 radis noir', 0.5, '½ radis noir'],
  // What a number already agrees with stays as it is written.
  ['1 saucisson vaudois', 0.5, '½ saucisson vaudois'],
  ['4 dos de cabillaud de 150 g', 0.25, '1 dos de cabillaud de 150 g'],
  ['1 pomme Granny Smith', 3, '3 pommes Granny Smith'],
  ['1 petit chou-fleur', 2, '2 petits choux-fleurs'],
  ['1 petit céleri-rave', 2, '2 petits céleris-raves'],
  // Nobody halves a leaf.
  ['18 petites feuilles de sauge', 0.25, '5 petites feuilles de sauge'],
  ['2 brins de thym', 0.25, '1 brin de thym'],
  ['6 glaçons', 0.25, '2 glaçons'],
])('%s times %d', (line, factor, expected) => {
  expect(scaleIngredientLine(line, factor)).toBe(expected);
});

test.each([
  ['3 œufs', 1.5, '4 ½'],
  ['1 œuf', 1 / 3, '⅓'],
  ['2 œufs', 2 / 3, '1 ⅓'],
  ['5 olives', 0.25, '1 ¼'],
  ['1 càc de sel', 1 / 3, '⅓'],
  ['le jus de 3 citrons', 1 / 4, null],
  ['1 g de safran', 0.3, '0,3 g'],
  // So little off that nobody would measure it.
  ['500 g de farine', 1 / 3, null],
  ['3 œufs', 2, null],
  ['3 œufs', 1, null],
  ['1 pincée de sel', 0.25, null],
  ['sel et poivre', 1.5, null],
])('%s times %d: arithmetic says %o where the rounding is far from it', (line, factor, exact) => {
  expect(scaleLine(line, factor).exact).toBe(exact);
});

test.each([0, -1, NaN, Infinity])('factor %d is refused', (factor) => {
  expect(() => scaleIngredientLine('1 œuf', factor)).toThrow(RangeError);
});

describe('any amount by any factor', () => {
  const base = { G: 1, KG: 1000, ML: 1, CL: 10, L: 1000 } as const;

  test('stays within a tenth of what arithmetic says, or within the finest step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom('g', 'ml'),
        (amount, servings, unit) => {
          const factor = servings / 4;
          const scaled = parseIngredientLine(
            scaleIngredientLine(`${amount} ${unit} de riz`, factor),
          );
          const value = (scaled.quantity ?? 0) * (base[scaled.unit as keyof typeof base] ?? NaN);
          const exact = amount * factor;
          expect(Math.abs(value - exact)).toBeLessThanOrEqual(Math.max(0.5, exact * 0.1));
        },
      ),
    );
  });

  test('is said again in brackets by the same factor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom('environ ', 'soit ', '', 'à peu près '),
        (count, hundreds, factor, lead) => {
          const line = `${count} navets (${lead}${hundreds * 100} g)`;
          const { number, weight = '' } =
            /^(?<number>\d+) navets \((?:environ |soit |à peu près )?(?<weight>.+)\)$/u.exec(
              scaleIngredientLine(line, factor),
            )?.groups ?? {};
          const { quantity, unit } = parseIngredientLine(`${weight} de navets`);
          expect(Number(number)).toBe(count * factor);
          expect((quantity ?? 0) * (unit === 'KG' ? 1000 : 1)).toBe(hundreds * 100 * factor);
        },
      ),
    );
  });

  test('counts eggs by the whole, half of one aside, and says where it rounded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 12 }),
        (eggs, servings, own) => {
          const exact = (eggs * servings) / own;
          const scaled = scaleLine(`${eggs} œufs`, servings / own);
          const count = parseIngredientLine(scaled.text).quantity ?? NaN;
          expect(count === 0.5 || Number.isInteger(count)).toBe(true);
          expect(Math.abs(count - exact)).toBeLessThanOrEqual(0.5);
          if (Math.abs(count - exact) > exact / 10) expect(scaled.exact).not.toBeNull();
          if (Math.abs(count - exact) < 1e-9) expect(scaled.exact).toBeNull();
        },
      ),
    );
  });

  test('never writes an endless decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(
          'œufs',
          'g de riz',
          'kg de riz',
          'cl de lait',
          'càs de sel',
          'tasses de riz',
        ),
        (amount, servings, rest) => {
          expect(scaleIngredientLine(`${amount} ${rest}`, servings / 6)).not.toMatch(/,\d{3}/);
        },
      ),
    );
  });
});
