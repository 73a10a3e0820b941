import { DishPicture } from '../../illustrations/dish-picture';
import type { PlannedMealFragment } from './planned-meal.generated';

interface MealPictureProps {
  meal: Pick<PlannedMealFragment, 'id' | 'recipeTitle' | 'mealType' | 'recipe'>;
  className?: string;
}

/** A meal's dish as its recipe has it; of a meal that is only a name, what the name calls to mind. */
export function MealPicture({ meal, className }: MealPictureProps) {
  const { id, recipeTitle, mealType, recipe } = meal;
  return recipe ? (
    <DishPicture
      recipeId={recipe.id}
      mealType={recipe.mealType}
      title={recipe.title}
      ingredients={recipe.ingredients}
      className={className}
    />
  ) : (
    <DishPicture
      recipeId={id}
      mealType={mealType}
      title={recipeTitle}
      ingredients={noIngredients}
      className={className}
    />
  );
}

// One for all, so that a drawn picture is not drawn again.
const noIngredients: readonly string[] = [];
