import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What a command prints for lines on its standard input, one JSON object for each. */
function printed(command: 'diet' | 'ingredient', lines: readonly string[]): unknown[] {
  const file = fileURLToPath(new URL(`../../../tools/${command}.mjs`, import.meta.url));
  const { stdout } = spawnSync(process.execPath, [file], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });
  return stdout
    .trimEnd()
    .split('\n')
    .map((row): unknown => JSON.parse(row));
}

test('« pnpm --silent diet » says of each line what conflicts with which of the seven, and which allergens it holds', () => {
  expect(printed('diet', ['2 carottes', '10 cl de vin blanc'])).toEqual([
    { line: '2 carottes', conflicts: [], allergens: [] },
    {
      line: '10 cl de vin blanc',
      conflicts: [{ restriction: 'HALAL', word: 'vin blanc', reason: 'contient de l’alcool' }],
      allergens: [
        {
          allergen: 'SULPHITES',
          word: 'vin blanc',
          reason: 'contient d’ordinaire des sulfites',
          doubtful: true,
        },
      ],
    },
  ]);
});

test('« pnpm --silent ingredient » says of each line how much of what, and where it is sold', () => {
  expect(printed('ingredient', ['250 g de farine'])).toEqual([
    { line: '250 g de farine', quantity: 250, unit: 'g', name: 'farine', aisle: 'BAKING' },
  ]);
});
