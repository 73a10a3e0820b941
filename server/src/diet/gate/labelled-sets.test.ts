import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dietaryRestrictions } from '../restrictions.js';
import { checkLine } from './gate.js';

const folder = new URL('../../../data/diet-labels/', import.meta.url);
const sets = readdirSync(folder).filter((name) => /^gate-.*\.settled\.tsv$/.test(name));
const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
/** The aim of docs/diet-figures.md. */
const mostAlarms = 0.02;

test('there are sets', () => {
  expect(sets.length).toBeGreaterThan(10);
});

test.each(sets)(
  '%s: no conflict is missed, and at most 2 % of what is clear is doubted',
  (name) => {
    const missed: string[] = [];
    let clear = 0;
    let alarms = 0;
    for (const row of readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean)) {
      const [line = '', labels = ''] = row.split('\t');
      const wanted = new Set(labels.split(' '));
      const found = new Set<string>(checkLine(line, rules).map(({ restriction }) => restriction));
      for (const each of dietaryRestrictions) {
        if (wanted.has(each) && !found.has(each)) missed.push(`${line}: ${each}`);
        if (wanted.has(each)) continue;
        clear++;
        if (found.has(each)) alarms++;
      }
    }
    expect(missed).toEqual([]);
    expect(alarms / clear).toBeLessThanOrEqual(mostAlarms);
  },
);
