import {
  agreementStops,
  beaten,
  indivisible,
  invariable,
  irregularPlurals,
  ofManyEggs,
} from '../lexicon/agreement.js';
import { abbreviatedUnits } from '../lexicon/units.js';
import { countedWhole, lengths } from './measure-words.fr.js';

const irregularSingulars = new Map(
  Object.entries(irregularPlurals).map(([one, many]) => [many, one]),
);
/** « finement battus » */
const adverb = /.ement$/iu;
const word = /^[\p{L}œ]+(?:-[\p{L}œ]+)*$/u;

/** The words that a number counts: up to the first « de », « à », bracket or name of its own. */
function countedWords(text: string): string[] {
  const words: string[] = [];
  for (const each of text.split(' ')) {
    const bare = each.replace(/[,;]$/, '');
    if (!word.test(bare) || agreementStops.has(bare.toLowerCase()) || isName(bare)) break;
    words.push(each);
    if (bare !== each) break;
  }
  return words;
}

const isName = (text: string): boolean => /^\p{Lu}/u.test(text);

/** French counts 1,5 as one. */
const isMany = (quantity: number): boolean => quantity >= 2;

/** Agrees the words after a number with it, where it was written for another: what was right stays. */
export function agree(text: string, from: number, to: number): string {
  if (isMany(from) === isMany(to)) return text;
  const words = countedWords(text);
  const said = text.slice(words.join(' ').length);
  const rest = isMany(to) ? said : said.replace(ofManyEggs, (eggs) => eggs.slice(0, -1));
  const agreed = words.map((each, at) => {
    const bare = each.replace(/[,;]$/, '');
    if (at > 0 && adverb.test(bare)) return each;
    return (isMany(to) ? plural(bare) : singular(bare)) + each.slice(bare.length);
  });
  return agreed.join(' ') + rest;
}

/** Whether nobody cuts one of them in two: a leaf, a sprig, an ice cube, a clove of garlic. */
export const isIndivisible = (text: string): boolean =>
  countedWhole.test(text) || countedWords(text).some((each) => indivisible.has(each.toLowerCase()));

/** Whether one of them is beaten before it is halved: an egg, its white. */
export const isBeaten = (text: string): boolean => beaten.test(text);

const isInvariable = (text: string): boolean =>
  [invariable, abbreviatedUnits, lengths].some((words) => words.has(text.toLowerCase()));

function plural(text: string): string {
  if (isInvariable(text) || /[sxz]$/i.test(text)) return text;
  return irregularPlurals[text] ?? (/(?:eau|eu)$/.test(text) ? `${text}x` : `${text}s`);
}

function singular(text: string): string {
  if (isInvariable(text)) return text;
  const irregular = irregularSingulars.get(text);
  if (irregular) return irregular;
  return /eaux$|eux$|[^s-]s$/.test(text) && text.length > 2 ? text.slice(0, -1) : text;
}
