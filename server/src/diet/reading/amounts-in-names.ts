import { about, unitWords } from '../lexicon/units.js';
import type { Place } from './reading.js';

const units = [...unitWords.flatMap(({ patterns }) => patterns), '[cm]m', 'oz', 'lbs?'].join('|');
const words = `(?:${units}|soit|${about.join('|')}|de|chac(?:un|une)s?|pi[eè]ce)(?!\\p{L})`;
const amount = `(?:\\s*(?:[\\d½¼¾⅓⅔/×x*=~≈–-]|(?<=\\d)[.,](?=\\d)|${words}))+\\s*`;
const ofWhat = "(?=de\\s|du\\s|des\\s|d['’])";
const inBracket = `\\s*[([](?=[^()[\\]]{0,40}[)\\]])(?=[^)\\]\\d]*\\d)${amount}[)\\]]\\s*${ofWhat}`;

/** « 1 filet (5 ml) d'huile », « crème (20 cl) de coco », « noix de 15 g de beurre » */
const inLine = new RegExp(
  `(?<=\\p{L})(?:${inBracket}|\\s+(?:de\\s+|d['’])(?:(?:${about.join('|')})\\s+)?\\d[\\d.,/]*\\s*(?:${units})\\s+${ofWhat})`,
  'giu',
);
/** In a sentence « de » may belong to its verb: « recouvrir la viande (300 g) de tofu ». */
const inText = new RegExp(
  `(?<=(?<!\\p{L})(?:une|\\d|deux|trois|quatre)\\s+(?:petites?\\s+|grosses?\\s+|belles?\\s+)?(?:noix|noisettes?))${inBracket}`,
  'giu',
);

/** A name without the amount that parts it from what it is of: neither says more with it than without. */
export const withoutAmountInName = (text: string, place: Place): string =>
  /\d/u.test(text) ? text.replace(place === 'LINE' ? inLine : inText, ' ') : text;
