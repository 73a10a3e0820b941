import { traitRules } from '../lexicon/traits.js';
import { inDictionaryOrder, literal, readTable } from './table.js';

/** How a phrase of server/data/foods/avoided-foods.tsv stands for its food, in the order of the compiled columns. */
const hows = ['name', 'kind', 'made of it', 'usual', 'may be'];
const header = 'food\thow\tphrase\tflags';
const flags = ['animal', 'unsaid'];
/** `SNAIL_OR_FROG` as the table writes it. */
const traits = Object.keys(traitRules).map((name) => name.toLowerCase().replaceAll('_', '-'));

interface AvoidedRow {
  food: string;
  how: string;
  phrase: string;
  flags: string;
}

const inOrder = (one: AvoidedRow, other: AvoidedRow): number =>
  inDictionaryOrder(one.food, other.food) ||
  hows.indexOf(one.how) - hows.indexOf(other.how) ||
  inDictionaryOrder(one.phrase, other.phrase);

/** Reads the table of what people avoid. @throws Error naming every row that breaks one of its rules */
export function readAvoidedTable(table: string): AvoidedRow[] {
  const seen = new Set<string>();
  return readTable(
    table,
    header,
    ([food = '', how = '', phrase = '', marks = '']) => ({
      row: { food, how, phrase, flags: marks },
      faults: faultsOf({ food, how, phrase, flags: marks }, seen),
    }),
    inOrder,
  );
}

function* faultsOf({ food, how, phrase, flags: marks }: AvoidedRow, seen: Set<string>) {
  if (!hows.includes(how)) yield `has no column for « ${how} »`;
  const key = `${food}\t${phrase}`;
  if (seen.has(key)) yield `has « ${phrase} » twice`;
  seen.add(key);
  if (how !== 'name' && !seen.has(`${food}\t${food}`)) yield 'has no row of its own name';
  if (marks !== '' && food !== phrase) yield 'has its flags at another name than its first';
  for (const mark of marks === '' ? [] : marks.split(' '))
    if (!traits.includes(mark) && !flags.includes(mark)) yield `has no flag « ${mark} »`;
}

/** The module that the process loads: a food a line, with its phrases of each kind between tabs. */
export function compiledAvoidedFoods(table: readonly AvoidedRow[]): string {
  const foods = new Map<string, AvoidedRow[]>();
  for (const row of table) foods.set(row.food, [...(foods.get(row.food) ?? []), row]);
  const lines = [...foods].map(([food, rows]) => {
    const lists = hows.map((how) =>
      rows.filter((row) => row.how === how && row.phrase !== food).map(({ phrase }) => phrase),
    );
    const marks = rows.find(({ phrase }) => phrase === food)?.flags ?? '';
    return [food, marks, ...lists.map((list) => list.join(', '))].join('\t');
  });
  return [
    '// Compiled from server/data/foods/avoided-foods.tsv: pnpm generate.',
    `export const avoidedFoods: string = ${literal(lines)};`,
    '',
  ].join('\n');
}
