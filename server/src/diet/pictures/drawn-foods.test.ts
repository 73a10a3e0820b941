import { describe, expect, it } from 'vitest';
import { drawnFoods, foodPicture } from './drawn-foods.js';

describe('the foods that a text draws', () => {
  it.each<[string, readonly string[]]>([
    ['1 kg de pommes de terre', ['potato']],
    ['3 pommes golden', ['apple']],
    ['2 Œufs', ['egg']],
    ['400 g de pâtes', ['pasta']],
    ['1 pâte brisée', []],
    ['Pate de foie', []],
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
    ['Orge façon risotto', ['semolina', 'rice']],
    ['beurre pour le moule', ['butter']],
    ['1 kg de moules', ['mussel']],
  ])('%s', (line, expected) => expect(drawnFoods(line)).toEqual(expected));

  it.each([
    ['Yaourt à la fraise', 'yogurt strawberry'],
    ['tomates, carottes et radis', 'tomato carrot'],
    ['Zglorp', null],
  ])('shows %s as %s', (name, key) => expect(foodPicture(name)).toBe(key));
});
