import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { artOf, INGREDIENT_ART, type IngredientKey } from './food/ingredient-art';
import { STAPLES } from './ingredient-shapes.fr';
import { foodsByPicture } from './generated/food-pictures';
import { mainIngredients, recognise } from './recognise-ingredients';
import { seededRandom } from './seeded-random';

const keys = Object.keys(INGREDIENT_ART) as IngredientKey[];

describe('ingredient shapes', () => {
  it('are more than forty, each reachable by a French word', () => {
    expect(keys.length).toBeGreaterThan(40);
    const reached = new Set(
      Object.values(foodsByPicture).flatMap((names) =>
        names.split('|').flatMap((name) => recognise(`200 g de ${name}`)),
      ),
    );
    expect(keys.filter((key) => !reached.has(key))).toEqual([]);
  });

  it('draw something, each its own', () => {
    const drawn = keys.map((key) => {
      const { piece, whole } = artOf(key);
      return (
        renderToStaticMarkup(piece(seededRandom('a'))) +
        renderToStaticMarkup(whole(seededRandom('a')))
      );
    });
    expect(drawn.every((markup) => markup.includes('<path'))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(keys.length - 6);
  });
});

describe('recognise', () => {
  it.each<[string, readonly IngredientKey[]]>([
    ['1 kg de pommes de terre', ['potato']],
    ['3 pommes golden', ['apple']],
    ['2 Œufs', ['egg']],
    ['400 g de pâtes', ['pasta']],
    ['1 pâte brisée', []],
    ['2 c. à s. d’huile d’olive', []],
    ["100 g d'olives noires", ['blackOlive']],
    ['1 citron vert et 1 citron', ['lime', 'lemon']],
    ['1 pincée de noix de muscade', []],
    ['8 noix de Saint-Jacques', ['scallop']],
    ['2 cuillères à café de curcuma', ['turmeric']],
    ['1 càc de paprika fumé', []],
    ['1 radis noir', ['blackRadish']],
    ['Bâtonnets de polenta, sauce tomate', ['sticks', 'tomatoSauce']],
    ['600 g de filets de perche', ['whiteFish']],
    ['80 g de viande séchée', ['ham']],
    ['Compote de rhubarbe', ['rhubarb']],
    ['crème fraîche', ['cream']],
    ['1 dl de vinaigre de vin', []],
    ['petits pois et pois chiches', ['peas', 'chickpeas']],
    ['2 dl de lait de coco', ['coconutMilk']],
    ['sel et poivre', []],
    ['2 steaks de soja', ['tofu']],
    ['4 saucisses végétales', ['tofu']],
    ['Bourguignon de champignons', ['mushroom']],
    ['4 tranches de jambon de dinde', ['poultryBreast']],
    ['Gâteau au chocolat sans œufs', ['chocolate']],
    ['beurre pour le moule', ['butter']],
    ['1 kg de moules', ['mussel']],
  ])('%s', (line, expected) => {
    expect(recognise(line)).toEqual(expected);
  });
});

describe('mainIngredients', () => {
  it('puts the title first and leaves larder staples out', () => {
    const lines = ['50 g de beurre', '1 gousse d’ail', '80 g de gruyère', '4 courgettes'];
    const { shown, beside } = mainIngredients('Gratin de courgettes', lines, false);
    expect(shown).toEqual(['courgette', 'cheese']);
    expect(beside).toEqual(['butter', 'garlic']);
  });

  it('shows a staple that the title names', () => {
    expect(STAPLES.has('garlic')).toBe(true);
    expect(mainIngredients('Soupe à l’ail', ['6 gousses d’ail', 'persil'], false).shown[0]).toBe(
      'garlic',
    );
  });

  it('cuts up the meat that a title says is braised', () => {
    const lines = ['1,2 kg d’épaule d’agneau', '200 g de pruneaux', '1 càc de gingembre'];
    const { shown, beside } = mainIngredients('Tajine d’agneau aux pruneaux', lines, false);
    expect(shown).toEqual(['stew', 'plum']);
    expect(beside).toEqual(['ginger']);
    expect(mainIngredients('Gigot d’agneau', lines, false).shown[0]).toBe('lamb');
  });

  it('dries the grapes that the list says are dried', () => {
    const dried = mainIngredients('Pommes au four aux raisins', ['60 g de raisins secs'], true);
    expect(dried.shown).toEqual(['apple', 'raisins']);
    expect(mainIngredients('Sabayon aux raisins', ['300 g de raisins'], true).shown).toEqual([
      'grape',
    ]);
  });

  it('says how many of them the title names', () => {
    expect(mainIngredients('Gratin de courgettes', ['80 g de gruyère'], false).named).toBe(1);
  });

  it('falls back on staples when there is nothing else', () => {
    expect(mainIngredients('Délice', ['3 œufs', '5 dl de lait'], false).shown).toEqual([
      'egg',
      'milk',
    ]);
  });

  it('puts no lettuce and no egg on a dessert', () => {
    const { shown, beside } = mainIngredients('Salade d’oranges', ['4 oranges', '2 œufs'], true);
    expect(shown).toEqual(['orange']);
    expect(beside).toEqual(['egg']);
  });
});
