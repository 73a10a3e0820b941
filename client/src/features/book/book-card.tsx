import { Refrigerator, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../../entities/recipe/favorite-button';
import { RecipeActions } from '../../entities/recipe/recipe-actions';
import { RecipeCard } from '../../entities/recipe/recipe-card';
import { useDietCheck } from '../../entities/recipe/use-diet-check';
import { Chip } from '../../ui/chip';
import type { BookRecipe } from './use-book-list';

interface BookCardProps {
  recipe: BookRecipe;
  onOpen: (recipeId: string) => void;
}

/** A recipe of the book, with a word on its picture where there is one to say. */
export const BookCard = memo(function BookCard({ recipe, onOpen }: BookCardProps) {
  return (
    <li className="relative">
      <RecipeCard
        from={recipe}
        onOpen={onOpen}
        compact
        actions={
          <>
            <RecipeActions from={recipe} />
            <FavoriteButton from={recipe} />
          </>
        }
      />
      <BookNotes recipe={recipe} />
    </li>
  );
});

/** What the household should know before it opens the recipe. */
export function BookNotes({ recipe }: { recipe: BookRecipe }) {
  const { t } = useTranslation('book');
  const known = useDietCheck(recipe);
  const unfit = known?.isCurrent === true && known.check.dietConflicts.length > 0;
  const count = recipe.ingredientsAtHome ?? 0;
  if (!unfit && count === 0) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 top-0 flex flex-wrap gap-2 p-3">
      {unfit && (
        <Chip icon={TriangleAlert} className="bg-surface text-tomato" size="sm">
          {t('unfit')}
        </Chip>
      )}
      {count > 0 && (
        <Chip icon={Refrigerator} className="bg-surface text-herb" size="sm">
          {t('atHome', { count, total: recipe.ingredients.length })}
        </Chip>
      )}
    </p>
  );
}
