import { beside } from '../beside.js';
import { entriesOf } from '../types.js';

const bars = 'bar, bars';
export const barsByMaker = beside('rx, kind, quest, power, luna, nakd, lara, builder', bars);
export const chocolatesOfAName =
  'chocolat vego, vego chocolat, tablette vego, barre vego, vego bar, chocolat crémant, crémant chocolat, cailler crémant, frey crémant, villars crémant, tablette crémant, chocolat chaud poulain, chocolat en poudre poulain, poulain chocolat chaud, cacao poulain, poulain cacao, bâton jacques, bâtons jacques, chocolat jacques, jacques chocolat';
export const cheesesOfABrewery = [
  beside('fromage, fromage de, fromage d’', 'chimay, orval, maredsous, westmalle, affligem'),
  beside('chimay, orval, maredsous, westmalle, affligem', 'fromage'),
].join(', ');
export const cheeseTartare =
  'tartare apérifrais, apérifrais tartare, apérifrais, tartare ail fines herbes, tartare ail et fines herbes, fromage tartare, tartare fromage, tartare noix';
export const nantesBiscuits =
  'petit beurre nantais, petits beurres nantais, véritable petit beurre nantais';
const milkSlices =
  'tranche au lait kinder, tranches au lait kinder, tranche kinder au lait, kinder tranche au lait, kinder tranche, tranche kinder, kinder milk slice, milchschnitte, kinder milchschnitte';
export const greenPesto = [
  beside('pesto verde, pesto alla genovese, pesto basilic, pesto au basilic', 'barilla, panzani'),
  beside('barilla, panzani', 'pesto verde, pesto alla genovese, pesto basilic'),
].join(', ');

const ofPlantsAlone = 'v love, vemondo';
const spooned =
  'yogourt, yogourts, yaourt, yaourts, skyr, drink, lait, crème, glace, dessert, boisson';
const cheeseCopies = 'fromage, mozzarella, feta, râpé, raclette, camembert';
const meatCopies =
  'burger, burgers, steak, steaks, haché, nuggets, saucisse, saucisses, schnitzel, schnitzels, cordon bleu, cordons bleus, émincé, boulettes, escalope, escalopes, jambon, lardons, salami, filet, filets';
export const copiesByMaker = [
  beside(ofPlantsAlone, [spooned, cheeseCopies, meatCopies].join(', ')),
  beside([spooned, cheeseCopies, meatCopies].join(', '), ofPlantsAlone),
].join(', ');

