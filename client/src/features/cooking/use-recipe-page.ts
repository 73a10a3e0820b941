import { useSearchParams } from 'react-router-dom';
import { parseWhole } from '../../lib/step-number';
import { useRecipePageQuery } from './recipe-page.generated';

/** As the API bounds them. */
export const servingsBounds = { min: 1, max: 50 };

/** How many the address asks for; null where it asks for nobody in particular. */
function servingsIn(text: string | null): number | null {
  const servings = text === null ? null : parseWhole(text);
  if (servings === null || servings < servingsBounds.min || servings > servingsBounds.max)
    return null;
  return servings;
}

/** The recipe of the page, for as many as the address says. */
export function useRecipePage(id: string) {
  const [search, setSearch] = useSearchParams();
  const asked = servingsIn(search.get('servings'));
  const { data, previousData, error, loading, refetch } = useRecipePageQuery({
    variables: asked === null ? { id } : { id, servings: asked },
    notifyOnNetworkStatusChange: true,
  });
  const before = previousData?.viewer?.recipe;
  const recipe = data?.viewer?.recipe ?? (before?.id === id && (loading || error) ? before : null);
  return {
    recipe,
    servings: asked ?? recipe?.servings ?? 1,
    /** Other than the recipe's own number; null otherwise. */
    chosen: asked !== null && asked !== recipe?.servings ? asked : null,
    rescaling: loading && data === undefined && recipe !== null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    chooseServings: (servings: number): void =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('servings', String(servings));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
