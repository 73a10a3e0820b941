import { expect, it } from 'vitest';
import { searchItems } from './search-items';

const line = (name: string, recipeTitle: string | null = null) => ({ name, recipeTitle });
const list = [
  line('riz rond', 'Riz au lait'),
  line('lait', 'Riz au lait'),
  line('oignons', 'Poulet au riz'),
  line("gousses d'ail", 'Poulet au riz'),
  line('savon'),
];

it.each([
  ['riz', ['riz rond']],
  ['poulet', []],
  ['d’ail', ["gousses d'ail"]],
  ['oignon', ['oignons']],
  ['savons', ['savon']],
  ['rond riz', ['riz rond']],
  [' ', list.map(({ name }) => name)],
])('« %s » is for what is bought, whatever the recipe is called', (search, names) =>
  expect(searchItems(list, search).map(({ name }) => name)).toEqual(names),
);
