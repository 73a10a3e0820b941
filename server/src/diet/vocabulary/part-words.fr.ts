import { stemOf } from '../text/text.js';

const stems = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf));

/** What a cook counts and no shop sells by itself. */
export const partsOfWhole = stems(['branche', 'brin', 'feuille', 'gousse', 'tige']);
export const leaves = stems(['feuille']);

/** What is the whole, said so, of what is sold by the bunch and of what is sold by the piece. */
export const bunches = stems(['botte', 'bouquet']);
export const heads = stems(['tête', 'bulbe']);

export const fresh = stems(['frais', 'fraîche']);
