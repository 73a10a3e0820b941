/** Where the agreement with a number stops. */
export const agreementStops: ReadonlySet<string> = new Set(
  'de d du des à a au aux en et ou pour sans avec sur par environ'.split(' '),
);

/** Words written alike for one and for many. */
export const invariable: ReadonlySet<string> = new Set(
  'pois noix radis anchois ananas maïs riz jus os panais cassis brebis ris gros frais épais doux roux vieux pâtis salsifis couscous mais bas tiers fois cl ml g kg l càs càc cc cs bio extra nature plus très bien'.split(
    ' ',
  ),
);

/** Plurals that no rule gives. */
export const irregularPlurals: Readonly<Record<string, string>> = {
  chou: 'choux',
  œil: 'yeux',
  bocal: 'bocaux',
  poireau: 'poireaux',
  gâteau: 'gâteaux',
  morceau: 'morceaux',
  moyeu: 'moyeux',
  beau: 'beaux',
  nouveau: 'nouveaux',
};
