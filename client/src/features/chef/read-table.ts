import type { Paragraph, PhrasingContent } from 'mdast';

interface Cell {
  /** Where it begins in the text; a key of its own as well. */
  readonly start: number;
  readonly nodes: readonly PhrasingContent[];
}

interface Row {
  readonly start: number;
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly head: Row;
  readonly rows: readonly Row[];
}

interface OpenCell extends Cell {
  readonly nodes: PhrasingContent[];
}

const dashes = /^[\s:-]*-[\s:-]*$/;

const textOf = ({ nodes }: Cell): string =>
  nodes.map((node) => ('value' in node ? node.value : '·')).join('');

const isBlank = (cell: Cell | undefined): boolean => !cell || textOf(cell).trim() === '';

/** A row without what stands before its first bar and after its last one. */
function rowOf(cells: readonly Cell[]): Row {
  const first = isBlank(cells[0]) ? 1 : 0;
  const last = cells.length > 1 && isBlank(cells.at(-1)) ? -1 : undefined;
  return { start: cells[0]?.start ?? 0, cells: cells.slice(first, last) };
}

const from = (node: PhrasingContent, start: number, value: string): PhrasingContent =>
  node.position
    ? {
        type: 'text',
        value,
        position: { ...node.position, start: { ...node.position.start, offset: start } },
      }
    : { type: 'text', value };

/** The paragraph's lines, cut at each bar of their text. */
function cutAtBars({ children, position }: Paragraph): OpenCell[][] {
  let cell: OpenCell = { start: position?.start.offset ?? 0, nodes: [] };
  let row = [cell];
  const rows = [row];
  for (const node of children) {
    if (node.type !== 'text') {
      cell.nodes.push(node);
      continue;
    }
    let start = node.position?.start.offset ?? 0;
    for (const piece of node.value.split(/([|\n])/)) {
      const end = start + piece.length;
      if (piece === '|' || piece === '\n') {
        cell = { start: end, nodes: [] };
        if (piece === '|') row.push(cell);
        else rows.push((row = [cell]));
      } else if (piece !== '') cell.nodes.push(from(node, start, piece));
      start = end;
    }
  }
  return rows;
}

/** A paragraph that is a table, which plain markdown does not know: a head, a line of dashes, rows. */
export function tableIn(paragraph: Paragraph): Table | null {
  const lines = cutAtBars(paragraph);
  if (lines.some((line) => line.length < 2)) return null;
  const [head, rule, ...rows] = lines.map(rowOf);
  if (!head || !rule || !rule.cells.every((cell) => dashes.test(textOf(cell)))) return null;
  return { head, rows };
}
