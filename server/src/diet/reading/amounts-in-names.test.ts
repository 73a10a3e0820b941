import { describe, expect, test } from 'vitest';
import { checkLine, checkText } from '../gate/gate.js';
import { dietaryRestrictions } from '../restrictions.js';

const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const conflicts = (text: string, check = checkLine): string[] =>
  check(text, rules).map(
    ({ restriction, doubtful }) => restriction + (doubtful ? ' in doubt' : ''),
  );
const restrictions = (text: string, check = checkLine): string[] =>
  [...new Set(conflicts(text, check))].toSorted();

describe('an amount between a name and what it is of', () => {
  const names = [
    ['filet', 'd’huile d’olive'],
    ['filets', 'de saumon'],
    ['noix', 'de beurre'],
    ['noisette', 'de margarine végétale'],
    ['noix', 'de pécan'],
    ['noix', 'de coco'],
    ['noix', 'de veau'],
    ['cœurs', 'd’artichauts'],
    ['langue', 'de bœuf'],
    ['pied', 'de porc'],
    ['crème', 'de soja'],
    ['crème', 'de la ferme'],
    ['farine', 'de sarrasin'],
    ['saucisses', 'de tofu'],
  ] as const;
  const amounts = [
    '(15 g)',
    '(environ 15 g)',
    '(soit 1,5 càs)',
    '[2 x 10 g]',
    '(15 g / 1 c. à s.)',
  ];

  test.each(names.flatMap(([name, of]) => amounts.map((amount) => [name, amount, of] as const)))(
    '1 %s %s %s is read as without it',
    (name, amount, of) => {
      expect(restrictions(`1 ${name} ${amount} ${of}`)).toEqual(restrictions(`1 ${name} ${of}`));
    },
  );

  test.each([
    ['noix (30 g)', 'NUT_FREE'],
    ['noix (30 g), beurre', 'NUT_FREE'],
    ['noix (30 g) et de beurre', 'NUT_FREE'],
    ['noix (30 g) du jardin', 'NUT_FREE'],
    ['noix de 15 g', 'NUT_FREE'],
    ['filet (200 g)', 'VEGETARIAN in doubt'],
    ['viande (300 g) avec du tofu', 'VEGETARIAN'],
    ['jambon (2 tranches, pas de dinde)', 'HALAL'],
  ])('%s still conflicts with %s', (line, restriction) => {
    expect(conflicts(line)).toContain(restriction);
  });

  test('a dab is one in a sentence, where « de » may else belong to the verb', () => {
    expect(conflicts('Ajouter une noix (15 g) de beurre.', checkText)).not.toContain('NUT_FREE');
    expect(conflicts('Recouvrir la viande (300 g) de tofu.', checkText)).toContain('VEGETARIAN');
    expect(conflicts('Parsemer de noix (15 g).', checkText)).toContain('NUT_FREE');
  });

  test('a bracket without an end is read in no time', () => {
    const start = 'noix (' + '1g.'.repeat(600);
    expect(conflicts(start)).toContain('NUT_FREE');
  });
});
