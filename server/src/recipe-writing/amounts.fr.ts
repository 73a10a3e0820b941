/** The French words by which an amount of food is told from another number. */
const units =
  'kg|mg|g|gr|grammes?|kilos?|l|dl|cl|ml|litres?|c(?:uill[eè]re)?s? ?(?:à|a|\\. ?à) ?(?:soupe|café|thé|s\\.?|c\\.?)|cuill[eè]r[eé]es?|càs|càc|cs|cc|tasses?|verres?|pinc[eé]es?|gousses?|tranches?|bottes?|brins?|feuilles?|poign[eé]es?|sachets?|bo[iî]tes?|pots?|noix|noisettes?|branches?|t[eê]tes?|filets?|pav[eé]s?|morceaux|briques?|cubes?|zestes?|traits?|gouttes?';

const notFood =
  'les?|la|des?|du|et|ou|en|aux?|pour|dans|sur|par|avec|sans|est|sont|qui|que|si|plus|min(?:utes?)?|h|heures?|sec(?:ondes?)?|jours?|semaines?|mois|ans?|ann[eé]es?|si[eè]cles?|degr[eé]s?|personnes?|portions?|parts?|convives?|adultes?|enfants?|fois|[eé]tapes?|conseils?|astuces?|id[eé]es?|recettes?|repas|options?|questions?|possibilit[eé]s?|solutions?|points?|r[eè]gles?|m[eé]thodes?|raisons?|cm|mm|m[eè]tres?|chf|francs?|euros?|kcal|calories|watts?|heure|fa[cç]ons?|types?|sortes?|choses?|dipl[oô]mes?|er|e|[eè]me|janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre';

const number = '(?:\\d+(?:[.,/]\\d+)?(?: ?[½¼¾⅓⅔])?|[½¼¾⅓⅔])';

/** An amount with its unit, or a number before a word that may be a food. */
export const amountPattern = new RegExp(
  `(?<![\\p{L}\\d.,/:])${number}(?:\\s*(?:à|-|–)\\s*${number})?\\s*(?:x\\s*)?(?:(?:${units})(?![\\p{L}])|(?!(?:${notFood})(?![\\p{L}]))[\\p{L}]{2,})`,
  'giu',
);

/** How a line begins that opens a list of what is needed, without a heading's mark; as compared without accents. */
export const sectionOpenings = [
  'ingredient',
  'instruction',
  'preparation',
  'realisation',
  'etape',
  'les ingredient',
  'les etape',
  'la liste de',
  'la preparation',
  'liste de',
  'il faut',
  'il faudra',
  'il te fau',
  'il vous fau',
  'il nous fau',
];
