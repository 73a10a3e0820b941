import { beside } from '../beside.js';
import { additions, entriesOf, type LexiconEntry } from '../types.js';

const filledPasta =
  'ravioli, raviolis, tortellini, tortellinis, tortelloni, tortelli, cappelletti, agnolotti, cannelloni';
const cheeses =
  'formaggio, formaggi, al formaggio, ai formaggi, quattro formaggi, ai quattro formaggi, 4 formaggi, ai 4 formaggi, ricotta e spinaci, ricotta spinaci';
const birds = 'dinde, poulet, volaille';
const parcels =
  'gyoza, gyozas, wonton, wontons, raviolis chinois, samoussa, samoussas, dim sum, dim sums, momos, bao, baos';
const squashes = 'courge, butternut, courge butternut, potiron, potimarron, courge musquée';
const inPackets =
  'tomate, tomates, poireau, poireaux, poireau pomme de terre, poireaux pommes de terre, champignon, champignons, asperge, asperges, potiron, courge, petits pois, pois, oignon, oignons, carotte, carottes, cresson, légumes verts, velouté de tomates, velouté de légumes, velouté de champignons, velouté d’asperges';
const garnished = 'garni, garnie, garnis, garnies';

export const rillettesOfFish = beside(
  'rillette, rillettes',
  'saumon, saumon fumé, thon, sardine, sardines, maquereau, maquereaux, truite, truite fumée, haddock, hareng, cabillaud, poisson, crabe',
);
export const breadedBirds = [
  beside('escalope panée, escalopes panées', 'de dinde, de poulet, de volaille, de veau'),
  beside('escalope panée, escalopes panées', `${birds}, veau`),
].join(', ');
export const prawnParcels = beside(parcels, 'crevette, crevettes, aux crevettes');
export const cheeseParcels = beside(filledPasta, cheeses);
export const soupsInPackets = [
  beside('royco, royco minute, royco minute soup, cup a soup', `légumes, ${inPackets}`),
  beside('knorr', inPackets),
  beside(inPackets, 'knorr, royco'),
].join(', ');
const frenchRolls = beside(
  'choux, chou',
  'crème, à la crème, vanille, chantilly, crème vanille, café, chocolat',
);
export const riceCakes = beside('galette riz, galettes riz', 'chocolat, choco, chocolat lait');

