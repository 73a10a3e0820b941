import type { MealType } from '../generated/prisma/enums.js';

/** A dish of the recipe book by its id; of several the first that is in season, or the last. */
type Dish = string | readonly string[];

/** A meal of the book, or one that was only written down. */
export type DemoMeal = { time: string; servings?: number; mealType?: MealType } & (
  { dish: Dish } | { title: string }
);

/** The meals of a week, Monday first. */
export type DemoWeek = readonly (readonly DemoMeal[])[];

const supper = '19:00';
const noon = '12:15';

export const weekBehind: DemoWeek = [
  [{ time: supper, dish: 'boulettes-de-boeuf-a-la-tomate-et-riz' }],
  [{ time: supper, dish: 'tofu-dore-brocoli-et-riz-au-gingembre' }],
  [
    { time: noon, dish: 'croquettes-de-poulet-panees-au-four', servings: 3 },
    {
      time: supper,
      dish: [
        'veloute-de-poireaux-et-pommes-de-terre',
        'minestrone-au-riz',
        'salade-de-lentilles-vertes-aux-carottes',
      ],
    },
  ],
  [{ time: supper, dish: 'galettes-de-sarrasin-completes' }],
  [
    {
      time: supper,
      dish: ['papillotes-de-saumon-aux-poireaux', 'truite-entiere-au-four-et-pommes-grenaille'],
    },
  ],
  [
    { time: noon, title: 'Pique-nique au bord du lac' },
    { time: supper, dish: 'spaghetti-a-la-bolognaise' },
  ],
  [
    {
      time: noon,
      dish: [
        'pot-au-feu-de-boeuf-aux-legumes',
        'poulet-a-la-basquaise',
        'navarin-d-agneau-aux-legumes-de-printemps',
      ],
      servings: 6,
    },
    { time: '12:45', dish: 'mousse-au-chocolat', servings: 6 },
    { time: supper, title: 'Restes de midi et salade verte' },
  ],
];

export const weekAhead: DemoWeek = [
  [{ time: supper, dish: 'curry-de-poulet-au-lait-de-coco' }],
  [{ time: supper, dish: 'omelette-aux-pommes-de-terre-et-a-l-oignon' }],
  [
    { time: noon, dish: 'riz-saute-au-poulet-et-aux-petits-legumes', servings: 3 },
    { time: '16:00', title: 'Goûter : tartines et pommes', servings: 3, mealType: 'DESSERT' },
    { time: supper, dish: 'gratin-de-cornettes-au-thon' },
  ],
  [{ time: supper, dish: 'dahl-de-lentilles-corail-et-riz' }],
  [{ time: supper, dish: 'cabillaud-a-la-tomate-et-aux-olives' }],
  [
    {
      time: noon,
      dish: ['soupe-de-carottes-au-gingembre', 'salade-nicoise'],
    },
    {
      time: supper,
      dish: [
        'raclette-valaisanne-et-pommes-de-terre-en-robe-des-champs',
        'pizza-maison-aux-legumes-du-frigo',
        'lasagnes-aux-epinards-et-a-la-ricotta',
      ],
    },
  ],
  [
    { time: noon, dish: 'poulet-roti-aux-herbes-et-pommes-de-terre', servings: 6 },
    { time: '12:45', dish: ['pommes-au-four-aux-raisins', 'gateau-au-yaourt'], servings: 6 },
    { time: supper, title: 'Tartines et soupe du congélateur' },
  ],
];

export const favoritesOfCamille: readonly string[] = [
  'dahl-de-lentilles-corail-et-riz',
  'gratin-de-cornettes-au-thon',
  'raclette-valaisanne-et-pommes-de-terre-en-robe-des-champs',
  'curry-de-poulet-au-lait-de-coco',
  'galettes-de-sarrasin-completes',
  'cabillaud-a-la-tomate-et-aux-olives',
  'salade-de-lentilles-vertes-aux-carottes',
  'soupe-de-carottes-au-gingembre',
  'houmous-aux-carottes-roties',
  'crepes-au-sucre-et-au-citron',
  'mousse-au-chocolat',
  'milk-shake-a-la-banane-et-au-cacao',
];

export const favoritesOfThomas: readonly string[] = [
  'spaghetti-a-la-bolognaise',
  'poulet-roti-aux-herbes-et-pommes-de-terre',
  'tarte-tatin',
  'chocolat-chaud-epais-des-retours-de-luge',
];
