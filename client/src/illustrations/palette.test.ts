import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TONES } from './palette';

const folder = import.meta.dirname;
const css = readFileSync(join(folder, 'palette.css'), 'utf8');

const names = (selector: string) => {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  return [...block.matchAll(/--ill-([\w-]+):/g)].map(([, name]) => name);
};

describe('palette', () => {
  it('has every tone in both themes, and no other', () => {
    expect(names(':root')).toEqual([...TONES]);
    expect(names("[data-theme='dark']")).toEqual([...TONES]);
  });

  it('is the only place with a colour in it', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(20);
    const coloured = files.filter((name) =>
      /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl\(/i.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(coloured).toEqual([]);
  });
});
