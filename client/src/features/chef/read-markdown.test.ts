import { describe, expect, it } from 'vitest';
import { headingLevels, nothingRead, readOn } from './read-markdown';

const reply = `# Velouté de potiron

Une soupe **douce**, prête en *trente* minutes.

## Ingrédients

- 800 g de potiron
- 1 oignon

- 20 cl de lait

> Gardez les graines.

1. Coupez.
2. Cuisez.

   Trente minutes.

Bon appétit !`;

const types = (text: string): string[] =>
  readOn(nothingRead, text).blocks.map(({ node }) => node.type);

describe('readOn', () => {
  it('reads headings, lists, quotes and paragraphs', () => {
    expect(types(reply)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'list',
      'blockquote',
      'list',
      'paragraph',
    ]);
  });

  it('reads a text that arrives letter by letter as it reads the whole', () => {
    let read = nothingRead;
    for (let length = 1; length <= reply.length; length += 1)
      read = readOn(read, reply.slice(0, length));
    expect(read.blocks.map(({ node }) => node.type)).toEqual(types(reply));
    expect(read.blocks.map(({ start }) => reply[start])).toEqual([...'#U#->1B']);
  });

  it('keeps every block but the last one', () => {
    const before = readOn(nothingRead, 'Un.\n\nDeux.\n\nTrois');
    const after = readOn(before, 'Un.\n\nDeux.\n\nTrois.\n\nQuatre');
    expect(after.blocks[0]).toBe(before.blocks[0]);
    expect(after.blocks[1]).toBe(before.blocks[1]);
    expect(after.blocks).toHaveLength(4);
  });

  it('keeps the items of an indented list beside each other', () => {
    const before = readOn(nothingRead, 'Il faut :\n\n  - du lait');
    const [, list] = readOn(before, 'Il faut :\n\n  - du lait\n  - des œufs').blocks;
    expect(list?.node).toMatchObject({ type: 'list', children: [{}, {}] });
  });

  it('starts again when the text is another one', () => {
    const before = readOn(nothingRead, 'Un.\n\nDeux.');
    expect(readOn(before, 'Trois.').blocks).toHaveLength(1);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', 'paragraph'],
    ['<script>alert(1)</script>', 'paragraph'],
    ['[x]: https://example.org', 'paragraph'],
    ['    4 espaces', 'paragraph'],
  ])('takes %j for text', (text, type) => expect(types(text)).toEqual([type]));

  it('finds no way around with an entity', () => {
    const [block] = readOn(nothingRead, '&lt;img src=x&gt;').blocks;
    expect(JSON.stringify(block?.node)).toContain('"value":"<img src=x>"');
  });
});

describe('headingLevels', () => {
  it.each<[string, string, (number | null)[]]>([
    ['as they are written', '# A\n\nb\n\n## C', [3, null, 4]],
    ['from the sign that the model began with', '### A\n\n#### B\n\n### C', [3, 4, 3]],
    ['without a gap', '# A\n\n#### B\n\n###### C', [3, 4, 5]],
    ['where a lower one comes first', '### A\n\n# B', [3, 3]],
    ['no deeper than there are', '# A\n\n## B\n\n### C\n\n#### D\n\n##### E', [3, 4, 5, 6, 6]],
  ])('stand below the message %s', (_, text, levels) => {
    expect(headingLevels(readOn(nothingRead, text).blocks)).toEqual(levels);
  });
});
