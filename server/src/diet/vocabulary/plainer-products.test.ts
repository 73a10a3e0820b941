import { expect, it } from 'vitest';
import { boughtWhole, plainerProducts } from './plainer-products.js';
import { canonicalProduct } from './product.js';

const plainer = (name: string): string[] =>
  plainerProducts(canonicalProduct(name)).map(({ product, parts }) => `${product} ${parts}`);

it.each([
  ['gousses d’ail', ['ail 10']],
  ['gousses d’ail pelées', ['ail 10']],
  ['brins de persil', ['persil 10']],
  ['feuilles de basilic', ['basilic 30']],
  ['feuilles de bettes', ['bette 10']],
  ['bouquet de coriandre', ['coriandre fraiche 1', 'coriandre 1']],
  ['branches de thym', ['thym frai 10', 'thym 10']],
  ['bulbes de fenouil', ['fenouil 1']],
  ['botte de radis', ['radi 1']],
  ['pommes de terre à chair ferme', ['pomme de terre 1']],
  ['pommes de terre farineuses', ['pomme de terre 1']],
  ['pommes de terre nouvelles', ['pomme de terre 1']],
  ['champignons de Paris', ['champignon 1']],
  ['champignons bruns', ['champignon 1']],
  ['gingembre frais (3 cm)', ['gingembre 1']],
  ['riz basmati', ['riz 1']],
  ['lentilles vertes', ['lentille 1']],
])('« %s » may be at home as %j', (name, expected) => expect(plainer(name)).toEqual(expected));

it.each([
  'pommes de terre',
  'pommes de terre douces',
  'pommes de terre rissolées',
  'chou-fleur',
  'riz cuit',
  'riz au lait',
  'feuilles de riz',
  'lentilles corail',
  'fromage de chèvre',
  'tranches de fromage vegan',
  'tranches de pain de sarrasin',
  'tranches de saumon végétal',
  'feuilles de gélatine végétale',
  'feuilles de lasagne de lentilles',
  'tranches de jambon',
  'tofu fumé sans gluten',
  'carottes et navets',
  'oignons nouveaux',
  'oignons frits',
  'citron confit',
  'citron en poudre',
  'tomates confites',
  'ail noir',
  'pied de mouton',
  'tête de veau',
  'gousse de vanille',
  'sucre glace',
  'farine de sarrasin',
  'huile d’olive',
  'tomates pelées en boîte',
])('« %s » is at home under its own name alone', (name) => expect(plainer(name)).toEqual([]));

it.each([
  ['brins de persil', 'persil 10'],
  ['brins de persil plat ciselés', 'persil 10'],
  ['bouquet de persil', 'persil 1'],
  ['gousses d’ail pelées', 'ail 10'],
  ['tête d’ail', 'ail 1'],
  ['gousses ail', 'ail 10'],
  ['gousses d’ail hachées ou pressées', 'ail 10'],
  ['branches céleri', 'céleri branche 10'],
  ['feuilles de menthe', 'menthe 30'],
  ['brins de menthe fraîche', 'menthe 10'],
  ['bouquet de coriandre', 'coriandre 1'],
  ['brins de thym', 'thym frais 10'],
  ['branches de thym frais', 'thym frais 10'],
  ['branches de céleri', 'céleri branche 10'],
  ['bulbe de fenouil', 'fenouil 1'],
  ['grandes feuilles de bettes', 'bette 10'],
])('« %s » is bought as %s', (name, expected) => {
  const whole = boughtWhole(canonicalProduct(name));
  expect(whole && `${whole.name} ${whole.parts}`).toBe(expected);
});

it.each([
  'persil',
  'persil séché',
  'feuilles de basilic séché',
  'brins de thym citronné',
  'branches de thym séché',
  'feuilles de laurier',
  'ail en poudre',
  'gousses d’ail noir',
  'gousse de vanille',
  'feuilles de riz',
  'feuilles brick',
  'feuilles de brick',
  'feuilles de gélatine',
  'branche de chocolat',
  'tête de veau',
  'bouquet garni',
  'bouquet de crevettes',
  // One is no radish, and a floret no head.
  'botte de radis',
  'bouquets de brocoli',
  'bouquets de chou-fleur',
  'brins de persil surgelé',
  'tiges de rhubarbe',
  'branches de tomates cerises',
  'feuilles de citron vert',
  'tiges d’asperges vertes',
])('« %s » is bought as it is named', (name) =>
  expect(boughtWhole(canonicalProduct(name))).toBeNull(),
);
