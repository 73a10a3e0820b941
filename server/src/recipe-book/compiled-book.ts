import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShoppingLine } from '../diet/ingredients/shopping-line.js';
import { hashOfBook } from './book.js';

/** What the reader and the gate make of the book, worked out by the build: seconds that no process spends again. */
export interface CompiledBook {
  /** Of the files that it was made of. */
  readonly hash: string;
  /** For the usual numbers of people, by lineKey; none for what nobody buys. */
  readonly lines: Readonly<Record<string, readonly ShoppingLine[]>>;
  /** Row ids by what the gate finds in the recipe. */
  readonly findings: Readonly<Record<string, readonly string[]>>;
  /** By what a food is found by, the places in the book of the recipes that have it. */
  readonly signs: Readonly<Record<string, readonly number[]>>;
  /** The product of each ingredient line, by the row's id. */
  readonly products: Readonly<Record<string, readonly string[]>>;
}

export const lineKey = (text: string, factor: number): string => `${factor} ${text}`;

/** The build puts it beside this module; where the code runs from its source there is none. */
export const compiledBookFile = fileURLToPath(new URL('./compiled-book.json', import.meta.url));

function readFile(): string | null {
  try {
    return readFileSync(compiledBookFile, 'utf8');
  } catch {
    return null;
  }
}

/** Null for nothing, and for what was made of another edition. */
export function parseCompiledBook(text: string | null, hash: string): CompiledBook | null {
  if (text === null) return null;
  const compiled = JSON.parse(text) as CompiledBook;
  return compiled.hash === hash ? compiled : null;
}

let compiled: { readonly book: CompiledBook | null } | undefined;

export function compiledBook(): CompiledBook | null {
  compiled ??= { book: parseCompiledBook(readFile(), hashOfBook()) };
  return compiled.book;
}
