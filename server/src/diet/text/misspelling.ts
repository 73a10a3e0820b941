import { isFrench } from './french-words.js';
import { isOneSlip, isSmallSlip, isWithin, soundOf, withOneLess } from './spelling.js';
import type { Word } from './text.js';

/** Under this length a word has too many neighbours: only a doubled letter or a swap is mended. */
const shortWord = 5;
/** From this length on a word may also be misheard and mistyped at once. */
const longWord = 8;
/** Words already looked up; emptied when full, so that made-up words cannot fill the memory. */
const remembered = 4000;

/** The words a lexicon knows, found again when they are misspelt. */
export class Misspellings {
  readonly #named: ReadonlySet<string>;
  readonly #keysOf = new Map<string, string[]>();
  readonly #byLetters = new Map<string, string[]>();
  readonly #bySound = new Map<string, string[]>();
  readonly #compounded: ReadonlySet<string>;
  readonly #answers = new Map<string, readonly string[]>();

  /**
   * `targets` are the keys of lexicon words, exact forms (`=pâté`) among them, by their stem; `alone` those
   * that name a thing by themselves, so that they can be recognised inside a longer unknown word.
   */
  constructor(
    targets: ReadonlyMap<string, readonly string[]>,
    alone: ReadonlySet<string>,
    harmless: Iterable<string>,
  ) {
    this.#named = new Set([...targets.keys(), ...harmless]);
    this.#compounded = alone;
    for (const [stem, keys] of targets) {
      if (stem.length < 4) continue;
      this.#keysOf.set(stem, [...keys]);
      for (const part of [stem, ...withOneLess(stem)]) add(this.#byLetters, part, stem);
      if (stem.length < shortWord) continue;
      const sound = soundOf(stem);
      add(this.#bySound, sound, stem);
      if (stem.length < longWord) continue;
      for (const part of withOneLess(sound)) add(this.#bySound, part, stem);
    }
  }

  /** Whether it is a word of the lexicon, or one that is known to be harmless. */
  isOfTheKitchen(stem: string): boolean {
    return this.#named.has(stem);
  }

  /** Whether a word is meant as it stands: one of the kitchen, or any of the language. */
  isKnown(stem: string): boolean {
    return this.#named.has(stem) || isFrench(stem);
  }

  /** Whether the word names something forbidden by itself. */
  namesAThing(stem: string): boolean {
    return this.#compounded.has(stem);
  }

  /** The lexicon keys that an unknown word may stand for, the likeliest first; none for a known word. */
  guessesFor({ stem }: Pick<Word, 'stem'>): readonly string[] {
    if (stem.length < 4 || stem.length > 40 || this.#named.has(stem)) return none;
    const before = this.#answers.get(stem);
    if (before) return before;
    const found = isFrench(stem) ? none : this.#guess(stem);
    if (this.#answers.size >= remembered) this.#answers.clear();
    this.#answers.set(stem, found);
    return found;
  }

  #guess(written: string): readonly string[] {
    const sound = soundOf(written);
    const bySound = (this.#bySound.get(sound) ?? []).filter(
      (stem) =>
        soundOf(stem) === sound && isWithin(written.length < longWord ? 2 : 4, written, stem),
    );
    const byLetters = this.#near(this.#byLetters, written).filter((stem) =>
      stem.length < shortWord ? isSmallSlip(written, stem) : isOneSlip(written, stem),
    );
    const byBoth =
      written.length < longWord
        ? none
        : this.#near(this.#bySound, sound).filter(
            (stem) =>
              stem.length >= longWord &&
              isOneSlip(soundOf(stem), sound) &&
              isWithin(2, written, stem),
          );
    const stems = new Set([...bySound, ...byLetters, ...byBoth]);
    if (stems.size === 0) for (const part of this.#partsOf(written)) stems.add(part);
    const [named, others] = [true, false].map((wanted) =>
      [...stems].filter((stem) => this.#compounded.has(stem) === wanted),
    );
    return [...(named ?? []), ...(others ?? [])].flatMap((stem) => this.#keysOf.get(stem) ?? []);
  }

  #near(index: ReadonlyMap<string, readonly string[]>, written: string): string[] {
    return [written, ...withOneLess(written)].flatMap((part) => index.get(part) ?? []);
  }

  /** « schweinebraten », « gdelardons »: a forbidden word at the start or the end of a longer one. */
  #partsOf(written: string): string[] {
    for (let length = written.length - 2; length >= 6; length--) {
      for (const part of [written.slice(0, length), written.slice(-length)])
        if (this.#compounded.has(part)) return [part];
    }
    return [];
  }
}

const none: readonly string[] = [];

function add(index: Map<string, string[]>, key: string, stem: string): void {
  const list = index.get(key);
  if (!list) index.set(key, [stem]);
  else if (!list.includes(stem)) list.push(stem);
}
