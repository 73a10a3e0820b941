import type { IngredientKey } from './food/ingredient-art';

/** A spoon or a cup is named after what is drunk of it, and holds none. */
export const MEASURES = [
  'cuillere a cafe',
  'cuillere a the',
  'c a cafe',
  'c a the',
  'tasse a cafe',
];

/** A title with one of these: its meat is cut up and braised. */
export const BRAISED_WORDS: ReadonlySet<string> = new Set([
  'mijote',
  'mijotee',
  'bourguignon',
  'pot',
  'potee',
  'goulasch',
  'goulash',
  'daube',
  'carbonnade',
  'blanquette',
  'navarin',
  'tajine',
  'curry',
  'hachis',
  'ragout',
  'braise',
  'braisee',
  'confit',
  'chili',
]);

/** « sans œufs », « ni lait »: what follows is not in the dish. */
export const NEGATIONS: ReadonlySet<string> = new Set(['sans', 'ni']);

/** « steak de soja », « saucisse végétale »: what comes before is only imitated. */
export const PLANT_BASED: ReadonlySet<string> = new Set([
  'soja',
  'vegetal',
  'vegetale',
  'vegetaux',
  'vegan',
  'vegane',
  'vegetalien',
  'vegetalienne',
  'vegetarien',
  'vegetarienne',
]);

/** What a plant-based imitation must never be drawn as. */
export const OF_ANIMALS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'fish',
  'whiteFillet',
  'salmon',
  'tuna',
  'sardine',
  'shrimp',
  'mussel',
  'scallop',
  'chicken',
  'poultryBreast',
  'duck',
  'beef',
  'stew',
  'lamb',
  'pork',
  'sausage',
  'ham',
  'smokedSalmon',
  'whiteFish',
  'mince',
  'meatball',
  'croquette',
  'egg',
  'friedEgg',
  'cheese',
  'goatCheese',
  'mozzarella',
  'feta',
]);

/** Larder words that nearly every recipe has: shown only when the title names them. */
export const STAPLES: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'butter',
  'milk',
  'egg',
  'garlic',
  'onion',
  'redOnion',
  'cream',
  'vanilla',
  'caramel',
  'honey',
  'bay',
  'yogurt',
  'tea',
  'ginger',
  'turmeric',
  'chili',
  'lemon',
  'lime',
]);

/**
 * What a dessert or a drink never shows, though its words may come up: « salade d'oranges »,
 * « double crème de la Gruyère », eggs, which are in the batter.
 */
export const NEVER_SWEET: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'salad',
  'cheese',
  'egg',
  'friedEgg',
  'mussel',
  'fish',
  'whiteFillet',
  'salmon',
  'tuna',
  'sardine',
  'shrimp',
  'scallop',
  'chicken',
  'poultryBreast',
  'duck',
  'beef',
  'stew',
  'lamb',
  'pork',
  'sausage',
  'ham',
  'smokedSalmon',
  'garlic',
  'onion',
  'redOnion',
  'leek',
  'potato',
  'mushroom',
  'parsley',
  'chives',
  'olive',
  'blackOlive',
  'pasta',
  'shortPasta',
  'gnocchi',
  'cauliflower',
  'broccoli',
  'peas',
  'chickpeas',
  'whiteBeans',
  'redBeans',
  'lentils',
  'bay',
]);

/** Words of a title that call for one of the compositions of its meal type, the most particular first. */
export const COMPOSITION_WORDS: Readonly<
  Record<
    'DRINK' | 'APERITIF' | 'AMUSE_BOUCHE' | 'STARTER' | 'MAIN' | 'DESSERT',
    readonly (readonly [number, string])[]
  >
