/** Who says so; shown with the proposal, so that a person can judge it. */
export const sources = {
  queChoisir: {
    name: 'Que Choisir',
    url: 'https://www.quechoisir.org/conseils-refrigerateur-duree-de-conservation-des-aliments-dans-le-refrigerateur-n8507/',
  },
  mulhouse: {
    name: 'Ville de Mulhouse, Jeter moins',
    url: 'https://jetermoins.mulhouse-alsace.fr/gaspillage-alimentaire/mode-de-conservation-des-produits-alimentaires',
  },
  electrolux: {
    name: 'Electrolux, guide de conservation (EBE5304)',
    url: 'https://manualshive.com/en/manual/electrolux/ebe5304/ebe5304_user-manual_98847-41.html',
  },
  maytag: {
    name: 'Maytag, tableau de conservation (MZD2766)',
    url: 'https://manualsdump.com/en/manuals/maytag-mzd2768geb-mzd2768gew-mzd2766geb-mzd2768geq-mzd2766gew-mzd2752grs-mzd2752grb-mzd2766ges-mzd2752grw-mzd2752grq/71740/37',
  },
  foodSafety: {
    name: 'FoodSafety.gov, Cold Food Storage Chart',
    url: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
  },
  foodStandards: {
    name: 'Food Standards Agency',
    url: 'https://www.food.gov.uk/safety-hygiene/how-to-chill-freeze-and-defrost-food-safely',
  },
  whirlpool: {
    name: 'Whirlpool, guide de conservation (3ET18GK)',
    url: 'https://es.owner-manuals.com/3ET18GKXWW02-manual-de-usuario-WHIRLPOOL.html',
  },
} as const;

export type SourceKey = keyof typeof sources;

/**
 * How many days a product keeps in a fridge: always the shorter end of the source's range. What is
 * absent, or keeps by the date on its packet (dry goods, drinks), is proposed no date.
 */
export const keepingDays: readonly (readonly [number, SourceKey, string])[] = [
  // Abats frais, viande hachée : 24 h ; poissons crus et fruits de mer : 18 à 24 h.
  [
    1,
    'queChoisir',
    'viande hachée, bœuf haché, haché de bœuf, veau haché, porc haché, agneau haché, steak haché, chair à saucisse, foie, foie de veau, foie de volaille, rognon, abats, tartare',
  ],
  [
    1,
    'queChoisir',
    'poisson, fruits de mer, saumon, truite, cabillaud, lieu, colin, merlu, sole, dorade, daurade, bar, loup de mer, maquereau, sardine, hareng, thon frais, perche, filet de perche, féra, sandre, brochet, omble, lotte, raie, crevette, gambas, langoustine, moules, coquille saint jacques, saint jacques, calamar, seiche, poulpe, crabe, homard',
  ],
  [5, 'queChoisir', 'huître'],
  // Viande crue : 48 h ; charcuterie tranchée : 3 à 4 jours ; préparations maison : 2 à 3 jours.
  [
    2,
    'queChoisir',
    'viande, bœuf, steak, bifteck, entrecôte, rôti, veau, escalope, agneau, gigot, côtelette, porc, filet mignon, canard, magret, dinde, lapin, cheval, brochette',
  ],
  [
    3,
    'queChoisir',
    'jambon, jambon cuit, jambon blanc, charcuterie, salami, mortadelle, =pâté, terrine, rillettes',
  ],
  [
    2,
    'queChoisir',
    'légumes cuits, riz cuit, pâtes cuites, gratin, quiche, houmous, guacamole, tzatziki',
  ],
  // Restes de viande ou de volaille cuites, soupes, pizza : 3 à 4 jours.
  [3, 'foodSafety', 'reste, restes'],
  [3, 'queChoisir', 'pâtisserie, éclair, gâteau à la crème'],
  [8, 'queChoisir', 'fromage'],
  [
    1,
    'mulhouse',
    'poulet, volaille, blanc de poulet, cuisse de poulet, escalope de poulet, pintade, saucisse, saucisse fraîche, chipolata, merguez, boulettes de viande',
  ],
  [
    5,
    'mulhouse',
    'viande séchée, viande des grisons, viande fumée, jambon cru, jambon fumé, saumon fumé, truite fumée, poitrine fumée',
  ],
  [7, 'mulhouse', "bacon, lard, lardons, œuf dur, jus, jus d'orange, jus de pomme, jus de fruits"],
  [3, 'mulhouse', 'soupe, potage, velouté, endive'],
  [
    2,
    'mulhouse',
    "blanc d'œuf, jaune d'œuf, fruits rouges, fraise, framboise, myrtille, mûre, groseille, cassis",
  ],
  [21, 'mulhouse', 'œuf, camembert, brie, betterave, oignon, oignon rouge, oignon jaune, échalote'],
  [4, 'mulhouse', 'melon, rhubarbe, pastèque'],
  [
    5,
    'mulhouse',
    'raisin, prune, mirabelle, quetsche, haricot vert, haricot beurre, champignon, champignon de paris, brocoli',
  ],
  [6, 'mulhouse', 'chou fleur, chou de bruxelles'],
  [
    7,
    'mulhouse',
    'pêche, nectarine, abricot, poivron, poivron rouge, poivron vert, poivron jaune, oignon nouveau, cébette, radis, navet, laitue, salade, tomate, tomate cerise, courgette, concombre, poireau',
  ],
  [
    14,
    'mulhouse',
    'chou, chou rouge, chou blanc, chou vert, chou frisé, céleri, céleri branche, céleri rave',
  ],
  [60, 'mulhouse', 'pomme'],
  [90, 'mulhouse', 'carotte'],
  [
    7,
    'electrolux',
    'yaourt, yaourt grec, fromage blanc, skyr, séré, petit suisse, chèvre, fromage de chèvre, fromage frais, mozzarella, feta, reblochon, munster, vacherin',
  ],
  [
    14,
    'electrolux',
    'gruyère, emmental, comté, parmesan, tomme, raclette, fromage à raclette, cheddar, appenzell, sbrinz',
  ],
  [56, 'electrolux', 'beurre'],
  [
    7,
    'maytag',
    'lait, crème, crème fraîche, crème liquide, orange, citron, citron vert, pamplemousse, mandarine, clémentine, agrume',
  ],
  [3, 'maytag', 'cottage cheese, poire, avocat'],
  [2, 'maytag', 'banane, cerise, ananas'],
];

