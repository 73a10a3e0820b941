import { stemOf } from '../text/text.js';

const stems = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemOf));

/** What a cook counts and no shop sells by itself. */
export const partsOfWhole = stems(['branche', 'brin', 'feuille', 'gousse', 'tige']);

/** What is the whole, said so. */
export const wholes = stems(['botte', 'bouquet', 'tête']);
