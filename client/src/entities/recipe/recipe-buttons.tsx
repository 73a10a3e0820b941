import type { FragmentType } from '@apollo/client';
import clsx from 'clsx';
import { AddToListButton } from './add-to-list-button';
import { CookLink } from './cook-link';
import { FavoriteButton } from './favorite-button';
import { PlanRecipeButton } from './plan-recipe-button';
import { useRecipeDetailsFragment, type RecipeDetailsFragment } from './recipe-details.generated';
import type { RecipeFavoriteFragment } from './recipe-favorite.generated';

interface RecipeButtonsProps {
  from: FragmentType<RecipeDetailsFragment> & FragmentType<RecipeFavoriteFragment>;
  /** A recipe from the fridge: its basket takes what the fridge has not. */
  fromFridge?: boolean;
  className?: string;
}

/** What can be done with a whole recipe: keep it, buy for it, plan it, cook it. */
export function RecipeButtons({ from, fromFridge = false, className }: RecipeButtonsProps) {
  const { data, complete } = useRecipeDetailsFragment(from);
  return (
    <div
      className={clsx(
        'grid w-full grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap',
        className,
      )}
    >
      <FavoriteButton from={from} labelled />
      {complete && (
        <>
          <AddToListButton recipe={data} labelled fromFridge={fromFridge} />
          <PlanRecipeButton recipe={data} labelled />
          <CookLink recipe={data} />
        </>
      )}
    </div>
  );
}
