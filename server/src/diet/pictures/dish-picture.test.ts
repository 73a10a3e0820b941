import { describe, expect, it } from 'vitest';
import { dishPicture, type PicturedDish } from './dish-picture.js';

type MealType = PicturedDish['mealType'];

/** What shows in it: by the title, by the list alone, and what lies beside it. */
function foodsOf(title: string, ingredients: readonly string[], mealType: MealType = 'MAIN') {
  const [, ...foods] = dishPicture({ mealType, title, ingredients }).split('|');
  return foods;
}

const compositionOf = (mealType: MealType, title: string) =>
  dishPicture({ mealType, title, ingredients: [] }).split('|')[0];

describe('the foods of a dish', () => {
  it('are those of the title first, and the larder staples beside it', () => {
    const lines = ['50 g de beurre', '1 gousse d’ail', '80 g de gruyère', '4 courgettes'];
    expect(foodsOf('Gratin de courgettes', lines)).toEqual([
      'courgette',
      'cheese',
      'butter garlic',
    ]);
  });

  it('have a staple among them that the title names', () =>
    expect(foodsOf('Soupe à l’ail', ['6 gousses d’ail', 'persil'])).toEqual([
      'garlic',
      'parsley',
      '',
    ]));

  it('are cut up where the title says that the meat is braised', () => {
    const lines = ['1,2 kg d’épaule d’agneau', '200 g de pruneaux', '1 càc de gingembre'];
    expect(foodsOf('Tajine d’agneau aux pruneaux', lines)).toEqual(['stew plum', '', 'ginger']);
    expect(foodsOf('Gigot d’agneau', lines)[0]).toBe('lamb');
  });

  it('are dried where the list says so', () => {
    const dried = foodsOf('Pommes au four aux raisins', ['60 g de raisins secs'], 'DESSERT');
    expect(dried[0]).toBe('apple raisins');
    expect(foodsOf('Sabayon aux raisins', ['300 g de raisins'], 'DESSERT')[0]).toBe('grape');
  });

  it('are the staples where there is nothing else', () =>
    expect(foodsOf('Délice', ['3 œufs', '5 dl de lait'])).toEqual(['', 'egg milk', '']));

  it('are no lettuce and no egg on a dessert', () =>
    expect(foodsOf('Salade d’oranges', ['4 oranges', '2 œufs'], 'DESSERT')).toEqual([
      'orange',
      '',
      'egg',
    ]));
});

describe('the composition of a dish', () => {
  // Each of these was once drawn as another kind of dish.
  it.each<[MealType, string, string]>([
    ['DESSERT', 'Pommes au four aux raisins', 'Pommes au four farcies'],
    ['DESSERT', 'Compote de pommes', 'Salade d’oranges'],
    ['DESSERT', 'Granité de pastèque', 'Sorbet aux fraises'],
    ['DESSERT', 'Abricots rôtis au romarin', 'Crumble aux poires'],
    ['STARTER', 'Croûtes aux champignons', 'Tartines de chèvre'],
    ['STARTER', 'Tartelettes à l’oignon', 'Quiche aux poireaux'],
    ['APERITIF', 'Chips de pommes de terre', 'Amandes grillées'],
    ['AMUSE_BOUCHE', 'Mini-brochettes de poulet', 'Brochettes de gruyère et raisin'],
    ['AMUSE_BOUCHE', 'Champignons farcis', 'Œufs mimosa'],
    ['MAIN', 'Tajine d’agneau aux pruneaux', 'Pot-au-feu de bœuf'],
    ['MAIN', 'Pizza maison', 'Tarte fine aux courgettes'],
    ['MAIN', 'Pain perdu salé', 'Pain perdu aux tomates'],
    ['DRINK', 'Boisson dorée au curcuma', 'Vin chaud du marché de Noël'],
  ])('%s: « %s » is composed as « %s »', (mealType, title, alike) => {
    expect(compositionOf(mealType, title)).toBe(compositionOf(mealType, alike));
    expect(compositionOf(mealType, title)).not.toBe('');
  });

  it('tells baked fruit from a cake, and leaves other titles to who draws', () => {
    expect(compositionOf('DESSERT', 'Pommes au four')).toBe('bakedWhole');
    expect(compositionOf('DESSERT', 'Gâteau aux pommes')).toBe('cakeSlice');
    expect(compositionOf('DESSERT', 'Délice du chef')).toBe('');
  });

  it('tells « pâtes » from « pâté »', () => {
    expect(compositionOf('MAIN', 'Pâtes au beurre')).toBe('bowl');
    expect(compositionOf('MAIN', 'Pâté en croûte')).toBe('plate');
  });
});
