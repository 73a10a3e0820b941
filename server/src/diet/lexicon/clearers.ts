import type { DietaryRestriction } from '../restrictions.js';
import { combine, phrases, type Origin, type Part, type Trait } from './types.js';

export const animalTraits: readonly Trait[] = [
  'MEAT',
  'PORK',
  'UNCLEAN_ANIMAL',
  'FISH',
  'SCALELESS_FISH',
  'SHELLFISH',
  'SNAIL_OR_FROG',
  'GELATINE',
  'INSECT',
  'RENNET',
  'EGG',
  'HONEY',
  'MILK',
];
export const fleshTraits: readonly Trait[] = animalTraits.filter(
  (trait) => !['EGG', 'HONEY', 'MILK'].includes(trait),
);

export interface Mention {
  phrases: readonly string[];
  traits: readonly Trait[];
  /** Left out, it takes away what only it holds. */
  part?: Part;
}

/** « sans X » that speaks for everything it is said of, not only for the word X. */
export const freeFrom: readonly Mention[] = [
  {
    phrases: phrases(
      'sans gluten, gluten free, certifié sans gluten, certifiée sans gluten, garanti sans gluten, naturellement sans gluten, sg, gf, zéro gluten, 0 gluten, 0 % gluten, exempt de gluten, exempte de gluten, exempts de gluten, sansgluten, sans glutten, ne contient pas de gluten, qui ne contient pas de gluten',
    ),
    traits: ['GLUTEN', 'OATS'],
  },
  {
    phrases: phrases(
      'sans alcool, non alcoolisé, non alcoolisée, désalcoolisé, désalcoolisée, zéro alcool, alcool free',
    ),
    traits: ['ALCOHOL'],
  },
  {
    phrases: phrases(
      'sans porc, sans viande de porc, sans viande porcine, pur bœuf, pur boeuf, 100 % bœuf, 100 % volaille, 100 % dinde, 100 % poulet, 100 % veau',
    ),
    traits: ['PORK'],
  },
  {
    phrases: combine(
      '100 %',
      'lentilles, lentilles corail, lentilles vertes, pois chiches, pois, riz, maïs, sarrasin, quinoa, châtaigne, haricots',
      '',
    ),
    traits: ['GLUTEN'],
  },
  {
    phrases: phrases("sans gélatine, sans gélatine animale, à la pectine, à l'agar agar, à l'agar"),
    traits: ['GELATINE'],
  },
  {
    phrases: phrases(
      'sans produits laitiers, sans produit laitier, sans lait ni lactose, sans protéines de lait, sans protéine de lait',
    ),
    traits: ['MILK'],
  },
  { phrases: phrases('sans fruits à coque, sans fruit à coque'), traits: [] },
  // Of the Jewish kitchen: neither of meat nor of milk, though fish and egg may be in it.
  { phrases: phrases('parve, parvé, pareve, parevé'), traits: ['MILK', 'MEAT', 'PORK'] },
];

