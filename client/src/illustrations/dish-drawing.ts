import type { ReactElement } from 'react';
import { canapes, spoons, verrines } from './compositions/amuse-bouche';
import { bites, skewers } from './compositions/bites';
import { dip, nibbles, toasts } from './compositions/aperitif';
import { fillBasket, type Basket } from './compositions/basket';
import { cakeSlice, coupe, layers, savouryTart, scoops, tart } from './compositions/dessert';
import { carafe, cup, tallGlass } from './compositions/drink';
import { mainBowl, mainCasserole, mainPlate, namedVessel } from './compositions/main';
import {
  bakedWhole,
  crepes,
  fruitBowl,
  goldenSlices,
  roastedFruit,
  savouryCrepes,
  savourySlices,
} from './compositions/plated-sweet';
import { coldSoup, starterPlatter, starterSalad, starterSoup } from './compositions/starter';
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
  APERITIF: [dip, nibbles, toasts, savouryCrepes, savourySlices],
  AMUSE_BOUCHE: [spoons, verrines, canapes, bites, skewers, starterPlatter],
  STARTER: [
    starterSalad,
    starterSoup,
    starterPlatter,
    toasts,
    namedVessel('pot'),
    savouryTart,
    coldSoup,
  ],
  MAIN: [
    mainPlate,
    mainCasserole,
    mainBowl,
    namedVessel('dish'),
    namedVessel('pot'),
    namedVessel('pan'),
    savouryTart,
    savouryCrepes,
    savourySlices,
  ],
  DESSERT: [
    tart,
    coupe,
    cakeSlice,
    goldenSlices,
    scoops,
    layers,
    fruitBowl,
    roastedFruit,
    bakedWhole,
    crepes,
  ],
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

const NAMED = Object.fromEntries(
  Object.entries(COMPOSITION_WORDS).map(([mealType, rows]) => [
    mealType,
    rows.map(([index, names]) => ({ index, names: names.split(', ').map(normalise) })),
  ]),
);

/** The composition a title names (« velouté » is a soup); undefined for a title that leaves it to the seed. */
export function namedComposition(mealType: MealType, title: string): number | undefined {
  const words = normalise(title);
  return NAMED[mealType]?.find(({ names }) =>
    names.some((name) => name.every((word) => words.includes(word))),
  )?.index;
}

/** One of the compositions of a meal type, in a 300 × 300 box that its ground overflows. */
export function composeDish(
  mealType: MealType,
  index: number,
  random: Random,
  shown: readonly IngredientKey[],
  beside: readonly IngredientKey[] = [],
  named = 0,
): ReactElement {
  const compose = COMPOSITIONS[mealType][index] ?? COMPOSITIONS[mealType][0];
  return compose(random, fillBasket(shown, beside, named));
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
  const { shown, beside, named } = mainIngredients(title, ingredients, sweet);
  const usual = random.shuffle(USUAL[mealType]).slice(0, 3);
  // Drawn even where the title decides, so that one word more in it changes nothing else.
  const chosen = random.int(3);
  const index = namedComposition(mealType, title) ?? chosen;
  return composeDish(mealType, index, random, shown.length > 0 ? shown : usual, beside, named);
}
