import { combine, phrases, type Trait } from './types.js';

interface AvoidedFamily {
  traits?: readonly Trait[];
  /** A family of the lexicon. */
  family?: string;
  members?: readonly string[];
}

/** What a family's name, avoided, stands for. */
export const avoidedFamilies: readonly (readonly [name: string, family: AvoidedFamily])[] = [
  ['fruits de mer', { traits: ['SHELLFISH'] }],
  [
    'crustace',
    {
      members: phrases(
        'crevette, gambas, langoustine, langouste, homard, crabe, tourteau, écrevisse, scampi, surimi',
      ),
    },
  ],
  [
    'coquillage',
    {
      members: phrases(
        '=moules, huître, saint jacques, noix de saint jacques, palourde, =coques, bulot, bigorneau, pétoncle, praire, couteau de mer, vongole',
      ),
    },
  ],
  ['poisson', { traits: ['FISH'] }],
  ['viande', { traits: ['MEAT'] }],
  [
    'viande rouge',
    {
      members: phrases(
        'bœuf, agneau, mouton, cheval, steak, entrecôte, rosbif, onglet, bavette, rumsteck, gigot, cerf, chevreuil',
      ),
    },
  ],
  [
    'volaille',
    {
      members: phrases(
        'poulet, dinde, canard, pintade, oie, chapon, caille, coquelet, magret, poule',
      ),
    },
  ],
  ['porc', { traits: ['PORK'] }],
  ['charcuterie', { family: 'charcuterie' }],
  [
    'abat',
    {
      members: phrases(
        'foie, rognon, cervelle, tripes, gésier, ris de veau, langue de bœuf, andouillette, tête de veau, cœur de bœuf viande',
      ),
    },
  ],
  ['fromage', { family: 'fromage' }],
  ['produit laitier', { traits: ['MILK'] }],
  ['laitage', { traits: ['MILK'] }],
  ['lactose', { traits: ['MILK'] }],
  ['gluten', { traits: ['GLUTEN'] }],
  ['alcool', { traits: ['ALCOHOL'] }],
  ['fruits à coque', { traits: ['NUT'] }],
  ['noix et arachide', { traits: ['NUT'] }],
  ['œuf', { traits: ['EGG'] }],
  ['gélatine', { traits: ['GELATINE'] }],
  ['=pâtes', { family: 'pâtes' }],
  [
    'champignon',
    {
      members: phrases(
        'girolle, chanterelle, cèpe, bolet, morille, pleurote, shiitaké, shiitake, pied de mouton, trompette de la mort, portobello, enoki, mousseron',
      ),
    },
  ],
  [
    'agrume',
    {
      members: phrases(
        'citron, orange, pamplemousse, clémentine, mandarine, kumquat, yuzu, bergamote, pomelo',
      ),
    },
  ],
  [
    'courge',
    { members: phrases('butternut, potimarron, potiron, citrouille, pâtisson, courge spaghetti') },
  ],
  [
    'piment',
    {
      members: phrases('harissa, tabasco, sriracha, jalapeño, sambal, gochujang, chipotle, chili'),
    },
  ],
  [
    'legumineuse',
    {
      members: phrases(
        'lentille, pois chiche, haricot rouge, haricot blanc, haricot noir, fève, pois cassé, flageolet, soja, edamame',
      ),
    },
  ],
];

/** Other names under which an avoided food may be written. */
export const synonyms: readonly (readonly [name: string, others: readonly string[]])[] = [
  ['cacahuète', phrases('cacahouète, arachide')],
  ['arachide', phrases('cacahuète, cacahouète')],
  ['coriandre', phrases('cilantro, persil chinois')],
  ['oignon', phrases('échalion')],
  ['poivron', phrases('peperoni doux, piquillo, piquillos')],
  ['maïs', phrases('maïs doux, polenta, pop corn, popcorn')],
  ['soja', phrases('tofu, tempeh, edamame')],
  ['aubergine', phrases("caviar d'aubergine")],
  ['noix de coco', phrases('coco, lait de coco, crème de coco')],
  ['coco', phrases('noix de coco')],
];

