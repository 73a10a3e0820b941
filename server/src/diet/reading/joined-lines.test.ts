import { expect, test } from 'vitest';
import { linesOfStrangers } from '../../testkit/labelled-lines.js';
import { checkLine } from '../gate/gate.js';
import { dietaryRestrictions } from '../restrictions.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const conflictsOf = (line: string): ReadonlySet<string> =>
  new Set(checkLine(line, rules).map(({ restriction }) => restriction));

/** What speaks of its neighbours too: a negation, an origin, a bracket, an amount, a choice, a substance. */
const speaksOfOthers =
  /sans|v[ée]g|vegan|\bni\b|halal|cas?c?her|soja|tofu|quorn|coco|amande|free|riz|avoine|faux|façon|plant|goût|saveur|pour|pleurote|calamar|thon|kebab|[(),:/\d]|\bou\b/iu;

/** Names of one food or dish, as the labelled sets have them. */
const names = linesOfStrangers()
  .filter((line) => /^\p{L}.*\p{Ll}/u.test(line))
  .filter((line) => line.length < 32 && !speaksOfOthers.test(line));
const alone = new Map(names.map((name) => [name, conflictsOf(name)]));
const conflictsAlone = (name: string): readonly string[] => [...(alone.get(name) ?? [])];
const feared = names.filter((name) => conflictsAlone(name).length > 0);

test('there are names enough to join', () => {
  expect(feared.length).toBeGreaterThan(700);
});

test.each([' et ', ', ', ' + ', ' avec ', ' & ', ' - ', ' / ', '\n'])(
  'two names joined by %j keep what each of them holds',
  (link) => {
    const lost = feared.flatMap((name, index) => {
      // Primes to the number of names: every name meets others, the same in each run.
      const other = names[(index * 37 + 11) % names.length] ?? '';
      const line = index % 2 === 0 ? `${name}${link}${other}` : `${other}${link}${name}`;
      const found = conflictsOf(line);
      const held = [...conflictsAlone(name), ...conflictsAlone(other)];
      const kept = held.every((each) => found.has(each));
      return kept ? [] : [line];
    });
    expect(lost).toEqual([]);
  },
);

const ofName = (name: string): string =>
  /^[aeéèêiîoœuy]/iu.test(name) ? `d’${name}` : `de ${name}`;

test.each<[string, (name: string) => string]>([
  ['in capitals', (name) => name.toUpperCase()],
  ['by weight', (name) => `250 g ${ofName(name)}`],
  ['in a packet', (name) => `1 paquet ${ofName(name)}`],
  ['left over', (name) => `un reste ${ofName(name)}`],
  ['twice, as on a receipt', (name) => `${name} x2`],
  ['with its price', (name) => `${name} 3.95`],
  ['frozen', (name) => `${name} surgelé`],
  ['of a shop', (name) => `${name} Migros`],
  ['in cubes', (name) => `${name}, en dés`],
  ['a share', (name) => `une part ${ofName(name)}`],
  ['optional', (name) => `${name} (facultatif)`],
  ['after another food', (name) => `sel, ${name}`],
])('a name %s holds what it holds alone', (_way, write) => {
  const lost = feared.filter((name) => {
    const found = conflictsOf(write(name));
    return !conflictsAlone(name).every((each) => found.has(each));
  });
  expect(lost.map(write)).toEqual([]);
});
