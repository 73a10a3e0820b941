import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id in Stripe's style: the prefix, then `length` letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = prefix;
  for (let i = 0; i < length; i += 1) id += ALPHABET.charAt(randomInt(ALPHABET.length));
  return id;
}
