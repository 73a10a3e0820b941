import { ChefHat, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddToListButton } from '../../entities/recipe/add-to-list-button';
import { useCookingProgress } from '../../entities/recipe/cooking-progress';
import { FavoriteButton } from '../../entities/recipe/favorite-button';
import { MealTypeLabel } from '../../entities/recipe/meal-type-label';
import { PlanRecipeButton } from '../../entities/recipe/plan-recipe-button';
import { RecipeFacts } from '../../entities/recipe/recipe-facts';
import { DishPicture } from '../../illustrations/dish-picture';
import { PageHeading } from '../../lib/page-heading';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import type { Recipe } from './step-parts';

interface RecipeHeadProps {
  recipe: Recipe;
  /** For how many it is shown. */
  servings: number;
  /** The same where it is not the recipe's own number; null otherwise. */
  chosen: number | null;
  onPrepareToCook: () => void;
  onCook: (step: number) => void;
}

/** What the recipe is, its picture, and what can be done with it. */
export function RecipeHead(props: RecipeHeadProps) {
  const { recipe, servings, chosen, onPrepareToCook, onCook } = props;
  const { t } = useTranslation('cooking');
  const { id, title, mealType, description, picture, preparationMinutes, difficulty } = recipe;
  const { step } = useCookingProgress(id);
  const resumable = step > 1 && step <= recipe.steps.length;
  return (
    <Card
      padding="none"
      className="overflow-hidden md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:border-0"
    >
      <DishPicture
        recipeId={id}
        mealType={mealType}
        picture={picture}
        className="aspect-[2/1] w-full md:order-last md:aspect-auto md:h-full md:min-h-88 print:hidden"
      />
      <div className="grid grid-cols-1 content-center justify-items-start gap-4 p-5 sm:p-8 print:p-0">
        <MealTypeLabel mealType={mealType} />
        <PageHeading title={title} className="text-4xl" />
        <p className="text-lg text-muted">{description}</p>
        <RecipeFacts {...{ preparationMinutes, servings, difficulty }} />
        <div className="mt-2 grid w-full gap-3 sm:flex sm:flex-wrap print:hidden">
          {recipe.steps.length > 0 && (
            <Button
              size="lg"
              icon={ChefHat}
              className="sm:w-auto"
              onPointerEnter={onPrepareToCook}
              onFocus={onPrepareToCook}
              onClick={() => onCook(resumable ? step : 1)}
            >
              {resumable ? t('resume', { step }) : t('start')}
            </Button>
          )}
        </div>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap print:hidden">
          <FavoriteButton from={recipe} labelled />
          <AddToListButton recipe={recipe} servings={chosen ?? undefined} labelled />
          <PlanRecipeButton recipe={{ ...recipe, servings }} labelled />
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
