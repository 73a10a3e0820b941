import { combine, phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

const sauceMakers = 'panzani, barilla, zapetti, buitoni';

/** Names of shelves and packets that say more exactly what their shorter name leaves open. */
export const namesOfTheShelf: readonly HidingNames[] = [
  {
    reason: 'beef or the ewe by name, in English or German as well',
    hides: ['HALAL', 'KOSHER', 'DAIRY_FREE'],
    names: phrases('short ribs, gehacktes vom rind, hackfleisch vom rind, panse de brebis'),
  },
  {
    reason: 'the steamed bread alone, or the pepper of the same sound, and not the filled bun',
    hides: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
    names: phrases('pain bao, buns bao, bao buns, poulet gong bao'),
  },
  {
    reason: 'the empty tubes or the plain dough, and not the dish made with it',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      'cannelloni secs, cannellonis secs, cannelloni à farcir, cannellonis à farcir, tubes de cannelloni, tubes à cannelloni, pâte pizza, pate pizza, pâte pizza fine, american sandwich complet',
    ),
  },
  {
    reason: 'raw fish of a kind that is named and has scales',
    hides: ['KOSHER', 'HALAL', 'GLUTEN_FREE'],
    names: combine(
      'sashimi, sashimis, ceviche, céviche, tartare, carpaccio',
      'saumon, thon, daurade, dorade, bar, truite, maquereau, cabillaud, lieu, féra, omble, sardines, haddock, merlu, mulet, loup',
    ),
  },
  {
    reason: 'the brand of pasta or of ravioli is that of the sauce here',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE'],
    names: [
      ...combine(sauceMakers, 'sauce bolognaise, bolognaise', ' '),
      ...combine('sauce bolognaise, bolognaise', sauceMakers, ' '),
    ],
  },
  {
    reason: 'the topping or the filling is named, and answers for the rest',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      'bruschetta tomate, bruschetta à la tomate, bruschettas tomate, bruschetta aux tomates, bourek au fromage',
    ),
  },
  {
    reason: 'a cake or a biscuit that bears the name of a place, a bear or a ham',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      "croquets de bordeaux, ourson lu, oursons lu, lulu l'ourson, schwarzwälder kirschtorte, schwarzwälder torte",
    ),
  },
  {
    reason: 'the cream of such a curry is that of the coconut, which is no nut',
    hides: ['DAIRY_FREE', 'NUT_FREE', 'KOSHER'],
    names: combine(
      'curry de poulet, curry de dinde, curry poulet, poulet curry, poulet au curry, émincé de poulet au curry, curry de bœuf, curry d’agneau',
      'au lait de coco, coco, lait de coco, à la noix de coco',
      '',
    ),
  },
  {
    reason: 'a sweet or a cheese filling is named, where the bare pastry is filled with meat',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      "pastel de nata, pastel de belém, pastel de queso, briouates aux amandes, briouate aux amandes, briouates au miel, brik à l'œuf",
    ),
  },
  {
    reason: 'the maker of what cows give, or a sauce whose name sounds like the goose',
    hides: ['VEGETARIAN', 'VEGAN'],
    names: phrases('vache à boire, les 2 vaches, deux vaches, lao gan ma'),
  },
  {
    reason:
      'a galette of buckwheat, a spread, a sauce or a paste of nuts, and not the bread or the pasta',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'galette complète au sarrasin, tartine et cuisson, sauce pitta, pasta di nocciole',
    ),
  },
  {
    reason: 'fried in the fat of the meat that is named, where the bare dish is fried in butter',
    hides: ['DAIRY_FREE'],
    names: phrases('rösti au lard, rösti bernois, berner rösti, rösti mit fleisch'),
  },
  {
    reason: 'strands of sugar to strew on a cake, and not the pasta',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'vermicelles colorés, vermicelles de couleur, vermicelles en sucre, vermicelles de sucre, vermicelle en sucre, vermicelle de sucre',
    ),
  },
  {
    reason: 'strands of chocolate, which take their colour from it',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: phrases('vermicelles colorés chocolat'),
  },
  {
    reason: 'the meat of the spit by its animal; the bare word is the dish in bread',
    hides: ['GLUTEN_FREE'],
    names: phrases("gyros de poulet, gyros d'agneau, chawarma de poulet, shawarma de poulet"),
  },
];