/**
 * For how many days a product stays good in a freezer at -18 °C: again the shorter end of the range. What freezes
 * badly (eggs, yoghurt, soft cheese), or what no source speaks of, is proposed no date.
 */
export const freezingDays: readonly (readonly [number, SourceKey, string])[] = [
  // Bacon : 1 mois ; saucisses, charcuterie et jambon tranché : 1 à 2 mois.
  [
    30,
    'foodSafety',
    'bacon, lard, lardons, saucisse, saucisse fraîche, chipolata, merguez, chair à saucisse, jambon, jambon cuit, jambon cru, jambon blanc, charcuterie, salami',
  ],
  // Soupes et ragoûts : 2 à 3 mois ; restes de viande cuite : 2 à 6 mois.
  [60, 'foodSafety', 'reste, restes, soupe, potage, velouté, gratin'],
  // Viande hachée : 3 à 4 mois ; steaks, côtelettes et rôtis : 4 à 12 mois ; morceaux de volaille : 9 mois.
  [
    90,
    'foodSafety',
    'viande hachée, bœuf haché, haché de bœuf, veau haché, porc haché, agneau haché, steak haché, boulettes de viande',
  ],
  [
    120,
    'foodSafety',
    'viande, bœuf, steak, bifteck, entrecôte, rôti, veau, escalope, agneau, gigot, côtelette, porc, filet mignon',
  ],
  [
    270,
    'foodSafety',
    'poulet, volaille, blanc de poulet, cuisse de poulet, escalope de poulet, dinde, escalope de dinde',
  ],
  // Poissons entiers et filets, homard, crabe, crevettes : 2 mois ; fromage à pâte dure râpé : 2 mois ; beurre : 12 mois.
  [
    60,
    'electrolux',
    'poisson, saumon, truite, cabillaud, lieu, colin, merlu, sole, dorade, daurade, bar, loup de mer, maquereau, sardine, hareng, thon frais, perche, filet de perche, féra, sandre, brochet, omble, lotte, raie, crevette, gambas, langoustine, crabe, homard, gruyère, emmental, comté, parmesan, cheddar, fromage râpé',
  ],
  [360, 'electrolux', 'beurre'],
  [90, 'whirlpool', 'pain, baguette, petit pain, tresse'],
];

/** Fruits et légumes : 8 à 12 mois. */
export const frozenProduce = { days: 240, source: sources.electrolux } as const;

/** Une fois décongelé, à consommer dans les 24 heures, quel que soit l'aliment. */
export const onceThawed = { days: 1, source: sources.foodStandards } as const;

/** Longer names which the words above must not be read into: they keep by their packet's date. */
export const keptByTheirPacket =
  "lait de coco, lait concentré, lait en poudre, crème de coco, crème de marrons, crème de riz, lait d'amande, lait d'avoine, lait de soja, lait de riz, boisson végétale, bouillon, bouillon de poule, bouillon de volaille, bouillon de bœuf, soupe en sachet, thon, thon en boîte, sardines à l'huile, huile, vinaigre, vinaigre de cidre, sauce tomate, tomates pelées, tomates concassées, tomate séchée, concentré de tomate, purée de tomates, raisin sec, pruneau, abricot sec, banane séchée, pomme de terre, patate douce, ail, courge, courge butternut, potiron, potimarron, beurre de cacahuète, sirop, confiture, compote, chips, surgelé, surgelés, conserve, oignon en poudre, jus de citron, jus de citron vert";
