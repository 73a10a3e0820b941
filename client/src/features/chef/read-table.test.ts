import type { PhrasingContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { nothingRead, readOn } from './read-markdown';
import { tableIn } from './read-table';

const textOf = (node: PhrasingContent): string =>
  'value' in node
    ? node.value.trim()
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';

function read(text: string): string[][] | null {
  const node = readOn(nothingRead, text).blocks[0]?.node;
  const table = node?.type === 'paragraph' ? tableIn(node) : null;
  return (
    table &&
    [table.head, ...table.rows].map(({ cells }) =>
      cells.map(({ nodes }) => nodes.map(textOf).join('')),
    )
  );
}

describe('a table', () => {
  it.each([
    ['with bars around it', '| Tasse | Grammes |\n|---|:-:|\n| **Farine** | 125 g |\n| Sucre | |'],
    ['without', 'Tasse | Grammes\n--- | ---\n**Farine** | 125 g\nSucre |'],
  ])('is read by rows and cells: %s', (_, text) => {
    const rows = read(text);
    expect(rows?.slice(0, 2)).toEqual([
      ['Tasse', 'Grammes'],
      ['Farine', '125 g'],
    ]);
    expect(rows?.[2]?.[0]).toBe('Sucre');
  });

  it.each([
    ['prose', 'Prenez 2 | 3 œufs.'],
    ['two lines with bars and no line of dashes', '| a | b |\n| c | d |'],
    ['a line of dashes under prose', 'Un titre\n| --- |\nUn mot'],
    ['a head alone', '| a | b |'],
  ])('is not %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
