import { expect, it } from 'vitest';
import { noWishes } from './recipe-brief.js';
import { readReply } from './reply-reader.js';
import { unmetWishes } from './unmet-wishes.js';

function recipeWith(line: string) {
  const reading = readReply(
    `# Un plat du soir\n\nIl est vite fait.\n\n## Ingrédients\n- ${line}\n\n## Instructions\n1. Cuire 10 minutes.\n`,
  );
  if (!reading.ok) throw new Error(reading.problem);
  return reading.recipe;
}

it.each([
  ['courgettes et feta', '3 courgettes', []],
  ['mes restes de poulet', '300 g de poulet cuit', []],
  ['filet de poulet', '4 blancs de poulet', []],
  ['thon en boîte', '1 boîte de thon', []],
  ['poireaux carottes', '3 poireaux', []],
  ['épinards surgelés', '500 g d’épinards', []],
  ['oeufs', '6 œufs', []],
  ['poisson', '400 g de cabillaud', []],
  ['viande hachée', '500 g de bœuf haché', []],
  ['lentilles', '300 g de riz', ['INGREDIENT']],
  ['lait de coco', '1 courge', ['INGREDIENT']],
  ['xylophone', '1 courge', ['INGREDIENT']],
])('« %s » of « %s » leaves out %j', (ingredient, line, unmet) => {
  expect(
    unmetWishes(recipeWith(line), { wishes: { ...noWishes, ingredient }, plannedTitles: [] }),
  ).toEqual(unmet);
});

it.each([
  ['UN PLAT DU SOÎR', ['ANOTHER_DISH']],
  ['Un plat du soir au four', []],
])('« Un plat du soir » beside « %s » leaves out %j', (planned, unmet) => {
  const brief = { wishes: noWishes, plannedTitles: ['Rösti', planned] };
  expect(unmetWishes(recipeWith('1 courge'), brief)).toEqual(unmet);
});
