import { combine, additions, type LexiconEntry } from '../types.js';

const mixedSalad = (adjectives: string): string[] =>
  combine('salade, salades, grande salade, assiette, galette, omelette, pizza', adjectives, ' ');

/** Salads, plates, omelettes and pizzas « of a place » hold what the place is known for. */
export const dishesOfAPlace: readonly LexiconEntry[] = [
  {
    has: ['MILK'],
    may: ['MEAT', 'PORK'],
    adds: true,
    only: 'LINE',
    phrases: mixedSalad(
      'auvergnate, comtoise, franc comtoise, jurassienne, montagnarde, raclette, savoyarde, tartiflette, valaisanne',
    ),
  },
  {
    has: ['MEAT'],
    adds: true,
    only: 'LINE',
    phrases: mixedSalad('gasconne, gersoise, landaise, périgourdine, quercynoise'),
  },
  {
    has: ['MEAT', 'PORK'],
    may: ['MILK', 'EGG'],
    adds: true,
    only: 'LINE',
    phrases: mixedSalad('alsacienne, ardennaise, lorraine, strasbourgeoise, vigneronne, vosgienne'),
  },
  {
    has: ['MEAT', 'PORK', 'MILK'],
    may: ['EGG'],
    adds: true,
    only: 'LINE',
    phrases: mixedSalad('complète, du chef, parisienne, cobb'),
  },
  {
    may: ['MEAT', 'PORK', 'EGG', 'MILK'],
    adds: true,
    only: 'LINE',
    phrases: mixedSalad('campagnarde, fermière, paysanne, gourmande'),
  },
  {
    has: ['FISH'],
    may: ['SHELLFISH', 'SCALELESS_FISH', 'MILK'],
    adds: true,
    only: 'LINE',
    phrases: mixedSalad('du pêcheur, marine, nordique, océane, scandinave, fruits de mer'),
  },
  {
    has: ['EGG'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'omelette',
      'auvergnate, comtoise, montagnarde, savoyarde, valaisanne, landaise, alsacienne, lorraine, complète, campagnarde, fermière, paysanne, nordique, forestière, parisienne, lyonnaise, basque, basquaise, nature, baveuse',
      ' ',
    ),
  },
  {
    may: ['GLUTEN'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'galette',
      'auvergnate, comtoise, montagnarde, savoyarde, raclette, landaise, alsacienne, complète, campagnarde, fermière, paysanne, nordique, forestière',
      ' ',
    ),
  },
  {
    has: ['GLUTEN', 'MILK'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'pizza',
      'savoyarde, montagnarde, raclette, tartiflette, landaise, périgourdine, alsacienne, lorraine, campagnarde, fermière, paysanne, nordique, océane, fruits de mer, parisienne',
      ' ',
    ),
  },
  {
    has: ['MEAT', 'PORK'],
    may: ['MILK'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'poêlée, poêlées, pommes de terre, flammekueche, tarte flambée, tartine',
      'montagnarde, savoyarde, alsacienne, vosgienne, strasbourgeoise, tartiflette',
      ' ',
    ),
  },
  {
    has: ['MILK'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'poêlée, poêlées, pommes de terre',
      'montagnarde, savoyarde, tartiflette',
      ' ',
    ),
  },
  {
    may: ['MEAT', 'PORK'],
    adds: true,
    only: 'LINE',
    phrases: combine('poêlée, poêlées', 'campagnarde, paysanne, fermière', ' '),
  },
  {
    has: ['MEAT'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'poêlée, pommes, pommes de terre',
      'sarladaise, sarladaises, landaise, périgourdine, landaises, périgourdines',
      ' ',
    ),
  },
  {
    has: ['GLUTEN', 'MILK'],
    adds: true,
    only: 'LINE',
    phrases: combine(
      'flammekueche, tarte flambée, tartine',
      'savoyarde, montagnarde, alsacienne, vosgienne, strasbourgeoise, tartiflette',
      ' ',
    ),
  },
];

/** « à la normande »: what the manner adds to the thing it is said of, in a list. */
export const manners = additions([
  {
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'à la normande, vallée d’auge, aux morilles, à la genevoise',
  },
  { may: ['EGG', 'GLUTEN', 'MILK'], only: 'LINE', names: 'à la polonaise' },
  { may: ['GLUTEN', 'EGG', 'MILK'], only: 'LINE', names: 'à la milanaise, à la viennoise' },
  { may: ['GLUTEN', 'MILK'], only: 'LINE', names: 'à la meunière, façon meunière' },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'à la grenobloise, à la dijonnaise, à la dubarry, à la crécy',
  },
  {
    may: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names: 'à la florentine, à la mornay, sauce florentine',
  },
  {
    may: ['MILK', 'MEAT', 'PORK'],
    only: 'LINE',
    names: 'à la savoyarde, à la montagnarde, à la forestière, façon tartiflette',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      "à l'alsacienne, à la strasbourgeoise, à l'ardennaise, à la paysanne, poulet grand mère, rôti grand mère, omelette grand mère",
  },
  {
    may: ['ALCOHOL', 'MEAT', 'PORK'],
    only: 'LINE',
    names: 'à la bourguignonne, façon bourguignonne, en meurette',
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: "à la bordelaise, à la dieppoise, à la marinière, à l'armoricaine, à l'américaine",
  },
  {
    may: ['SHELLFISH', 'MILK'],
    only: 'LINE',
    names: 'à la dieppoise, à la nantua, à la cancalaise',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'à la comtoise, à la franc comtoise, à la jurassienne, à la valaisanne, à la fribourgeoise',
  },
  {
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names: "à l'angevine, à la bressane, à la neuchâteloise",
  },
  { may: ['MEAT', 'PORK', 'MILK'], only: 'LINE', names: "à l'auvergnate" },
  { may: ['MEAT', 'PORK'], only: 'LINE', names: 'à la vosgienne' },
  { may: ['MEAT', 'PORK', 'ALCOHOL'], only: 'LINE', names: 'à la vigneronne' },
  { has: ['MEAT'], only: 'LINE', names: 'à la landaise, à la sarladaise' },
  { has: ['MEAT'], may: ['ALCOHOL'], only: 'LINE', names: 'à la périgourdine' },
  { may: ['MILK', 'EGG'], only: 'LINE', names: 'à la poulette' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'tomates à la provençale, tomate à la provençale, tomates provençales, tomate provençale',
  },
]);
