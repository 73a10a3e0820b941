import type { FragmentType } from '@apollo/client';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DishPicture } from '../../illustrations/dish-picture';
import { Card } from '../../ui/card';
import { CookLink } from './cook-link';
import { FirstIngredients } from './first-ingredients';
import { MealTypeLabel } from './meal-type-label';
import { WaitingMark } from '../waiting/waiting-mark';
import { useRecipeCardFragment, type RecipeCardFragment } from './recipe-card.generated';
import { RecipeFacts } from './recipe-facts';
import { loadRecipeDialog } from './use-recipe-dialog';

interface RecipeCardProps {
  from: FragmentType<RecipeCardFragment>;
  /** Opens the whole recipe. */
  onOpen: (recipeId: string) => void;
  /** A button or two, at its foot. */
  actions?: ReactNode;
  /** Shorter on a phone, where many stand one below the other. */
  compact?: boolean;
  headingLevel?: 3 | 4;
}

/** A recipe among others: the whole card opens it. */
export const RecipeCard = memo(function RecipeCard(props: RecipeCardProps) {
  const { from, onOpen, actions, compact = false, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('recipes');
  const { data, complete } = useRecipeCardFragment(from);
  if (!complete) return null;
  const { id, mealType, title, description, ingredients, picture, ...facts } = data;
  return (
    <Card as="article" padding="none" interactive className="relative flex h-full flex-col">
      <DishPicture
        recipeId={id}
        mealType={mealType}
        picture={picture}
        className="aspect-[16/10] w-full rounded-t-card"
      />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-center justify-between gap-2">
          <MealTypeLabel mealType={mealType} />
          <WaitingMark ids={[id]} />
        </div>
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
        {/* Beside longer ones the room is left before what is set out in lines, so that these stand side by side. */}
        <p className={clsx('mb-auto line-clamp-3 text-muted', compact && 'max-sm:line-clamp-2')}>
          {description}
        </p>
        <RecipeFacts {...facts} />
        <div className="border-t border-line pt-3">
          <div className={clsx(compact && 'max-sm:hidden')}>
            <FirstIngredients ingredients={ingredients} />
          </div>
          {/* Above the press that covers the card. */}
          <div
            className={clsx(
              'relative -mr-2 -mb-2 -ml-5 flex flex-wrap items-center justify-between gap-y-1',
              compact ? 'sm:mt-2' : 'mt-2',
            )}
          >
            <CookLink recipe={data} variant="ghost" />
            {actions && <div className="ml-auto flex gap-1">{actions}</div>}
          </div>
        </div>
      </div>
    </Card>
  );
});
