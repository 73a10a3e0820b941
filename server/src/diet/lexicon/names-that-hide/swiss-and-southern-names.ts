import { phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names of Switzerland, of the Maghreb, of Africa and of the South in which a word is borrowed, or its place taken. */
export const swissAndSouthernNames: readonly HidingNames[] = [
  {
    reason: 'the alcohol is said to be left out',
    hides: ['HALAL'],
    names: phrases('fondue moitié moitié sans alcool'),
  },
  {
    reason: 'the bread that goes with the fondue',
    hides: ['VEGAN', 'DAIRY_FREE', 'HALAL'],
    names: phrases('pain à fondue, pain pour fondue, pain pour la fondue'),
  },
  {
    reason: 'the empty case, without the meat',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases('pastetli vides, pastetli vide, pastetli leer, croûtes à pastetli'),
  },
  {
    reason: 'boiled juice of pears or apples, dark chocolate or a saint, and no wine',
    hides: ['HALAL'],
    names: phrases(
      'gâteau au vin cuit, gâteaux au vin cuit, tarte au vin cuit, tartelettes au vin cuit, plaque de crémant, plaques de crémant, tablette de crémant, zeppole de saint joseph, zeppola de saint joseph',
    ),
  },
  {
    reason: 'a roll of dough, and not the snail',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'escargot à la cannelle, escargots à la cannelle, escargot cannelle, escargots cannelle, escargot aux noisettes, escargots aux noisettes, escargot aux noix, escargots aux noix',
    ),
  },
  {
    reason: 'the cold sauce that goes with the meat',
    hides: ['VEGETARIAN', 'DAIRY_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      'sauce fondue chinoise, sauces fondue chinoise, sauce à fondue chinoise, sauces à fondue chinoise, sauce pour fondue chinoise, sauces pour fondue chinoise',
    ),
  },
  {
    reason: 'a cake of semolina, whose Arabic name is not the German calf',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: phrases('kalb el louz, kalb ellouz'),
  },
  {
    reason: 'fritters of beans, without the cod',
    hides: ['VEGETARIAN', 'KOSHER'],
    names: phrases(
      'accras de niébé, accra de niébé, acras de niébé, acra de niébé, accras de haricots',
    ),
  },
  {
    reason: 'the fish in the clear soup is named',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE', 'NUT_FREE', 'HALAL', 'KOSHER'],
    names: phrases(
      'sauce claire au capitaine, sauce claire à la carpe, sauce claire au poisson, sauce claire de poisson',
    ),
  },
  {
    reason: 'a roll filled with tuna and egg, and not the stew',
    hides: ['HALAL', 'KOSHER'],
    names: phrases('fricassé tunisien, fricassés tunisiens, fricassé au thon, fricassés au thon'),
  },
  {
    reason: 'the filling or the animal is named',
    hides: ['VEGETARIAN', 'HALAL', 'KOSHER'],
    names: phrases(
      'briouates au fromage, briouate au fromage, briouates fromage, briouats au fromage, rissóis de camarão, rissol de camarão, rissois de camarao, rissóis aux crevettes, rissois aux crevettes, rissóis de crevettes, pollo arrosto, arrosto di vitello, arrosto di manzo, coniglio arrosto',
    ),
  },
  {
    reason: 'balls of unleavened bread, and not of meat',
    hides: ['HALAL', 'KOSHER'],
    names: phrases(
      'boulettes de matza, boulettes de matsa, boulettes de matzo, boulettes de pain azyme',
    ),
  },
  {
    reason: 'bound with egg, without the milk of the noodle one',
    hides: ['DAIRY_FREE'],
    names: phrases('kugel de pommes de terre, kugel aux pommes de terre, kugel pommes de terre'),
  },
  {
    reason: 'skewers of beef in Cameroon, of the plant elsewhere',
    hides: ['HALAL', 'KOSHER'],
    names: phrases('brochettes de soya, brochette de soya'),
  },
  {
    reason: 'sugar boiled with water and fish sauce',
    hides: ['DAIRY_FREE'],
    names: phrases('poulet au caramel, poulet caramel'),
  },
  {
    reason: 'a sweet of marzipan, the dough without its filling, or the bread of that shape',
    hides: ['GLUTEN_FREE', 'NUT_FREE', 'VEGAN', 'DAIRY_FREE'],
    names: phrases('mozart kugel, pâte à apfelstrudel, couronne des rois pain'),
  },
];
