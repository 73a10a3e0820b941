import { phrases } from './types.js';

/** Dishes that a title or a step names while they are being made: their list says what they hold. */
export const homeDishes: readonly string[] = phrases(
  'pancake, pancakes, cookie, cookies, moussaka, mousse au chocolat, gaufrette, gaufrettes, cracker, crackers',
);
