import type { FragmentType } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { IngredientChecklist, type IngredientLine } from './ingredient-checklist';
import { keyedLines } from './keyed-lines';
import { MealTypeLabel } from './meal-type-label';
import { NumberedSteps } from './numbered-steps';
import { useRecipeDetailsFragment, type RecipeDetailsFragment } from './recipe-details.generated';
import { RecipeFacts } from './recipe-facts';

interface RecipeDetailsProps {
  from: FragmentType<RecipeDetailsFragment>;
  /** For how many it is cooked where that is not the recipe's own number, with the lines for so many. */
  cookedFor?: number;
  lines?: readonly IngredientLine[];
}

/** The whole recipe below its title: what to take out, then what to do. */
export function RecipeDetails({ from, cookedFor, lines }: RecipeDetailsProps) {
  const { t } = useTranslation('recipes');
  const { data, complete } = useRecipeDetailsFragment(from);
  if (!complete) return null;
  const { mealType, description, ingredients, instructions, ...recipe } = data;
  const facts = { ...recipe, servings: cookedFor ?? recipe.servings };
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <MealTypeLabel mealType={mealType} />
        <p className="text-lg text-muted">{description}</p>
        <RecipeFacts {...facts} />
      </div>
      <section className="border-t border-line pt-5">
        <h3 className="text-xl">{t('ingredients')}</h3>
        <p className="mt-1 text-sm text-muted">{t('dialog.tick')}</p>
        <IngredientChecklist
          recipeId={recipe.id}
          lines={lines ?? ingredients.map((text) => ({ text }))}
          className="mt-2 grid gap-x-8 sm:grid-cols-2"
        />
      </section>
      <section>
        <h3 className="text-xl">{t('instructions')}</h3>
        <NumberedSteps
          steps={keyedLines(instructions).map(({ key, line }) => ({ key, content: line }))}
        />
      </section>
    </div>
  );
}
