import type { BookRecipe } from './book.js';

/** A step that runs while the one before it does. */
export const besideTheLast = /^pendant |(?:pendant ce temps|pendant que|entre-temps)/iu;

/** A duration that a cook may leave out: « servir tiède, ou froid après une heure ». */
export const optional = /(?<!\p{L})ou (?:froid|garder|réserver|laisser)[^.,]*$/iu;

/** Said after a duration that is spent twice, or by each of so many. */
export const spentTwice = /^ (?:par face|de chaque côté)/iu;

/** Words of an ingredient that say nothing of which it is, without accents. */
export const untellingWords: ReadonlySet<string> = new Set(
  (
    'frais fraiche fraiches moulu moulue rape rapee noir noire noirs noires blanc blancs blanche blanches rouge ' +
    'rouges vert verts verte vertes jaune gros grosse petit petite petits petites mur mure bien boite boites ' +
    'sachet sachets gousse gousses brin brins feuille feuilles morceau morceaux tranche tranches bouquet botte pot ' +
    'rouleau rondelle rondelles branche branches cuit cuite cuites fin fine fines doux douce sec secs seche sechee ' +
    'pincee grains grain entier entiere entieres poudre non pour les des ferme fermes nature baton batons'
  ).split(' '),
);

/** The dish is not what it is with none of these, or with them out of season: what stands in a tin has none. */
const preserved =
  /boîte|bocal|surgel|séch|(?<!\p{L})secs?(?!\p{L})|concentré|coulis|jus de|huile|sirop|vinaigre|confit|poudre|raisinée/u;

type Season = BookRecipe['season'][number];

const seasonOf: readonly (readonly [RegExp, readonly Season[]])[] = [
  [/fraises?(?!\p{L})/u, ['printemps', 'été']],
  [/framboise|abricot|pêche|nectarine|(?<!tomates )cerises?(?!\p{L})|myrtille|groseille/u, ['été']],
  [/melon|pastèque|de mûres(?!\p{L})/u, ['été']],
  [/rhubarbe|asperge/u, ['printemps']],
  [/petits pois|fèves|concombre|(?<!\p{L})radis(?! noir)/u, ['printemps', 'été']],
  [/figue|pruneaux frais|aubergine|courgette|poivron|haricots verts/u, ['été', 'automne']],
  [/tomate/u, ['printemps', 'été', 'automne']],
  [/(?<!\p{L})raisins? blancs|grains de raisin/u, ['automne']],
  [/châtaigne|(?<!graines de )courge(?!tte)|radis noir|topinambour|panais/u, ['automne', 'hiver']],
  [/endive|rampon/u, ['automne', 'hiver', 'printemps']],
];

/** The seasons in which a line is at its best; undefined for what is had all year. */
export function seasonsOf(line: string): readonly Season[] | undefined {
  if (preserved.test(line)) return undefined;
  return seasonOf.find(([pattern]) => pattern.test(line))?.[1];
}

const number =
  '(?:\\d+(?:,\\d+)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|seize|vingt|trente)';

/** Numbers of a step that are the same for any number of people: times, heats, sizes, cuts, shares, turns. */
export const countedForAny = new RegExp(
  [
    `${number}(?: (?:à|ou) ${number})?\\s(?:(?:bonnes?|petites?|dernières?)\\s)?(?:minutes?|secondes?|heures?|h(?: \\d+)?|nuits?|°C|mm|cm)(?!\\p{L})`,
    'les \\d+ dernières',
    `en (?:deux|quatre|trois)(?: (?:fois|ou trois))?`,
    `(?:une|deux|trois)(?: ou trois)? fois(?: leur volume| son volume)?`,
    '(?:les )?(?:deux|trois) (?:tiers|quarts)',
    'un (?:tiers|quart|à un|peu|filet|volume)|une à une|six volumes',
    "d[’']un (?:coup|geste|peu)",
    'entre deux linges|une cuillère en bois',
  ].join('|'),
  'giu',
);

/** What a step counts of an ingredient or of a vessel: « deux œufs », « une cuillère d’huile ». */
export const countOfStep =
  /(?<![\p{L}\d,])(?:\d+(?:,\d+)?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|seize|vingt|trente|second|seconde)(?![\p{L}\d])|(?<!\p{L})une? (?:cuill|verre|œuf|jaune|louche|citron|orange|tasse|rondelle)/iu;
