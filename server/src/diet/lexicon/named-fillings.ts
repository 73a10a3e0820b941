import { additions, combine, entriesOf, phrases, type LexiconEntry } from './types.js';

const dark =
  'palet, palets, pistole, pistoles, drops, callets, disques, rondelles, boutons, vermicelles, granulés, paillettes';
const beasts = 'bœuf, veau, agneau, mouton, génisse, cerf, chevreuil';
const birds = 'poulet, dinde, volaille, canard';

export const skewers = ['de', 'à'].flatMap((link) =>
  combine(
    'shish kebab, shish kebabs, chiche kebab',
    'bœuf, veau, agneau, mouton, poulet, dinde, volaille',
    link,
  ),
);
export const chickenKatsu = phrases(
  'katsu curry poulet, katsu curry au poulet, katsu curry de poulet, curry katsu de poulet, curry katsu au poulet, chicken katsu curry, poulet katsu curry',
);
export const breadedFish = combine(
  'poisson pané, poissons panés, bâtonnets de poisson, bâtonnets de poisson panés, bâtonnet de poisson pané',
  'colin, colin d’alaska, cabillaud, lieu, lieu noir, merlu, saumon, merlan',
);
export const stuffedOlives = combine(
  'olives fourrées, olives farcies, olives vertes farcies',
  'amandes',
  'à',
);
export const honeyVinegars = phrases(
  'vinaigre de miel et cidre, vinaigre de miel et de cidre, vinaigre de cidre et miel, vinaigre de cidre et de miel, vinaigre de cidre au miel, vinaigre cidre miel',
);
export const onAString = phrases(
  'bœuf à la ficelle, filet de bœuf à la ficelle, rumsteck à la ficelle, bœuf ficelle, magret à la ficelle, canard à la ficelle',
);
export const springRolls = combine(
  'rouleau de printemps, rouleaux de printemps',
  'tofu, légumes',
  'à',
);
export const beersWithoutAlcohol = combine(
  'blanche, blonde, brune, ambrée, rousse, bière blanche, bière blonde, bière brune, bière ambrée, bière rousse, bière de blé',
  'alcool',
  'sans',
);

/** Dishes, cuts and shapes with the animal, the fish, the plant or the chocolate said that they are made of. */
export const namedFillings: readonly LexiconEntry[] = [
  ...entriesOf([
    {
      has: ['MEAT'],
      names: [
        ...combine('mignon, mignons', `${beasts}, ${birds}`),
        ...combine('paillard, paillards', `${beasts}, ${birds}`),
        ...combine('rouelle, rouelles, jarret, jarrets', `${beasts}, ${birds}`),
        ...combine('pulled', 'beef, chicken, turkey, lamb, duck', ' '),
        ...skewers,
        ...combine(
          'fondue chinoise, viande à fondue chinoise, viande pour fondue chinoise, viande fondue chinoise',
          `${beasts}, ${birds}`,
        ),
        ...combine('fondue chinoise', `${beasts}, ${birds}`, ' '),
      ].join(', '),
    },
    {
      has: ['MEAT', 'PORK'],
      names: 'paillard de porc, paillards de porc, fondue chinoise de porc',
    },
    { has: ['MEAT', 'UNCLEAN_ANIMAL'], names: 'fondue chinoise de cheval' },
    {
      has: ['MEAT'],
      may: ['PORK'],
      only: 'LINE',
      names: 'paillard, paillards',
    },
    { has: ['MEAT'], may: ['PORK', 'GLUTEN'], names: 'shish kebab, shish kebabs' },
    { has: ['FISH'], names: 'pulled salmon' },
    {
      has: ['MEAT'],
      may: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names: [
        ...combine('burrito, burritos, enchilada, enchiladas', `${beasts}, ${birds}`, 'à'),
        ...combine('burrito, burritos, enchilada, enchiladas', `${beasts}, ${birds}`),
        ...combine('burrito, burritos, enchilada, enchiladas', `bœuf, poulet, dinde`, ' '),
      ].join(', '),
    },
    {
      has: ['MEAT', 'GLUTEN'],
      may: ['EGG'],
      only: 'LINE',
      names: chickenKatsu.join(', '),
    },
    {
      has: ['FISH', 'GLUTEN'],
      names: breadedFish.join(', '),
    },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: springRolls.join(', '),
    },
    {
      has: ['NUT'],
      names: stuffedOlives.join(', '),
    },
    {
      has: ['HONEY'],
      names: honeyVinegars.join(', '),
    },
    // The piece hangs on a string in the broth.
    {
      has: ['MEAT'],
      names: onAString.join(', '),
    },
    {
      has: ['MEAT'],
      may: ['GLUTEN'],
      only: 'LINE',
      names:
        'bœuf lok lak, boeuf lok lak, lok lak, lok lak de bœuf, bœuf lok lac, lok lac, bœuf luc lac, poulet lok lak',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: beersWithoutAlcohol.join(', '),
    },
    {
      has: ['MILK'],
      names: combine(dark, 'chocolat au lait, chocolat blanc, chocolat blond, chocolat ruby').join(
        ', ',
      ),
    },
    { may: ['MILK'], names: combine(dark, 'chocolat').join(', ') },
  ]),
  { phrases: combine(dark, 'chocolat noir') },
  { phrases: combine('vermicelles, paillettes, granulés', 'chocolat noir', 'à') },
  { phrases: combine('chocolat noir', 'palets, pistoles, drops, callets', 'en') },
  ...additions([
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: [
        ...combine('fajita, fajitas', 'poulet, bœuf, dinde, porc, crevettes, viande'),
        ...combine('fajita, fajitas', 'poulet, bœuf, dinde, porc, crevettes', ' '),
      ].join(', '),
    },
    {
      may: ['GLUTEN', 'FISH', 'SHELLFISH'],
      only: 'LINE',
      names: [
        ...combine(
          'bœuf, poulet, porc, émincé de bœuf, bœuf sauté, poulet sauté',
          'basilic thaï',
          'à',
        ),
        ...combine('bœuf, poulet, porc', 'thaï basilic, thaï au basilic', ' '),
      ].join(', '),
    },
    {
      may: ['SCALELESS_FISH', 'SHELLFISH'],
      only: 'LINE',
      names: 'chirashi, chirashis, chirashi sushi, chirashi de poisson',
    },
  ]),
];
