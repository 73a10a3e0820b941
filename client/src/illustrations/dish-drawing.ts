import type { ReactElement } from 'react';
import { canapes, spoons, verrines } from './compositions/amuse-bouche';
import { dip, nibbles, toasts } from './compositions/aperitif';
import { fillBasket, type Basket } from './compositions/basket';
import { cakeSlice, coupe, goldenSlices, tart } from './compositions/dessert';
import { carafe, cup, tallGlass } from './compositions/drink';
import { mainBowl, mainCasserole, mainPlate, namedVessel } from './compositions/main';
import { starterPlatter, starterSalad, starterSoup } from './compositions/starter';
import type { IngredientKey } from './food/ingredient-art';
import { COMPOSITION_WORDS } from './ingredient-shapes.fr';
import { mainIngredients, normalise } from './recognise-ingredients';
import { seededRandom, type Random } from './seeded-random';

export type MealType = 'DRINK' | 'APERITIF' | 'AMUSE_BOUCHE' | 'STARTER' | 'MAIN' | 'DESSERT';

type Composition = (random: Random, basket: Basket) => ReactElement;

/** The first three are drawn by the seed; what follows only where a title names it. */
type Compositions = readonly [Composition, Composition, Composition, ...Composition[]];

const COMPOSITIONS: Readonly<Record<MealType, Compositions>> = {
  DRINK: [tallGlass, cup, carafe],
  APERITIF: [dip, nibbles, toasts],
  AMUSE_BOUCHE: [spoons, verrines, canapes],
  STARTER: [starterSalad, starterSoup, starterPlatter],
  MAIN: [
    mainPlate,
    mainCasserole,
    mainBowl,
    namedVessel('dish'),
    namedVessel('pot'),
    namedVessel('pan'),
  ],
  DESSERT: [tart, coupe, cakeSlice, goldenSlices],
};

/** What to draw when no word of the recipe is known. */
const USUAL: Readonly<Record<MealType, readonly IngredientKey[]>> = {
  DRINK: ['lemon', 'orange', 'raspberry', 'mint', 'apple'],
  APERITIF: ['olive', 'almond', 'cherryTomato', 'radish', 'cheese'],
  AMUSE_BOUCHE: ['cherryTomato', 'cucumber', 'smokedSalmon', 'radish', 'goatCheese'],
  STARTER: ['carrot', 'beet', 'tomato', 'radish', 'egg'],
  MAIN: ['carrot', 'courgette', 'tomato', 'mushroom', 'broccoli', 'rice'],
  DESSERT: ['apple', 'strawberry', 'pear', 'raspberry', 'chocolate'],
};

/** The composition a title names (« velouté » is a soup), or else one by the seed. */
function compositionIndex(mealType: MealType, title: string, random: Random): number {
  const chosen = random.int(3);
  const words = normalise(title);
  const named = COMPOSITION_WORDS[mealType].find(([, names]) =>
    names.some((name) => normalise(name).every((word) => words.includes(word))),
  );
  return named?.[0] ?? chosen;
}

/** One of the compositions of a meal type, in a 300 × 300 box that its ground overflows. */
export function composeDish(
  mealType: MealType,
  index: number,
  random: Random,
  shown: readonly IngredientKey[],
  beside: readonly IngredientKey[] = [],
): ReactElement {
  const compose = COMPOSITIONS[mealType][index] ?? COMPOSITIONS[mealType][0];
  return compose(random, fillBasket(shown, beside));
}

export interface Dish {
  recipeId: string;
  mealType: MealType;
  title: string;
  ingredients: readonly string[];
}

/** The picture of a recipe, wholly decided by the recipe. */
export function drawDish({ recipeId, mealType, title, ingredients }: Dish): ReactElement {
  const random = seededRandom(`${mealType}:${recipeId}`);
  const sweet = mealType === 'DESSERT' || mealType === 'DRINK';
  const { shown, beside } = mainIngredients(title, ingredients, sweet);
  const usual = random.shuffle(USUAL[mealType]).slice(0, 3);
  const index = compositionIndex(mealType, title, random);
  return composeDish(mealType, index, random, shown.length > 0 ? shown : usual, beside);
}
