import { verbs, words } from '../generated/french-words.js';

/** Stems in the order of their letters, one a line, searched where they lie: as a Set they would take 25 MB. */
class SortedWords {
  readonly #lines: string;

  constructor(lines: string) {
    this.#lines = lines;
  }

  has(stem: string): boolean {
    let [low, high] = [0, this.#lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = this.#lines.lastIndexOf('\n', middle - 1) + 1;
      const end = this.#lines.indexOf('\n', middle);
      const line = this.#lines.slice(start, end);
      if (line === stem) return true;
      if (line < stem) low = end + 1;
      else high = start;
    }
    return false;
  }
}

const ofVerbs = new SortedWords(verbs);
const others = new SortedWords(words);

type Kind = 'VERB' | 'WORD' | 'NONE';

const answers = new Map<string, Kind>();
/** Words already looked up; emptied when full, so that made-up words cannot fill the memory. */
const remembered = 4000;

function kindOf(stem: string): Kind {
  const before = answers.get(stem);
  if (before) return before;
  const kind = ofVerbs.has(stem) ? 'VERB' : others.has(stem) ? 'WORD' : 'NONE';
  if (answers.size >= remembered) answers.clear();
  answers.set(stem, kind);
  return kind;
}

/** Whether a stem is a form of a French word, a verb's among them; of a spelling checker's dictionary (tools/compile-french-words.mjs). */
export const isFrench = (stem: string): boolean => kindOf(stem) !== 'NONE';

/** Whether it is a form of a verb and of nothing else: « prenez », « aurez »; « marche » is a noun as well. */
export const isVerbForm = (stem: string): boolean => kindOf(stem) === 'VERB';
