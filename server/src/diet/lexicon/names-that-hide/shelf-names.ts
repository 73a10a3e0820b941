import { beside } from '../beside.js';
import { castNames } from '../families/shelf-chocolate-animals.js';
import {
  barsByMaker,
  cheesesOfABrewery,
  cheeseTartare,
  copiesByMaker,
  chocolatesOfAName,
  greenPesto,
  nantesBiscuits,
} from '../families/shelf-makers.js';
import {
  breadedBirds,
  cheeseParcels,
  prawnParcels,
  rillettesOfFish,
  riceCakes,
  soupsInPackets,
} from '../families/shelf-without-links.js';
import { combine, phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

const sauceMakers = 'panzani, barilla, zapetti, buitoni';

/** Names of shelves and packets that say more exactly what their shorter name leaves open. */
export const namesOfTheShelf: readonly HidingNames[] = [
  {
    reason: 'the filling, the fish or the bird is named right behind the dish',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases([rillettesOfFish, breadedBirds, prawnParcels, cheeseParcels].join(', ')),
  },
  {
    reason: 'a maker who sells plants in the place of meat and milk, bound with egg at most',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(copiesByMaker),
  },
  {
    reason: 'the town, whose name alone on a list is that of its sausages',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases('pavé de toulouse'),
  },
  {
    reason: 'the steamed bun, whose dough is not that of the sweet one',
    hides: ['DAIRY_FREE'],
    names: phrases(
      'brioche vapeur, brioches vapeur, brioche à la vapeur, brioches à la vapeur, petites brioches vapeur',
    ),
  },
  {
    reason: 'the drink of a maker of cocoa, who fills only bars with nuts',
    hides: ['NUT_FREE'],
    names: phrases('chocolat chaud poulain, poulain chocolat chaud'),
  },
  {
    reason: 'the cube of Japanese stock, which is of fish and seaweed by its name',
    hides: ['HALAL', 'KOSHER'],
    names: phrases('kub dashi'),
  },
  {
    reason: 'a soup in a packet is called after the plants in it',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(soupsInPackets),
  },
  {
    reason:
      'the maker or the sort of a chocolate, a cheese or a biscuit is no wine, beer or animal',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      [chocolatesOfAName, cheesesOfABrewery, cheeseTartare, nantesBiscuits].join(', '),
    ),
  },
  {
    reason: 'a bar by its maker, and not the fish; a sauce of a maker of pasta; a cake of rice',
    hides: ['VEGETARIAN', 'GLUTEN_FREE'],
    names: phrases([barsByMaker, greenPesto, riceCakes].join(', ')),
  },
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
  {
    reason: 'chocolate or almond paste in the shape of an animal, which is not in it',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'HALAL', 'KOSHER'],
    names: phrases(castNames),
  },
  {
    reason: 'a bottle whose house bears the name of a bird, a sheep, a stew or a sauce',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'KOSHER'],
    names: phrases(
      'famous grouse, grey goose, mouton cadet, café de paris brut, canard duchêne, blanquette limoux, blanche du mont blanc',
    ),
  },
  {
    reason: 'a bar to eat from the hand, and not the fish; the flavour of coffee, and not the cake',
    hides: ['VEGETARIAN', 'GLUTEN_FREE'],
    names: phrases(
      [
        beside('protein, snack, granola, energy, cereal, clif, nut, mars', 'bar, bars'),
        beside(
          'yaourt, yaourts, yogourt, yogourts, yoghourt, crème, crème dessert, flan, lait, séré, quark, skyr, glace, crème glacée, cornet',
          'moka, mocca, au moka',
        ),
      ].join(', '),
    ),
  },
  {
    reason: 'small enough for a cocktail, or flavoured with cherries: no alcohol is in it',
    hides: ['HALAL'],
    names: phrases(
      'mélange cocktail, mélanges cocktail, mix cocktail, noix cocktail, crevettes cocktail, crevette cocktail, blinis cocktail, mini blinis cocktail, yaourt cherry, yogourt cherry',
    ),
  },
  {
    reason: 'meat, cheese or biscuit of a place or a house whose name alone is another food',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'NUT_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      [
        'appenzeller pantli, appenzeller siedwurst, appenzeller mostbröckli, appenzeller mostmöckli, bûche soignon, soignon bûche, soignon bûche affinée, bûche sainte maure, bûche affinée, bûche de brebis, papillon noir, cœur de lion, coeur de lion, lu granola, milka tender, tender milka, choco tender, milka choco tender, tzatziki blini, tzatziki l’atelier blini, green mountain burger, the green mountain burger, salami milanais, risotto milanais, toma piémontaise, pringles original, belin monaco, biscuits monaco, biscuit monaco, monaco emmental',
        beside('œufs', 'loué, de loué, fermiers loué, fermiers de loué, bio loué, bio de loué'),
      ].join(', '),
    ),
  },
  {
    reason:
      'another thing than its maker is known for, or without the meat that the maker puts in most',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      'toasts labeyrie, taboulé garbit, blinis labeyrie, mini blinis labeyrie, pizza sodebo 4 fromages, pizza sodebo fromages, pizza 4 fromages sodebo, barilla pesto, barilla pesto rosso, barilla pesto genovese',
    ),
  },
  {
    reason: 'the bread that goes round the meat, by its baker',
    hides: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'jacquet hamburger, jacquet burger, harrys burger, harrys hamburger, buns burger, buns hamburger, bun burger, jacquet hot dog',
    ),
  },
  {
    reason: 'strands of chocolate or of sugar to strew on a cake, and not the pasta',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'vermicelles au chocolat, vermicelles chocolat, vermicelles de chocolat, vermicelle au chocolat, vermicelle chocolat, vermicelles arc en ciel',
    ),
  },
  {
    reason: 'the filling or the animal is named, and answers for what the bare name makes one fear',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      [
        beside(
          'nouilles instantanées, cup noodles, nouilles instantanées saveur',
          'crevette, crevettes, aux crevettes',
        ),
        'friand fromage, friands fromage, steak pois chiches, viandes bovines, petite friture de pâques',
      ].join(', '),
    ),
  },
  {
    reason: 'what the cheese of the evening is eaten with',
    hides: ['DAIRY_FREE'],
    names: phrases(
      beside(
        'charcuterie, assortiment de charcuterie, plateau de charcuterie, plateau charcuterie, assiette de charcuterie',
        'pour raclette, à raclette, raclette',
      ),
    ),
  },
];
