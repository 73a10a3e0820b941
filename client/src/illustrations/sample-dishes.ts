import type { MealType } from './dish-drawing';
import type { DishPictureProps } from './drawn-dish';

const pictures: Readonly<Record<MealType, readonly string[]>> = {
  DRINK: [
    'carafe|lemon mint||',
    'tallGlass|strawberry banana||milk',
    'cup|chocolate cinnamon||milk',
    'tallGlass|tea peach||lemon',
    'tallGlass|carrot orange ginger||',
    'cup|tea rosemary honey||',
    'carafe|redWine|grape orange apple cinnamon|',
    'carafe|cucumber basil||',
    'tallGlass|yogurt mango|starAnise|',
    'cup|coffee|chocolate|milk',
  ],
  APERITIF: [
    'dip|chickpeas lemon|seeds carrot|',
    'nibbles|olive|blackOlive thyme|garlic',
    'toasts|bread tomato|basil|garlic',
    'dip|avocado|parsley|lime redOnion',
    'nibbles|almond rosemary||',
    'toasts|bread goatCheese honey|walnut|',
    'dip|aubergine|parsley|garlic',
    '|shrimp chili||lime',
    'toasts|bread mushroom|parsley|cream',
    '|radish butter parsley|chives|',
  ],
  AMUSE_BOUCHE: [
    'verrines|beet goatCheese|walnut|',
    'canapes|bread smokedSalmon|dill|cream',
    'spoons|salmon|dill avocado|lime',
    'bites|egg|chives|',
    'skewers|tomato mozzarella|cherryTomato basil|',
    'verrines|peas|mint|cream',
    'canapes|cucumber|dill radish|cream',
    'spoons|fig ham||',
    'canapes|puff cheese||egg',
    'spoons|scallop leek||butter',
  ],
  STARTER: [
    'soup|squash|seeds|onion cream',
    'salad|salad goatCheese|walnut bread|honey',
    'platter|beet|feta rocket walnut|',
    'salad|salad tomato mozzarella|basil|',
    'soup|leek potato||cream',
    'pot|friedEgg spinach||egg cream',
    'salad|semolina parsley|mint tomato cucumber|',
    'platter|salmon|dill|lemon egg',
    'salad|salad carrot orange|parsley raisins|',
    'coldSoup|tomato|cucumber redPepper basil|',
  ],
  MAIN: [
    'dish|courgette|cheese thyme|cream',
    'dish|chicken lemon|potato rosemary|',
    'plate|pasta shrimp|parsley cherryTomato|garlic',
    'bowl|lentils|coconutMilk spinach parsley|',
    'plate|salmon asparagus|dill|lemon',
    'bowl|rice mushroom|cheese parsley|',
    'pot|stew|carrot mushroom|bay',
    'dish||courgette aubergine tomato thyme|',
    'bowl|semolina avocado|chickpeas cherryTomato|',
    'plate|whiteFish almond|potato parsley|',
  ],
  DESSERT: [
    'tart|apple|cinnamon|',
    'layers|chocolate||egg',
    'cakeSlice|carrot|walnut cinnamon|egg',
    'tart|strawberry||cream',
    'layers|raspberry|blueberry|cream',
    'cakeSlice|chocolate raspberry||butter',
    'layers|vanilla|strawberry|cream',
    'tart|cherry||egg milk',
    'fruitBowl|pear starAnise|cinnamon|honey',
    'cakeSlice|lemon||egg',
  ],
};

/** Dishes of every meal type as the server describes them, for the contact sheet and the tests. */
export const SAMPLE_DISHES: readonly DishPictureProps[] = (
  Object.keys(pictures) as MealType[]
).flatMap((mealType) =>
  pictures[mealType].map((picture, nth) => ({ recipeId: `${mealType}-${nth}`, mealType, picture })),
);
