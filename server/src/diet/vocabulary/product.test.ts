import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boughtLine } from '../ingredients/bought-line.js';
import { aisleOf, canonicalProduct, isTapWater } from './product.js';

describe('canonical product', () => {
  test.each([
    ['pommes de terre', 'grosses pommes de terre (bio)'],
    ['œufs', 'oeuf frais'],
    ['oignons rouges émincés', 'oignon rouge'],
    ['beurre, ramolli', 'beurre doux'],
    ['tomates coupées en dés', 'Tomate'],
    ['échalottes', 'échalote'],
    ['Maïzena', 'fécule de maïs'],
    ['citron (jus)', 'citrons'],
    ['boîte (400 g) de tomates', 'boîte de tomates'],
    ['boîtes de 400 g de tomates', 'boîte de tomates de 400 g'],
    ['boîte 400 g de tomates', 'boîte de tomates de 400 g'],
    ['poireau (5 cm)', 'poireaux'],
    ['poulet de 1,4 kg', 'poulets'],
    ['poulet (1,4 kg pièce)', 'poulet'],
    ['dos de cabillaud de 150 g', 'dos de cabillaud'],
    // A remark between what a food comes in and the food hides neither.
    ['barquette (400 g) de filets de dinde', 'barquette de filets de dinde'],
    ['bottes (200 g) radis', 'botte de radis'],
    ['plaque [230 g] pâte brisée', 'plaque de pâte brisée'],
    ['sachet, 8 g, de safran', 'sachet de safran de 8 g'],
    ['(500 g) dos de cabillaud', 'dos de cabillaud'],
    ['bocal « La Belle-Iloise » de thon', 'bocal de thon'],
    ['oignons (300 g) émincés', 'oignon'],
    // A mark of the plural in brackets is no remark.
    ['pomme(s) de terre', 'pommes de terre'],
    ['blanc(s) d’œuf(s)', 'blancs d’œufs'],
    ['carotte(s) haché(e)s', 'carottes hachées'],
    ['bocal(aux) de cornichon(s)', 'bocal de cornichons'],
    ['tranches fines de jambon', 'tranche de jambon'],
    ['carottes crues', 'carotte'],
    ['huile d’olive', "huile d'olive"],
  ])('%s is %s', (one, other) => {
    expect(canonicalProduct(one)).toBe(canonicalProduct(other));
  });

  test.each([
    ['crème', 'crème fraîche'],
    ['gousses d’ail', 'têtes d’ail'],
    ['boîte (400 g) de tomates', 'boîte (400 g) de pois chiches'],
    ['bocal : cornichons', 'bocal : olives'],
    ['paquet, semoule fine', 'paquet, coquillettes'],
    ['cm de poireau', 'poireau'],
    ['petits pois', 'pois'],
    ['boîte de maïs de 285 g', 'boîte de maïs de 140 g'],
    ['lait', 'lait de coco'],
    ['farine', 'farine de riz'],
    ['pomme', 'pomme de terre'],
    ['tranches de jambon cru', 'tranches de jambon cuit'],
    ['bœuf haché', 'bœuf'],
    ['fromage frais', 'fromage'],
    ['boîte de tomates pelées', 'boîtes de tomates concassées'],
  ])('%s is not %s', (one, other) => {
    expect(canonicalProduct(one)).not.toBe(canonicalProduct(other));
  });

  test('lines of two foods never share a product, however the food is sold and where its size stands', () => {
    const foods =
      'saumon,poulet,persil,coriandre,tomates,maïs,beurre,noix,oignons,pommes,pommes de terre,haricots verts,levure,sucre vanillé,pois chiches,crème fraîche,miel,lait de coco';
    const sold =
      '2 filets,1 bouquet,1 boîte,1 bte.,3 pièce(s),1 noix,2 tranche(s),1 sachet,1 pavé,2 briques,1 grosse botte,2 càs,1 tasse,1/4 de c. à thé,3 cuillère(s) à soupe,2 pincée(s),1 darne';
    const sizes = ['', ' (300 g)', ' (2 x 15 cl)', ' [80 g]', ' (environ 400 g)', ' (7 g, bio)'];
    const foodOf = new Map<string, string>();
    // All 3,672 of them: a sample would find a fault on some days only.
    for (const food of foods.split(',')) {
      for (const how of sold.split(',')) {
        for (const size of sizes) {
          for (const link of [' de ', ' ']) {
            const line = `${how}${size}${link}${food}`;
            const product = canonicalProduct(boughtLine(line).name);
            expect(foodOf.get(product) ?? food, `${line} is ${product}`).toBe(food);
            foodOf.set(product, food);
          }
        }
      }
    }
  });

  test('capitals, plural marks and order of preparation change nothing', () => {
    const product = fc.constantFrom('tomate', 'pomme de terre', 'poireau', 'crème fraîche', 'noix');
    const preparation = fc.constantFrom('', ' hachées', ' BIO', ', coupées en dés', ' (surgelées)');
    fc.assert(
      fc.property(product, preparation, fc.boolean(), (name, suffix, loud) => {
        const written = `${name}${suffix}`;
        const key = canonicalProduct(loud ? written.toUpperCase() : written);
        expect(key).toBe(canonicalProduct(name));
        expect(canonicalProduct(key)).toBe(key);
      }),
    );
  });
});

