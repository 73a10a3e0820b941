import type { FragmentType } from '@apollo/client';
import { AddToListButton } from '../../entities/recipe/add-to-list-button';
import { FavoriteButton } from '../../entities/recipe/favorite-button';
import { PlanRecipeButton } from '../../entities/recipe/plan-recipe-button';
import { RecipeCard } from '../../entities/recipe/recipe-card';
import { useRecipeCardFragment } from '../../entities/recipe/recipe-card.generated';
import { useChatRecipeFragment, type ChatRecipeFragment } from './chat-recipe.generated';

interface ChatRecipeProps {
  from: FragmentType<ChatRecipeFragment>;
  onOpen: (recipeId: string) => void;
}

/** A reply that is a recipe: the card, and everything one does with a recipe. */
export function ChatRecipe({ from, onOpen }: ChatRecipeProps) {
  const { data, complete } = useChatRecipeFragment(from);
  if (!complete) return null;
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
      <div className="w-96 max-w-full">
        <RecipeCard from={data} onOpen={onOpen} />
      </div>
      <RecipeActions from={data} />
    </div>
  );
}

function RecipeActions({ from }: { from: ChatRecipeFragment }) {
  const { data, complete } = useRecipeCardFragment(from);
  if (!complete) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <FavoriteButton from={from} labelled />
      <AddToListButton recipe={data} labelled />
      <PlanRecipeButton recipe={data} labelled />
    </div>
  );
}