/** « sans X » that lifts a doubt about X, and X itself from the words right before it. */
export const withoutOne: readonly Mention[] = [
  {
    phrases: phrases('sans produits laitiers, sans produit laitier, sans laitages, pur cacao'),
    traits: ['MILK'],
  },
  { phrases: phrases('sans lait'), traits: ['MILK'], part: 'MILK_ITSELF' },
  { phrases: phrases('sans fromage'), traits: ['MILK'], part: 'CHEESE' },
  { phrases: phrases('sans beurre, sans crème'), traits: ['MILK'], part: 'BUTTER_OR_CREAM' },
  { phrases: phrases("sans œuf, sans œufs, sans oeufs, sans blanc d'œuf"), traits: ['EGG'] },
  { phrases: phrases('sans noix, sans fruits à coque, sans fruit à coque'), traits: ['NUT'] },
  {
    phrases: phrases(
      'sans noisette, sans noisettes, sans arachide, sans arachides, sans cacahuète, sans cacahuètes, sans amande, sans amandes, sans pistache, sans pistaches, sans pignon, sans pignons, sans noix de cajou, sans noix de pécan, sans noix de macadamia, sans noix de grenoble, sans noix du brésil, sans cajou, sans pécan',
    ),
    traits: ['NUT'],
    part: 'ONE_NUT',
  },
  {
    phrases: phrases('sans viande, sans chair animale'),
    traits: ['MEAT', 'PORK'],
  },
  {
    phrases: phrases('sans jambon, sans lardons, sans lard'),
    traits: ['MEAT', 'PORK'],
    part: 'HAM',
  },
  { phrases: phrases('sans poisson, sans sauce poisson'), traits: ['FISH', 'SCALELESS_FISH'] },
  { phrases: phrases('sans anchois'), traits: ['FISH'], part: 'ANCHOVY' },
  { phrases: phrases('sans fruits de mer'), traits: ['SHELLFISH'] },
  {
    phrases: phrases('sans crevettes, sans crustacés'),
    traits: ['SHELLFISH'],
    part: 'ONE_SEAFOOD',
  },
  {
    phrases: phrases('sans sucre, sans sucres, sans sucre ajouté, sans sucres ajoutés'),
    traits: ['HONEY'],
    part: 'SWEETENER',
  },
  { phrases: phrases('sans miel'), traits: ['HONEY'] },
  {
    phrases: phrases('sans vin, sans rhum, sans kirsch'),
    traits: ['ALCOHOL'],
    part: 'ONE_ALCOHOL',
  },
];

/** « sans sucre ni lait » lifts both. */
export const neither = (mentions: readonly Mention[]): Mention[] =>
  mentions.map(({ phrases: said, ...rest }) => ({
    phrases: said
      .filter((phrase) => phrase.startsWith('sans '))
      .map((phrase) => phrase.replace('sans ', 'ni ')),
    ...rest,
  }));

/** Adjectives that change what the words before them are made of. */
export const plantAdjectives: readonly Mention[] = [
  {
    phrases: phrases(
      "végétal, végétale, végétaux, végétales, vegetaux, vegan, vegane, végan, végane, vegans, veganes, végétalien, végétalienne, 100 % végétal, 100 % végétale, 100 % végétaux, d'origine végétale",
    ),
    traits: animalTraits,
  },
  {
    phrases: phrases('végétarien, végétarienne, veggie, végé, vg, sans viande ni poisson'),
    traits: fleshTraits,
  },
  { phrases: phrases("microbienne, microbien, d'origine microbienne"), traits: ['RENNET'] },
];

/** « saucisses au tofu »: what a shaped thing is made of; beside an animal (« porc au tofu ») it goes with the meat. */
export const plantSubstances: readonly Mention[] = [
  {
    phrases: phrases(
      'au tofu, au soja, au seitan, au tempeh, de tofu, de soja, de seitan, de tempeh',
    ),
    traits: ['MEAT', 'PORK', 'UNCLEAN_ANIMAL'],
  },
];

/** Animals as a substance: a line that names one holds it, whatever plant or brand stands beside. */
export const animals: ReadonlySet<string> = new Set(
  'porc cochon porcelet lard sanglier bœuf boeuf veau agneau mouton chevreau cabri poulet poule coq poularde chapon coquelet dinde dindon dindonneau volaille pintade canard canette magret oie caille pigeon faisan lapin lievre cheval cerf chevreuil biche chamois bison autruche thon saumon truite cabillaud colin morue merlu lieu maquereau sardine anchoi hareng crevette gamba crabe homard poisson perche fera calamar poulpe moule'
    .replaceAll('œ', 'oe')
    .split(' '),
);

