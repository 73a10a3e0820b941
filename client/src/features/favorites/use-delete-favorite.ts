import { useTranslation } from 'react-i18next';
import { useFavorite } from '../../entities/recipe/use-favorite';
import { useToast } from '../../ui/use-toast';

/** Takes a recipe out of the list at once, and offers to put it back. */
export function useDeleteFavorite(): (recipeId: string) => void {
  const { t } = useTranslation('favorites');
  const { t: sentence } = useTranslation('errors');
  const { setFavorite } = useFavorite();
  const toast = useToast();

  /** Says what failed and, where it is something more particular, why: the network, the session. */
  const say = (failed: string, reason: string): void => {
    const usual = reason.startsWith(sentence('favorites.changeFailed'));
    toast({ tone: 'error', title: failed, description: usual ? undefined : reason });
  };
  const undo = async (recipeId: string): Promise<void> => {
    const refusal = await setFavorite(recipeId, true);
    if (refusal !== null) say(sentence('favorites.changeFailed'), refusal);
  };
  const remove = async (recipeId: string): Promise<void> => {
    const refusal = await setFavorite(recipeId, false);
    if (refusal !== null) return say(sentence('favorites.removeFailed'), refusal);
    toast({
      tone: 'success',
      title: t('deleted'),
      action: { label: t('undo'), onAction: () => void undo(recipeId) },
    });
  };
  return (recipeId) => void remove(recipeId);
}
