import { keysOf, stemOfKey } from '../text/phrase-trie.js';
import type { PhraseRow } from './phrase-table.js';
import { literal } from './table.js';

/** The module that the process loads: strings, of which it reads a part when a text has its first word. */
export function compiledPhrases(table: readonly PhraseRow[]): string {
  const rows = withShortSaints(table);
  const claims = [...new Set(rows.map((row) => row.claims))];
  const numberOf = new Map(claims.map((each, nth) => [each, nth.toString(36)]));
  const buckets = new Map<string, string[]>();
  for (const { phrase, keys, where, claims: said } of rows) {
    const place = where.charAt(0).toUpperCase();
    push(buckets, stemOfKey(keys[0] ?? ''), `${numberOf.get(said)}${place} ${phrase}`);
  }
  return [
    '// Compiled from server/data/foods/phrases.tsv: pnpm generate.',
    `export const claims: string = ${literal(claims)};`,
    `export const buckets: string = ${literal(joined(buckets))};`,
    `export const stems: string = ${literal(stemsOf(rows))};`,
    '',
  ].join('\n');
}

const joined = (lists: ReadonlyMap<string, readonly string[]>): string[] =>
  [...lists].map(([key, list]) => [key, ...list].join('\t'));

function push(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
}

/** « saint-pierre » is written « st-pierre » as often. */
function withShortSaints(table: readonly PhraseRow[]): PhraseRow[] {
  const listed = new Set(table.map(({ keys }) => keys.join(' ')));
  const short = table.flatMap((row) => {
    const phrase = row.phrase.replace(/\bsaint(e?)(?=[ -])/g, 'st$1');
    const keys = keysOf(phrase);
    return listed.has(keys.join(' ')) ? [] : [{ ...row, phrase, keys }];
  });
  return [...table, ...short];
}

/** Each stem with the keys that ask for it; marked where it names by itself a thing that holds something. */
function stemsOf(rows: readonly PhraseRow[]): string[] {
  const keysByStem = new Map<string, string[]>();
  const alone = new Set<string>();
  for (const { phrase, keys, claims } of rows) {
    for (const key of keys) push(keysByStem, stemOfKey(key), key);
    const [only] = keys;
    const holds = !claims.startsWith('\t');
    if (keys.length === 1 && only && holds && !phrase.includes('=')) alone.add(only);
  }
  return [...keysByStem].map(([stem, keys]) => {
    const asked = keys.length === 1 && keys[0] === stem ? [] : keys;
    return [alone.has(stem) ? `*${stem}` : stem, ...asked].join('\t');
  });
}