/** After a « sans … »: only that sort is left out (« sans viande rouge », « sans alcool fort »). */
export const narrowing: ReadonlySet<string> = new Set(
  'rouge blanc blanche hache hachee rape rapee fume fumee cru crue dur dure concentre ecreme demi entier entiere fort forte chantilly anglaise patissiere grille grillee caramelise caramelisee sec seche pane panee frit frite poche brouille mollet concasse concassee effile effilee vert verte'.split(
    ' ',
  ),
);

/** Brands that make meat of plants or of a fungus: said right after a meat, there is none. */
export const plantBrands: readonly Mention[] = [
  {
    phrases: phrases(
      'beyond meat, sojasun, quorn, heura, happyvore, garden gourmet, impossible meat, planted, redefine meat, cornatur, délicorn, delicorn, the vegetarian butcher, vegetarian butcher, umiami',
    ),
    traits: fleshTraits,
  },
];

/** What goes with a dish: « pâtes (sauce sans gluten) » says nothing of the pasta. */
export const besideADish: ReadonlySet<string> = new Set(
  'sauce bouillon levure garniture accompagnement'.split(' '),
);

/** How a line says that meat is killed as a rule asks. */
export const seals = {
  HALAL: phrases('halal, hallal, halâl, halale, hallale'),
  KOSHER: phrases('casher, kasher, cachère, cacher, kosher, cashère, kascher'),
} as const;

/** Words of certification: they lift what belongs to their own rule only, never alcohol. */
export const certifications: readonly {
  phrases: readonly string[];
  restriction: DietaryRestriction;
}[] = [
  {
    phrases: [
      ...seals.HALAL,
      ...phrases('certifié halal, sans gélatine de porc, sans gélatine porcine'),
    ],
    restriction: 'HALAL',
  },
  { phrases: seals.KOSHER, restriction: 'KOSHER' },
];

/** What certification can lift: how the animal was chosen and killed, not what it is. */
export const certifiable: readonly Trait[] = ['PORK', 'GELATINE', 'MEAT', 'RENNET'];

export const origins: Readonly<
  Record<Origin, { phrases: readonly string[]; clears: readonly Trait[] }>
