import { useTranslation } from 'react-i18next';
import { UsedFromFridge } from '../../entities/inventory/used-from-fridge';
import { ConflictBox } from '../../entities/recipe/conflict-list';
import { ModelWords } from '../../entities/recipe/model-words';
import { DietWarning } from '../../entities/recipe/diet-warning';
import { FirstIngredients } from '../../entities/recipe/first-ingredients';
import { GenerationFeed } from '../../entities/recipe/generation-feed';
import type { GenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { isOver } from '../../entities/recipe/generation-order';
import { RecipeButtons } from '../../entities/recipe/recipe-buttons';
import { RecipeDetails } from '../../entities/recipe/recipe-details';
import { WhyItFits } from '../../entities/recipe/why-it-fits';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { DishPicture } from '../../illustrations/dish-picture';
import { Skeleton, SkeletonText } from '../../ui/skeleton';
import { FridgeRecipeProblem } from './fridge-recipe-problem';

interface FridgeRecipeViewProps {
  orderId: string;
  /** Null until the server has taken the order. */
  generation: GenerationProgressFragment | null;
}

/** One generation from the fridge, from the order to its end. */
export function FridgeRecipeView({ orderId, generation }: FridgeRecipeViewProps) {
  const { t } = useTranslation(['inventory', 'suggestions']);
  const stage = generation?.stage ?? 'QUEUED';
  const recipe = stage === 'DONE' ? generation?.recipe : null;
  if (recipe) {
    return (
      <article className="grid gap-5">
        <p role="status" className="sr-only">
          {t('recipe.announced', { title: recipe.title })}
        </p>
        <DishPicture
          recipeId={recipe.id}
          mealType={recipe.mealType}
          title={recipe.title}
          ingredients={recipe.ingredients}
          className="aspect-[21/9] w-full rounded-control"
        />
        <h3 className="text-3xl [overflow-wrap:anywhere]">{recipe.title}</h3>
        <DietWarning from={recipe} />
        <RecipeButtons from={recipe} fromFridge className="sm:*:grow" />
        <UsedFromFridge from={recipe} />
        <RecipeDetails from={recipe} />
        <WhyItFits from={recipe} className="rounded-control p-4 sm:p-5" />
      </article>
    );
  }
  if (generation && isOver(stage)) {
    const code = generation.refusal?.code ?? 'INTERRUPTED';
    return (
      <FridgeRecipeProblem problem={{ kind: 'refused', code }}>
        <ConflictBox conflicts={generation.refusal?.conflicts ?? []} />
        <ModelWords words={generation.refusal?.modelWords} />
      </FridgeRecipeProblem>
    );
  }
  const { title = null, description = null, ingredients = [] } = generation ?? {};
  return (
    <div aria-busy className="grid gap-5">
      {generation && <GenerationFeed key={orderId} id={orderId} seq={generation.seq} />}
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 rounded-control bg-herb-soft p-4">
        <ChefAtWork className="w-full" />
        <div role="status">
          <h3 className="text-xl">{t('suggestions:writing.heading')}</h3>
          <p className="mt-1">{t('suggestions:writing.text')}</p>
        </div>
      </div>
      {title === null ? (
        <Skeleton className="h-9 w-4/5" />
      ) : (
        <h4 className="animate-rise text-3xl">{title}</h4>
      )}
      {description === null ? (
        <SkeletonText lines={3} />
      ) : (
        <p className="animate-rise text-lg text-muted">{description}</p>
      )}
      <div className="min-h-36">
        {ingredients.length > 0 ? (
          <FirstIngredients ingredients={ingredients} arriving />
        ) : (
          <SkeletonText lines={3} />
        )}
      </div>
    </div>
  );
}
