import { lists } from '../generated/lists.js';

const byName = new Map(
  lists.split('\n').map((line) => {
    const [name = '', ...phrases] = line.split('\t');
    return [name, phrases] as const;
  }),
);

/** The phrases of a list of server/data/foods/lists.tsv, in the order of a dictionary. @throws Error when there is none */
export const listOf = (name: string): string[] =>
  rowsOf(name).map((row) => row.split('|', 1)[0] ?? row);

/** The phrases of a list with what each stands for. @throws Error when there is none */
export const pairsOf = (name: string): (readonly [phrase: string, value: string])[] =>
  rowsOf(name).map((row) => {
    const [phrase = '', value = ''] = row.split('|');
    return [phrase, value] as const;
  });

function rowsOf(name: string): readonly string[] {
  const rows = byName.get(name);
  if (!rows) throw new Error(`No list « ${name} » in server/data/foods/lists.tsv`);
  return rows;
}