> = {
  PLANT: {
    phrases: phrases(`
      tofu, tofu fumé, soja, blé, tempeh, seitan, lentille, pois chiche, pois, petit pois, haricot, haricot rouge, haricot noir, fève, légume, champignon, pleurote, chou fleur, chou, betterave, aubergine, courgette, carotte, céleri, poireau, fenouil, quinoa, lupin, coco, avocat, tomate, algue, patate douce, pomme de terre, courge, potimarron, butternut, fruit, pastèque, melon, jacquier, jaque, protéine végétale, protéines végétales, protéine de soja, protéines de soja, plante, végétal, sarrasin, millet, épeautre, boulgour, noix, noix de cajou, marron, châtaigne, ananas, mangue, fraise, pêche, pomme, agrume, oignon, konjac, agar agar, agar, konbu, kombu, shiitake, miso, panais, navet, topinambour, cœur de palmier, cœur de bananier, radis, concombre, poivron, herbe, mer végétale, olive, artichaut, épinard
    `),
    clears: ['MEAT', 'PORK', 'FISH', 'SCALELESS_FISH', 'SHELLFISH', 'GELATINE', 'RENNET'],
  },
  PERMITTED_ANIMAL: {
    phrases: phrases(`
      coq, canette, lapin, lapereau, lièvre, cheval, poulain, marmotte, vache, taureau, élan, renne, grive, bécasse, palombe, ramier, bœuf haché, dinde, dindon, dindonneau, volaille, poulet, poule, poularde, poussin, coquelet, chapon, caille, faisan, perdrix, perdreau, pigeon, pigeonneau, pintadeau, canard, caneton, oie, bœuf, agneau, chevreau, cabri, biche, daim, mouton, chèvre, cerf, chevreuil, chamois, autruche, pintade, bison, veau, génisse, buffle, gibier à plume
    `),
    clears: ['PORK'],
  },
  FISH: {
    phrases: phrases(`
      raie, marlin, mérou, bonite, sériole, vivaneau, sébaste, limande, carrelet, plie, corégone, saint pierre, huître, écrevisse, palourde, sole, merlu, merlan, sandre, flétan, seiche, encornet, calmar, gambas, moule, langouste, tourteau, rascasse, mulet, maigre, tilapia, carpe, tacaud, églefin, aiglefin, anchois, thon, saumon, maquereau, sardine, poisson, truite, cabillaud, crabe, crevette, espadon, hareng, colin, lieu, lieu noir, morue, féra, brochet, saint jacques, langoustine, homard, calamar, mer, la mer, poulpe, bar, daurade, dorade, haddock, perche, omble, lotte, rouget
    `),
    clears: ['MEAT', 'PORK'],
  },
  SCALED_FISH: {
    phrases: phrases(
      'cabillaud, morue, lieu, lieu noir, lieu jaune, colin, merlan, merlu, saumon, truite, sole, limande, carrelet, plie, bar, daurade, dorade, thon, sardine, maquereau, hareng, perche, sandre, féra, omble, corégone, églefin, aiglefin, haddock, tilapia, carpe, rouget, mulet, sébaste, flétan',
    ),
    clears: ['SCALELESS_FISH'],
  },
  DRIED_FRUIT: {
    phrases: phrases(
      'abricot, figue, raisin, datte, pruneau, cranberry, canneberge, mangue, banane, pomme, poire, airelle, baie de goji, tomate',
    ),
    clears: ['NUT'],
  },
  CANNED_DRINK: {
    phrases: phrases(
      'bière, beer, lager, guinness, heineken, leffe, kronenbourg, 1664, feldschlösschen, cardinal, boxer, calanda, carlsberg, desperados, corona, quöllfrisch, appenzeller, eichhof, stout, ipa, panaché, cidre, boisson, soda, coca, coca cola, cola, pepsi, fanta, sprite, orangina, rivella, perrier, schweppes, tonic, limonade, ginger beer, ginger ale, thé, thé glacé, ice tea, eau, jus, red bull, lait de coco',
    ),
    clears: ['MEAT'],
  },
  NAMESAKE: {
    phrases: phrases(
      'tricholome, tricholomes, champignon, champignons, tomate, tomates, salade, laitue, chou, poivron, cerise, bigarreau, pomme, poire, échalote, oignon, pomme de terre, haricot, piment, plante, fleur, herbe, fruit, radis, courge',
    ),
    clears: ['MEAT', 'PORK', 'UNCLEAN_ANIMAL', 'SNAIL_OR_FROG', 'SHELLFISH', 'FISH'],
  },
  GLUTEN_FREE_BASE: {
    phrases: phrases(`
      riz, riz complet, maïs, sarrasin, blé noir, lentille, lentille corail, pois chiche, pois, petit pois, pois cassé, haricot, haricot noir, haricot mungo, courgette, quinoa, soja, konjac, shirataki, chou fleur, brocoli, patate douce, aubergine, courge, manioc, coco, noix de coco, céleri, céleri rave, carotte, millet, sorgho, teff, châtaigne, lupin, tapioca, amande, noisette, betterave, poireau, fonio, banane plantain, légumineuse, légume, chou rave, butternut, papaye verte, daïkon
    `),
    clears: ['GLUTEN'],
  },
};

/** Before a word: what follows is absent, or replaced. */
export const negations: readonly string[] = phrases(
  "sans, ni, remplacez, remplacer, pas besoin de, inutile d'ajouter, aucun, aucune, zéro, sans aucun, sans aucune, sans ajout de, sans ajouter de, pas de, au lieu de, à la place de, en remplacement de, plutôt que, pour remplacer, remplace, exempt de, exempte de, exempts de, exemptes de, dépourvu de, dépourvue de, substitut de, substitut à, alternative à, alternative végétale à, alternative vegan à, alternative végane à, succédané de, ersatz de, imitation de, sans trace de, sans traces de, sans goutte de, sans une once de, sans un gramme de, en guise de, façon, à la façon de, à la manière de, rappelle, évoque",
);

