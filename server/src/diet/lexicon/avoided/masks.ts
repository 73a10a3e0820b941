import { listOf, pairsOf } from '../../text/lists.js';

/** Foods that differ from another word by an accent alone: compared with their accents. */
export const toldApartByAccent = listOf('told apart by accent');

/** Said of a cut or a dish, these take the place of the animal that it is usually of. */
export const insteadOfAnimals = listOf('instead of animals');

/** Compounds in which a food's name is not that food, with the words that they hide. */
export const maskedWords = pairsOf('mask');
