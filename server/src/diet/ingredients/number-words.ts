import {
  cardinalValues,
  cardinalWords,
  collectiveNumbers,
  collectiveSizes,
  fractionWords,
} from '../lexicon/number-words.js';

/** « deux », but neither « deuxième » nor the « quatre » of « quatre-quarts »; « deux-trois » is a range. */
export const cardinalPattern = `${cardinalWords}(?!\\p{L}|-(?!${cardinalWords}(?!\\p{L}))\\p{L})`;

export const fractionPattern = fractionWords.map(({ pattern }) => pattern).join('|');

/** « petites douzaines »: what stands after the number, if any. */
export const collectivePattern = `(?:(?:${collectiveSizes.join('|')})\\s+)?(${Object.keys(collectiveNumbers).join('|')})s?(?!\\p{L})`;

const fractions = fractionWords.map(({ value, pattern }) => ({
  value,
  // What follows a fraction is no longer there to be looked at.
  pattern: new RegExp(`^(?:${pattern.replace(/\(\?=.*?\)/g, '')})$`, 'iu'),
}));

/** The number that French words write; undefined when they write none. */
export function valueOfWords(written: string): number | undefined {
  const fraction = fractions.find(({ pattern }) => pattern.test(written));
  return fraction ? fraction.value : valueOfCardinal(written.split(/[\s-]+/));
}

function valueOfCardinal(words: readonly string[]): number | undefined {
  let thousands = 0;
  let value = 0;
  for (const [at, word] of words.entries()) {
    if (word === 'et') continue;
    if (word === 'mille') {
      thousands += (value || 1) * 1000;
      value = 0;
    } else if (/^cents?$/.test(word)) value = (value || 1) * 100;
    // « quatre-vingts »: the four, counted already, times twenty.
    else if (/^vingts?$/.test(word) && words[at - 1] === 'quatre') value += 76;
    else {
      const one = cardinalValues[word];
      if (one === undefined) return undefined;
      value += one;
    }
  }
  return thousands + value;
}

export const valueOfCollective = (name: string): number =>
  collectiveNumbers[name.toLowerCase()] ?? 1;
