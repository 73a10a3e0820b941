import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../../entities/recipe/favorite-button';
import { RecipeActions } from '../../entities/recipe/recipe-actions';
import { useRecipeCardFragment } from '../../entities/recipe/recipe-card.generated';
import { RecipeFacts } from '../../entities/recipe/recipe-facts';
import { DishPicture } from '../../illustrations/dish-picture';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { BookNotes } from './book-card';
import type { BookRecipe } from './use-book-list';

interface BookLeadProps {
  recipe: BookRecipe;
  onOpen: (recipeId: string) => void;
}

/** What the book opens at: one dish, as large as the page is wide. */
export function BookLead({ recipe, onOpen }: BookLeadProps) {
  const { t } = useTranslation('book');
  const { data, complete } = useRecipeCardFragment(recipe);
  if (!complete) return null;
  const { id, mealType, title, description, picture } = data;
  return (
    <Card as="article" padding="none" className="relative mb-8 grid overflow-hidden lg:grid-cols-2">
      <DishPicture
        recipeId={id}
        mealType={mealType}
        picture={picture}
        className="aspect-[16/10] h-full w-full"
      />
      <div className="grid content-center gap-4 p-5 sm:p-8">
        <p className="text-xs font-semibold tracking-[0.09em] text-herb uppercase">{t('lead')}</p>
        <h2 className="text-3xl">{title}</h2>
        <p className="text-lg text-muted">{description}</p>
        <RecipeFacts {...data} />
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => onOpen(id)} aria-haspopup="dialog">
            {t('open')}
          </Button>
          <div className="flex gap-1">
            <RecipeActions from={recipe} />
            <FavoriteButton from={recipe} />
          </div>
        </div>
      </div>
      <BookNotes recipe={recipe} />
    </Card>
  );
}
