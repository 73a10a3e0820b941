import { pairsOf } from './lists.js';

/** Pictures of food with the word that they stand for, where a line has no other. */
export const foodPictures: ReadonlyMap<string, string> = new Map(pairsOf('food picture'));
