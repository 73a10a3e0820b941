import type { FragmentType } from '@apollo/client';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DishPicture } from '../../illustrations/dish-picture';
import { Card } from '../../ui/card';
import { FirstIngredients } from './first-ingredients';
import { MealTypeLabel } from './meal-type-label';
import { useRecipeCardFragment, type RecipeCardFragment } from './recipe-card.generated';
import { RecipeFacts } from './recipe-facts';
import { loadRecipeDialog } from './use-recipe-dialog';

interface RecipeCardProps {
  from: FragmentType<RecipeCardFragment>;
  /** Opens the whole recipe. */
  onOpen: (recipeId: string) => void;
  /** A button or two, at the picture's corner. */
  corner?: ReactNode;
  headingLevel?: 3 | 4;
}

/** A recipe among others: the whole card opens it. */
export const RecipeCard = memo(function RecipeCard(props: RecipeCardProps) {
  const { from, onOpen, corner, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('recipes');
  const { data, complete } = useRecipeCardFragment(from);
  if (!complete) return null;
  const { id, mealType, title, description, ingredients, ...facts } = data;
  return (
    <Card as="article" padding="none" interactive className="relative flex h-full flex-col">
      <DishPicture
        recipeId={id}
        mealType={mealType}
        title={title}
        ingredients={ingredients}
        className="aspect-[16/10] w-full rounded-t-card"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <MealTypeLabel mealType={mealType} />
        <Heading className="text-xl">
          <button
            type="button"
            aria-label={t('openOne', { title })}
            aria-haspopup="dialog"
            onPointerEnter={() => void loadRecipeDialog()}
            onClick={() => onOpen(id)}
            className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </button>
        </Heading>
        <p className="line-clamp-3 text-muted">{description}</p>
        <RecipeFacts {...facts} />
        <div className="mt-auto border-t border-line pt-3">
          <FirstIngredients ingredients={ingredients} />
        </div>
      </div>
      {corner && <div className="absolute top-3 right-3 flex gap-2">{corner}</div>}
    </Card>
  );
});
