import { checkText, type DietConflict, type DietRules } from '../../diet/gate.js';
import { fold, wordsOf } from '../../diet/text.js';
import { against, informs, replaced, suggests } from './chat-caution.fr.js';

const sentenceEnd = /(?<=[.!?;])\s+|\n+|,\s+(?=\p{L}+ez\b)/u;
const listLine = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
const most = 6;

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).map(({ stem }) => stem));

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
  const asked = stemsOf(question);
  const own = kitchen.map((name) => [...stemsOf(name)]).filter((stems) => stems.length > 0);
  // « poulet aux noix de cajou » is more than the chicken that is at home.
  const isOwn = (line: string, word: string): boolean => {
    if (!listLine.test(line)) return false;
    const told = stemsOf(line);
    return own.some(
      (stems) =>
        stems.every((stem) => told.has(stem)) &&
        [...stemsOf(word)].every((stem) => stems.includes(stem)),
    );
  };
  const found = new Map<string, DietConflict>();
  for (const sentence of reply.split(sentenceEnd)) {
    if (onlyInforms(sentence)) continue;
    for (const conflict of checkText(recommended(sentence), rules)) {
      const { word, restriction, doubtful } = conflict;
      if (doubtful || [...stemsOf(word)].every((stem) => asked.has(stem))) continue;
      if (isOwn(sentence, word)) continue;
      const key = `${restriction} ${word.toLowerCase()}`;
      if (!found.has(key)) found.set(key, { ...conflict, line: sentence.trim().slice(0, 300) });
    }
  }
  return [...found.values()].slice(0, most);
}
