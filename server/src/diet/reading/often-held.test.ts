import { expect, test } from 'vitest';
import { checkLine, checkRecipe } from '../gate/gate.js';
import { dietaryRestrictions, type DietaryRestriction } from '../restrictions.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };

/** Names of one family, with a restriction that each of them breaks by what the usual recipe often holds. */
const families: readonly { holds: string; breaks: DietaryRestriction; names: string }[] = [
  {
    holds: 'crumbs in the mince or the stuffing',
    breaks: 'GLUTEN_FREE',
    names:
      'boulettes de bœuf, boulettes de poulet, boulettes à la liégeoise, cretons, petits farcis, boudin antillais, dinde farcie, chapon farci, calamars farcis, popcorn de poulet',
  },
  {
    holds: 'flour in the sauce',
    breaks: 'GLUTEN_FREE',
    names:
      'goulasch, daube de bœuf, fricassée de volaille, veau marengo, lapin à la moutarde, saltimbocca, osso buco, matelote, irish stew, truite aux amandes, hot chicken, sole normande, bouillabaisse',
  },
  {
    holds: 'flour or wheat in a soup, a sauce or a stock of a packet',
    breaks: 'GLUTEN_FREE',
    names:
      'velouté de champignons, potage parmentier, sachet de soupe, soupe à l’oignon, sauce Alfredo, sauce au porto, sauce aux bolets, fond de sauce, bouillon granulé, fumet en poudre, brown sauce, sauce nems',
  },
  {
    holds: 'wheat in a coating or a snack',
    breaks: 'GLUTEN_FREE',
    names:
      'mix apéro, pois au wasabi, frites assaisonnées, chips all dressed, fondue parmesan, beef jerky, barres tendres, barre protéinée, réglisse rouge, nuggets végétariens, burger de légumes, poke bowl, egg rolls, salade wakame, saumon laqué, vinaigrette asiatique, ribs barbecue',
  },
  {
    holds: 'milk, butter or cream in a dish or a sauce',
    breaks: 'DAIRY_FREE',
    names:
      'poulet au curry, boulettes suédoises, weisswurst, pogo, mousse de canard, pâté de foie, parfait de foie, saumon à l’oseille, rillettes de crabe, terrine de poisson, carottes glacées, sauce cocktail, sauce rosée, sauce au raifort, sauce ciboulette, steak au poivre, agneau tandoori, gerstensuppe, guacamole crémeux, moutabal',
  },
  {
    holds: 'milk or butter in a sweet, a bread, a snack or a drink',
    breaks: 'DAIRY_FREE',
    names:
      'baguette viennoise, garlic bread, pain suédois, pain aux bananes, pommes en cage, grands-pères au sirop, sabayon, vermicelles de marrons, ladoo, gajar halwa, mocha, substitut de repas, chips barbecue, pané fromager, ballotin, garniture fouettée, poudre à flan',
  },
  {
    holds: 'egg',
    breaks: 'VEGAN',
    names:
      'salade de pommes de terre, salade de pâtes, salade de riz, trempette, sauce dallas, sauce à l’ail, galettes de céréales, schnitzel végétarien, terrine de légumes, manicotti, french dressing, préparation pour gâteau',
  },
  {
    holds: 'nuts',
    breaks: 'NUT_FREE',
    names:
      'brownies, croquembouche, panettone, branche de chocolat, œufs de Pâques, chocolat Dubaï, chebakia, gulab jamun, barfi, ladoo, barre énergétique, pain aux fruits, pêche Melba, cannoli, salade périgourdine, gâteau grenoblois, mélange salé, tajine aux pruneaux, biryani',
  },
  {
    holds: 'wine in a dish',
    breaks: 'HALAL',
    names:
      'bouillabaisse, risotto, risotto au safran, moules frites, bœuf braisé, bloc de foie gras, chou rouge aux pommes, anguilles au vert, gratin de fruits de mer, sauce aux champignons, poulet kung pao, soupe à l’oignon',
  },
  {
    holds: 'a spirit in a sweet',
    breaks: 'HALAL',
    names:
      'cake aux fruits, trifle, bugnes, merveilles vaudoises, oreillettes, charlotte russe, croustade gasconne, tourtière landaise, sorbet colonel, coupe Williamine, glace malaga, schenkeli, soufflé glacé, vermicelles de marrons, sauce cocktail',
  },
  {
    holds: 'meat, bacon, stock of meat or fish',
    breaks: 'VEGETARIAN',
    names:
      'soupe instantanée, soupe Knorr, soupe aux pois, soupe aux choux, fond en poudre, sauce à spaghetti, sauce au vin rouge, sauce St-Hubert, haricots blancs cuisinés, fèves au sirop d’érable, arancini, momos, egg rolls, riz frit, nachos garnis, flammkuchen, pizza napolitaine, olives farcies, rouleaux californiens, agedashi tofu, cocktail Caesar',
  },
  {
    holds: 'gelatine',
    breaks: 'KOSHER',
    names:
      '1 charlotte, jujubes, réglisse rouge, sachet de gélifiant, mousse de mangue, mousse au fromage blanc',
  },
];

