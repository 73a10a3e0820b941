import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Fetches the dialog's code ahead of the press that opens it. */
export const loadRecipeDialog = () => import('./recipe-dialog');

const RecipeDialog = lazy(async () => ({ default: (await loadRecipeDialog()).RecipeDialog }));

const recipeOf = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('recipe' in state)) return null;
  return typeof state.recipe === 'string' ? state.recipe : null;
};

interface RecipeDialogControl {
  openRecipe: (recipeId: string) => void;
  /** To be rendered by the page, once. */
  recipeDialog: ReactNode;
}

/** The whole recipe over the page, as a step of the history: going back closes it. */
export function useRecipeDialog(): RecipeDialogControl {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const openId = recipeOf(state);
  // Keeps its content while it fades away.
  const [shownId, setShownId] = useState(openId);
  if (openId !== null && openId !== shownId) setShownId(openId);

  const closedKey = useRef<string | null>(null);
  const close = (): void => {
    if (openId === null || closedKey.current === key) return;
    closedKey.current = key;
    void navigate(-1);
  };

  return {
    openRecipe: (recipeId) =>
      void navigate('.', { state: { recipe: recipeId }, preventScrollReset: true }),
    recipeDialog: shownId !== null && (
      <Suspense fallback={null}>
        <RecipeDialog recipeId={shownId} open={openId !== null} onClose={close} />
      </Suspense>
    ),
  };
}
