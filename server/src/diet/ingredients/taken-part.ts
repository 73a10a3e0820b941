import { takenFrom, takenFromFirst, takenHow } from '../lexicon/units.js';

const article = "(?:le\\s+|la\\s+|les\\s+|l['’])";
const anywhere = `(?:${takenFrom.join('|')})(?:\\s+${takenHow})?`;
const atFirst = `(?:${[...takenFrom, ...takenFromFirst].join('|')})(?:\\s+${takenHow})?`;
const part = new RegExp(
  `^${article}?(${atFirst}(?:\\s+et\\s+${article}?${atFirst})?)\\s+(?:de\\s+|d['’]\\s*)(?=\\S)`,
  'iu',
);
const before = new RegExp(
  `^(${article}?${atFirst}\\s+|.*?${anywhere}\\s+)(?:de\\s+|d['’]\\s*)(?=\\S)`,
  'iu',
);

/** « le jus d'un citron »: what is taken, and where the whole that it is taken from starts. */
export function takenPart(text: string): { part: string; wholeFrom: number } | undefined {
  const found = part.exec(text);
  return found?.[1] ? { part: found[1].toLowerCase(), wholeFrom: found[0].length } : undefined;
}

/** The same, also behind an amount of its own: « 3 càs de jus de 1 citron ». */
export function beforeWhole(text: string): { said: string; wholeFrom: number } | undefined {
  const found = before.exec(text);
  return found?.[1] ? { said: found[1].trim(), wholeFrom: found[0].length } : undefined;
}
