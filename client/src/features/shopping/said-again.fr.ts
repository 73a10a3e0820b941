/** What is sold closed: a bracket behind it says how much one holds, however many there are. */
export const closedPackage =
  /^(?:\p{L}+\s+)?(?:barquette|barre|bo[iî]te|bte|boca(?:l|ux)|bouteille|brique|brick|briquette|cann?ette|conserve|cube|dose|flacon|paquet|pqt|plaque|plaquette|pot|rouleau|sachet|sach|sac|tablette|tube)[sx]?(?!\p{L})/iu;

/** Said of each piece, an amount stays whatever their number. */
export const ofEachPiece =
  /(?<!\p{L})(?:chac(?:un|une)s?|chaque|l['’]une?|l['’]unité|pi[eè]ce|par)(?!\p{L})/iu;

const measures =
  '[mk]?g|[mcd]?l|c(?:uill\\p{L}*|\\.)?\\s*à\\s*(?:soupe|café|[sc])\\.?|cà[sc]|verres?|tasses?';
const number = '[\\d½⅓⅔¼¾][\\d½⅓⅔¼¾.,/ ]*';

/** « (environ 800 g) »: how much there is in another measure; « (800 à 900 g) » has no number of its own. */
export const equivalent = new RegExp(
  `\\s*\\((?<lead>[^()\\d½⅓⅔¼¾]*)(?:(?<number>${number}?)|[^()]*\\d)\\s*(?<unit>${measures})(?<tail>\\s*(?:environ|env\\.|en tout|au total)?)\\s*\\)`,
  'iu',
);
