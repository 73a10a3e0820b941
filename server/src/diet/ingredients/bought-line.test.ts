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
  ['2 poulets de 1,4 kg', 2, 'UNIT', 'poulets (1,4 kg pièce)'],
  ['4 dos de cabillaud de 150 g', 4, 'UNIT', 'dos de cabillaud (150 g pièce)'],
  ['4 truites vidées d’environ 250 g', 4, 'UNIT', 'truites vidées (environ 250 g pièce)'],
  ['1 poulet de 1,4 kg, coupé en morceaux', 1, 'UNIT', 'poulet (1,4 kg pièce), coupé en morceaux'],
  ['1 gigot d’agneau de 2 kg', 1, 'UNIT', 'gigot d’agneau (2 kg pièce)'],
  ['1 reblochon de 450 g', 1, 'UNIT', 'reblochon (450 g pièce)'],
  ['2 boîtes de maïs de 285 g', 2, 'UNIT', 'boîtes de maïs de 285 g'],
  ['1 pot de yaourt nature de 125 g', 1, 'UNIT', 'pot de yaourt nature de 125 g'],
  ['1 moule de 26 cm', 1, 'UNIT', 'moule de 26 cm'],
  ['1 kg de poulet', 1, 'KG', 'poulet'],
  ['sel et poivre', null, 'UNIT', 'sel et poivre'],
];

test.each(cases)('%s', (line, quantity, unit, name) => {
  expect(boughtLine(line)).toMatchObject({ quantity, unit, name });
});
