import { memo } from 'react';
import { composeUsual, type MealType } from './dish-drawing';
import type { IngredientKey } from './food/ingredient-art';
import { Picture, type PictureProps } from './picture';
import { seededRandom } from './seeded-random';

/** The composition, the ingredients and the seed chosen by eye, so that the six make a set. */
const CHOICES: Readonly<Record<MealType, readonly [0 | 1 | 2, string, readonly IngredientKey[]]>> =
  {
    DRINK: [0, 'DRINK-7', ['lemon', 'mint', 'lime']],
    APERITIF: [1, 'APERITIF-10', ['olive', 'cherryTomato', 'almond', 'rosemary']],
    AMUSE_BOUCHE: [2, 'AMUSE_BOUCHE-6', ['smokedSalmon', 'cucumber', 'radish', 'dill']],
    STARTER: [0, 'STARTER-7', ['tomato', 'mozzarella', 'radish', 'basil']],
    MAIN: [1, 'MAIN-2', ['courgette', 'tomato', 'aubergine', 'thyme']],
    DESSERT: [2, 'DESSERT-4', ['strawberry', 'cream', 'mint']],
  };

export interface MealTypePictureProps extends PictureProps {
  mealType: MealType;
}

/** The large picture of one of the six meal types. */
export const DrawnMealType = memo(function DrawnMealType({
  mealType,
  className,
  label,
}: MealTypePictureProps) {
  const [index, seed, keys] = CHOICES[mealType];
  return (
    <Picture className={className} label={label} width={300} height={300}>
      {composeUsual(mealType, index, seededRandom(seed), keys)}
    </Picture>
  );
});
