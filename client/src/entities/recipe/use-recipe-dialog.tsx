import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAddressOverlay } from '../../lib/use-address-overlay';

/** Fetches the dialog's code ahead of the press that opens it. */
export const loadRecipeDialog = () => import('./recipe-dialog');

const RecipeDialog = lazy(async () => ({ default: (await loadRecipeDialog()).RecipeDialog }));

interface RecipeDialogControl {
  openRecipe: (recipeId: string) => void;
  /** To be rendered by the page, once. */
  recipeDialog: ReactNode;
}

/** The whole recipe over the page, with an address of its own: `?recipe=`. */
export function useRecipeDialog(): RecipeDialogControl {
  const { value: openId, show, close } = useAddressOverlay('recipe');
  // Keeps its content while it fades away.
  const [shownId, setShownId] = useState(openId);
  if (openId !== null && openId !== shownId) setShownId(openId);

  return {
    openRecipe: show,
    recipeDialog: shownId !== null && (
      <Suspense fallback={null}>
        <RecipeDialog recipeId={shownId} open={openId !== null} onClose={close} />
      </Suspense>
    ),
  };
}
