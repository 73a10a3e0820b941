import { stemOf, toWords, tokenize, type Word } from './text.js';

interface Node<T> {
  /** By the next word's stem. */
  next: Map<string, Node<T>> | undefined;
  /** By the next word's very form, where a phrase asks for it. */
  forms: Map<string, Node<T>> | undefined;
  value: T | undefined;
}

export interface PhraseMatch<T> {
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
  value: T;
}

type Keyed<T> = readonly [keys: readonly string[], value: T];

/** Phrases found in a text by whole words, the longest winning. */
export class PhraseTrie<T> {
  readonly #root: Node<T> = emptyNode();
  readonly #later: ((stem: string) => readonly Keyed<T>[]) | undefined;

  /** `later` gives the phrases whose first word has that stem, once: a large table is built as its words are met. */
  constructor(later?: (stem: string) => readonly Keyed<T>[]) {
    this.#later = later;
  }

  /** `=` before a word asks for that very form, accents and plural included: `=pâté`, `=moules`. A phrase given twice keeps its first value, unless merged. */
  add(phrase: string, value: T, merge?: (old: T, added: T) => T): void {
    this.addKeys(keysOf(phrase), value, merge);
  }

  /** The same for a phrase whose keys are known: most of the time a large lexicon takes to load is spent on them. */
  addKeys(keys: readonly string[], value: T, merge: (old: T, added: T) => T = (old) => old): void {
    let node = this.#root;
    for (const key of keys) {
      const isForm = key.startsWith('=');
      const branch = isForm ? (node.forms ??= new Map()) : (node.next ??= new Map());
      const word = isForm ? key.slice(1) : key;
      let next = branch.get(word);
      if (!next) branch.set(word, (next = emptyNode()));
      node = next;
    }
    if (node === this.#root) return;
    node.value = node.value === undefined ? value : merge(node.value, value);
  }

  /** Whether any phrase begins with the word: most texts have none of those of a small list. */
  startsWith({ exact, stem }: Word): boolean {
    this.#open(stem);
    return this.#root.next?.has(stem) === true || this.#root.forms?.has(exact) === true;
  }

  longestAt(words: readonly Word[], from: number): PhraseMatch<T> | undefined {
    const first = words[from];
    if (first && this.#later) {
      this.#open(first.stem);
      for (const key of first.guesses ?? none) this.#open(stemOfKey(key));
    }
    return this.#longest(this.#root, words, from, from);
  }

  /** Matches from left to right, never overlapping. */
  findAll(words: readonly Word[]): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let at = 0; at < words.length;) {
      const match = this.longestAt(words, at);
      if (match) found.push(match);
      at = match ? match.to : at + 1;
    }
    return found;
  }

  /** A longer name that starts inside a match and goes past its end (« pain de mie » in « tranche de pain de mie »). */
  overlapping(words: readonly Word[], { from, to }: PhraseMatch<T>): PhraseMatch<T> | undefined {
    for (let at = from + 1; at < to; at++) {
      const inner = this.longestAt(words, at);
      if (inner && inner.to > to) return inner;
    }
    return undefined;
  }

  /** The shorter names that a match is made of: those without its last word, and those without its first. */
  within(words: readonly Word[], { from, to }: PhraseMatch<T>): PhraseMatch<T>[] {
    const found = [from, from + 1].flatMap((start) => {
      const part = words.slice(start, start === from ? to - 1 : to);
      return this.findAll(part).map((each) => ({
        ...each,
        from: each.from + start,
        to: each.to + start,
      }));
    });
    return found.filter(
      (each, nth) =>
        found.findIndex(({ from, to }) => from === each.from && to === each.to) === nth,
    );
  }

  #open(stem: string): void {
    for (const [keys, value] of this.#later?.(stem) ?? none) this.addKeys(keys, value);
  }

  #longest(
    node: Node<T>,
    words: readonly Word[],
    from: number,
    at: number,
  ): PhraseMatch<T> | undefined {
    const word = words[at];
    let best: PhraseMatch<T> | undefined;
    if (word && (at === from || word.gap === 'NONE')) {
      const byForm = node.forms?.get(word.exact);
      if (byForm) best = this.#longest(byForm, words, from, at + 1);
      const byStem = node.next?.get(word.stem);
      if (byStem) best = longer(best, this.#longest(byStem, words, from, at + 1));
      for (const key of word.guesses ?? none) {
        const next = key.startsWith('=') ? node.forms?.get(key.slice(1)) : node.next?.get(key);
        if (next) best = longer(best, this.#longest(next, words, from, at + 1));
      }
    }
    if (best || node.value === undefined) return best;
    return { from, to: at, value: node.value };
  }
}

const none: readonly never[] = [];

function emptyNode<T>(): Node<T> {
  return { next: undefined, forms: undefined, value: undefined };
}

/** The longer of two matches, the first when they end together. */
function longer<T>(
  one: PhraseMatch<T> | undefined,
  other: PhraseMatch<T> | undefined,
): PhraseMatch<T> | undefined {
  return one && other ? (other.to > one.to ? other : one) : (one ?? other);
}

/** A trie in which every phrase has the value of its item. */
export function trieOf<T>(
  items: readonly { phrases: readonly string[]; value: T }[],
): PhraseTrie<T> {
  const trie = new PhraseTrie<T>();
  for (const { phrases, value } of items) for (const phrase of phrases) trie.add(phrase, value);
  return trie;
}

/** The keys of a phrase, word by word: a stem, or a form where `=` asks for it. */
export function keysOf(phrase: string): string[] {
  const exactStarts = new Set([...phrase.matchAll(/=/g)].map((mark, nth) => mark.index - nth));
  return toWords(tokenize(phrase.replaceAll('=', ''))).map((word) =>
    exactStarts.has(word.start) ? `=${word.exact}` : word.stem,
  );
}

/** The stem of the word that a key asks for. */
export const stemOfKey = (key: string): string =>
  key.startsWith('=') ? stemOf(key.slice(1)) : key;
