// Every French word with all its forms, by the dictionary of a spelling checker (dictionary-fr, MPL 2.0), as the two sorted
// lists that src/diet/text/french-words.ts searches; generate.mjs runs it, with tsx, when the dictionary has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import french from 'dictionary-fr';
import { stemOf } from '../src/diet/text/text.ts';

const folder = new URL('../src/diet/generated/', import.meta.url);

/** An ending of the dictionary: what it takes off and puts on, of which words, and the flags of what it makes. */
const ending = /^SFX (\S\S) (\S+) ([^\s/]+)(?:\/(\S+))? (\S+)/;
/** Only the forms of a verb are written with « n' » before them. */
const verbFlag = "n'";
const partFlag = '()';
/** Endings that no recipe has: « nous oignions » is a slip for « oignons ». */
const bookish = /(?:ions|iez|[âîû]mes|[âîû]tes|èrent|ass(?:e|es|ent)|[âîû]t)$/;

const flagsOf = (flags = '') => flags.match(/../g) ?? [];
const orNothing = (affix) => (affix === '0' ? '' : affix);

function endingsIn(affixes) {
  const endings = new Map();
  for (const line of affixes.split('\n')) {
    const [, flag, off, on, flags, condition] = ending.exec(line) ?? [];
    if (!flag) continue;
    const list = endings.get(flag) ?? [];
    endings.set(flag, list);
    list.push({
      off: orNothing(off),
      on: orNothing(on),
      flags: flagsOf(flags),
      fits: new RegExp(`${condition}$`, 'u'),
    });
  }
  return endings;
}

/** No abbreviation and no sign; names are words as well. */
const isWord = (word, stem) => /^\p{L}\p{Ll}+$/u.test(word) && /^[a-z]{2,}$/.test(stem);

/** The stems of all forms: of verbs alone, and of every other word. */
function stemsOf(affixes, dictionary) {
  const endings = endingsIn(affixes);
  const verbs = new Set();
  const words = new Set();
  const add = (word, flags, end) => {
    const made = flags.flatMap((flag) => endings.get(flag) ?? []);
    const isVerb = flags.includes(verbFlag);
    // An infinitive stands in the dictionary without the flag, and is made once more by its own endings.
    const isInfinitive = made.some((each) => each.off === each.on && each.flags.includes(verbFlag));
    const stem = stemOf(word);
    if (!isInfinitive && !flags.includes(partFlag) && isWord(word, stem)) {
      if (!isVerb) words.add(stem);
      else if (!bookish.test(end)) verbs.add(stem);
    }
    for (const { off, on, flags: next, fits } of made)
      if (word.endsWith(off) && fits.test(word))
        add(word.slice(0, word.length - off.length) + on, next, on);
  };
  for (const line of dictionary.split('\n').slice(1)) {
    const [word, flags] = line.split('/');
    add(word, flagsOf(flags), '');
  }
  return { words, verbs: new Set([...verbs].filter((stem) => !words.has(stem))) };
}

/** A string each: half the memory of a list, and read in a moment. */
const asModule = (lists) =>
  Object.entries(lists)
    .map(
      ([name, stems]) =>
        `export const ${name} =\n  '${[...stems].sort((one, other) => (one < other ? -1 : 1)).join('\\n')}\\n';\n`,
    )
    .join('');

const [affixes, dictionary] = [french.aff, french.dic].map((file) => Buffer.from(file).toString());
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('french-words.ts', folder), asModule(stemsOf(affixes, dictionary)));
