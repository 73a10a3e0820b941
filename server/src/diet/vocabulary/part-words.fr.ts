import { stemOf } from '../text/text.js';

const stems = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf));

/** Parts of what is sold by the bunch. */
export const partsOfBunch = stems(['branche', 'brin', 'feuille', 'gousse', 'tige']);
export const leaves = stems(['feuille']);

/**
 * Parts of what is sold by the piece, ten or more of which make one. Of anything else a part may be what one buys (« tige
 * de rhubarbe »), or another food (« feuille de citron vert »).
 */
export const partsOfPiece: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    gousse: /^ail$/,
    branche: /^celeri/,
    tige: /^celeri/,
    feuille: /^(?:salade|laitue|batavia|endive|chou|bette|blette)\b/,
  }).map(([part, wholes]) => [stemOf(part), wholes]),
);

/** What is the whole, said so, of what is sold by the bunch and of what is sold by the piece. */
export const bunches = stems(['botte', 'bouquet']);
export const heads = stems(['tête', 'bulbe']);

export const fresh = stems(['frais', 'fraîche']);
