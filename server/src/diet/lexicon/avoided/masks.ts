import { combine, phrases } from '../types.js';

/** Foods that differ from another word by an accent alone: compared with their accents. */
export const toldApartByAccent: readonly string[] = [
  'pâté',
  'pâte',
  'maïs',
  'caille',
  'sucre',
  'huile',
  'pomme',
  'pêche',
  'épice',
  'moule',
  'coque',
];

/** Said of a cut or a dish, these take the place of the animal that it is usually of. */
export const insteadOfAnimals =
  'porc, cochon, oie, espadon, autruche, bison, poisson, soja, tofu, seitan, pois, légumes, lotte, sole, plante';

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
  ...mask('coque', ['fruit à coque', 'fruits à coques', 'noix à coque']),
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
      "pomme de terre, pomme de pin, pomme d'amour, pomme dauphine, pomme duchesse, pomme noisette, pomme allumette, pomme vapeur, pomme frite, pomme sautée, pomme rissolée, pomme grenaille, pomme boulangère, pomme anna, pomme paille, pomme chou",
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
  ...mask('fruit', phrases('fruit de mer')),
  ...mask('rose', phrases('radis rose, praline rose')),
  ...mask('fève', phrases('fève tonka, fève de cacao')),
  ...mask('concombre', phrases('concombre de mer')),
  ...mask('cervelle', phrases('cervelle de canut')),
  ...mask('escargot', phrases('escargot aux raisins')),
  ...mask('betterave', phrases('sucre de betterave')),
  ...mask('banane', phrases('échalote banane')),
  ...mask('olive', phrases("huile d'olive")),
  ...mask('coco', phrases('haricot coco, coco de paimpol, coco plat')),
  ...mask('fraise', phrases('fraise de veau')),
  ...mask('poire', phrases('poire de bœuf')),
  ...mask('citron', phrases('citron caviar')),
  ...mask(
    'bleu',
    phrases('cordon bleu, steak bleu, viande bleue, au bleu, homard bleu, poisson bleu'),
  ),
  ...mask('mûre', [
    ...combine(
      'tomate, banane, poire, mangue, pêche, figue, prune, fraise, nectarine, papaye',
      'mûre',
      '',
    ),
    ...phrases('bien mûre, très mûre, assez mûre, trop mûre, plus mûre'),
  ]),
  ...mask(
    'orange',
    combine('poivron, carotte, lentille, courge, tomate, betterave, cheddar', 'orange', ''),
  ),
  ...mask(
    'chicorée',
    phrases('chicorée soluble, chicorée à café, chicorée liquide, café chicorée'),
  ),
  ...mask(
    'pêche',
    phrases(
      'pêche locale, pêche durable, pêche artisanale, de petite pêche, pêche à pied, pêche responsable, pêche du jour',
    ),
  ),
  ...mask('cerise', phrases('tomate cerise')),
  ...mask('citron', phrases('tomate citron, basilic citron, thym citron')),
  ...mask('rose', phrases('baie rose, poivre rose, ail rose, vin rose, crevette rose')),
  ...mask(
    'moule',
    phrases(
      'moules à tarte, moules à tartelettes, moules à muffins, moules à cake, moules individuels, moules beurrés, moules en silicone, petits moules',
    ),
  ),
  ...mask('ficelle', phrases('ficelle de cuisine, ficelle alimentaire')),
  ...mask('roux', phrases('sucre roux')),
  ...mask('truffe', phrases('truffe au chocolat, truffe en chocolat, truffe glacée')),
  ...mask('patate', phrases('patate douce')),
  ...mask('rave', phrases('chou rave, céleri rave')),
  ...mask('romaine', phrases('à la romaine')),
  ...mask(
    'frite',
    phrases(
      'courgette frite, aubergine frite, échalote frite, feuille frite, banane frite, patate douce frite, sauge frite, manioc frite, frites de patate douce, frites de panais, frites de polenta, frites de céleri, frites de courgette',
    ),
  ),
  ...mask(
    'chips',
    phrases(
      'chips de légumes, chips de maïs, chips de kale, chips de panais, chips de betterave, chips de banane, chips de pomme, chips de crevette',
    ),
  ),
  ...mask('gnocchi', phrases('gnocchi à la romaine, gnocchi de semoule, gnocchi de ricotta')),
  ...mask(
    'compote',
    combine('compote', 'poire, abricot, rhubarbe, pruneau, fruits rouges, coing, oignon'),
  ),
  ...mask('caviar', phrases("caviar d'aubergine, citron caviar, caviar de tomate")),
];
