import { useTranslation } from 'react-i18next';
import { useCookingProgress } from '../../entities/recipe/cooking-progress';
import { IngredientChecklist } from '../../entities/recipe/ingredient-checklist';
import { Button } from '../../ui/button';
import { NumberStepper } from '../../ui/number-stepper';
import type { Recipe } from './step-parts';
import { servingsBounds, type useRecipePage } from './use-recipe-page';

interface RecipeIngredientsProps {
  recipe: Recipe;
  page: ReturnType<typeof useRecipePage>;
}

/** What to take out, for as many as there are. */
export function RecipeIngredients({ recipe, page }: RecipeIngredientsProps) {
  const { t } = useTranslation(['cooking', 'recipes']);
  const { ticked, untickAll } = useCookingProgress(recipe.id);
  const { servings, chosen, rescaling, error, chooseServings } = page;
  const whole = recipe.wholeServings ?? 0;
  const wholes = whole / recipe.servings;
  return (
    <section aria-labelledby="recipe-ingredients" className="lg:sticky lg:top-24">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h2 id="recipe-ingredients" className="text-2xl">
          {t('recipes:ingredients')}
        </h2>
        <NumberStepper
          label={t('servings')}
          value={servings}
          onChange={chooseServings}
          {...servingsBounds}
          decrementLabel={t('fewer')}
          incrementLabel={t('more')}
          valueText={t('people', { count: servings })}
          className="items-end print:hidden"
        />
      </div>
      <p role="status" className="sr-only">
        {chosen !== null && !rescaling && !error ? t('rescaled', { count: chosen }) : ''}
      </p>
      {chosen !== null && (
        <p className="mt-3 text-sm text-muted">
          {error ? t('rescaleFailed') : t('written', { count: recipe.servings })}
          {!error && wholes > 0 && ` ${t('madeWhole', { count: wholes, servings: whole })}`}
        </p>
      )}
      <div aria-busy={rescaling} className={`transition-ui ${rescaling ? 'opacity-60' : ''}`}>
        <IngredientChecklist
          recipeId={recipe.id}
          lines={recipe.ingredientsFor}
          className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-2"
        />
      </div>
      {ticked.length > 0 && (
        <div className="mt-2 flex items-center justify-between gap-4 print:hidden">
          <p className="text-sm text-muted tabular-nums">
            {t('ticked', { done: ticked.length, total: recipe.ingredientsFor.length })}
          </p>
          <Button variant="ghost" size="sm" onClick={untickAll}>
            {t('untick')}
          </Button>
        </div>
      )}
    </section>
  );
}
