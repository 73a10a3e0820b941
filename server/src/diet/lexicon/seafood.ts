import { combine, phrases, type LexiconEntry } from './types.js';

const withScales: LexiconEntry = {
  has: ['FISH'],
  phrases: phrases(`
    saumon, saumon fumé, truite, truite saumonée, truite fumée, =féra, =féras, palée, bondelle, omble, omble chevalier, omble de fontaine, perche, filets de perche, perchette, sandre, brochet, carpe, gardon, tanche, brème, corégone, lavaret, vengeron,
    cabillaud, morue, brandade, brandade de morue, skrei, lieu noir, lieu jaune, filet de lieu, dos de lieu, colin, colin d'alaska, merlu, merlan, merluche, églefin, aiglefin, haddock, lingue, julienne de mer, filet de julienne, dos de julienne, hoki, tacaud,
    sole, soles, limande, plie commune, filet de plie, =plies, carrelet, flétan,  barbue, 
    thon, thonine, thon albacore, thon rouge, ventrèche de thon, bonite, maquereau, maquereaux, lisette, sardine, sardinette, hareng, rollmops, sprat, anchois, anchoïade, boquerones, éperlan, chinchard, alose, pilchard,
    bar, bars, =bar, loup de mer, loup, dorade, daurade, dorade royale, daurade royale, sébaste, rouget, rouget barbet, rouget grondin, grondin, mérou, vivaneau, tilapia, mulet, sar, pageot, pagre, saint pierre,  mahi mahi, perche du nil,  barramundi, rascasse, omble alpin,   poisson perroquet,  filet de maigre, 
    œufs de saumon, œufs de truite, œufs de brochet, œufs de mulet, poutargue, boutargue, ikura, tobiko, œufs de poisson volant,
    nuoc mâm, nuoc mam, nuocmam, nuoc nam, nuoc-mam, nam pla, sauce poisson, sauce de poisson, sauce au poisson, fish sauce, garum, colatura, pissalat, worcestershire, worcester, worchester, sauce worcestershire, sauce anglaise, sauce lea perrins, lea perrins, dashi, katsuobushi, bonite séchée, hondashi, arête de poisson, huile de poisson, huile de foie de morue, fumet, fumet de poisson, bouillon de poisson, court bouillon de poisson, soupe de poisson, crème d'anchois, pâte d'anchois, beurre d'anchois, filet d'anchois
  `),
};

const withoutScales: LexiconEntry = {
  has: ['FISH', 'SCALELESS_FISH'],
  phrases: phrases(`
    anguille, anguille fumée, unagi, congre, murène, lamproie, lotte, queue de lotte, joue de lotte, lotte de mer, lotte de rivière, foie de lotte, baudroie, raie, aile de raie, ailes de raie, requin, roussette, saumonette, chien de mer, émissole, silure, poisson chat, pangas, pangasius, panga, loup atlantique, esturgeon, caviar, caviar osciètre, caviar beluga, turbot, turbotin, espadon, lompe, lump, œufs de lump, œufs de lompe, poisson sabre, fugu
  `),
};

const unnamedFish: LexiconEntry = {
  has: ['FISH'],
  may: ['SCALELESS_FISH'],
  clearedBy: ['PLANT', 'SCALED_FISH'],
  family: 'poisson',
  generic: true,
  phrases: phrases(`
    poisson, poisson blanc, filet de poisson, filets de poisson blanc, poisson fumé, poisson de roche, poissons du lac, poisson frais, friture de poisson,  tarama, œufs de poisson, laitance, quenelles de poisson, rillettes de poisson, boulettes de poisson,   acras de morue,   ceviche, bouillabaisse,  pochouse, fish and chips, fish ball, bâtonnets de poisson
  `),
};

const breadedFish: LexiconEntry = {
  has: ['FISH', 'GLUTEN'],
  may: ['SCALELESS_FISH', 'EGG'],
  phrases: phrases(
    'poisson pané, filets de poisson pané, bâtonnets de poisson pané, bâtonnets de poisson, fish sticks, fish fingers, croustibat, poisson meunière, colin pané, poisson en beignet',
  ),
};

const surimi: LexiconEntry = {
  has: ['FISH', 'EGG'],
  may: ['GLUTEN', 'SHELLFISH'],
  phrases: phrases(
    'surimi, bâtonnets de surimi, râpé de la mer, miettes de surimi, bâtonnets de crabe, kamaboko, narutomaki',
  ),
};

