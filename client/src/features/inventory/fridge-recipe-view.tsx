import { useTranslation } from 'react-i18next';
import { UsedFromFridge } from '../../entities/inventory/used-from-fridge';
import { ChefWriting } from '../../entities/recipe/chef-writing';
import { ConflictBox } from '../../entities/recipe/conflict-list';
import { ModelWords } from '../../entities/recipe/model-words';
import { DietWarning } from '../../entities/recipe/diet-warning';
import type { GenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { isOver } from '../../entities/recipe/generation-order';
import { RecipeButtons } from '../../entities/recipe/recipe-buttons';
import { RecipeDetails } from '../../entities/recipe/recipe-details';
import { WhyItFits } from '../../entities/recipe/why-it-fits';
import { DishPicture } from '../../illustrations/dish-picture';
import { FridgeRecipeProblem } from './fridge-recipe-problem';

interface FridgeRecipeViewProps {
  orderId: string;
  /** Null until the server has taken the order. */
  generation: GenerationProgressFragment | null;
}

/** One generation from the fridge, from the order to its end. */
export function FridgeRecipeView({ orderId, generation }: FridgeRecipeViewProps) {
  const { t } = useTranslation('inventory');
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
          picture={recipe.picture}
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
  return <ChefWriting orderId={orderId} generation={generation} />;
}
