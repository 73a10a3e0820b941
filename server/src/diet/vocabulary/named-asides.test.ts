import { describe, expect, test } from 'vitest';
import { boughtLine } from '../ingredients/bought-line.js';
import { aisleOf, canonicalProduct, isTapWater } from './product.js';

const productOf = (line: string): string => canonicalProduct(boughtLine(line).name);

describe('what stands in brackets, or behind a comma, a colon or a dash', () => {
  test.each([
    ['200 g de haricots (blancs)', '200 g de haricots blancs'],
    ['1 litre de vin : rosé', '1 litre de vin rosé'],
    ['500 g de farine (d’épeautre)', '500 g de farine d’épeautre'],
    ['2 poivrons (verts), en lanières', '2 poivrons verts'],
    ['10 cl de sauce (soja)', '10 cl de sauce soja'],
    ['4 tranches de jambon, cru', '4 tranches de jambon cru'],
    ['30 g d’amandes (effilées)', '30 g d’amandes effilées'],
    ['2 bottes (asperges)', '2 bottes d’asperges'],
    ['1 bocal – 350 g – cornichons', '1 bocal (350 g) de cornichons'],
    ['1 grosse boîte 800 g : pois chiches', '1 boîte (800 g) de pois chiches'],
    ['3 pièces : kiwis', '3 kiwis'],
    ['2 unités (courgettes)', '2 courgettes'],
  ])('%s is %s', (one, other) => expect(productOf(one)).toBe(productOf(other)));

  test.each([
    ['3 carottes (épluchées)', '3 carottes'],
    ['2 poireaux, lavés et émincés', '1 poireau'],
    ['1 concombre - en rondelles', '1 concombre'],
    ['100 g de sucre (tamisé)', '100 g de sucre'],
    ['50 g de cerneaux de noix, grossièrement concassés', '50 g de cerneaux de noix'],
    ['2 gousses d’ail (dégermées)', '2 gousses d’ail'],
    ['150 g de chocolat, cassé en morceaux', '150 g de chocolat'],
    ['6 œufs, blancs et jaunes séparés', '6 œufs'],
    ['1 citron bio (zeste et jus)', '1 citron'],
    ['1 poireau (le blanc seulement)', '1 poireau'],
    ['4 pommes (à éplucher)', '4 pommes'],
    ['huile (pour la cuisson)', 'huile'],
    ['20 g de beurre (à température ambiante)', 'beurre (mou)'],
    ['persil (facultatif)', 'persil'],
    ['1 poulet (environ 1,5 kg)', '1 poulet'],
    ['3 courgettes (bio de préférence)', '3 courgettes'],
    ['120 g de sucre (soit 8 c. à soupe)', '120 g de sucre'],
    ['5 cl de kirsch (2 cuillères à café)', '5 cl de kirsch'],
    ['1 chou, lavé mais non coupé', '1 chou'],
    ['4 merguez (peuvent céder la place au seitan)', '4 merguez'],
    ['20 g de beurre (à remplacer par de l’huile)', '20 g de beurre'],
    ['1 càs de vinaigre (ou du jus de citron)', '1 càs de vinaigre'],
    ['1 céleri branche, en brunoise', '1 céleri branche'],
  ])('of %s is a remark, as it is %s', (one, other) =>
    expect(productOf(one)).toBe(productOf(other)),
  );

  test.each([
    ['2 pavés (cabillaud)', '2 pavés (truite)'],
    ['lentilles (corail)', 'lentilles (vertes)'],
    ['riz : basmati', 'riz : arborio'],
    ['lait (écrémé)', 'lait (entier)'],
    ['10 g de sel (nitrité)', '10 g de sel'],
    ['jambon (de Bayonne)', 'jambon (de Parme)'],
    ['saucisses (Toulouse)', 'saucisses (Strasbourg)'],
    ['chocolat (70 %)', 'chocolat (52 %)'],
    ['farine (T55)', 'farine (T110)'],
    ['thon (au naturel)', 'thon (à l’huile)'],
    ['tomates (en boîte)', 'tomates'],
    ['gingembre (en poudre)', 'gingembre (frais)'],
    ['vin (sans alcool)', 'vin'],
    ['jambon (cuit)', 'jambon (cru)'],
    ['poulet (halal)', 'poulet'],
    ['confiture, fraise', 'confiture, abricot'],
    ['2 paquets (Haribo)', '2 paquets (Oreo)'],
    ['2 paquets « Fleury Michon »', '2 paquets « Petit Navire »'],
    ['haricots (si possible verts)', 'haricots (si possible rouges)'],
    ['tomates (coupées, cerises)', 'tomates (coupées)'],
    ['yaourts (au café)', 'yaourts'],
    ['1 jar (300 ml) pickles', '1 jar (300 ml) capers'],
    ['thym, laurier', 'thym'],
    ['sel/poivre', 'sel'],
    ['1 BOITE : MAIS', '1 BOITE : THON'],
  ])('%s is not %s', (one, other) => expect(productOf(one)).not.toBe(productOf(other)));

  test('lines of two foods never share a product, whatever parts the food from what holds it', () => {
    const foods =
      'saumon,poulet,persil,tomates,maïs,oignons,pommes de terre,haricots verts,vin blanc,vin rouge,thé,comté,feta,levure,salade,tofu,riz,œufs';
    const holders =
      'filets,bouquet,boîte,bocaux,gousses,pièce,unité,sachets,tranches,paquet,botte,pot,can,petites barquettes,pavés,lot,blancs,escalopes';
    const joints: ((size: string, food: string) => string)[] = [
      (size, food) => `${size && ` (${size})`} (${food})`,
      (size, food) => `${size && ` (${size})`} : ${food}`,
      (size, food) => `${size && ` ${size}`}, ${food}`,
      (size, food) => `${size && ` - ${size}`} - ${food}`,
      (size, food) => `${size && ` [${size}]`} – ${food}`,
    ];
    const foodOf = new Map<string, string>();
    for (const food of foods.split(',')) {
      for (const holder of holders.split(',')) {
        for (const size of ['', '300 g', '2 x 15 cl', 'environ 400 g']) {
          for (const joint of joints) {
            const line = `2 ${holder}${joint(size, food)}`;
            const product = productOf(line);
            expect(foodOf.get(product) ?? food, `${line} is ${product}`).toBe(food);
            foodOf.set(product, food);
          }
        }
      }
    }
  });

  test('a product is its own product, so that a row keeps its own when it is read again', () => {
    for (const line of ['haricots (rouges)', '2 filets (saumon)', 'lait (coco)', 'pâtes, penne'])
      expect(canonicalProduct(productOf(line))).toBe(productOf(line));
  });
});

test.each([
  ['boîte 400 g, tomates', 'GROCERY'],
  ['filets (300 g) : saumon', 'FISH'],
  ['rouleau : sopalin', 'HOUSEHOLD'],
  ['haricots (rouges)', 'PRODUCE'],
])('%s is in %s', (name, aisle) => expect(aisleOf(name)).toBe(aisle));

test.each([
  ['eau (de rose)', false],
  ['eau (de coco)', false],
  ['eau, sel', false],
  ['eau (1 litre environ)', true],
  ['eau (très chaude)', true],
  ['eau (de cuisson des pâtes)', true],
])('%s from the tap: %s', (name, expected) => expect(isTapWater(name)).toBe(expected));
