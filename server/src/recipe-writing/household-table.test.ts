import { expect, it } from 'vitest';
import { leastAtTable, tableOf } from './household-table.js';

type Answer = readonly [adults: number, children: number, servings?: number];

const members = (answers: readonly (Answer | null)[]) =>
  answers.map((answer, place) => ({
    id: String(place),
    preferences: answer && {
      adults: answer[0],
      children: answer[1],
      servings: answer[2] ?? null,
      difficulty: 'MEDIUM' as const,
    },
  }));

it.each<
  [what: string, answers: (Answer | null)[], adults: number, children: number, servings: number]
>([
  ['one alone', [[1, 0]], 1, 0, 1],
  ['a couple', [[2, 0]], 2, 0, 2],
  ['three', [[1, 2]], 1, 2, 3],
  ['a large family', [[6, 3]], 6, 3, 9],
  ['one alone who cooks for two days', [[1, 0, 2]], 1, 0, 2],
  ['a family that cooks less', [[2, 3, 2]], 2, 3, 2],
  [
    'a partner who counted only herself',
    [
      [1, 0],
      [2, 2],
    ],
    2,
    2,
    4,
  ],
  [
    'flatmates who each counted themselves',
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
    3,
    0,
    3,
  ],
  [
    'what another one chose',
    [
      [2, 0],
      [2, 0, 7],
    ],
    2,
    0,
    2,
  ],
  ['a member who has not answered', [null, [2, 1]], 2, 1, 3],
  ['nobody who has', [null, null], 1, 0, 4],
])('%s', (_what, answers, adults, children, servings) => {
  expect(tableOf(members(answers), '0')).toMatchObject({ adults, children, servings });
});

it('is as hard as the person chose, and easy for whom nothing is known', () => {
  expect(tableOf(members([[1, 0]]), '0').difficulty).toBe('MEDIUM');
  expect(tableOf(members([null, [1, 0]]), '0').difficulty).toBe('EASY');
});

it('has at least whom the others count, and each member', () => {
  expect(leastAtTable(members([[5, 0]]), '0')).toBe(1);
  expect(
    leastAtTable(
      members([
        [5, 0],
        [2, 1],
      ]),
      '0',
    ),
  ).toBe(3);
  expect(leastAtTable(members([[5, 0], [1, 0], null]), '0')).toBe(3);
});
