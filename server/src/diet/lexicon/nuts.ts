import { combine, phrases, type LexiconEntry } from './types.js';

const sure: LexiconEntry = {
  has: ['NUT'],
  phrases: phrases(`
    noix, =noix, cerneau, cerneaux, cerneaux de noix, noix de grenoble, noix de pécan, pécan, pécans, pacane, pacanes, noix de cajou, cajou, anacarde, noix du brésil, noix de macadamia, macadamia, noix de pékan, noix du queensland, noix mélangées, noix fraîches, noix vertes,
    noisette, noisettes, aveline, amande, amandes, amande effilée, amandes effilées, amande mondée, amande en poudre, amandes en poudre, poudre d'amandes,   sauce amandine, pistache, pistaches, cacahuète, cacahuètes, cacahouète, cacahouètes, cacahuette, cacahouette, arachide, arachides, huile d'arachide, huile de noix, huile de noisette, huile d'amande, huile de pistache, beurre de cacahuète, beurre d'arachide, peanut butter,
    fruit à coque, fruits à coque, fruits à coques, fruit sec à coque, fruits secs oléagineux, oléagineux,   mélange étudiant,  graines et noix,
    praliné, pralin, praline, pralines, pralines roses, praliné noisette, gianduja, gianduia, massepain, marzipan, pâte d'amande, pâte d'amandes, touron, turron, calisson, calissons, nougatine, rocher praliné, ferrero rocher, ferrero, frangipane, crème d'amande, crème d'amandes, crème frangipane, beurre d'amande, purée d'amande, purée d'amandes, purée de noisette, purée de cajou, dukkah, dukka, romesco, sauce romesco,   sauce satay, sauce saté, sauce cacahuète, mafé, gado gado, sauce aux noix, noix caramélisées, orgeat, sirop d'orgeat, lait d'amande, tarator aux noix, baklava, baklawa, corne de gazelle, cornes de gazelle, tahini d'amande
  `),
};

const mixed: LexiconEntry[] = [
  {
    may: ['NUT', 'ALCOHOL'],
    phrases: phrases(
      "arôme d'amande amère, extrait d'amande amère, extrait d'amande, arôme amande, arôme d'amande, arôme amande amère, essence d'amande, essence d'amande amère",
    ),
  },
  {
    has: ['NUT', 'MILK'],
    phrases: phrases(
      'nutella, pâte à tartiner aux noisettes, pâte à tartiner noisette, pâte à tartiner chocolat noisette, pâte à tartiner noisettes, ferrero rocher, rocher au chocolat, ragusa, =pralinés, truffes au praliné',
    ),
  },
  {
    may: ['NUT', 'MILK'],
    phrases: phrases(
      'pâte à tartiner, pâte à tartiner au chocolat, truffes au chocolat, truffe au chocolat, bouchée au chocolat, toblerone',
    ),
  },
  { has: ['NUT', 'HONEY', 'EGG'], phrases: phrases('nougat, nougats, nougat de montélimar') },
  {
    has: ['NUT', 'EGG'],
    phrases: phrases(
      'macaron, macarons, dacquoise, biscuit joconde, biscuit macaron, amaretti, amarettis, massepain aux œufs, ricciarelli',
    ),
  },
  {
    has: ['NUT', 'EGG', 'GLUTEN'],
    may: ['MILK'],
    phrases: phrases(
      'croquant aux amandes, croquants aux amandes, cantucci, cantuccini, biscotti,  bûche pralinée, tourte aux noix, tarte aux noix des grisons, engadiner nusstorte, linzer, tarte de linz, linzertorte',
    ),
  },
  {
    has: ['NUT', 'EGG', 'GLUTEN', 'MILK'],
    only: 'LINE',
    phrases: phrases(
      '  visitandine, tarte amandine, tarte bourdaloue, paris brest, pithiviers, galette frangipane, galette des rois frangipane, congolais aux amandes',
    ),
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    phrases: phrases(
      'pesto, pistou, pesto verde, pesto genovese, pesto rosso, pesto rouge, pesto au basilic',
    ),
  },
  {
    may: ['NUT'],
    phrases: phrases(
      'pignon, pignons, pignons de pin, pignon de pin, pesto vegan, pesto végane, pesto végétal, amande amère, mélange de fruits secs, halva, loukoum, loukoums, korma végétal, mélange de graines grillées apéritif, mélange du randonneur',
    ),
  },
  {
    has: ['ALCOHOL'],
    may: ['NUT'],
    phrases: phrases("amaretto, disaronno, liqueur d'amande, liqueur de noisette, frangelico"),
  },
  { has: ['ALCOHOL', 'NUT'], phrases: phrases('vin de noix, liqueur de noix') },
];

const driedFruits: LexiconEntry = {
  may: ['NUT'],
  clearedBy: ['DRIED_FRUIT'],
  phrases: phrases('fruits secs'),
};

const lookalikes: LexiconEntry[] = [
  {
    phrases: [
      ...phrases(`
        noix de muscade, muscade, noix muscade, noix de coco, noix de coco râpée, noix de palme, noix de kola, noix de cola, noix d'arec, noix de tigre, noix de terre, noix de gingembre, noix de lavage, coco,
        pomme noisette, pommes noisette, pommes noisettes, pomme de terre noisette, pommes de terre noisette, pommes de terre noisettes, pommes de terre amandine, pomme de terre amandine, amandine pomme de terre, couleur noisette, taille d'une noix, taille d'une noisette, grosseur d'une noix, grosseur d'une noisette, taille de noix, comme une noix, comme une noisette, valeur d'une noix, valeur d'une noisette, équivalent d'une noix, équivalent d'une noisette, en amande, amandes de mer, potimarron noisette, courge noisette, noix de beurre végétal,
        graines de tournesol, graines de courge, châtaigne d'eau
      `),
    ],
  },
];

export const nutEntries: readonly LexiconEntry[] = [
  ...lookalikes,
  ...mixed,
  driedFruits,
  sure,
  {
    has: ['NUT'],
    phrases: combine(
      'huile, farine, poudre, éclats, beurre, purée, pâte, lait',
      'noix de pécan, noix du brésil, noix de macadamia',
    ),
  },
  {
    has: ['NUT'],
    phrases: phrases(
      "pindas, pindakaas, lait d'arachide, lait de cacahuète, lait de pécan, fromage d'amande, fromage de noisette, fromage de noix de cajou, fromage de cajou, beurre cacahuète, beurre d'arachide, dakatine, chapelure de noix, chapelure de noisette, chapelure d'amande",
    ),
  },
  { may: ['NUT'], phrases: phrases('lait de pignons') },
];
