import { Check, CookingPot, Pencil, ShoppingBasket, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '../../entities/planned-meal/calendar-day';
import { CookedMark } from '../../entities/planned-meal/cooked-mark';
import { useSetMealCooked } from '../../entities/planned-meal/use-set-meal-cooked';
import { CookLink } from '../../entities/recipe/cook-link';
import { MealTypeLabel } from '../../entities/recipe/meal-type-label';
import { RecipeDetails } from '../../entities/recipe/recipe-details';
import { useRecipeQuery } from '../../entities/recipe/recipe.generated';
import { useAddRecipeToList } from '../../entities/recipe/use-add-recipe-to-list';
import { failureSentence } from '../../apollo/failure-sentence';
import { DishPicture } from '../../illustrations/dish-picture';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { useToast } from '../../ui/use-toast';
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../../ui/skeleton';
import type { Meal } from '../../entities/planned-meal/known-meal';

const IdeaMeal = lazy(async () => ({ default: (await import('./idea-meal')).IdeaMeal }));

export interface MealDialogProps {
  meal: Meal;
  open: boolean;
  onClose: () => void;
  onEdit: (meal: Meal) => void;
  onDelete: (meal: Meal) => void;
}

/** A planned meal: when, for how many, and its recipe with the quantities for so many. */
export function MealDialog({ meal, open, onClose, onEdit, onDelete }: MealDialogProps) {
  const { t } = useTranslation(['planning', 'common']);
  const { recipe, recipeTitle, mealType } = meal;
  const when = t('meal.when', { day: longDate(meal.date), time: meal.time });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size={recipe ? 'lg' : 'md'}
      title={recipeTitle}
      closeLabel={t('common:close')}
      banner={
        recipe && (
          <DishPicture
            recipeId={recipe.id}
            mealType={recipe.mealType}
            picture={recipe.picture}
            className="aspect-[21/9] w-full"
          />
        )
      }
      footer={
        // Two by two on a phone: the recipe is what the dialog is opened for.
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:flex sm:justify-end">
          <Button variant="ghost" icon={Trash2} onClick={() => onDelete(meal)}>
            {t('meal.remove')}
          </Button>
          <Button variant="secondary" icon={Pencil} onClick={() => onEdit(meal)}>
            {t('meal.edit')}
          </Button>
          {meal.cookedAt && <SetCooked meal={meal} cooked={false} />}
          {meal.inventoryItemId !== null && <SetCooked meal={meal} cooked />}
          {recipe && !meal.cookedAt && <AddToList recipeId={recipe.id} meal={meal} />}
          {recipe && <CookLink recipe={recipe} servings={meal.servings} mealId={meal.id} />}
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="text-lg">
          <span className="first-letter:uppercase inline-block">{when}</span>
          <span className="text-muted">, {t('people', { count: meal.servings })}</span>
          {meal.cookedAt && <CookedMark className="ml-3 align-middle" />}
        </p>
        {recipe ? (
          <MealRecipe recipeId={recipe.id} meal={meal} />
        ) : (
          <>
            <MealTypeLabel mealType={mealType} />
            {recipeTitle === t('offers.idea') ? (
              <Suspense fallback={<Skeleton className="h-41 rounded-control" />}>
                <IdeaMeal meal={meal} />
              </Suspense>
            ) : (
              <p className="text-muted">
                {t(meal.inventoryItemId === null ? 'meal.noRecipe' : 'meal.leftovers')}
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function MealRecipe({ recipeId, meal }: { recipeId: string; meal: Meal }) {
  const { t } = useTranslation(['recipes', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, loading, refetch } = useRecipeQuery({
    variables: { id: recipeId },
    notifyOnNetworkStatusChange: true,
  });
  const recipe = data?.viewer?.recipe;
  // A plan that an older version kept on the device has the recipe's own amounts alone.
  const lines = meal.scaledIngredients;
  const scaled = lines.length > 0 ? { cookedFor: meal.servings, lines } : {};
  if (recipe) return <RecipeDetails from={recipe} {...scaled} />;
  if (loading)
    return (
      <Loading label={t('common:loading')}>
        <SkeletonText lines={3} />
        <SkeletonRows rows={5} />
      </Loading>
    );
  if (!error) return <p className="text-muted">{t('dialog.goneText')}</p>;
  return (
    <ErrorState
      headingLevel={3}
      title={t('dialog.loadFailed')}
      message={failureSentence(sentence, error)}
      retryLabel={t('common:retry')}
      onRetry={() => void refetch().catch(() => undefined)}
      className="border-0"
    />
  );
}

const listIcons = { idle: ShoppingBasket, adding: ShoppingBasket, added: Check };
const listLabels = { idle: 'meal.toList', adding: 'meal.adding', added: 'meal.added' } as const;

function AddToList({ recipeId, meal }: { recipeId: string; meal: Meal }) {
  const { t } = useTranslation('planning');
  const { status, addToList } = useAddRecipeToList();
  return (
    <Button
      variant="secondary"
      icon={listIcons[status]}
      loading={status === 'adding'}
      onClick={() => void addToList(recipeId, { servings: meal.servings, plannedMealId: meal.id })}
    >
      {t(listLabels[status])}
    </Button>
  );
}

/** For leftovers, which have no recipe to finish; and for who finished the wrong one, once the toast is gone. */
function SetCooked({ meal, cooked }: { meal: Meal; cooked: boolean }) {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const setCooked = useSetMealCooked();
  const press = async (): Promise<void> => {
    const { problem } = await setCooked(meal.id, cooked);
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  const undone = meal.recipe ? 'meal.notCooked' : 'meal.notEaten';
  return (
    <Button variant="secondary" icon={cooked ? Check : CookingPot} onClick={() => void press()}>
      {t(cooked ? 'meal.eaten' : undone)}
    </Button>
  );
}
