import { useTranslation } from 'react-i18next';
import { useFavorite } from '../../entities/recipe/use-favorite';
import { useToast } from '../../ui/use-toast';

/** Takes a recipe out of the list at once, and offers to put it back. */
export function useDeleteFavorite(): (recipeId: string) => void {
  const { t } = useTranslation('favorites');
  const { t: sentence } = useTranslation('errors');
  const { setFavorite } = useFavorite();
  const toast = useToast();

  const undo = async (recipeId: string): Promise<void> => {
    const refusal = await setFavorite(recipeId, true);
    if (refusal !== null) toast({ tone: 'error', title: sentence('favorites.changeFailed') });
  };
  const remove = async (recipeId: string): Promise<void> => {
    const refusal = await setFavorite(recipeId, false);
    if (refusal !== null) {
      toast({ tone: 'error', title: sentence('favorites.removeFailed') });
      return;
    }
    toast({
      tone: 'success',
      title: t('deleted'),
      action: { label: t('undo'), onAction: () => void undo(recipeId) },
    });
  };
  return (recipeId) => void remove(recipeId);
}
