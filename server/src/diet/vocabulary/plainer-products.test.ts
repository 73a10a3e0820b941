import { expect, it } from 'vitest';
import { plainerProducts } from './plainer-products.js';

it.each([
  ['gousses d’ail', ['ail 10']],
  ['brins de persil', ['persil 10']],
  ['feuilles de basilic', ['basilic 10']],
  ['tranches de jambon', ['jambon 10']],
  ['bouquet de coriandre', ['coriandre 1']],
  ['pommes de terre à chair ferme', ['pomme de terre 1']],
  ['pommes de terre farineuses', ['pomme de terre 1']],
  ['champignons de Paris', ['champignon 1']],
  ['champignons de Paris bruns', ['champignon de pari 1', 'champignon 1']],
  ['gingembre frais', ['gingembre 1']],
  ['riz basmati', ['riz 1']],
  ['lentilles vertes', ['lentille 1']],
  ['pommes de terre', []],
  ['chou-fleur', []],
  ['riz cuit', []],
  ['riz au lait', []],
  ['lentilles corail', []],
  ['fromage de chèvre', []],
  ['carottes et navets', []],
  ['sucre glace', []],
  ['tofu fumé sans gluten', []],
  ['tomates cerises sans pesticides', []],
  ['citron confit', []],
  ['oignons nouveaux', []],
  ['farine de sarrasin', []],
  ['huile d’olive', []],
  ['tomates pelées en boîte', []],
])('« %s » may be at home as %j', (name, expected) =>
  expect(plainerProducts(name).map(({ product, parts }) => `${product} ${parts}`)).toEqual(
    expected,
  ),
);
