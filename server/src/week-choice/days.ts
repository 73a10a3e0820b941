import type { WeekCandidate } from './types.js';

const dayLength = 86_400_000;

/** Whole days since 1970 of a YYYY-MM-DD. */
export const dayOf = (date: string): number => Math.round(Date.parse(`${date}T00:00Z`) / dayLength);

/** Meteorological: spring begins with March. */
export function seasonOf(date: string): WeekCandidate['seasons'][number] {
  const month = Number(date.slice(5, 7));
  if (month >= 3 && month <= 5) return 'SPRING';
  if (month >= 6 && month <= 8) return 'SUMMER';
  return month >= 9 && month <= 11 ? 'AUTUMN' : 'WINTER';
}

/** From 0 to 1, the same for the same text (FNV-1a, 32 bits, mixed once more as near texts lie near). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
