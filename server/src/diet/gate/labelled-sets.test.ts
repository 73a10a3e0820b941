import { expect, test } from 'vitest';
import { gateSets } from '../../testkit/labelled-lines.js';
import { dietaryRestrictions } from '../restrictions.js';
import { checkLine } from './gate.js';

const sets = [...gateSets()];
const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
/** The aim of docs/diet-figures.md. */
const mostAlarms = 0.02;

test('there are sets', () => {
  expect(sets.length).toBeGreaterThan(10);
});

test.each(sets)(
  '%s: no conflict is missed, and at most 2 % of what is clear is doubted',
  (_set, lines) => {
    const missed: string[] = [];
    let clear = 0;
    let alarms = 0;
    for (const { line, settled } of lines) {
      const found = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
      for (const each of dietaryRestrictions) {
        if (settled.has(each) && !found.has(each)) missed.push(`${line}: ${each}`);
        if (settled.has(each)) continue;
        clear++;
        if (found.has(each)) alarms++;
      }
    }
    expect(missed).toEqual([]);
    expect(alarms / clear).toBeLessThanOrEqual(mostAlarms);
  },
);
