import type { FragmentType } from '@apollo/client';
import { useHouseholdDietQuery } from './household-diet.generated';
import { useRecheckRecipeQuery } from './recheck-recipe.generated';
import { useWhyItFitsFragment, type WhyItFitsFragment } from './why-it-fits.generated';

export type FromWhyItFits = FragmentType<WhyItFitsFragment>;

/**
 * What a recipe was checked for, and whether that is still what the household eats. The cache and the device may hold
 * it from before somebody changed their restrictions, joined or left: then it is read again, and claims nothing until.
 */
export function useDietCheck(from: FromWhyItFits) {
  const { data, complete } = useWhyItFitsFragment(from);
  const { data: diet } = useHouseholdDietQuery();
  const id = complete ? data.id : '';
  const isCurrent = complete && data.checkedDietVersion === diet?.viewer?.household.dietVersion;
  useRecheckRecipeQuery({
    variables: { id },
    skip: !complete || isCurrent,
    fetchPolicy: 'network-only',
  });
  return complete ? { check: data, isCurrent } : null;
}