const shellfish: LexiconEntry = {
  has: ['SHELLFISH'],
  clearedBy: ['PLANT'],
  phrases: phrases(`
    crevette, crevette grise, crevette rose, gambas, gamba, langoustine, langouste, homard, crabe, tourteau, araignée de mer, étrille, écrevisse, bouquet de crevettes, scampi, scampis, krill, crustacé, fruits de mer, cocktail de fruits de mer, plateau de fruits de mer, coquillage, mollusque, galathée, cigale de mer, king crab, crabe royal, chair de crabe, miettes de crabe, bisque, bisque de homard, bisque de crevettes, kroupouk, chips de crevettes, ebi,
    =moules, moules de bouchot, moule de bouchot, moules marinières, moules frites, chair de moules, =moule marinière,
    huître, =huître, noix de saint jacques, saint jacques, saint-jacques, saint jaques, st jaques, st jacques, noix de saint jaques, noix de st jaques, coquille saint jacques, coquilles saint jacques, noix de pétoncle, pétoncle, vanneau, palourde, =coques, clam, vongole, praire, amande de mer,  bulot, bigorneau, buccin, ormeau, telline, bernique, patelle, clovisse, lambi, 
    calamar, calmar, encornet, supion, seiche, chipiron, poulpe, pieuvre, encre de seiche, anneaux de calamar, anneaux d'encornet, blanc de seiche, oursin, concombre de mer, 
    sauce d'huître, sauce huître, sauce aux huîtres, sauce d'huîtres, oyster sauce, pâte de crevettes, poudre de crevettes, crevettes séchées, belacan, mam tom, beurre de homard, beurre d'écrevisse, beurre de crevettes, sauce nantua, sauce américaine, sauce armoricaine, corail de saint jacques, zarzuela, cioppino
  `),
};

const vegetarianOysterSauce: LexiconEntry = {
  may: ['GLUTEN'],
  phrases: phrases(
    'sauce huître végétarienne, sauce aux huîtres végétarienne, sauce aux champignons',
  ),
};

const perhapsFishy: LexiconEntry[] = [
  {
    may: ['FISH', 'SHELLFISH'],
    phrases: ['kimchi', ...combine('pâte', 'curry, curry rouge, curry vert, curry jaune, tom yum')],
  },
  {
    may: ['FISH'],
    has: ['EGG', 'MILK'],
    phrases: phrases('sauce césar, sauce caesar, vinaigrette césar'),
  },
  { may: ['FISH'], phrases: phrases(' furikake, puttanesca, sauce puttanesca, sauce xo') },
  {
    has: ['SHELLFISH', 'MEAT'],
    may: ['PORK', 'FISH'],
    clearedBy: ['PLANT'],
    phrases: phrases('paëlla royale, paella royale, paella valenciana, paella mixte, jambalaya'),
  },
  {
    may: ['SHELLFISH', 'MEAT', 'FISH'],
    clearedBy: ['PLANT'],
    phrases: phrases('         '),
  },
];

const lookalikes: LexiconEntry = {
  phrases: [
    ...combine(
      'caviar',
      'aubergine, courgette, tomate, carotte, légume, champignon, poivron, betterave, algue, citron, lentille, olive',
    ),
    ...combine(
      'moule',
      'cake, manqué, tarte, gâteau, charnière, muffin, tartelette, kouglof, brioche, savarin, madeleine, gaufre, financier, soufflé, bûche, cannelé, pain',
      'à',
    ),
    ...phrases(`
      citron caviar, à la coque, fruits à coque, fruit à coque, julienne de légumes, en julienne, bar à salades, bar à jus, couteau de cuisine,
      champignon huître, pleurote en huître, huître végétale, amande de cacao, dos de cuillère, sauce poisson vegan, sauce poisson vegane, sauce poisson végétale, algue dulse
    `),
  ],
};

/** In prose a « moule » is nearly always a tin. */
const tins: LexiconEntry[] = [
  {
    only: 'TEXT',
    phrases: [
      ...combine(
        'dans, remplir, remplissez, huiler, huilez, chemiser, chemisez, graisser, graissez, garnir, garnissez, foncer, foncez, tapisser, tapissez, démouler, remplir ensuite',
        '=moules, petits =moules, mini =moules, vos =moules, 4 =moules, 6 =moules, 8 =moules, 12 =moules',
        ' ',
      ),
      ...combine('dans', '=moules'),
      ...phrases(
        '=moules individuels, =moules en silicone, petits =moules, =moules à muffins, =moules à tartelettes, =moules à cannelés, =moules à madeleines, =moules à soufflé, =moules beurrés, =moules huilés, =moules graissés, =moules à financiers, =moules à mini cakes, verser en =moules, =moules en papier, =moules à gâteau, =moules à tarte, =moules à cake, =moules ronds, =moules à charnière',
      ),
    ],
  },
  {
    only: 'TEXT',
    has: ['MILK'],
    family: 'beurre',
    generic: true,
    phrases: combine(
      'beurrer, beurrez, beurrons',
      '=moules, petits =moules, mini =moules, vos =moules, 4 =moules, 6 =moules, 8 =moules, 12 =moules',
      ' ',
    ),
  },
  {
    only: 'TEXT',
    has: ['GLUTEN'],
    family: 'farine',
    generic: true,
    phrases: combine(
      'fariner, farinez, farinons',
      '=moules, petits =moules, mini =moules, vos =moules, =moules à muffins',
      ' ',
    ),
  },
];

export const seafoodEntries: readonly LexiconEntry[] = [
  ...tins,
  lookalikes,
  vegetarianOysterSauce,
  breadedFish,
  surimi,
  withoutScales,
  withScales,
  shellfish,
  unnamedFish,
  ...perhapsFishy,
];
