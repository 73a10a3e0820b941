import type { Aisle, Packaging } from '../../graphql.generated';
import { mergeItems, type Item, type Line } from './merge-items';

export interface ListedRow extends Item {
  aisle: Aisle;
  /** What it is sold in; null where it is sold by weight, or nobody knows. */
  packaging: Packaging | null;
  recipeId: string | null;
  recipeTitle: string | null;
}

export type Grouping = 'NONE' | 'RECIPE' | 'AISLE';

/** A line, and whether it lies in the basket, at the end of its group. */
export interface ShownLine extends Line<ListedRow> {
  key: string;
  settled: boolean;
}

export interface Section {
  key: string;
  /** What the group is of: everything, what was added by hand, a recipe or an aisle. */
  of:
    | { kind: 'ALL' | 'MANUAL' }
    | { kind: 'RECIPE'; title: string }
    | { kind: 'AISLE'; aisle: Aisle };
  lines: readonly ShownLine[];
  /** How many lines it has, as the progress counts them; drawn yet or not. */
  total: number;
}

type Head = Pick<Section, 'key' | 'of'>;

const all: Head = { key: 'all', of: { kind: 'ALL' } };
const manual: Head = { key: 'manual', of: { kind: 'MANUAL' } };

function headOf(row: ListedRow, grouping: Grouping): Head {
  if (grouping === 'NONE') return all;
  if (grouping === 'AISLE') return { key: row.aisle, of: { kind: 'AISLE', aisle: row.aisle } };
  const { recipeId, recipeTitle } = row;
  if (recipeTitle === null) return manual;
  return { key: `recipe ${recipeId ?? recipeTitle}`, of: { kind: 'RECIPE', title: recipeTitle } };
}

const shownLines = (
  section: string,
  rows: readonly ListedRow[],
  settled: ReadonlySet<string>,
): ShownLine[] =>
  [false, true].flatMap((isSettled) =>
    mergeItems(rows.filter(({ id }) => settled.has(id) === isSettled)).map((line) => ({
      ...line,
      settled: isSettled,
      key: `${section} ${isSettled ? 'settled' : 'open'} ${line.product}`,
    })),
  );

/**
 * The list as it is shown: groups in their order (recipes as they come, what was added by hand after
 * them; aisles as the household walks them), in each the open lines, then those in the basket.
 */
export function groupItems(
  rows: readonly ListedRow[],
  grouping: Grouping,
  settled: ReadonlySet<string>,
  aisles: readonly Aisle[],
): Section[] {
  const groups = new Map<string, { head: Head; rows: ListedRow[] }>();
  for (const row of rows) {
    const head = headOf(row, grouping);
    const group = groups.get(head.key);
    if (group) group.rows.push(row);
    else groups.set(head.key, { head, rows: [row] });
  }
  const rank = ({ of }: Head): number => {
    if (of.kind === 'AISLE') return aisles.indexOf(of.aisle);
    return of.kind === 'MANUAL' ? 1 : 0;
  };
  return [...groups.values()]
    .sort((a, b) => rank(a.head) - rank(b.head))
    .map(({ head, rows: own }) => {
      const lines = shownLines(head.key, own, settled);
      return { ...head, lines, total: lines.length };
    });
}

/** The groups as far as so many lines reach: what a screen shows before the rest is drawn. */
export function firstLines(sections: readonly Section[], most: number): Section[] {
  let room = most;
  return sections.flatMap((section) => {
    const lines = section.lines.slice(0, Math.max(0, room));
    room -= lines.length;
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
}