/** Foods that differ from another word by an accent alone: compared with their accents. */
export const toldApartByAccent: readonly string[] = ['pâté', 'pâte', 'maïs', 'caille'];

interface Mask {
  phrase: string;
  /** The word of the phrase that means something else there. */
  hides: string;
}

function mask(hides: string, list: readonly string[]): Mask[] {
  return list.map((phrase) => ({ phrase, hides }));
}

/** Compounds in which a food's name is not that food. */
export const maskedWords: readonly Mask[] = [
  ...mask(
    'lait',
    combine(
      'lait',
      'coco, amande, soja, riz, avoine, noisette, épeautre, cajou, noix de coco, noix de cajou, chanvre',
    ),
  ),
  ...mask('lait', phrases('lait végétal, cochon de lait, agneau de lait, veau de lait, lait coco')),
  ...mask(
    'crème',
    phrases(
      "crème de coco, crème de soja, crème de riz, crème d'avoine, crème d'amande, crème végétale, crème de marrons, crème de tartre, crème de balsamique, crème de cassis",
    ),
  ),
  ...mask(
    'beurre',
    phrases(
      "haricot beurre, beurre de cacahuète, beurre de coco, beurre de cacao, beurre d'amande, beurre végétal, laitue beurre, beurre de karité",
    ),
  ),
  ...mask(
    'noix',
    phrases(
      "noix de muscade, noix muscade, noix de coco, noix de saint jacques, noix de beurre, noix de veau, noix de pétoncle, noix de porc, noix de jambon, noix de margarine, noix d'entrecôte",
    ),
  ),
  ...mask(
    'noisette',
    phrases(
      "noisette de beurre, beurre noisette, pomme noisette, noisette d'agneau, pomme de terre noisette",
    ),
  ),
  ...mask('amande', phrases('amande de mer, amande de cacao')),
  ...mask(
    'pomme',
    phrases(
      "pomme de terre, pomme de pin, pomme d'amour, pomme dauphine, pomme duchesse, pomme noisette, pomme allumette, pomme vapeur",
    ),
  ),
  ...mask('terre', phrases('pomme de terre')),
  ...mask('chou', phrases('chou à la crème, pâte à chou')),
  ...mask('pois', phrases('pois chiche')),
  ...mask(
    'vin',
    phrases('vinaigre de vin, vinaigre de vin rouge, vinaigre de vin blanc, feuille de vigne'),
  ),
  ...mask('cidre', phrases('vinaigre de cidre')),
  ...mask('bœuf', phrases('tomate cœur de bœuf, cœur de bœuf tomate')),
  ...mask('mouton', phrases('pied de mouton, champignon pied de mouton')),
  ...mask('chat', phrases('langue de chat')),
  ...mask('langue', phrases("langue de chat, langue d'oiseau")),
  ...mask('pain', phrases('fruit à pain, pain de sucre, pain de glace, arbre à pain')),
  ...mask('cochon', phrases('melon cochon')),
  ...mask('poivre', phrases('poivre de cayenne')),
  ...mask('glace', phrases('sucre glace')),
  ...mask(
    'café',
    phrases('cuillère à café, cuillerée à café, cuil à café, c à café, cuiller à café'),
  ),
  ...mask('thé', phrases('cuillère à thé, cuillerée à thé')),
  ...mask('soupe', phrases('cuillère à soupe, cuillerée à soupe, cuil à soupe, cuiller à soupe')),
  ...mask('banane', phrases('échalote banane')),
  ...mask('olive', phrases("huile d'olive")),
  ...mask('coco', phrases('haricot coco, coco de paimpol, coco plat')),
  ...mask('fraise', phrases('fraise de veau')),
  ...mask('poire', phrases('poire de bœuf')),
  ...mask('citron', phrases('citron caviar')),
  ...mask('caviar', phrases("caviar d'aubergine, citron caviar, caviar de tomate")),
];
