import { eggsOf, milkOf } from '../dairy-and-egg.js';
import { filledWithCheese } from '../local-foods.js';
import { ofBeasts, ofCattle, ofGoat } from '../meat.js';
import { combine, phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names in which the word of a milk product is borrowed, or the milk left out. */
export const namesWithoutMilk: readonly HidingNames[] = [
  {
    reason: 'puffed grains, and not the dish of eggs and cheese',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases('épeautre soufflé, orge soufflé, kamut soufflé'),
  },
  {
    reason: 'potato is named, where croquettes of nothing named may be of cheese',
    hides: ['DAIRY_FREE'],
    names: phrases('croquettes de pommes de terre, croquettes de pomme de terre'),
  },
  {
    reason: 'made of rice, seasoned with soy sauce',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases('rice cracker, rice crackers'),
  },
  {
    reason: 'the pot is the measure, not what was in it',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases('pot de yaourt de farine, pots de yaourt de farine'),
  },
  {
    reason: 'a liqueur, a paste or a dough that borrows the word of a milk product',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases(`
      fond de pizza, vully blanc, vully rouge vin, jambon roulé, anchois roulé, anchois roulés, sauce big mac, nouilles lo mein, appenzeller alpenbitter, crème de cacao, crème de limoncello, pâte à beignets à la bière, crème de cassis, crème de menthe, crème de mûre, crème de pêche, crème de framboise, crème de violette, crème de banane, fondue au vin, farine à tresse, farine à gâteau, farine à pizza, farine à zopf, blé soufflé, riz soufflé au chocolat, pain croustillant, pâte à pizza, pâte à beignets, pâte à beignet, ricotta de cajou, gaufre de pommes de terre, coupe danemark à la liqueur, gache pain, pain croustillant aux graines, zopf brot, blinis de pain, dhal puri, dholl puri, puri indien, scallion pancake, crêpes mandarin, crêpes chinoises, crème de blé, far de blé, préparation pour gâteau, préparation à gâteau, fonds de pizza, pizza marinara, pizza végane, crème d'abricot liqueur, crème de noyaux, crème de poire liqueur, muscat de samos, salers gentiane, vin blanc pour la fondue, vin de glace, appenzeller bier, biber appenzellois, biber fourré, pain d'anis aux amandes, nonnettes aux amandes, éclats de nougatine, roux curry, kare roux, crackers japonais, rösti croquettes, riz soufflé chocolat, pizza dough, colorant caramel au malt, puligny montrachet, chassagne montrachet, quarts de chaume, pecorino vin, cidre de glace, tourte de seigle, pain bûcheron, mutschli pain, mousseline knorr, cashew cheese
    `),
  },
  {
    reason: 'no milk by the usual recipe; « de lait » is the age of an animal',
    hides: ['DAIRY_FREE'],
    names: phrases(`
      pâte à spätzli, épaule gratinée de porc, fromage de cochon, black pudding, cordon bleu de poulet sans fromage, fondue vigneronne, fondue bacchus, crème d'anchois, biscuit rose de reims, biscuits roses de reims, glace royale, brebis à rôtir, agneau de lait, veau de lait, bœuf de salers, demi glace, demi-glace, glace de viande, cochon de lait, fromage de tête, fromage d'italie, fromage de viande, viande à fondue, mousse au chocolat industrielle, ravioli chinois, papet aux poireaux, andouille béarnaise, ardi gasna jambon, fiadone de porc, jambon reblochon, rigotte de porc, saucisson de chèvre et porc, lebkuchen au lard, porc caramel, porc au caramel, cochon de lait rôti, viande pour fondue, mostbröckli d'appenzell, chevreau de lait, blé soufflé au miel, pastéis de bacalhau, bernard l'ermite, crab cake, crab cakes, croustillant de crevettes, raviolis vapeur, raviolis pékinois, makroud aux amandes, torta de almendras, gâteau aux noix de l'engadine, croquettes aux amandes, œufs de pâques durs, kaab el ghzal au miel, crème de miel, gravy granules, lobster bisque
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['DAIRY_FREE', 'HALAL'],
    names: phrases(`
      fondue chinoise, fondue bourguignonne, bœuf à fondue, tranche à fondue, ravioles de homard, raviolis aux crevettes, raviolis de crevettes
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGAN'],
    names: phrases(`
      garganelli pâtes, gnocchi sardi, nouilles chow mein, sauce chop suey, pasteli de blé, miel pops céréales
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(`
      viande de chèvre, ragoût de chèvre, soupe aigre piquante
    `),
  },
  {
    reason: 'coconut milk in the Thai curry, wine and bread in the bowl',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases('poulet au curry rouge, trempette au vin'),
  },
  {
    reason: 'puffed rice, seasoned with soy sauce and without butter',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases('cracker de riz, crackers de riz'),
  },
  {
    reason: 'a liqueur of the fruit, and not cream; a spirit, and not the cheese of that name',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: [
      ...combine(
        'crème',
        'myrtille, poire, poire williams, cerise, griotte, fraise des bois, pamplemousse, sureau, fleurs de sureau, abricot, prunelle, mandarine, litchi, groseille, vigne',
      ),
      ...combine(
        '1 cl, 2 cl, 3 cl, 4 cl, 5 cl, 6 cl, trait, goutte, petit verre, verre à liqueur, verre à goutte, fiole',
        'salers',
      ),
      ...phrases('apéritif salers, salers gentiane, gentiane salers'),
    ],
  },
  {
    reason: 'a sausage of oats or bread, and not the milk pudding',
    hides: ['DAIRY_FREE'],
    names: phrases('white pudding'),
  },
  {
    reason: 'the yolk of the egg of the bird that is named, and not its meat',
    hides: ['VEGETARIAN'],
    names: combine('jaune, jaunes', 'cane, caille, poule, oie'),
  },
  {
    reason: 'a fritter of bread dough in oil, where those of a fair may have egg and milk',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases('chichi frégi'),
  },
  {
    reason: 'the milk of the animal that is named, and not its meat',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: milkOf,
  },
  {
    reason: 'the egg of the bird that is named, and not its meat; « à cheval » is how it lies',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: eggsOf,
  },
  {
    reason: 'a steak with an egg on it, and no horse',
    hides: ['KOSHER'],
    names: phrases('steak à cheval'),
  },
  {
    reason:
      'the meat of a goat, an ewe, or of cattle that share their name with a cheese or a town',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: [...ofGoat, ...ofCattle, ...ofBeasts.filter((name) => name.endsWith('brebis'))],
  },
  {
    reason: 'a cheese that shares its name with a race of cattle, or is what the dish is made with',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'fromage d’abondance, tomme d’abondance, g d’abondance, fromage charolais, fromage pour tartiflette, fromage à tartiflette',
    ),
  },
  {
    reason: 'the cheese or the plant that is named is the filling, and no meat',
    hides: ['VEGETARIAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: [
      ...filledWithCheese,
      ...phrases(
        'pierogi à la pomme de terre, pierogi aux pommes de terre, pierogi aux champignons, pierogi à la choucroute et aux champignons, pierogi aux champignons et à la choucroute, pierogi au fromage, pierogi au fromage blanc, pierogi aux pommes de terre et au fromage, pierogi aux pommes de terre et au fromage blanc, pierogi ruskie, knödel aux pruneaux, knödel aux prunes, knödel aux abricots',
      ),
    ],
  },
  {
    reason: 'the empty sheets of dough',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases('feuille à raviolis, feuille de raviolis chinois, feuille à raviolis chinois'),
  },
  {
    reason: 'honey of the flowers of a bush, and not the cake of that name',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases('miel de framboisier'),
  },
  {
    reason: 'made of a nut, or a porridge of wheat, and no milk',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases(
      'lait de pignons, cream of wheat, moules hollandaises, leche de almendras, leche de nueces, plant based cream, plant based milk',
    ),
  },
  {
    reason: 'wine of the shore of that lake, and not the cake or the cheese of it',
    hides: ['VEGAN', 'DAIRY_FREE'],
    names: phrases(
      'vin de vully, verre de vin de vully, vin blanc de vully, vin rouge de vully, verre de vin blanc de vully',
    ),
  },
];
