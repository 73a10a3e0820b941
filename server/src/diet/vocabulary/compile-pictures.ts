import { keysOf, PhraseTrie } from '../text/phrase-trie.js';
import { fold, wordsOf } from '../text/text.js';
import { claimOf, type FoodRow } from './food-table.js';

/** The longest name, in words with « de » and « à », that the drawings look for. */
const mostWords = 4;

const none = 'none';

/**
 * The module from which the client draws foods, the same before an answer as after one: the names that call for each
 * drawing, and those that call for none though a shorter name in them would. What follows from shorter names is left out.
 */
export function compiledPictures(rows: readonly FoodRow[]): string {
  const seen = new PhraseTrie<string>();
  const names = rows
    .flatMap((row) =>
      row.names.map((name) => ({ name, picture: claimOf(rows, row, 'picture') || none })),
    )
    .filter(
      ({ name }) =>
        fold(name)
          .split(/[^a-z]+/)
          .filter(Boolean).length <= mostWords,
    )
    .toSorted((one, other) => keysOf(one.name).length - keysOf(other.name).length);
  const byPicture = new Map<string, string[]>();
  for (const { name, picture } of names) {
    const plain = name.replaceAll('=', '');
    const found = seen.findAll(wordsOf(plain)).map(({ value }) => value);
    if (found.filter((value) => value !== none).join(' ') === picture.replace(none, '')) continue;
    seen.add(name, picture);
    byPicture.set(picture, [...(byPicture.get(picture) ?? []), fold(plain).replaceAll('’', ' ')]);
  }
  return [
    '// Compiled from server/data/foods/foods.tsv: pnpm generate.',
    "import type { IngredientKey } from '../food/ingredient-art';",
    '',
    "export const foodsByPicture: Readonly<Partial<Record<IngredientKey | 'none', string>>> = {",
    ...[...byPicture]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([picture, said]) => `  ${picture}: ${JSON.stringify(said.toSorted().join('|'))},`),
    '};',
    '',
  ].join('\n');
}
