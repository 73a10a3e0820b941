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
    'reste, restes, légumes cuits, riz cuit, pâtes cuites, gratin, quiche, houmous, guacamole, tzatziki',
  ],
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

/** Longer names which the words above must not be read into: they keep by their packet's date. */
export const keptByTheirPacket =
  "lait de coco, lait concentré, lait en poudre, crème de coco, crème de marrons, crème de riz, lait d'amande, lait d'avoine, lait de soja, lait de riz, boisson végétale, bouillon, bouillon de poule, bouillon de volaille, bouillon de bœuf, soupe en sachet, thon, thon en boîte, sardines à l'huile, huile, vinaigre, vinaigre de cidre, sauce tomate, tomates pelées, tomates concassées, tomate séchée, concentré de tomate, purée de tomates, raisin sec, pruneau, abricot sec, banane séchée, pomme de terre, beurre de cacahuète, sirop, confiture, compote, chips, surgelé, surgelés, conserve, oignon en poudre, jus de citron, jus de citron vert";
