import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { DishPicture } from '../../illustrations/dish-picture';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../../ui/skeleton';
import { UsedFromFridge } from '../inventory/used-from-fridge';
import { DietWarning } from './diet-warning';
import { RecipeButtons } from './recipe-buttons';
import { RecipeDetails } from './recipe-details';
import { useRecipeQuery } from './recipe.generated';
import { WhyItFits } from './why-it-fits';

interface RecipeDialogProps {
  recipeId: string;
  open: boolean;
  onClose: () => void;
}

/** The whole recipe. Opens without a request where the cache has it all. */
export function RecipeDialog({ recipeId, open, onClose }: RecipeDialogProps) {
  const { t } = useTranslation(['recipes', 'common', 'errors']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, loading, refetch } = useRecipeQuery({
    variables: { id: recipeId },
    notifyOnNetworkStatusChange: true,
  });
  const recipe = data?.viewer?.recipe;
  const title =
    recipe?.title ?? t(loading ? 'dialog.loading' : error ? 'dialog.loadFailed' : 'dialog.gone');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="lg"
      title={title}
      closeLabel={t('common:close')}
      banner={
        recipe && (
          <DishPicture
            recipeId={recipe.id}
            mealType={recipe.mealType}
            picture={recipe.picture}
            className="aspect-[3/1] w-full sm:aspect-[4/1]"
          />
        )
      }
      footer={
        recipe && (
          <RecipeButtons
            from={recipe}
            // On a phone they leave the sheet to the recipe.
            className="max-sm:gap-2 max-sm:*:min-h-touch max-sm:*:py-1 max-sm:*:text-sm max-[22.5rem]:*:px-2 sm:justify-end sm:gap-2 sm:*:px-3"
          />
        )
      }
    >
      {recipe ? (
        <div className="grid gap-6">
          <DietWarning from={recipe} />
          <RecipeDetails from={recipe} />
          <UsedFromFridge from={recipe} />
          <WhyItFits from={recipe} className="rounded-control p-4 sm:p-5" />
        </div>
      ) : loading ? (
        <Loading label={t('common:loading')}>
          <SkeletonText lines={3} />
          <Skeleton className="mt-6 mb-2 h-6 w-40" />
          <SkeletonRows rows={5} />
        </Loading>
      ) : error ? (
        <ErrorState
          headingLevel={3}
          title={t('dialog.loadFailed')}
          message={failureSentence(sentence, error)}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch()}
          className="border-0"
        />
      ) : (
        <p className="py-6 text-muted">{t('dialog.goneText')}</p>
      )}
    </Dialog>
  );
}
