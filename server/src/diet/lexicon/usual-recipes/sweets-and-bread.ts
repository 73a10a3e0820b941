import { additions } from '../types.js';

/** Bread, biscuits, pastries, sweets and breakfast cereals, by what their usual recipe adds to what their name says. */
export const sweetRecipes = additions([
  // Flour, bread and dough.
  {
    has: ['GLUTEN'],
    names:
      'farine t55, flocons de levure maltée, levure maltée, saucisson brioché, t110, t150, t45, t55, t65, t80, taillé aux greubons',
  },
  { has: ['GLUTEN', 'MILK'], names: 'naan nature, naans nature', adds: false },
  { may: ['EGG'], names: 'cracker, crackers, muffin anglais, muffins anglais' },
  { may: ['MILK'], names: 'cracker, crackers, muffin anglais, muffins anglais, saucisson brioché' },
  { may: ['GLUTEN'], names: 'cracker de riz, crackers de riz' },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      "couronne de pain, couronne bordelaise, couronne lyonnaise, couronne au levain, pompe à l'huile, pompe à huile, gibassier, gibassiers, navette sucrée, mini navettes, navette briochée, navettes briochées, navettes de marseille, navette de marseille, navettes à garnir, pain navette, pains navettes",
  },
  {
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names:
      'mini navettes, navette briochée, navettes briochées, navettes de marseille, navette de marseille, navettes à garnir, pain navette, pains navettes, craquelin, craquelins',
  },
  // Cereals and spreads.
  { may: ['HONEY'], only: 'LINE', names: 'granola, muesli, mueslis, müesli' },
  { may: ['NUT', 'HONEY'], only: 'LINE', names: '=granolas' },
  { may: ['MILK'], names: 'gianduia, gianduja, porridge' },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'birchermüesli, bircher müesli, birchermuesli, bircher, bircher muesli',
  },
  // Creams and almond pastry.
  { may: ['GLUTEN'], names: 'amaretti, amarettis, crème diplomate, crème pâtissière, frangipane' },
  { may: ['MILK'], names: 'amaretti, amarettis, frangipane, macaron, macarons' },
  { may: ['EGG'], names: 'frangipane' },
  { may: ['EGG', 'MILK', 'GLUTEN'], names: 'crème frangipane' },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names:
      'crème frangipane, frangipane, galette à la frangipane, galette des rois, galette frangipane, pithiviers',
  },
  { may: ['ALCOHOL'], names: 'amande amère' },
  { may: ['ALCOHOL'], only: 'LINE', names: 'cuisse de dame, cuisses de dame, cuisses-dames' },
  { may: ['GLUTEN'], names: 'broa, broa de milho' },
  {
    may: ['NUT', 'GELATINE'],
    names:
      'loukoum, loukoums, lokum, rahat loukoum, loukoum pistache, loukoums pistache, loukoums à la pistache, lokum à la pistache',
  },
  // Cakes.
  { may: ['ALCOHOL'], only: 'LINE', names: 'baba, babas, kougelhopf, kouglof, tiramisu' },
  {
    may: ['MILK'],
    names:
      'biscuit à la cuillère, biscuit cuillère, biscuits à la cuillère, biscuits cuillère, boudoir, boudoirs',
  },
  { has: ['NUT', 'ALCOHOL'], only: 'LINE', names: 'gâteau nantais' },
  { may: ['NUT'], only: 'LINE', names: 'carrot cake' },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: 'cannelés bordelais, christmas pudding',
  },
  { may: ['MILK'], only: 'LINE', names: 'pavlova, pavlovas' },
  { has: ['GLUTEN', 'MILK'], only: 'LINE', names: 'gosette, gosettes, gozette, gozettes' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    names: 'apple pie, =pie, =pies, pot pie, cherry pie, pumpkin pie, tarte sablée',
  },
  { has: ['GLUTEN', 'MILK', 'EGG'], names: 'key lime pie, lemon pie, cheese cake, pop tart' },
  {
    has: ['NUT', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names:
      'croquants aux amandes, croquant aux amandes, croquants de cordes, croquants de provence',
  },
  { has: ['GLUTEN', 'MILK', 'NUT'], only: 'LINE', names: 'praluline, pralulines' },
  {
    has: ['GLUTEN'],
    may: ['EGG', 'NUT', 'MEAT', 'PORK'],
    names: 'mooncake, mooncakes, gâteau de lune, gâteaux de lune',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: 'blanc manger, coupe vermicelles, fouace, fouaces, ganache, ganaches, tourton, tourtons',
  },
  {
    has: ['GLUTEN', 'MILK'],
    names:
      'feuilletine, feuilletine pralinée, praliné feuilletine, feuillantine, galettes fourrées, lunettes de romans, pain des rois, brioche des rois, nidlechueche, pâte à wähe, wähe',
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'diplomate, diplomates, rigodon, tourtière landaise',
  },
  {
    has: ['GLUTEN'],
    may: ['EGG', 'MILK'],
    only: 'LINE',
    names: 'échaudés, gimblette, gimblettes, roses de reims',
  },
  { has: ['NUT', 'GLUTEN', 'MILK'], names: 'engadiner, engadiner nusstorte, tourte engadinoise' },
  { has: ['NUT', 'EGG'], names: 'panellet, panellets' },
  { has: ['MILK'], names: 'niniche, niniches, choco blanc, choco au lait' },
  { names: 'choco noir' },
  { may: ['MILK'], only: 'LINE', names: "pain à l'ail, pains à l'ail, baguette à l'ail" },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    only: 'LINE',
    names: 'gnocchi de semoule, gnocchis de semoule',
  },
  // Sweets.
  { has: ['EGG', 'HONEY', 'NUT'], names: 'turron, turrón' },
  { has: ['MILK'], names: 'mochi glacé, mochis glacés, mochi glace, perles au lait' },
  { may: ['MILK'], names: 'bubble tea, bubble teas, thé aux perles' },
  { names: 'mochi, mochis, daifuku, perles de tapioca, biscuits de riz soufflé nature' },
]);
