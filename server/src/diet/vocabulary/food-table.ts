import { aisles } from '../aisle.js';
import { packagings } from '../packaging.js';
import { keysOf } from '../text/phrase-trie.js';
import { literal, readTable } from './table.js';

/** What a food says of itself or takes from a parent: a cell each, empty where its parents say it. */
const inherited = [
  'aisle',
  'fridge',
  'freezer',
  'piece',
  'picture',
  'pack',
  'staple',
  'substitutes',
] as const;

type Claim = (typeof inherited)[number];

/** A row of server/data/foods/foods.tsv. */
export interface FoodRow extends Record<Claim, string> {
  id: string;
  names: readonly string[];
  parents: readonly string[];
  flags: readonly string[];
}

const header = ['id', 'names', 'parents', ...inherited, 'flags'].join('\t');
/** Kept outside the cold, though what lies beside it in the shop is not. */
const outside = 'cupboard';
/** Who writes the plain name of its first parent means it too: « champignons » for « champignons de Paris ». */
const variety = 'variety';
/** Says that a food has none of what its parents have. */
const none = '-';

const listed = (cell: string, by: string): string[] => (cell === '' ? [] : cell.split(by));
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Reads the table of foods; `sources` are the keys of who says how long one keeps and what one weighs.
 * @throws Error naming every row that breaks one of its rules
 */
export function readFoodTable(table: string, sources: readonly string[]): FoodRow[] {
  const names = new Set<string>();
  const ids = new Set<string>();
  const rows = readTable(
    table,
    header,
    ([id = '', said = '', parents = '', ...cells]) => {
      const claims = Object.fromEntries(
        inherited.map((claim, nth) => [claim, cells[nth] ?? '']),
      ) as Record<Claim, string>;
      const row: FoodRow = {
        id,
        names: listed(said, ' | '),
        parents: listed(parents, ' '),
        ...claims,
        flags: listed(cells[inherited.length] ?? '', ' '),
      };
      return { row, faults: faultsOf(row, sources, ids, names) };
    },
    (one, other) => compared(one.id, other.id),
  );
  const faults = faultsBetween(rows);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return rows;
}

function* faultsOf(
  row: FoodRow,
  sources: readonly string[],
  ids: Set<string>,
  names: Set<string>,
): Iterable<string> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(row.id)) yield 'is no id';
  if (ids.has(row.id)) yield 'stands twice';
  ids.add(row.id);
  for (const name of row.names) {
    const key = keysOf(name).join(' ');
    if (key === '') yield 'has a name without a word';
    if (names.has(key)) yield `has the name « ${name} », which is taken`;
    names.add(key);
  }
  if (row.aisle !== '' && !aisles.some((aisle) => aisle.toLowerCase() === row.aisle))
    yield `has no aisle « ${row.aisle} »`;
  const packs = [none, ...packagings.map((pack) => pack.toLowerCase())];
  if (row.pack !== '' && !packs.includes(row.pack)) yield `is sold in no « ${row.pack} »`;
  if (!/^(?:|-|[a-z][A-Za-z]*)$/.test(row.picture)) yield `has no picture « ${row.picture} »`;
  for (const flag of row.flags)
    if (flag !== 'shelf' && flag !== variety) yield `has no flag « ${flag} »`;
  if (row.flags.includes(variety) && row.parents.length === 0) yield 'is a variety of nothing';
  for (const [place, kept] of [
    ['fridge', row.fridge],
    ['freezer', row.freezer],
  ] as const)
    if (!isKept(kept, place, sources)) yield `is kept in the ${place} for no « ${kept} »`;
  if (!isUnsaid(row.piece) && !isSourced(row.piece, sources))
    yield `weighs no « ${row.piece} » a piece`;
}

function isKept(kept: string, place: string, sources: readonly string[]): boolean {
  if (isUnsaid(kept)) return true;
  return kept === outside ? place === 'fridge' : isSourced(kept, sources);
}

const isUnsaid = (cell: string): boolean => cell === '' || cell === none;

/** « 7 mulhouse »: a number, and who says it. */
function isSourced(cell: string, sources: readonly string[]): boolean {
  const [number = '', source = '', ...more] = cell.split(' ');
  return /^[1-9]\d{0,3}$/.test(number) && sources.includes(source) && more.length === 0;
}

function faultsBetween(rows: readonly FoodRow[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unknown = rows.flatMap((row) =>
    [...row.parents, ...instead(row), ...stapleOf(row)]
      .filter((id) => !byId.has(id))
      .map((id) => `« ${row.id} » names « ${id} », which is no food`),
  );
  if (unknown.length > 0) return unknown;
  const circular = rows.filter((row) => isAncestor(byId, row, row.id));
  if (circular.length > 0) return circular.map(({ id }) => `« ${id} » is its own ancestor`);
  return rows.flatMap((row) => {
    const repeated = inherited.filter(
      (claim) => row[claim] !== '' && row[claim] === valueOf(byId, row.parents, claim),
    );
    return [
      ...(valueOf(byId, [row.id], 'aisle') === '' ? [`« ${row.id} » has no aisle`] : []),
      ...repeated.map((claim) => `« ${row.id} » has the ${claim} that its parents have`),
    ];
  });
}

const instead = ({ substitutes }: FoodRow): string[] =>
  listed(substitutes, ' ').filter((id) => id !== none);

const stapleOf = ({ staple }: FoodRow): string[] =>
  ['', 'yes', none].includes(staple) ? [] : [staple];

const isAncestor = (
  byId: ReadonlyMap<string, FoodRow>,
  row: FoodRow,
  id: string,
  seen = new Set<string>(),
): boolean =>
  row.parents.some((parent) => {
    if (parent === id) return true;
    if (seen.has(parent)) return false;
    seen.add(parent);
    const next = byId.get(parent);
    return next !== undefined && isAncestor(byId, next, id, seen);
  });

/** What the first of these foods says, or the first of its parents that says anything. */
function valueOf(byId: ReadonlyMap<string, FoodRow>, ids: readonly string[], claim: Claim): string {
  for (const id of ids) {
    const row = byId.get(id);
    if (!row) continue;
    const own = claim === 'staple' && row.staple === 'yes' ? id : row[claim];
    const value = own || valueOf(byId, row.parents, claim);
    if (value !== '') return value;
  }
  return '';
}

/** The module that the process loads: a food a line with all that it is, its names as keys of words. */
export function compiledFoods(rows: readonly FoodRow[]): string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lines = rows.map((row) =>
    [
      row.id,
      row.names[0]?.replaceAll('=', '') ?? '',
      row.names.map((name) => keysOf(name).join(' ')).join('|'),
      row.flags.filter((flag) => flag !== variety).join(' '),
      ...inherited.map((claim) => {
        const value = valueOf(byId, [row.id], claim);
        return value === none ? '' : value;
      }),
      row.flags.includes(variety) ? (row.parents[0] ?? '') : '',
    ]
      .join('\t')
      .trimEnd(),
  );
  return [
    '// Compiled from server/data/foods/foods.tsv: pnpm generate.',
    `export const foods: string = ${literal(lines)};`,
    '',
  ].join('\n');
}
