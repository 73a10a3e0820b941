import type { Trait } from '../lexicon/types.js';
import type { Word } from '../text/text.js';
import type { Hit } from './reading.js';

/** A doubt on words of the line, said of as much of it as `last` reaches. */
export function doubt(
  text: string,
  words: readonly Word[],
  { from, to, last }: { from: number; to: number; last: number },
  may: readonly Trait[],
): Hit {
  const word = text.slice(words[from]?.start, words[last]?.end);
  return {
    term: { entry: { may, dish: true }, phrase: word },
    from,
    to,
    word,
    guessed: undefined,
    has: new Set(),
    may: new Set(may),
    certified: new Set(),
    negated: false,
  };
}
