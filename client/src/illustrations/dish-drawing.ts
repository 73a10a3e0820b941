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
import { drawableOf, type IngredientKey } from './food/ingredient-art';
import { seededRandom, type Random } from './seeded-random';

export type MealType = 'DRINK' | 'APERITIF' | 'AMUSE_BOUCHE' | 'STARTER' | 'MAIN' | 'DESSERT';

type Composition = (random: Random, basket: Basket) => ReactElement;

/** By the names that the server gives them. */
export const COMPOSITIONS: ReadonlyMap<string, Composition> = new Map(
  Object.entries({
    bakedWhole,
    bites,
    bowl: mainBowl,
    cakeSlice,
    canapes,
    carafe,
    casserole: mainCasserole,
    coldSoup,
    coupe,
    crepes,
    cup,
    dip,
    dish: namedVessel('dish'),
    fruitBowl,
    goldenSlices,
    layers,
    nibbles,
    pan: namedVessel('pan'),
    plate: mainPlate,
    platter: starterPlatter,
    pot: namedVessel('pot'),
    roastedFruit,
    salad: starterSalad,
    savouryCrepes,
    savourySlices,
    savouryTart,
    scoops,
    skewers,
    soup: starterSoup,
    spoons,
    tallGlass,
    tart,
    toasts,
    verrines,
  }),
);

/** One of them is drawn by the seed where a title names none. */
const USUAL_COMPOSITIONS: Readonly<
  Record<MealType, readonly [Composition, Composition, Composition]>
> = {
  DRINK: [tallGlass, cup, carafe],
  APERITIF: [dip, nibbles, toasts],
  AMUSE_BOUCHE: [spoons, verrines, canapes],
  STARTER: [starterSalad, starterSoup, starterPlatter],
  MAIN: [mainPlate, mainCasserole, mainBowl],
  DESSERT: [tart, coupe, cakeSlice],
};

/** What to draw where no food of the dish is known. */
const USUAL: Readonly<Record<MealType, readonly IngredientKey[]>> = {
  DRINK: ['lemon', 'orange', 'raspberry', 'mint', 'apple'],
  APERITIF: ['olive', 'almond', 'cherryTomato', 'radish', 'cheese'],
  AMUSE_BOUCHE: ['cherryTomato', 'cucumber', 'smokedSalmon', 'radish', 'goatCheese'],
  STARTER: ['carrot', 'beet', 'tomato', 'radish', 'egg'],
  MAIN: ['carrot', 'courgette', 'tomato', 'mushroom', 'broccoli', 'rice'],
  DESSERT: ['apple', 'strawberry', 'pear', 'raspberry', 'chocolate'],
};

/** One of the three usual compositions of a meal type, in a 300 × 300 box that its ground overflows. */
export const composeUsual = (
  mealType: MealType,
  index: 0 | 1 | 2,
  random: Random,
  foods: readonly IngredientKey[],
): ReactElement => USUAL_COMPOSITIONS[mealType][index](random, fillBasket(foods));

export interface Dish {
  recipeId: string;
  mealType: MealType;
  /**
   * As the server describes it, between strokes: the composition, the foods that the title names, the others, and what
   * lies beside them. Empty where nothing is known of it; a name that only a later server knows is passed over.
   */
  picture: string;
}

/** The picture of a recipe, wholly decided by the recipe. */
export function drawDish({ recipeId, mealType, picture }: Dish): ReactElement {
  const random = seededRandom(`${mealType}:${recipeId}`);
  const [composition = '', ...foods] = picture.split('|');
  const [named = [], others = [], beside = []] = foods.map(drawableOf);
  const shown = [...named, ...others];
  const usual = random.shuffle(USUAL[mealType]).slice(0, 3);
  // Drawn even where the title decides, so that one word more in it changes nothing else.
  const chosen = random.pick(USUAL_COMPOSITIONS[mealType]);
  const compose = COMPOSITIONS.get(composition) ?? chosen;
  return compose(random, fillBasket(shown.length > 0 ? shown : usual, beside, named.length));
}