/** What a receipt, a list or a counter says without « de », « à » and « au ». */
export const shelfWithoutLinks: readonly LexiconEntry[] = [
  ...entriesOf([
    // Meat and fish.
    { has: ['FISH'], may: ['MILK'], only: 'LINE', names: rillettesOfFish },
    {
      may: ['SCALELESS_FISH'],
      only: 'LINE',
      names: 'rillettes poisson, rillette poisson',
    },
    { has: ['SHELLFISH'], only: 'LINE', names: 'rillettes crabe, rillette crabe' },
    {
      has: ['MEAT'],
      only: 'LINE',
      names: beside('rillette, rillettes', `${birds}, canard, oie`),
    },
    {
      has: ['MEAT'],
      may: ['MILK', 'GLUTEN', 'PORK', 'ALCOHOL'],
      only: 'LINE',
      names: beside(
        'mousse, mousses',
        'canard, canard porto, canard au porto, foie, foie canard, foie de canard porto, foie volaille, oie',
      ),
    },
    { has: ['MEAT', 'GLUTEN'], only: 'LINE', names: breadedBirds },
    {
      has: ['MEAT', 'GLUTEN'],
      clearedBy: ['PLANT'],
      only: 'LINE',
      names:
        'popcorn chicken, chicken popcorn, crispy chicken, chicken crispy, crispy strips, chicken strip, chicken strips, chicken fingers, chicken bites, crunchy chicken',
    },
    {
      has: ['MEAT', 'GLUTEN', 'EGG'],
      only: 'LINE',
      names: 'mcchicken, mc chicken, chicken mcnugget',
    },
    {
      has: ['MEAT', 'PORK'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
      only: 'LINE',
      names: [
        beside(
          'allumettes, dés, dés fumés, émincés fumés, lamelles fumées',
          'herta, fleury michon, aoste, madrange, brocéliande, cochonou, jean caby, bell, micarna',
        ),
        'dés herta fumés, dés herta, herta allumettes, herta dés, chiffonnade sèche, chiffonnade fumée, chiffonnade crue, chiffonnades sèches',
      ].join(', '),
    },
    { has: ['SHELLFISH', 'GLUTEN'], only: 'LINE', names: prawnParcels },
    {
      has: ['MEAT', 'GLUTEN'],
      only: 'LINE',
      names: beside('yakisoba', 'poulet, au poulet, bœuf, au bœuf'),
    },
    // Bread, pastry and pasta.
    {
      has: ['FISH', 'EGG', 'GLUTEN'],
      only: 'LINE',
      names: 'pain bagnat, pains bagnats, pain bagna, pan bagna',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK', 'EGG'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      filled: true,
      only: 'LINE',
      names: [
        beside(
          'pain, petit pain, petits pains, bretzel, bretzels, baguette, demi baguette, ballon, ballons, bagel, bagels, navette, navettes, wrap, wraps, bun, croissant, croissants, canapé, canapés',
          garnished,
        ),
        'bouchée apéro, bouchées apéro, bouchées apéritif, bouchées apéritives, mini bouchées apéro, bouchées salées',
      ].join(', '),
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK', 'EGG', 'NUT'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      filled: true,
      only: 'LINE',
      names: 'casse croûte, casse croûtes, casse dalle, casse graine',
    },
    {
      may: ['MEAT', 'PORK', 'MILK', 'GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: 'garniture bouchée, garniture bouchées, garniture bouchées reine',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      filled: true,
      only: 'LINE',
      names:
        'brioche vapeur, brioches vapeur, brioche à la vapeur, brioches à la vapeur, petites brioches vapeur',
    },
    {
      has: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names:
        'pizzette, pizzettes, pizzetta, pizzettas, mini pizzette, mini pizzettes, pizza quattro formaggi, pizza ai quattro formaggi',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names: 'quattro formaggi, quatro formaggi, 4 formaggi, ai quattro formaggi',
    },
    { has: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: cheeseParcels },
    {
      has: ['GLUTEN'],
      may: ['MILK'],
      only: 'LINE',
      names: beside(
        'baguette, baguettes, demi baguette, pain, pains, pain plat',
        'ail, ail et fines herbes, ail fines herbes, ail persil, ail et persil, beurre ail, beurre d’ail, à l’ail et aux fines herbes, à l’ail et fines herbes',
      ),
    },
    {
      has: ['GLUTEN', 'MILK', 'EGG'],
      only: 'LINE',
      names: [
        beside(
          'fondant, fondants, mi cuit, mi cuits, moelleux, coulant, coulants',
          'chocolat, choco, chocolat noir, caramel, citron',
        ),
        frenchRolls,
        'ramequin fromage, ramequins fromage, ramequin au fromage, ramequins au fromage',
      ].join(', '),
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'piadina, piadine, piadina romagnola, piadine romagnole',
    },
    // Soups, vegetables and milk.
    { may: ['MILK', 'GLUTEN'], only: 'LINE', names: soupsInPackets },
    {
      has: ['MEAT'],
      may: ['MILK', 'GLUTEN'],
      only: 'LINE',
      names: beside('royco, royco minute, cup a soup', 'poulet, volaille, bœuf, poule'),
    },
    {
      may: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
      only: 'LINE',
      names: 'cup a soup, cup a soupe, minute soup',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names: [
        beside('soupe, potage', squashes),
        'crème de tomates, crème de tomate, crème tomate, crème tomates',
      ].join(', '),
    },
    {
      has: ['MILK'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'épinards crème, épinards crémés, épinards hachés crème, épinards en branches crème',
    },
    { may: ['MEAT', 'PORK'], only: 'LINE', names: 'petits pois à la française' },
    {
      has: ['SHELLFISH', 'MILK'],
      only: 'LINE',
      names: [
        beside(
          'cassolette, cassolettes',
          'saint jacques, st jacques, de saint jacques, de st jacques, aux saint jacques, fruits de mer',
        ),
        beside('tipiak', 'cassolette, cassolettes'),
        beside('cassolette, cassolettes', 'tipiak'),
      ].join(', '),
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'nestlé concentré, nestlé concentré sucré, nestlé sucré concentré, concentré sucré nestlé',
    },
    { may: ['MILK'], only: 'LINE', names: riceCakes },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: [
        'mince végétal, mince vegan, vegan mince, veggie mince, plant mince, vegan tuna, vegan salmon',
        beside('thon, saumon, poisson, crevettes', 'vegan, veggie, végétal, végétale, végétales'),
      ].join(', '),
    },
    {
      may: ['EGG'],
      only: 'LINE',
      names: ['veggie mince', beside('thon, saumon, poisson, crevettes', 'veggie')].join(', '),
    },
    {
      may: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names: 'burger veggie, burgers veggie, burgers veggies, hamburger veggie',
    },
    {
      may: ['GLUTEN', 'NUT'],
      only: 'LINE',
      names:
        'mix japonais, mix asiatique, mix oriental, mélange oriental, mélange asiatique, mélange zweifel, zweifel mélange, mélange bénénuts, bénénuts mélange, mélange ültje, mélange salé zweifel',
    },
    { may: ['NUT'], only: 'LINE', names: 'sun queen mélange, mélange sun queen' },
    { may: ['MILK', 'EGG'], only: 'LINE', names: 'bombe glacée, bombes glacées' },
    {
      has: ['MILK', 'EGG'],
      only: 'LINE',
      names: 'plombières, plombière, glace plombières, glace plombière',
    },
    { may: ['MILK'], only: 'LINE', names: 'magenbrot, daunat' },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK', 'EGG'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      filled: true,
      only: 'LINE',
      names: 'sandwich daunat, sandwichs daunat, daunat sandwich',
    },
  ]),
  ...additions([
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: [
        beside(
          'crevette, crevettes, gambas, calamar, calamars, encornets, poisson, filets de poisson, cabillaud, colin',
          'croustillant, croustillante, croustillants, croustillantes',
        ),
        beside(
          'calamar, calamars, encornet, encornets, anneaux de calamar, anneaux de calamars, anneaux d’encornet, anneaux d’encornets',
          'romaine',
        ),
      ].join(', '),
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: beside(
        'saucisse, saucisses, mini saucisse, mini saucisses, knacki, knackis, hot dog, hot dogs, pomme, pommes, poire, poires, asperges, crevettes, escargots, thon, poulet, épinards, chèvre',
        'feuilletée, feuilletées, feuilleté, feuilletés',
      ),
    },
    {
      has: ['NUT', 'GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: beside(
        'crumble, tarte, gâteau, cake, muffin, muffins, strudel, clafoutis',
        'pommes noisettes, pomme noisette, pomme noisettes, pommes noix, pomme noix',
      ),
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'lasagnes sans viande rouge, lasagne sans viande rouge',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names: beside(
        'tagliatelle, tagliatelles, pâtes, penne, farfalle, spaghetti, spaghettis, fusilli, linguine, coquillettes',
        'saumon, saumon fumé',
      ),
    },
  ]),
];
