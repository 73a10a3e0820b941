import { expect, it } from 'vitest';
import { plainerProducts } from './plainer-products.js';
import { canonicalProduct } from './product.js';

const plainer = (name: string): string[] =>
  plainerProducts(canonicalProduct(name)).map(({ product, parts }) => `${product} ${parts}`);

it.each([
  ['gousses d’ail', ['ail 10']],
  ['gousses d’ail pelées', ['ail 10']],
  ['brins de persil', ['persil 10']],
  ['feuilles de basilic', ['basilic 10']],
  ['bouquet de coriandre', ['coriandre 1']],
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
