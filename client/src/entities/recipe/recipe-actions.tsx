import type { FragmentType } from '@apollo/client';
import { AddToListButton } from './add-to-list-button';
import { PlanRecipeButton } from './plan-recipe-button';
import { useRecipeCardFragment, type RecipeCardFragment } from './recipe-card.generated';

interface RecipeActionsProps {
  from: FragmentType<RecipeCardFragment>;
}

/** What a card offers at its foot: the recipe's ingredients to the list, and the recipe to the plan. */
export function RecipeActions({ from }: RecipeActionsProps) {
  const { data, complete } = useRecipeCardFragment(from);
  if (!complete) return null;
  return (
    <>
      <AddToListButton recipe={data} />
      <PlanRecipeButton recipe={data} />
    </>
  );
}