/** Brands that are read as another food, or were not known: each with what is sold under it. */
export const shelfMakers = entriesOf([
  // Chocolate and sweets.
  {
    has: ['MILK', 'NUT'],
    may: ['GLUTEN'],
    only: 'LINE',
    names: [
      'm&ms, m and m s, m and ms, m et m s, m et ms',
      beside('m&ms, m&m’s', 'cacahuète, cacahuètes, peanut, chocolat, choco, crispy'),
    ].join(', '),
  },
  {
    has: ['MILK', 'NUT'],
    only: 'LINE',
    names:
      '=treets, butterfinger, butterfingers, baby ruth, almond joy, payday, baci, bacio, baci perugina, neuhaus, godiva, pierre marcolini, marcolini, corné port royal, chocolats godiva, tablette praliné, tablette pralinée, tablettes praliné, kinder happy hippo, kinder cards, nutella et go, nutella go, nutella & go, ferrero giotto',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      'giotto, giotto bonbon, ferrero giotto, kinder happy hippo, kinder cards, nutella et go, nutella go, nutella & go, milky way',
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    only: 'LINE',
    names:
      'galler, bâton galler, bâtons galler, chocolat galler, bâton jacques, bâtons jacques, chocolat jacques, jacques chocolat, schogetten, tony’s chocolonely, chocolonely',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'gold bunny, lindt gold bunny, chocolat chaud poulain, poulain chocolat chaud, wispa, cadbury flake, rolo, 3 musketeers',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'callebaut, chocolat callebaut, valrhona, chocolat crémant, crémant chocolat, cailler crémant, frey crémant, villars crémant, tablette crémant, chocolat en poudre poulain, raketen, rakete, raketenglace, raketen glace, raketen glace à l’eau, rakete glace à l’eau, frisco rakete, frisco raketen',
  },
  {
    only: 'LINE',
    names: [
      beside('galler, callebaut, valrhona, neuhaus, godiva, bâton galler', 'noir, noir 70, dark'),
      beside('chocolat noir, tablette noir', 'galler, callebaut, valrhona, neuhaus, godiva'),
      'cacao poulain, poulain cacao, cacao valrhona, cacao callebaut',
    ].join(', '),
  },
  {
    has: ['NUT'],
    only: 'LINE',
    names: 'chocolat vego, vego chocolat, tablette vego, barre vego, vego bar',
  },
  { has: ['GLUTEN', 'MILK', 'EGG'], may: ['NUT'], only: 'LINE', names: milkSlices },
  // Biscuits, cereals, bars and snacks.
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: `
      chips ahoy, gocciole, macine, mulino bianco, abbracci mulino bianco, galletti mulino bianco, tarallucci mulino bianco, biscuits tarallucci, oro saiwa, batticuori, rigoli, molinetti, ringo pavesi, gran pavesi, granpavesi, sunbites, sun chips, twisties, 3d’s, 3d’s fromage, 3ds fromage, ${nantesBiscuits}
    `,
  },
  { has: ['GLUTEN', 'NUT'], may: ['MILK', 'EGG'], only: 'LINE', names: 'baiocchi, pan di stelle' },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      'fruit loops, froot loops, fruity loops, graneo, zweifel graneo, griès, gries, griès fin, griès dur, griès de blé, müscheli, hörnli, krawättli, fideli, nüdeli, salzstangen, salzstange, salzstängeli, laugenstange, laugenstangen, laugenbrezel, laugenbrezeln, brezel, brezeln, laugenbrötli',
  },
  {
    has: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      'gipfel, gipfel au beurre, buttergipfel, vollkorngipfel, gipfel nature, gipfel complet, gipfel aux noix, chnöiblibrot, knoblibrot',
  },
  { has: ['NUT'], only: 'LINE', names: 'gipfel aux noix' },
  {
    has: ['MEAT', 'PORK', 'GLUTEN', 'MILK'],
    only: 'LINE',
    names: 'schinkengipfel, schinkengipfeli, gipfel au jambon, gipfel jambon',
  },
  { may: ['GLUTEN', 'MILK'], only: 'LINE', names: 'choco krispies, kellogg’s choco krispies' },
  {
    may: ['GLUTEN', 'MILK', 'NUT', 'HONEY'],
    only: 'LINE',
    names: [
      barsByMaker,
      beside(
        'barre, barres',
        'isostar, special k, céréal, céréal miel, nature valley, nakd, overstim’s, overstims, gerblé, sveltesse, fitness, nutri grain, aptonia, farmer, bjorg, gerlinéa, eat natural, weetabix, kellogg’s, powerbar, corny, jordans, quaker, rxbar',
      ),
      beside(
        'isostar, special k, céréal, gerblé, sveltesse, fitness, farmer, bjorg, gerlinéa',
        'barre, barres',
      ),
      'rxbar, powerbar, powerbars, nutri grain, nutrigrain, nature valley, barebells, eat natural',
    ].join(', '),
  },
  // Stock, meat, plants.
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names: 'kub, kub or, maggi cube, maggi cubes, cube knorr, knorr cube, knorr cubes',
  },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'bi fi, bifi, bi fis, bi fi carazza',
  },
  { has: ['GLUTEN'], only: 'LINE', names: 'bifi roll, bi fi roll, bi fi carazza' },
  { has: ['MEAT', 'PORK'], only: 'LINE', names: 'bifi roll, bi fi roll' },
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names: 'boucher végétarien, vegetarian butcher, the vegetarian butcher',
  },
  {
    may: ['GLUTEN', 'NUT'],
    only: 'LINE',
    names: [
      beside(ofPlantsAlone, spooned),
      beside(spooned, ofPlantsAlone),
      'alpro barista, barista alpro',
    ].join(', '),
  },
  {
    may: ['NUT'],
    only: 'LINE',
    names: [beside(ofPlantsAlone, cheeseCopies), beside(cheeseCopies, ofPlantsAlone)].join(', '),
  },
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names: [beside(ofPlantsAlone, meatCopies), beside(meatCopies, ofPlantsAlone)].join(', '),
  },
  { may: ['ALCOHOL', 'MEAT', 'PORK'], only: 'LINE', names: '=jb' },
  // Cheese and sauces whose maker bears another name.
  { has: ['MILK'], only: 'LINE', names: [cheesesOfABrewery, cheeseTartare].join(', ') },
  { has: ['NUT'], only: 'LINE', names: 'tartare noix' },
  { has: ['MILK'], may: ['NUT'], only: 'LINE', names: greenPesto },
  {
    has: ['EGG'],
    clearedBy: ['PLANT'],
    only: 'LINE',
    names: 'hellmann’s, hellmanns, hellmann s, mayo hellmann’s',
  },
  { has: ['ALCOHOL', 'GLUTEN'], only: 'LINE', names: '=corona, =coronas, coronita' },
  {
    only: 'LINE',
    names: [
      beside('ketchup, moutarde, vinaigrette', 'hellmann’s, hellmanns'),
      beside('hellmann’s, hellmanns', 'ketchup, moutarde, vegan, mayo vegan, mayonnaise vegan'),
      beside('mayonnaise vegan, mayo vegan', 'hellmann’s, hellmanns'),
      beside('ananas, banane, bananes, pêches, mangue, fruits, jus d’ananas, salade', 'dole'),
      beside('dole', 'ananas, banane, bananes, pêches, mangue, fruits'),
      beside('salsa, sauce salsa, dip salsa', 'doritos'),
      beside('doritos', 'salsa, sauce salsa, dip salsa'),
      'griès de maïs, gries de maïs, griès maïs, griess de maïs, maisgriess, maisgriès',
      'chicco d’oro, chicco doro, café chicco d’oro',
    ].join(', '),
  },
]);
