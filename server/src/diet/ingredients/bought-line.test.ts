import { expect, test } from 'vitest';
import { boughtLine } from './bought-line.js';
import type { Unit } from '../unit.js';

const cases: [string, number | null, Unit, string][] = [
  ['5 cm de poireau', null, 'UNIT', 'poireau (5 cm)'],
  ['2 cm de gingembre', null, 'UNIT', 'gingembre (2 cm)'],
  ['2 à 3 cm de gingembre frais', null, 'UNIT', 'gingembre frais (3 cm)'],
  ['5 mm d’écorce de citron', null, 'UNIT', 'écorce de citron (5 mm)'],
  ['1 morceau de gingembre de 2 cm', 1, 'UNIT', 'morceau de gingembre de 2 cm'],
  ['4 œufs + 1 jaune', 5, 'UNIT', 'œufs'],
  ['1 œuf + 1 jaune', 2, 'UNIT', 'œufs'],
  ['3 gros œufs et 2 jaunes', 5, 'UNIT', 'gros œufs'],
  ['1 petit œuf + 1 jaune pour dorer', 2, 'UNIT', 'petits œufs'],
  ['2 jaunes d’œufs + 1 œuf entier', 3, 'UNIT', 'œufs entiers'],
  ['3 œufs et 200 g de farine', 3, 'UNIT', 'œufs et 200 g de farine'],
  ['3 jaunes d’œufs', 3, 'UNIT', 'jaunes d’œufs'],
  ['100 g de beurre + 20 g pour le moule', 120, 'G', 'beurre'],
  ['1 mg de safran', null, 'UNIT', 'safran'],
  ['1 g de safran', 1, 'G', 'safran'],
  ['500 g de farine', 500, 'G', 'farine'],
  ['sel et poivre', null, 'UNIT', 'sel et poivre'],
];

test.each(cases)('%s', (line, quantity, unit, name) => {
  expect(boughtLine(line)).toMatchObject({ quantity, unit, name });
});