describe('aisle', () => {
  test.each([
    ['grosses pommes de terre', 'PRODUCE'],
    ['gousses d’ail', 'PRODUCE'],
    ['citron (jus)', 'PRODUCE'],
    ['boîte (400 g) de tomates', 'GROCERY'],
    ['grande boîte de 800 g de tomates pelées', 'GROCERY'],
    ['bocal (350 g) de haricots verts', 'GROCERY'],
    ['barquette (250 g) de fraises', 'PRODUCE'],
    ['petits pains au lait', 'BAKERY'],
    ['dents-de-lion', 'PRODUCE'],
    ['cube Maggi', 'GROCERY'],
    ['étoile d’anis', 'CONDIMENTS'],
    ['boules de glace vanille', 'FROZEN'],
    ['bac de glace', 'FROZEN'],
    ['nectar d’abricot', 'DRINKS'],
    ['baguette', 'BAKERY'],
    ['filets de poulet au citron', 'BUTCHER'],
    ['dos de cabillaud', 'FISH'],
    ['lait d’amande', 'DAIRY'],
    ['œufs', 'DAIRY'],
    ['spaghettis', 'GROCERY'],
    ['huile d’olive vierge extra', 'CONDIMENTS'],
    ['sel et poivre', 'CONDIMENTS'],
    ['sucre glace', 'BAKING'],
    ['farine T55', 'BAKING'],
    ['farine de seigle', 'BAKING'],
    ['pâtes aux œufs', 'GROCERY'],
    ['pain de viande', 'BUTCHER'],
    ['riz au lait', 'DAIRY'],
    ['glace à la pistache', 'FROZEN'],
    ['beurre de cacahouètes', 'CONDIMENTS'],
    ['steaks végétaux', 'DAIRY'],
    ['kirsch', 'DRINKS'],
    ['glaçons', 'FROZEN'],
    ['papier cuisson', 'HOUSEHOLD'],
    ['tournevis', 'OTHER'],
    ['saumon surgelé', 'FROZEN'],
    ['framboises fraîches ou surgelées', 'PRODUCE'],
    ['haricots verts non surgelés', 'PRODUCE'],
    ['esquimaux', 'FROZEN'],
    ['soupe à l’oignon', 'GROCERY'],
    ['cube de bouillon de bœuf', 'GROCERY'],
    ['sauce d’huître', 'CONDIMENTS'],
    ['belles tranches de pain de campagne', 'BAKERY'],
    ['carrés de chocolat', 'BAKING'],
    ['carrés d’agneau', 'BUTCHER'],
    ['canette de 1,6 kg', 'BUTCHER'],
    ['canette de coca', 'DRINKS'],
    ['verre à moutarde de lait', 'DAIRY'],
    ['boîte d’ananas', 'GROCERY'],
    ['boîte de sardines', 'GROCERY'],
    ['boîte de camembert', 'DAIRY'],
    ['poires au sirop', 'GROCERY'],
    ['figues séchées', 'GROCERY'],
    ['persil séché', 'CONDIMENTS'],
    ['salade, lavée et séchée', 'PRODUCE'],
    ['arôme vanille', 'BAKING'],
    ['cookies aux pépites de chocolat', 'BAKING'],
    ['moule à gâteau', 'HOUSEHOLD'],
    ['moules', 'FISH'],
    ['crème solaire', 'HOUSEHOLD'],
    // Of plants, meat and fish lie chilled with their like; a plant beside meat moves none.
    ['saucisse végétale', 'DAIRY'],
    ['steaks hachés de soja', 'DAIRY'],
    ['knacki végétales', 'DAIRY'],
    ['cordon bleu végétal', 'DAIRY'],
    ['nuggets vegan', 'DAIRY'],
    ['escalope de seitan', 'DAIRY'],
    ['boulettes au tofu', 'DAIRY'],
    ['filet de poulet végétal', 'DAIRY'],
    ['saumon végétal', 'DAIRY'],
    ['simili poulet', 'DAIRY'],
    ['steak végétal surgelé', 'FROZEN'],
    ['steak haché', 'BUTCHER'],
    ['poulet au soja', 'BUTCHER'],
    ['poulet à la crème végétale', 'BUTCHER'],
    ['poulet et fromage végétal', 'BUTCHER'],
    ['saucisses (ou végétales)', 'BUTCHER'],
    ['galettes de sarrasin', 'GROCERY'],
    ['galette des rois', 'BAKERY'],
    ['sel de lave-vaisselle', 'HOUSEHOLD'],
  ])('%s is in %s', (name, aisle) => {
    expect(aisleOf(name)).toBe(aisle);
  });
});

describe('water from the tap', () => {
  test.each([
    'eau',
    'Eau froide',
    'eau bouillante salée',
    'eau tiède (environ 40 °C)',
    'eau à 40 °C',
    'eau du robinet',
    'eau de cuisson des pâtes',
    'un peu d’eau de cuisson',
    'verres d’eau',
    'eau, pour la cuisson',
    'eau pour les pâtes',
    'de l’eau très chaude',
  ])('%s is nobody’s purchase', (name) => expect(isTapWater(name)).toBe(true));

  test.each([
    'eau gazeuse bien froide',
    'eau (gazeuse)',
    'eau pétillante',
    'eau minérale',
    'eau plate en bouteille',
    'eau de source',
    'eau de fleur d’oranger',
    'eau de rose',
    'eau de coco',
    'eau-de-vie',
    'eau ou lait',
    'riz à l’eau',
    'café et eau',
    'bouteilles d’eau',
    'sirop à l’eau',
    'glaçons',
    '',
  ])('%j stays on a list', (name) => expect(isTapWater(name)).toBe(false));
});
