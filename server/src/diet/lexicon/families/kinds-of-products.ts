import { additions, combine, entriesOf, phrases } from '../types.js';
import { chocolateBrands } from '../unsaid.js';

/** « pesto Barilla »: each head before each of the words. */
const beside = (heads: string, words: string): string =>
  combine(heads, words, '').join(', ').replaceAll('  ', ' ');

/** Brands whose dark bars are asked for by name: without a kind they are a doubt, with one the kind decides. */
const oftenDark = new Set(
  phrases(
    'lindt, frey, suchard, villars, côte d’or, poulain, merci, halba, favarger, läderach, sprüngli',
  ),
);

const biscuitBars =
  'kägi fret, kägi, kaegi fret, kägifret, kit kat, kitkat, kit-kat, twix, lion, mars, maltesers, smarties, balisto, barre mars, barres mars, mars barre, gaufrettes kägi, barre lion, barres lion, barre nuts, tronky, knoppers, duplo, hanuta, crunch, cailler branches, ovo crunchy, ovo rocks, barre ovomaltine';
const noodles =
  'nouilles instantanées, nouilles instantanées japonaises, ramen instantané, cup noodles';

/** What the policy’s « Kinds of products » say of a thing that is named without its content. */
export const kindsOfProducts = additions([
  // Chocolate and confectionery by brand.
  {
    has: ['MILK'],
    only: 'LINE',
    names: phrases(chocolateBrands)
      .filter((brand) => !oftenDark.has(brand))
      .join(', '),
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    only: 'LINE',
    names:
      'kinder, kinder chocolat, kinder surprise, kinder maxi, bounty, bounties, milky way, toblerone, ragusa, torino, minor, quality street, boîte de celebrations, daims, barre daim, mini daim, éclats de daim, chocolat daim, glace daim, kinder pingui, kinder délice, bounty biscuit',
  },
  { has: ['MILK', 'GLUTEN'], may: ['NUT'], only: 'LINE', names: biscuitBars },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG', 'NUT'],
    only: 'LINE',
    names:
      'gaufrettes fourrées, gaufrette fourrée, gaufrettes au chocolat, gaufrettes vanille, gaufrettes à la noisette, napolitains, napolitain, manner, gaufrettes manner, neapolitaner, loacker, assortiment de biscuits, biscuits assortis, boîte de biscuits, kambly, biscuits kambly, assortiment kambly, biscuits de fête, petits fours, petit four, petits fours secs, pâtisseries orientales, mignardises, mignardise, wafers, wafer',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: 'viennoiserie, viennoiseries',
  },
  // Sauces, mixes and stews.
  {
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: 'dressing, dressings, french dressing, caesar dressing, sauce à salade, sauce salade',
  },
  {
    may: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    only: 'LINE',
    names:
      'mix pour chili, mix pour tacos, mix pour fajitas, mix pour burritos, mix pour goulasch, mix pour lasagnes, mix pour spaghetti, mix pour bolognaise, mix chili, mix bolognaise, mix pour sauce, mix goulasch, fix pour spaghetti, fix pour goulasch, fix pour lasagnes, fix pour chili, préparation pour sauce, poudre pour sauce, sauce à lier, maggi fix, knorr fix',
  },
  {
    may: ['PORK'],
    only: 'LINE',
    names:
      'daube, daubes, daube de bœuf, daube de joue de bœuf, daube provençale, daube niçoise, daube de taureau, daube d’agneau, daube de veau, bœuf en daube, joue de bœuf en daube, estouffade, estouffade de bœuf, estouffade provençale, bourguignon, bœuf bourguignon, joues de bœuf bourguignonnes, coq au vin',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'farce, farce à légumes, farce pour légumes, farce à tomates, farce fine, farce de charcutier, farce de veau, farce de porc, farce à la viande, farce de viande, farce à volaille, farce pour volaille',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'farce aux champignons, farce aux légumes, farce aux herbes, farce aux marrons',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'farce aux champignons, farce aux légumes, farce aux herbes, farce aux marrons',
  },
  { may: ['PORK'], clearedBy: ['PERMITTED_ANIMAL'], only: 'LINE', names: 'schnitzel, schnitzels' },
  {
    may: ['EGG'],
    only: 'LINE',
    names: beside(
      'courgettes, courgette, aubergines, aubergine, chou-fleur, légumes, céleri, champignons, brocoli, fromage, camembert, mozzarella, brie, chèvre',
      'pané, panés, panée, panées',
    ),
  },
  {
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names: beside('chips', 'saveur, goût, au goût, à la saveur, arôme'),
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT'],
    only: 'LINE',
    names: beside(noodles, 'saveur poulet, saveur bœuf, saveur canard, goût poulet, goût bœuf'),
  },
  // Dishes that hold more than their name says.
  {
    may: ['GLUTEN', 'MILK', 'HONEY', 'NUT'],
    only: 'LINE',
    names:
      'barre aux noix, barres aux noix, barre aux amandes, barres aux amandes, barre aux fruits, barres aux fruits, barre aux fruits secs',
  },
  {
    has: ['MILK'],
    may: ['GLUTEN', 'NUT'],
    only: 'LINE',
    names: 'barre chocolatée, barres chocolatées',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'panacotta, panacottas, panna cota, pot de =blanc battu, g de =blanc battu',
  },
  { may: ['ALCOHOL'], only: 'LINE', names: 'kvas, kwas' },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'choucroute en boîte, choucroute en conserve, boîte de choucroute, choucroute en sachet, sachet de choucroute cuite',
  },
  {
    may: ['MEAT', 'PORK', 'MILK'],
    only: 'LINE',
    names: 'graisse à frire, graisse pour friture, graisse de friture, graisse à rôtir',
  },
  { may: ['GLUTEN'], only: 'LINE', names: 'omelette norvégienne, omelettes norvégiennes' },
  {
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'sauce genevoise, sauce aux morilles',
  },
  {
    may: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names:
      'soupe à l’oignon, soupe aux oignons, soupe aux pois, soupe aux pois au lard, soupe aux choux, soupe au chou, potage crécy, potage parmentier, potage aux champignons, potage aux asperges, velouté d’asperges, velouté de champignons',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'saint jacques à la bretonne, coquilles saint jacques à la bretonne',
  },
  {
    may: ['NUT'],
    only: 'LINE',
    names: 'bûche de noël, bûches de noël, bûche glacée, bûche pâtissière, couronne de noël',
  },
  {
    may: ['PORK'],
    only: 'LINE',
    names: 'cervelle, cervelles, hochepot, burrito, burritos, brisolée',
  },
  { may: ['MEAT'], only: 'LINE', names: 'mafé, maafé, fajitas, fajita, brisolée' },
  { may: ['MILK'], only: 'LINE', names: 'plättli, plättli valaisan, planchette, planchette apéro' },
  { may: ['GELATINE'], only: 'LINE', names: 'tête de choco, têtes de choco, tête au choco' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'mohrenkopf, mohrenköpfe, mohrenkopfs, tête de nègre pâtisserie',
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: 'merveilles, merveille, croûte forestière, croûtes forestières',
  },
  {
    may: ['NUT', 'ALCOHOL'],
    only: 'LINE',
    names: 'birnenbrot, birnbrot, pain de poires, pain aux poires',
  },
  {
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names: beside(
      'zweifel, pringles, pom bear, lay’s, lays, tyrrells',
      'paprika, barbecue, bbq, sour cream, oignon, crème et oignon, bacon, jambon, poulet, fromage, cheese, curry, grill',
    ),
  },
  {
    has: ['MEAT', 'PORK'],
    may: ['MILK'],
    only: 'LINE',
    names:
      'saucisse à rôtir de veau, saucisses à rôtir de veau, saucisse de veau à rôtir, saucisses de veau à rôtir, saucisse à griller de veau, saucisse blanche de veau, kalbsbratwurst, bratwurst de veau, bratwursts de veau',
  },
]);

