/** Where the agreement with a number stops. */
export const agreementStops: ReadonlySet<string> = new Set(
  'de d du des à a au aux en et ou mais pas dans dont entre chez sous vers qui que leur leurs pour sans avec sur par environ'.split(
    ' ',
  ),
);

/** Words written alike for one and for many. */
export const invariable: ReadonlySet<string> = new Set(
  'pois noix radis anchois ananas maïs riz jus os panais cassis brebis ris gros frais épais dos vaudois chinois français doux roux vieux pâtis salsifis couscous mais bas tiers fois cl ml g kg l càs càc cc cs bio extra nature plus très bien'.split(
    ' ',
  ),
);

/** Plurals that no rule gives. */
export const irregularPlurals: Readonly<Record<string, string>> = {
  chou: 'choux',
  'chou-fleur': 'choux-fleurs',
  'chou-rave': 'choux-raves',
  'céleri-rave': 'céleris-raves',
  œil: 'yeux',
  bocal: 'bocaux',
  poireau: 'poireaux',
  gâteau: 'gâteaux',
  morceau: 'morceaux',
  moyeu: 'moyeux',
  bel: 'beaux',
  beau: 'beaux',
  'petit-suisse': 'petits-suisses',
  nouveau: 'nouveaux',
};

/** What a kitchen counts and never halves. */
export const indivisible: ReadonlySet<string> = new Set(
  (
    'brin brins feuille feuilles glaçon glaçons grain grains clou clous étoile étoiles pistil pistils ' +
    'goutte gouttes olive olives amande amandes noisette noisettes noix pruneau pruneaux datte dattes ' +
    'cerise cerises crevette crevettes gambas langoustine langoustines moule moules huître huîtres ' +
    'anchois câpre câpres cornichon cornichons escargot escargots biscuit biscuits cure-dent cure-dents ' +
    'pique piques brochette brochettes verrine verrines caissette caissettes'
  ).split(' '),
);

/** What is beaten before it is halved: half of one can be had, four and a half are trouble for nothing. */
export const beaten =
  /^(?:(?:gros|grande?s?|petite?s?|belles?|beaux?) )?(?:blancs? d['’])?(?:œ|oe)ufs?(?![\p{L}])/iu;

/** « 2 jaunes d’œufs »: one yolk is of one egg. */
export const ofManyEggs = /^ d['’](?:œ|oe)ufs(?!\p{L})/iu;
