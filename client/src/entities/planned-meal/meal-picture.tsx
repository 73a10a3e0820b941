import { DishPicture } from '../../illustrations/dish-picture';
import type { PlannedMealFragment } from './planned-meal.generated';

interface MealPictureProps {
  meal: Pick<PlannedMealFragment, 'id' | 'mealType' | 'picture' | 'recipe'>;
  className?: string;
}

/** A meal's dish as its recipe has it; of a meal that is only a name, what the name calls to mind. */
export function MealPicture({ meal, className }: MealPictureProps) {
  const { id, mealType, picture } = meal.recipe ?? meal;
  return (
    <DishPicture recipeId={id} mealType={mealType} picture={picture ?? ''} className={className} />
  );
}
