import { checkText, type DietConflict, type DietRules } from '../../diet/gate.js';
import { fold } from '../../diet/text.js';
import { foodsAtHome, stemsOf } from './at-home.js';
import { against, informs, replaced, suggests } from './chat-caution.fr.js';

const sentenceEnd = /(?<=[.!?;])\s+|\n+|,\s+(?=\p{L}+ez\b)/u;
const listLine = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
const most = 6;

/** Only what a sentence would have one eat: what it takes out is gone. */
const recommended = (sentence: string): string =>
  replaced.reduce((text, pattern) => text.replace(pattern, ' '), sentence);

/** « La béchamel contient du beurre » tells something; « servez-la avec du beurre » has one eat it. */
const onlyInforms = (sentence: string): boolean => {
  const plain = fold(sentence).replace(/[’'-]/g, ' ').trim();
  return against.test(plain) || (informs.test(plain) && !suggests.test(plain));
};

/**
 * What the prose of a reply would have the household eat that it does not, beyond doubt: prose streams
 * before anything can check it. What is only told of a food, what the person named herself, and what a list tells of her own kitchen, is no news.
 */
export function cautionsOf(
  reply: string,
  rules: DietRules,
  { question, kitchen }: { question: string; kitchen: readonly string[] },
): DietConflict[] {
  const asked = new Set(stemsOf(question));
  const found = new Map<string, DietConflict>();
  for (const sentence of reply.split(sentenceEnd)) {
    if (onlyInforms(sentence)) continue;
    const isAtHome = listLine.test(sentence) ? foodsAtHome(sentence, kitchen) : null;
    for (const conflict of checkText(recommended(sentence), rules)) {
      const { word, restriction, doubtful } = conflict;
      if (doubtful || stemsOf(word).every((stem) => asked.has(stem))) continue;
      if (isAtHome?.(word)) continue;
      const key = `${restriction} ${word.toLowerCase()}`;
      if (!found.has(key)) found.set(key, { ...conflict, line: sentence.trim().slice(0, 300) });
    }
  }
  return [...found.values()].slice(0, most);
}