/** In a list; the steps say « tout sauf le beurre » of butter that is there, and « n'ajoutez pas le lait tout de suite ». */
export const exceptions: readonly string[] = phrases(
  'pas, sauf, hors, hormis, excepté, autre que, autres que',
);

/** After a « sans … » or an adjective: it is only wished for, so it clears nothing. */
export const wishes: readonly string[] = phrases(
  'ou non, ou pas, possible, possibles, ajouté, si possible, autant que possible, dans la mesure du possible, si besoin, au besoin, si on en trouve, si nécessaire, si vegan, si végane, si végétarien, si végétalien, si intolérant, si intolérance, si allergie, si allergique, si on veut, si souhaité, si désiré, si vous, en cas de, de préférence, éventuellement, ou classique, ou normal, ou ordinaire, selon régime, pour version, pour une version, pour la version, pour une recette, pour un plat, pour les intolérants, pour les allergiques, pour les cœliaques, pour les vegans, pour les véganes, pour les végétaliens, pour les végétariens',
);

/** After a kind: one of several may be taken. */
export const choices: readonly string[] = ['au choix'];

/** After a kind: it is one of several. */
export const examples: readonly string[] = ['par exemple', 'p ex'];

/** Before a « sans … » or an adjective: it is denied. */
export const denials: ReadonlySet<string> = new Set(
  'non pas ni sauf hor hormi excepte que eventuellement idealement si plutot preference parfois etre principe moitie mi semi demi partiellement partie majoritairement principalement surtout quasi quasiment presque essentiellement largement'.split(
    ' ',
  ),
);

/** Between a denial and what it denies: « non certifié sans gluten », « pas du tout végétal ». */
export const denied: ReadonlySet<string> = new Set(
  'de celui celle ceux tout vraiment certifie certifiee entierement totalement'.split(' '),
);

/** Nouns that a « végétal » right behind them speaks of, whatever stands before: « thon à l'huile végétale ». */
export const ofPlantsThemselves: ReadonlySet<string> = new Set(
  'huile graisse margarine beurre matiere proteine extrait colorant fibre ferment presure coagulant enzyme charbon cendre croute enveloppe boyau capsule barquette emballage brique bouteille pot carton sachet sauce creme lait fromage mayonnaise mayo miel bouillon base preparation boisson herbe nourri nourrie nourris nourries eleve elevee alimente alimentee enrichi enrichie aliment alimentation'.split(
    ' ',
  ),
);

/** What a « sans … » or an adjective may be said of in the place of what is written: « (version vegan : tofu) ». */
export const otherVersions: ReadonlySet<string> = new Set([
  'version',
  'option',
  'recette',
  'alternative',
  'variante',
  'regime',
  'substitution',
  'substitut',
  'equivalent',
  'equivalence',
]);

/** After a comma: what to take instead (« sans alcool, mettre du jus »). */
export const replacing =
  /^(?:mett(?:re|ez)|utilis(?:er|ez)|remplac(?:er|ez)|pren(?:dre|ez)|prévo(?:ir|yez)|opte[rz]|chois(?:ir|issez)|emplo(?:yer|yez))$/;

/** Before a word: it may be there, but nobody put it there on purpose. */
export const traceWarnings: readonly string[] = phrases(
  'trace de, traces de, traces éventuelles de, trace éventuelle de, peut contenir, peuvent contenir, susceptible de contenir, atelier qui utilise',
);

/** Where one thing stops and another begins. */
export const separators: ReadonlySet<string> = new Set([
  'et',
  'ou',
  'avec',
  'puis',
  'plus',
  'sinon',
  'soit',
  'accompagné',
]);

/** Articles before a word that introduce it as new, so it can't stand for what the list already named. */
export const introducing: ReadonlySet<string> = new Set(['de', 'd', 'un', 'une', 'des']);
