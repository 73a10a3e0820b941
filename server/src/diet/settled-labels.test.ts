import { expect, test } from 'vitest';
import { checkLine } from './gate.js';
import { dietaryRestrictions } from './restrictions.js';

/** One line or more for each class of mistake that the second labelling brought to light. */
test.each([
  ['1 bouillion cube', 'VEGETARIAN VEGAN GLUTEN_FREE HALAL KOSHER'],
  ['60g de parmezan', 'VEGAN DAIRY_FREE'],
  ['noisetes concassées', 'NUT_FREE'],
  ['1 trait de Worcester', 'VEGETARIAN VEGAN GLUTEN_FREE'],
  ['60 g de beurre manié', 'VEGAN GLUTEN_FREE DAIRY_FREE'],
  ['20 cl de lben', 'VEGAN DAIRY_FREE'],
  ['100 g de bleu', 'VEGAN DAIRY_FREE'],
  ['150 g de tarama', 'VEGETARIAN VEGAN GLUTEN_FREE DAIRY_FREE KOSHER'],
  ['coq au vin', 'VEGETARIAN VEGAN GLUTEN_FREE HALAL KOSHER'],
  ['250 g de séré maigre, battu', 'VEGAN DAIRY_FREE'],
  ['8 noisettes de chevreuil', 'VEGETARIAN VEGAN'],
  ['2 poivrons corne de bœuf', ''],
  ['1 lapin en chocolat noir', ''],
  ['épices à couscous 2 cc', ''],
  ['300 g de riz à risotto (carnaroli)', ''],
  ['2 grosses courgettes en tagliatelles', ''],
  ['riz au lait de coco et mangue', ''],
])('%s: %s', (line, expected) => {
  const found = new Set(
    checkLine(line, { restrictions: dietaryRestrictions, avoidedFoods: [] }).map(
      ({ restriction }) => restriction,
    ),
  );
  expect(dietaryRestrictions.filter((each) => found.has(each)).join(' ')).toBe(expected);
});
