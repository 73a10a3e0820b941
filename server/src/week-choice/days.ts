import type { WeekCandidate } from './types.js';

const dayLength = 86_400_000;

/** Whole days since 1970 of a YYYY-MM-DD. */
export const dayOf = (date: string): number => Math.round(Date.parse(`${date}T00:00Z`) / dayLength);

const seasons = ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN'] as const;

/** As the fields have it: what grows until autumn is over by November, and March brings what was stored. */
const seasonOfMonth = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 0, 0] as const;

/** The season of a day, YYYY-MM-DD. */
export const seasonOf = (date: string): WeekCandidate['seasons'][number] =>
  seasons[seasonOfMonth[Number(date.slice(5, 7)) - 1] ?? 0];

/** From 0 to 1, the same for the same text (FNV-1a, 32 bits, mixed once more as near texts lie near). */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
