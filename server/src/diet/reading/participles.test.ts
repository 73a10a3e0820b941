import { expect, test } from 'vitest';
import { conflictLetters } from '../../testkit/conflict-letters.js';

test.each([
  ['120 g de lardons accompagnés de tofu fumé', 'VNHK'],
  ['lardons nappés de tofu', 'VNHK'],
  ['3 saucisses marinées au soja', 'VNHK'],
  ['3 saucisses de Strasbourg (marinées au soja)', 'VNHK'],
  ['saucisses garnies de seitan', 'VNHK'],
  ['saucisses couvertes de tempeh', 'VNHK'],
  ['jambon farci au tofu', 'VNHK'],
  ['lardons mélangés d’émincé végétal', 'VNHK'],
  ['viande hachée complétée de soja', 'VNHK'],
  ['jambon enrobé de dinde', 'VNHK'],
  ['150 g de feta marinée au soja', 'ND'],
  ['feta emiettee de tofu', 'ND'],
  ['fromage recouvert de tofu', 'ND'],
  ['crème épaissie au soja', 'ND'],
  ['crème infusée de coco', 'ND'],
  ['lait parfume d’amande', 'ND'],
  ['beurre aromatisé d’amande', 'ND'],
  ['100 g de semoule accompagnée de maïs', 'G'],
  ['farine coupée de riz', 'G'],
  ['nouilles garnies de riz', 'G'],
  ['semoule mélangée de pain sans gluten', 'G'],
])('a plant past a participle is another thing beside: « %s »', (line, letters) => {
  const found = conflictLetters(line);
  expect([...letters].filter((each) => !found.includes(each))).toEqual([]);
});

test.each([
  ['saucisses fumées de tofu', 'G'],
  ['saucisses composées de soja', 'G'],
  ['lardons fumés de dinde', 'VN'],
  ['crème épaisse de soja', ''],
  ['yaourts brassés au soja', ''],
  ['lait concentré de coco', ''],
  ['farine complète de riz', ''],
  ['pâtes faites de maïs', 'G'],
])('but how it was kept, or what it is made of, is its kind: « %s »', (line, letters) => {
  expect(conflictLetters(line)).toBe(letters);
});
