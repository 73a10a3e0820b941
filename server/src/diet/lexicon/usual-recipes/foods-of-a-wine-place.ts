import { combine, entriesOf, type LexiconEntry } from '../types.js';

const grownThings =
  'cerises, cerise, fraises, abricots, abricot, figues, lentilles, tomates, melon, melons, raisin, pommes, poires, pêches, asperges, légumes, courges, ail, pois chiches, prunes, kakis, pêches de vigne, pêche de vigne';
const placesOfWine = 'ventoux, beaujolais, bugey, luberon, roussillon, languedoc, jura, var';

/** Fruit and vegetables of a place that is a wine's name as well. */
const grownOfAPlace = combine(grownThings, 'ventoux, beaujolais, bugey, luberon', 'du');

/** Flour and cheese of a place that is a wine's name as well, and poultry. */
export const speltOfAPlace = combine('petit épeautre, épeautre', placesOfWine, 'du').join(', ');
export const goatsCheesesOfAPlace = combine(
  'fromage de chèvre, chèvre, fromage de brebis, tomme, fromage',
  placesOfWine,
  'du',
).join(', ');
export const animalsOfAPlace = combine(
  'poulet, volaille, agneau, bœuf, veau',
  placesOfWine,
  'du',
).join(', ');

/** Almonds of a village of vines. */
export const almondsOfAPlace = 'amande de vinsobres, amandes de vinsobres';

/** Foods of a place that is a wine's name as well: no wine is in them. */
export const foodsOfAWinePlace: readonly LexiconEntry[] = [
  ...entriesOf([
    { has: ['GLUTEN'], only: 'LINE', names: speltOfAPlace },
    { has: ['MILK'], only: 'LINE', names: goatsCheesesOfAPlace },
    { has: ['MEAT'], only: 'LINE', names: animalsOfAPlace },
    { has: ['NUT'], only: 'LINE', names: almondsOfAPlace },
  ]),
  { phrases: grownOfAPlace, only: 'LINE' },
];
