import { describe, expect, it } from 'vitest';
import { addTags } from './tags';

describe('addTags', () => {
  it('trims, splits at commas and drops blank parts', () => {
    expect(addTags([], '  olives ,, blue   cheese;\n leeks ')).toEqual([
      'olives',
      'blue cheese',
      'leeks',
    ]);
    expect(addTags(['olives'], ' , ')).toEqual(['olives']);
  });

  it('does not repeat a tag in another case or with other accents', () => {
    expect(addTags(['Épinards'], 'epinards, ÉPINARDS, pâté')).toEqual(['Épinards', 'pâté']);
  });

  it('stops at the bound and leaves the given list alone', () => {
    const tags = ['a'];
    expect(addTags(tags, 'b, c, d', 3)).toEqual(['a', 'b', 'c']);
    expect(tags).toEqual(['a']);
  });
});
