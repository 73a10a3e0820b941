import { listOf } from '../text/lists.js';

/** Dishes that a title or a step names while they are being made: their list says what they hold. */
export const homeDishes = listOf('home dish');
