import type { Trait } from '../lexicon/types.js';
import type { Hit } from './reading.js';
import type { Word } from '../text/text.js';

/** What gives a food another shape. */
const shaping =
  /^(?:détaill|coup|découp|taill|tranch|form|façonn|roul|rédui|batt|fouett|mont|mix|râp|transform|travaill)\p{L}*$/u;
const forming = /^(?:form|façonn|model|confectionn)\p{L}*$/u;
const becoming = /^(?:obten\p{L}*|obtien\p{L}*|obtention)$/u;
const likeness = new Set(['consistance', 'texture', 'aspect', 'epaisseur', 'gout', 'saveur']);
/** What holds one of these becomes nothing else. */
const neverAShape: readonly Trait[] = ['NUT', 'ALCOHOL', 'HONEY', 'SHELLFISH', 'FISH', 'EGG'];

/** « détailler en aiguillettes », « jusqu'à obtenir une crème », « consistance de chantilly »: what the list has takes this shape. */
export function isShapeInStep({ from, has, may }: Hit, words: readonly Word[]): boolean {
  const before = words[from - 1];
  if (!before || words[from]?.gap !== 'NONE') return false;
  const verb = before.stem === 'de' ? words[from - 2] : before;
  if (before.stem === 'de' && likeness.has(verb?.stem ?? '')) return true;
  if (neverAShape.some((each) => has.has(each) || may.has(each))) return false;
  if (isShapedInto(words, from)) return true;
  return [becoming, forming].some((pattern) => pattern.test(verb?.exact ?? ''));
}

/** « tailler en mirepoix » */
export const isShapedInto = (words: readonly Word[], from: number): boolean =>
  words[from]?.gap === 'NONE' &&
  words[from - 1]?.stem === 'en' &&
  isInShapingClause(words, from - 1);

function isInShapingClause(words: readonly Word[], at: number): boolean {
  for (let before = at; before >= 0; before--) {
    if (before < at && shaping.test(words[before]?.exact ?? '')) return true;
    if (words[before]?.gap === 'HARD') return false;
  }
  return false;
}
