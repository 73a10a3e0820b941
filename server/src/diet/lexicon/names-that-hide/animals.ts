import { phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names in which the word of an animal is borrowed, or its place taken. */
export const namesWithoutAnimal: readonly HidingNames[] = [
  {
    reason: 'the plant that is named is the filling; the burger is what the cheese is for',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      'cervelle de canut, fajitas galettes, gyozas aux champignons, gyoza aux champignons, raviolis chinois aux champignons, ravioli chinois aux champignons, momos aux champignons, wontons aux champignons, dim sum aux champignons, jiaozi aux champignons, samoussas aux champignons, samoussa aux champignons, samosas aux champignons, samosa aux champignons, fromage à burger, fromage à hamburger, fromage burger, fromage hamburger, fromage pour burger, fromage pour hamburger, tranches pour burger, tranches de fromage pour burger',
    ),
  },
  {
    reason: 'a shell of dough, and not the shellfish',
    hides: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
    names: phrases(
      'coque à tacos, coques à tacos, coques de tacos, coques tacos, coque de tartelette, coques de tartelettes',
    ),
  },
  {
    reason: 'the milk of the animal, not its meat',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: phrases('lait vache, fromage vache, yaourt vache, tomme vache'),
  },
  {
    reason: 'the meat is said to be left out, and the word without it is only meat',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases('lasagnes sans viande, lasagne sans viande'),
  },
  {
    reason: 'a brand of plant meat is named',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases('nuggets happyvore'),
  },
  {
    reason: 'a rabbit of chocolate',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: phrases(
      'lapin en chocolat, lapin en chocolat au lait, lapins en chocolat, lapins en chocolat au lait',
    ),
  },
  {
    reason: 'filled with cheese, or what the dish is made with and not the dish',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      "enchiladas au fromage, burrito au fromage, galettes à burritos, sauce chop suey, sauce okonomiyaki, pommes sarladaises au fromage, galettes de pommes de terre à l'alsacienne",
    ),
  },
  {
    reason: 'filled with cheese or vegetables, a bare dough, or a borrowed name',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(`
      boulette d'avesnes, boulette de romedenne, saint loup fromage, crottin saint loup, tartare ail fines herbes, queso ibérico, ibérico fromage, sauce big mac, chow mein frais, nouilles chow mein, nouilles lo mein, graisse à rôtir, bonbon au miel, feuille de wonton, pâte à wonton, ravioles du dauphiné, ravioles du royans, raviolis à la ricotta, ravioles au fromage, raviolis au fromage, pain à burger brioché, langue de chat, langues de chat, gyoza pâte, pâte à empanadas, tartare ail et fines herbes, parfait glacé, carbonara à la crème, sauce tartare, gelée royale, croûte de vol au vent, croûte de bouchée à la reine, coque de vol au vent, coque de bouchée à la reine, croûte à vol au vent, croûte à bouchée à la reine, coque à vol au vent, coque à bouchée à la reine, croûte pour vol au vent, croûte pour bouchée à la reine, coque pour vol au vent, coque pour bouchée à la reine, abondance fermier, boulette de cambrai, rouelle du tarn, vacherin d'abondance, bonbons de chocolat, sauce kebab, gratin de ravioles, nougat glacé biscuit, nouilles wonton, nouilles de wonton, wonton noodles, feuilles à wonton, feuilles de gyoza, feuilles à gyoza, pâte à gyoza, pâte à gyozas, pâte à wontons, cannelloni ricotta épinards, cannellonis ricotta épinards, cannelloni à la ricotta, cannellonis à la ricotta, raviolis au chèvre, raviolis aux fromages, raviolis 4 fromages, raviolis ricotta, ravioli ricotta, tortellini ricotta, tortellini au fromage, tortellinis au fromage, ravioles de royans, ravioles de romans, girasoli ricotta, gnocchis farcis, pierogi ruskie, raviolis aux cèpes, raviolis aux champignons, pâte à empanada, pain burger brioché, pains à burger briochés, pains burger briochés, tourtière landaise, croûtes à vol au vent, langues-de-chat, croûte de pâté, burger végé, friand au fromage, friands au fromage, œufs farcis, tartare sauce, bonbons au miel, bouillon crémeux, pains à hot dog brioché, bonbons au caramel, boulette de huy, beurre d'escargot, escargot aux raisins, escargots aux raisins, rouleaux de printemps frits
    `),
  },
  {
    reason: 'a bread, a sauce or a dough that goes with the meat, or a plant in its place',
    hides: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
    names: phrases(`
      kebab pain, bacon de coco, lardons de coco, bacon de carotte, bacon de carottes, bacon de champignons, escalope végane, langues d'oiseau, pain burger, pain à burger, pain hamburger, pain à hot dog, sauce tonkatsu, andouille au sarrasin, langues d'oiseaux, baguette viennoise, pain kebab, pain pour hot dog, pains burger, pains hamburger, pains à hamburger, pains à hot dog, hamburger bun, burger bun, galette kebab, sauce gyoza, sauce pour gyoza, sauce char siu, pâte à pâté, os de mort, curry wurst sauce, haribo réglisse, salame al cioccolato, beyond burger, beyond sausage, impossible burger, la vie lardons, lardons la vie, tonkatsu sauce, côtelette viennoise, pain hot dog, bouillon knorr, cœur de bouillon, daim bonbon, bonbons daim, giotto bonbon, feuilles de nems au blé, feuilles de samoussas, feuilles à samoussa, pâte à nems, pâte à samoussa
    `),
  },
  {
    reason: 'the animal gives milk or eggs, or names a shape',
    hides: ['VEGETARIAN'],
    names: phrases(`
      charolais de chèvre, chamois d'or, corne de gazelle, cornes de gazelle, lait de poule, lait de vache, vache qui rit, cervelle de canut, œuf de caille, œufs de caille, œuf de poule, œuf d'oie, œuf d'autruche, œufs d'autruche, séré maigre, bleu de vache, cabri ariégeois, charolais fromage, pouligny saint pierre, quark maigre, saint pierre fromage, trèfle du perche, vache sérieuse, lait de renne, lait de yak, ghee de vache, malai kofta, cornes de gazelles, pastilla au lait, œuf de canard, œufs de canard
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN'],
    names: phrases(`
      œil de perdrix, bulgogi du commerce, sauce yakitori, œil de perdrix vin, simili carné de blé, canette de bière, canettes de bière, bavette pâtes, bavettes pâtes, linguine bavette, crestes de coq, rechta pâtes, coq pain, simili carné, simili-carné, sauce bulgogi, sauce galbi, pic saint loup, vodka à l'herbe de bison, beyond steak, caribou boisson, sauce katsu, barre daim
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
    names: phrases(`
      roussette de savoie, fruits à coques, pierrade au vin, sauce pour sushi, sauce sushi, rince cochon, court bouillon au vin blanc, court-bouillon au vin blanc, court bouillon au muscadet, gravlax sauce
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(`
      pâte à ravioli, pâte à raviolis, pâtes à raviolis, feuilles de raviolis, feuille de ravioli, pâte à raviolis pâte fraîche, ravioles fraîches
    `),
  },
  {
    reason: 'the spiced butter shares its word with the minced meat',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'NUT_FREE', 'HALAL', 'KOSHER'],
    names: phrases('niter kibbeh, nitter kibbeh'),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'HALAL', 'KOSHER'],
    names: phrases(`
      sauce burger, fromage pour burger, fromage à croque monsieur, sauce blanche kebab, sauce américaine frites
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: phrases(`
      poivre d'âne, roussette de carnaval, tourteau fromager, tourteau fromagé, coques de meringue, queues de castor
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(`
      pâte à calzone, pâte à flammekueche, saucisson au chocolat, saucisson en chocolat
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN', 'NUT_FREE'],
    names: phrases(`
      feuille de pastilla, feuilles de pastilla
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE'],
    names: phrases(`
      blanquette de limoux
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE', 'KOSHER'],
    names: phrases(`
      beurre d'escargot au vin
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['VEGETARIAN', 'VEGAN', 'DAIRY_FREE'],
    names: phrases(`
      pâte à pissaladière
    `),
  },
  {
    reason:
      'a knob of fat, a curl of cheese, a shell of meringue, a flour of insects: the first word is only a shape',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'NUT_FREE', 'HALAL', 'KOSHER'],
    names: phrases(`
      noix de margarine, noisette de margarine, noisettes de margarine, rosettes de tête de moine, rosette de tête de moine, rosettes de fromage, rosette de fromage, coques de macarons, coques de macaron, coques à macarons, farine d'insecte, mélange de farine d'insecte
    `),
  },
  {
    reason: 'a vegetable is named as the filling, and no fish',
    hides: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
    names: phrases(
      'makis avocat, maki avocat, makis concombre, maki concombre, sushis avocat, sushis concombre',
    ),
  },
  {
    reason: 'toast with cheese, or a griddle cake: the ham comes with the dish of the north',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases('welsh rarebit, welsh cakes'),
  },
  {
    reason: 'a cheese in the shape of a ball, and no meatball in crumbs',
    hides: ['VEGETARIAN', 'GLUTEN_FREE', 'HALAL', 'KOSHER'],
    names: phrases('boulette de charleroi, boulettes de charleroi, boulette de papleux'),
  },
  {
    reason: 'a pie or a turnover of fruit, and not of minced meat',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'rissoles aux poires, rissole aux poires, rissoles aux pommes, rissoles aux pruneaux, rissoles de poires, pâté aux prunes, pâté aux prunes angevin, pâté de prunes, pâté aux prunes d’anjou, pâté angevin aux prunes',
    ),
  },
  {
    reason: 'cakes of grated potato, which keep nothing of the dish with bacon',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'galettes de pommes de terre alsaciennes, galette de pommes de terre alsacienne, galettes de pomme de terre alsaciennes',
    ),
  },
  {
    reason: 'fondant of potato and peanut butter, set without gelatine',
    hides: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'bonbons aux patates, bonbon aux patates, bonbons à la patate, bonbons patates, bonbons aux pommes de terre',
    ),
  },
  {
    reason: 'tripe of beef, as à la mode de Caen',
    hides: ['KOSHER'],
    names: phrases('tripes normandes'),
  },
  {
    reason: 'liver of duck or goose',
    hides: ['KOSHER'],
    names: phrases('bloc foie gras, bloc foie gras canard'),
  },
];