const rows = families.flatMap(({ holds, breaks, names }) =>
  names.split(', ').map((name) => [name, breaks, holds] as const),
);

test.each(rows)('%s: %s, for %s', (name, breaks) => {
  const found = checkLine(name, rules).filter(({ restriction }) => restriction === breaks);
  expect(found).not.toEqual([]);
  expect(found.filter(({ reason }) => reason.startsWith('produit que'))).toEqual([]);
});

// The neighbours of these names stay as they were.
test.each([
  ['500 g de ragoût de bœuf', 'VEGETARIAN VEGAN'],
  ['200 g de kefta', 'VEGETARIAN VEGAN'],
  ['1 boulette d’Avesnes', 'VEGAN DAIRY_FREE'],
  ['1 bloc de foie gras végétal', ''],
  ['sucre gélifiant', ''],
  ['noisettes enrobées de chocolat', 'VEGAN DAIRY_FREE NUT_FREE'],
  ['raisins de Malaga', ''],
  ['riz à risotto', ''],
  ['6 œufs de Pâques durs', 'VEGAN'],
  ['pommes de terre Charlotte', ''],
  ['500 g de charlottes', ''],
  ['1 kg charlottes', ''],
  ['500 g amandines', 'NUT_FREE'],
  ['tube Le Parfait', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE HALAL KOSHER'],
  ['2 parisettes', 'GLUTEN_FREE'],
  ['panaché canette', 'GLUTEN_FREE HALAL'],
  ['250 g de charlotte aux fraises', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE HALAL KOSHER'],
  ['olives farcies au piment', ''],
  ['poudre de protéines de pois', ''],
  ['quenelles nature', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['4 quenelles de brochet', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['poulet au curry rouge', 'VEGETARIAN VEGAN GLUTEN_FREE KOSHER'],
  ['boulettes de bœuf sans gluten', 'VEGETARIAN VEGAN'],
  ['gâteau de Noël sans alcool ni fruits à coque', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['velouté de champignons sans gluten', 'VEGAN DAIRY_FREE'],
])('%s: « %s »', (line, expected) => {
  const found = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
  expect(dietaryRestrictions.filter((each) => found.has(each)).join(' ')).toBe(expected);
});

test('in a title the dish is judged by its list', () => {
  const dish = {
    title: 'Risotto de courge et boulettes de bœuf',
    description: 'Un risotto sans vin.',
    ingredients: ['300 g de riz à risotto', '400 g de bœuf haché', '1 courge'],
    instructions: ['Former les boulettes et remuer le risotto.'],
  };
  expect(checkRecipe(dish, { restrictions: ['GLUTEN_FREE', 'HALAL'], avoidedFoods: [] })).toEqual(
    [],
  );
});
