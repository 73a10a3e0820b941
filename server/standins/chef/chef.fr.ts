import type { Restriction } from '#product/diet/restrictions.js';
import type { BookRecipe } from '#product/recipe-book/book.js';

/** How a request for a recipe is worded, and what the chef says. Compared without accents, in lower case. */
export const requestWords = {
  mealType: /type\s*:\s*([a-z -]+)/,
  servings: /portions?\s*:\s*(\d{1,3})/,
  difficulty: /difficulte[a-z ]*:\s*(facile|moyen|difficile)/,
  maxMinutes: /temps voulu\s*:\s*(\d{1,3}) minutes/,
  forChildren: /^pour des enfants\s*:/m,
  lowBudget: /^petit budget\s*:/m,
  today: /date du jour\s*:\s*(\d{4}-\d{2}-\d{2})/,
  restrictionLine: /^- (.+)$/gm,
} as const;

/** The longer label first: « végétarien » starts like nothing else, « sans noix » is whole. */
export const restrictionWords: readonly (readonly [string, Restriction])[] = [
  ['vegetarien', 'VEGETARIAN'],
  ['vegetalien', 'VEGAN'],
  ['vegan', 'VEGAN'],
  ['sans gluten', 'GLUTEN_FREE'],
  ['sans produits laitiers', 'DAIRY_FREE'],
  ['sans noix', 'NUT_FREE'],
  ['halal', 'HALAL'],
  ['casher', 'KOSHER'],
  ['allergie au gluten', 'GLUTEN'],
  ['allergie aux crustaces', 'CRUSTACEANS'],
  ['allergie aux oeufs', 'EGGS'],
  ['allergie au poisson', 'FISH'],
  ['allergie aux arachides', 'PEANUTS'],
  ['allergie au soja', 'SOY'],
  ['allergie au lait', 'MILK'],
  ['allergie aux fruits a coque', 'TREE_NUTS'],
  ['allergie au celeri', 'CELERY'],
  ['allergie a la moutarde', 'MUSTARD'],
  ['allergie au sesame', 'SESAME'],
  ['allergie aux sulfites', 'SULPHITES'],
  ['allergie au lupin', 'LUPIN'],
  ['allergie aux mollusques', 'MOLLUSCS'],
];

export const mealTypeWords: Record<string, BookRecipe['mealType']> = {
  boisson: 'DRINK',
  aperitif: 'APERITIF',
  apero: 'APERITIF',
  'amuse-bouche': 'AMUSE_BOUCHE',
  entree: 'STARTER',
  plat: 'MAIN',
  'plat principal': 'MAIN',
  dessert: 'DESSERT',
};

/** Names of the blocks of data in a request, and of the fields of a fridge item. */
export const blockNames = {
  avoidedFoods: 'aliments-exclus',
  preferredFoods: 'gouts',
  fridge: 'frigo',
  recentTitles: 'recettes-recentes',
  ingredient: 'aliment-voulu',
} as const;
export const fridgeFields = {
  name: 'article',
  quantity: 'quantite',
  expires: 'expire_le',
  expired: 'perime_depuis_le',
} as const;

export const seasonOfMonth = (month: number): BookRecipe['season'][number] => {
  if (month >= 3 && month <= 5) return 'printemps';
  if (month >= 6 && month <= 8) return 'été';
  return month >= 9 && month <= 11 ? 'automne' : 'hiver';
};

const typeNames: Record<BookRecipe['mealType'], string> = {
  DRINK: 'boisson',
  APERITIF: 'apéritif',
  AMUSE_BOUCHE: 'amuse-bouche',
  STARTER: 'entrée',
  MAIN: 'plat principal',
  DESSERT: 'dessert',
};

export const layout = {
  type: (mealType: BookRecipe['mealType']) => `Type : ${typeNames[mealType]}`,
  time: (minutes: number) => `Temps de préparation : ${minutes} min`,
  difficulty: (difficulty: string) => `Difficulté : ${difficulty}`,
  servings: (servings: number) => `Portions : ${servings}`,
  wholes: (wholes: number, servings: number) =>
    wholes === 1
      ? `Les quantités sont celles de la recette entière, soit ${servings} portions.`
      : `Les quantités sont celles de ${wholes} recettes entières, soit ${servings} portions.`,
  ingredients: '## Ingrédients',
  instructions: '## Instructions',
};

export const nothingFits =
  'Aucune recette du livre ne convient à la fois à ce type de plat, à ces restrictions et à ces aliments exclus.';

/** Said after the description, where one asked to cook with the fridge. */
export const nothingOfTheFridge =
  'Elle n’utilise rien de votre frigo : parmi les recettes de mon livre qui vous conviennent, je n’en ai pas trouvé d’autre qui s’en serve.';