/** Longer names that say which thing is meant: nothing of the shorter ones inside them counts. */
export const namesInFull = entriesOf([
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: beside(
      'gyozas, gyoza, raviolis chinois, ravioli chinois, momos, wontons, dim sum, jiaozi, samoussas, samoussa, samosas, samosa',
      'aux légumes, légumes, au tofu, aux champignons',
    ),
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: beside(noodles, 'aux légumes, légumes, saveur légumes'),
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'pâté végétal, pâté vegan, terrine végétale, terrine vegan, kebab végétal, kebab vegan, gyros végétal, gyros vegan',
  },
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names:
      'schnitzel végétarien, schnitzels végétariens, escalope végétarienne, escalopes végétariennes',
  },
  // The cut, and not the dish.
  {
    has: ['MEAT'],
    only: 'LINE',
    names: combine('osso buco, osso bucco, ossobuco, osso-buco', 'veau, bœuf, dinde, agneau').join(
      ', ',
    ),
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'fromage à burger, fromage pour burger, fromage à hamburger, fromage burger, fromage pour hamburger, tranches pour burger, tranches de fromage pour burger',
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    only: 'LINE',
    names: beside(
      'pesto, pesto rosso, pesto genovese, pesto vert, pesto rouge, pesto alla genovese',
      'barilla, panzani, lustucru, buitoni',
    ),
  },
  { has: ['FISH'], only: 'LINE', names: 'goberge' },
  {
    has: ['FISH'],
    may: ['SHELLFISH', 'GLUTEN'],
    only: 'LINE',
    names: 'goberge à saveur de crabe, goberge saveur crabe',
  },
  { names: 'cailler noir, milka noir, cailler dark, cailler cuisine noir' },
  { family: 'lait', names: 'lait de plantes, lait de plante, boisson de plantes' },
  {
    names:
      'bonbons aux herbes, bonbon aux herbes, bonbons aux plantes, pastilles à la menthe, bonbons ricola, ricola, sucette, sucettes, œuf de lin, œuf de chia, œufs de lin',
  },
]);
