/** Foods that the book names by their kinds, or otherwise. */
export const kinds = new Map<string, readonly string[]>(
  Object.entries({
    poisson: ['saumon', 'truite', 'perche', 'cabillaud', 'thon'],
    viande: ['boeuf', 'veau', 'agneau', 'porc', 'poulet', 'lapin'],
    volaille: ['poulet', 'dinde', 'canard'],
    fruit:
      'pomme poire abricot fraise framboise cerise raisin orange pruneau mangue banane rhubarbe pêche melon'.split(
        ' ',
      ),
    legume: 'courgette carotte poireau aubergine poivron épinard brocoli courge chou tomate'.split(
      ' ',
    ),
    'creme fraiche': ['crème'],
    'viande hachee': ['bœuf haché'],
    lardon: ['lardons fumés'],
    lard: ['lard fumé'],
  }),
);

/** What is kept in this way is cooked as another food: no recipe of fresh salmon takes smoked one. */
export const keptApart = new Set(['fume', 'fumee', 'seche', 'sechee', 'confit', 'confite', 'sec']);

/** « un reste de riz », « poulet rôti »: it is cooked already, and no raw food. */
export const rest =
  /^(?:(?:un |le |les |des |du )?restes? (?:de la |de l['’ ]|de |du |des |d['’ ]))(.+)$/iu;
export const cooked = /\b(?:cuite?s?|roti(?:e|s|es)?|restes?)\b/;
