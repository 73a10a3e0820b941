import { beside } from '../beside.js';
import { entriesOf } from '../types.js';

/** What a confectioner casts: no animal is in it. */
const shapes =
  'lapin, lapins, lapereau, poule, poules, poulet, poussin, poussins, coq, canard, canards, poisson, poissons, pigeon, pigeons, escargot, escargots, grenouille, grenouilles, marmotte, marmottes, sardine, sardines, fruits de mer, cochon, cochons, mouton, moutons, agneau, ours, ourson, oursons, hérisson, hérissons, souris, tortue, tortues, vache, vaches, crabe, crabes, homard, coquillages, hippocampes, œuf, œufs, petits œufs, mini œufs, cloche, cloches, galet, galets, friture, coccinelle, coccinelles, renne, rennes, bonhomme, bonhommes, sujet, sujets, figurine, figurines, sapin, sapins, cœur, cœurs, père noël, pères noël, saint nicolas, médaille, médailles, pièces';
/** What is asked for by the name of the house alone. */
const byMaker =
  'lapin, lapins, poule, poules, poussin, poussins, ours, ourson, oursons, escargot, escargots, fruits de mer, œuf, œufs, petits œufs, mini œufs, cloche, cloches, friture, père noël, pères noël, saint nicolas, bonhomme';
const makers =
  'lindt, milka, cailler, frey, suchard, villars, côte d’or, läderach, sprüngli, favarger, poulain, galak, munz, halba, or lindt, gold lindt, lindt gold';
const pralineMakers = 'lanvin, guylian, leonidas, kinder, ferrero, jeff de bruges';

const inChocolate = [
  beside(shapes, 'en chocolat, en choco'),
  'galets de chocolat, sujets de chocolat, pièces de chocolat, friture de pâques, fritures de pâques, petite friture de pâques, friture chocolat',
].join(', ');
const inMilkChocolate = beside(shapes, 'en chocolat au lait, en chocolat blanc');
const ofEaster = 'lapin, lapins, poule, poules, œuf, œufs, cloche, cloches';
const ofEasterByMaker = beside(beside(ofEaster, 'pâques'), makers);
const ofAMaker = [
  beside(byMaker, makers),
  beside('lindt, milka, cailler, frey, suchard, villars', 'lapin, lapins, lapin pâques'),
  ofEasterByMaker,
  beside('œufs, petits œufs', 'merci'),
].join(', ');
const filled = [
  beside(byMaker, pralineMakers),
  beside(beside(ofEaster, 'pâques, de pâques'), pralineMakers),
  beside(beside(ofEaster, 'de pâques'), makers),
  beside(
    'guylian',
    'fruits de mer, fruits de mer chocolat, fruits de mer en chocolat, coquillages, hippocampes',
  ),
  'fruits de mer chocolat guylian, fruits de mer en chocolat guylian',
  beside(shapes, 'en chocolat praliné, en chocolat pralinés'),
].join(', ');
const inAlmondPaste = beside(shapes, 'en pâte d’amande, en pâte d’amandes, en massepain');

export const castNames = [inChocolate, inMilkChocolate, ofAMaker, filled, inAlmondPaste].join(', ');

export const shelfChocolateAnimals = entriesOf([
  {
    may: ['MILK'],
    only: 'LINE',
    names: [inChocolate, ofAMaker, 'choco, choco crossies'].join(', '),
  },
  { has: ['MILK'], only: 'LINE', names: inMilkChocolate },
  { only: 'LINE', names: beside(shapes, 'en chocolat noir') },
  { has: ['MILK'], may: ['NUT'], only: 'LINE', names: filled },
  { has: ['NUT'], may: ['EGG'], only: 'LINE', names: inAlmondPaste },
]);
