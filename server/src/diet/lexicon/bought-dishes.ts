import { phrases, type LexiconEntry, type Origin, type Trait } from './types.js';

interface Named {
  has?: readonly Trait[];
  may?: readonly Trait[];
  clearedBy?: readonly Origin[];
  filled?: boolean;
  names: string;
}

const shaped: readonly Origin[] = ['PLANT', 'PERMITTED_ANIMAL', 'FISH'];

/**
 * Names which in a list of ingredients mean a bought product, and in prose the dish being cooked, a
 * shape, a tool or a manner: what the dish is made of stands in the list.
 */
const names: readonly Named[] = [
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: shaped,
    names:
      'boulette, terrine, galantine, ballottine, burger, hamburger, ragoût, hachis, tartare, carpaccio, rillettes, kebab, gyros, chawarma, fricassée, fricandeau, grillade, tomates farcies, légumes farcis, courgettes farcies, os, consommé, 1 rôti, 2 rôtis, hot pot, sang, graisse',
  },
  {
    has: ['MEAT'],
    may: ['PORK', 'GLUTEN', 'EGG'],
    clearedBy: shaped,
    filled: true,
    names:
      'nugget, nuggets, gyoza, gyozas, wonton, wontons, friand, friands, empanada, empanadas, ravioli chinois, dim sum',
  },
  { has: ['MEAT'], names: 'pilon, onglet, bavette, hampe, élan, demi coquelet' },
  {
    has: ['MEAT', 'PORK'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    names:
      'palette, travers, pluma, secreto, presa, viennoises, francfort, gendarme, gendarmes, museau, barde, tube de parfait, parfait en tube, parfait, farce à tomates, farce fine, rosette',
  },
  // The liver spread of that name holds milk and flour in some of its sorts.
  { may: ['MILK', 'GLUTEN'], names: 'tube de parfait, parfait en tube, parfait' },
  {
    may: ['MEAT', 'SHELLFISH', 'GLUTEN', 'PORK'],
    clearedBy: ['PLANT'],
    names: 'nem, nems, samoussa, samoussas, rouleau de printemps, rouleaux de printemps',
  },
  { may: ['MEAT', 'SHELLFISH', 'FISH', 'PORK'], clearedBy: ['PLANT'], names: 'paella, paëlla' },
  {
    has: ['FISH'],
    may: ['SCALELESS_FISH'],
    clearedBy: ['PLANT'],
    names: 'sushi, sashimi, matelote, friture du lac, accras, acras',
  },
  { has: ['FISH'], names: 'capitaine, empereur, maigre, grenadier' },
  { has: ['SHELLFISH'], names: 'conque, méduse, couteau de mer' },
  { may: ['FISH'], names: 'tapenade' },
  { has: ['MILK'], may: ['ALCOHOL'], names: 'fondue' },
  { has: ['MILK'], names: 'lassi, frappé, toffee, brebis, aligot' },
  { has: ['MILK', 'GELATINE'], names: 'panna cotta, pannacotta, bavarois, charlotte aux fraises' },
  {
    has: ['MILK', 'EGG'],
    names: 'flan, flans, soufflé au fromage, soufflé au chocolat, mousseline',
  },
  {
    may: ['MILK'],
    names:
      "=glace, =glaces, glace à l'italienne, caramel, caramels, risotto, purée de pommes de terre, coleslaw",
  },
  { may: ['GELATINE'], names: 'gelée, bonbon, bonbons, fondant à gâteau' },
  { has: ['GELATINE'], names: 'jelly, aspic' },
  { may: ['EGG'], names: 'dorure' },
  { may: ['GLUTEN', 'MILK'], names: 'roux, roux blanc, roux blond' },
  { has: ['OATS'], names: 'porridge, gruau' },
  { has: ['OATS'], may: ['NUT', 'HONEY', 'GLUTEN'], names: 'muesli, müesli, mueslis, granola' },
  { may: ['GLUTEN'], names: 'céréales, flocons, falafel, falafels' },
  {
    may: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    names:
      'galette, galettes, galette de légumes, tortilla, tortillas, taco, tacos, fajita, fajitas, enchilada, enchiladas, burrito, burritos, coquille à tacos, coque à tacos, coques à tacos, coques de tacos, coques tacos, coquilles de tacos, coquilles tacos',
  },
  {
    has: ['GLUTEN'],
    names:
      'baguette, baguettes, ficelle, ficelles, torsade, torti, papillon, bricks, toast, toasts, tartine, tartines, wrap, wraps, tuc, flûtes',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK'],
    names: 'pizza, pizzas, chausson, chaussons, tourte, tourtes, ovo, milo',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    names: 'biscuit, biscuits, feuilleté, feuilletés, croustillant',
  },
  { has: ['GLUTEN', 'MILK'], may: ['EGG'], names: 'crumble, sablé, sablés, cramique' },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    names:
      'quiche, quiches, tarte, tartes, muffin, muffins, bûche, roulé, charlotte, tiramisu, cheesecake, cannelé, cannelés, canelé, canelés, éclair, éclairs, galette des rois, bricelet, bricelets',
  },
  {
    has: ['NUT'],
    names: 'amandine, amandines, mendiant, mendiants, satay, saté, mélange apéritif',
  },
  { has: ['NUT', 'EGG', 'GLUTEN', 'MILK'], names: 'financier, financiers, opéra' },
  {
    has: ['ALCOHOL'],
    names: 'mousseux, planteur, margarita, cherry, digestif, =rosé, =rosés, rosé de table',
  },
  { has: ['ALCOHOL', 'GLUTEN'], names: 'ale, ipa, pils' },
  { may: ['ALCOHOL'], names: 'punch, cocktail, bitter' },
];

export const boughtDishEntries: readonly LexiconEntry[] = names.map(
  ({ names: list, ...traits }) => ({
    ...traits,
    phrases: phrases(list),
    only: 'LINE',
  }),
);

/** Manners of prose that share a name with a product. */
export const proseLookalikes: LexiconEntry = {
  only: 'TEXT',
  phrases: phrases(
    'petit bouillon, petits bouillons, gros bouillon, gros bouillons, premier bouillon, premiers bouillons, quelques bouillons',
  ),
};

export const moreProducts: LexiconEntry[] = [
  {
    has: ['MEAT', 'PORK'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    phrases: phrases('coppa, lomo'),
  },
  {
    has: ['MILK'],
    phrases: phrases(
      'stracciatella, fourme, brousse, =chèvre, =chèvres, =chevre, ziger, fromage de brebis',
    ),
  },
];