> = {
  DRINK: [
    [1, 'chaud, chaude, dore, doree, rooibos, vin chaud'],
    [0, 'smoothie, cocktail, mojito, spritz, glace, frappe, jus, milkshake, shake, lassi, tonic'],
    [1, 'the, tisane, infusion, cafe, cappuccino, latte, chai, espresso, bouillon, matcha'],
    [2, 'carafe, eau, sangria, punch, sirop, citronnade, limonade, orangeade, lait'],
  ],
  APERITIF: [
    [4, 'cake sale, cake'],
    [3, 'socca, blini'],
    [2, 'crouton, croutons'],
    [
      0,
      'houmous, guacamole, tapenade, caviar, dip, tzatziki, crudite, trempette, sauce, rillette, tartinade',
    ],
    [
      1,
      'olive, noix, amande, grille, grillee, epicee, chip, popcorn, marine, marinee, noisette, croustillant, gougere, planchette, graine',
    ],
    [
      2,
      'toast, tartine, crostini, bruschetta, croute, canape, focaccia, malakoff, brochette, ramequin, feuillete',
    ],
  ],
  AMUSE_BOUCHE: [
    [4, 'brochette, pique'],
    [5, 'carpaccio'],
    [2, 'gougere, croustade, quiche, blini, rosti, galette'],
    [3, 'farci, farcie, roti, rotie, oeuf, asperge, fig'],
    [0, 'cuillere, tartare, ceviche, bouchee, noix'],
    [1, 'verrine, veloute, mousse, espuma, gaspacho, shot, creme, panna, bille'],
    [2, 'tartelette, canape, toast, mini, roule, rouleau'],
  ],
  STARTER: [
    [6, 'gaspacho, gazpacho'],
    [3, 'croute, tartine, toast, bruschetta, crostini'],
    [4, 'cocotte'],
    [5, 'tartelette, tarte, quiche, tatin, pissaladiere'],
    [1, 'soupe, veloute, creme, bouillon, potage, minestrone, bisque, consomme'],
    [0, 'salade, taboule, carottes, crudite, coleslaw, remoulade'],
    [
      2,
      'carpaccio, terrine, tartare, rillette, roule, mille feuille, gravlax, asperge, poireaux, flan',
    ],
  ],
  MAIN: [
    [8, 'pain perdu'],
    [7, 'galette sarrasin, crepe'],
    [6, 'quiche, tourte, tarte, pizza, flammekueche'],
    [
      3,
      'gratin, gratine, gratinee, lasagne, parmentier, hachis, tian, brandade, tartiflette, moussaka, clafoutis, crumble, four',
    ],
    [5, 'poele, poelee, rosti, paella, omelette, shakshuka, frittata, tortilla, lapin'],
    [
      4,
      'potee, pot, papet, cocotte, mijote, mijotee, bourguignon, blanquette, navarin, tajine, basquaise, moules, goulasch, boulette',
    ],
    [3, 'capun, cassolette, roti, rotie, farci, farcie'],
    [
      2,
      'bowl, curry, soupe, ramen, risotto, nouille, chili, dal, dahl, dhal, poke, wok, bol, minestrone, pho, ragout, fondue, soba, macaroni, pates, gnocchi, saute, lentille, tofu',
    ],
    [
      0,
      'papillote, raclette, galette, emince, saucisse, croute, cordon, truite, filets, steak, filet, pave, escalope, spaghetti, tagliatelle, magret, grille, grillee, salade, cabillaud, cote, brisolee',
    ],
  ],
  DESSERT: [
    [3, 'pain perdu, brioche perdue, croute doree'],
    [9, 'crepe, pancake'],
    [8, 'pomme four'],
    [7, 'roti, rotie, four, flambe, flambee, emiette, crumble, pudding'],
    [0, 'tarte, tartelette, tatin, clafoutis, galette, pizza, tourte, vully'],
    [
      2,
      "gateau, cake, moelleux, fondant, brownie, cheesecake, quatre, biscuit, financier, moka, foret, charlotte, pain d'epice",
    ],
    [6, 'meringue'],
    [4, 'glace, sorbet, granite'],
    [
      5,
      'mousse, creme, coupe, verrine, panna, tiramisu, ile, yogourt, yaourt, riz, sabayon, blanc manger',
    ],
    [6, 'salade, soupe, compote, poire, pruneau, poche, pochee, fruit'],
  ],
};
