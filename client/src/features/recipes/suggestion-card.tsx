import type { FragmentType } from '@apollo/client';
import { BookOpen, RefreshCw, Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UsedFromFridge } from '../../entities/inventory/used-from-fridge';
import type { UsedProductsFragment } from '../../entities/inventory/used-products.generated';
import { AddToListButton } from '../../entities/recipe/add-to-list-button';
import { DietWarning } from '../../entities/recipe/diet-warning';
import { FavoriteButton } from '../../entities/recipe/favorite-button';
import { FirstIngredients } from '../../entities/recipe/first-ingredients';
import type { Order } from '../../entities/recipe/generation-order';
import { MealTypeLabel } from '../../entities/recipe/meal-type-label';
import { PlanRecipeButton } from '../../entities/recipe/plan-recipe-button';
import {
  useRecipeCardFragment,
  type RecipeCardFragment,
} from '../../entities/recipe/recipe-card.generated';
import { RecipeFacts } from '../../entities/recipe/recipe-facts';
import type { RecipeFavoriteFragment } from '../../entities/recipe/recipe-favorite.generated';
import { loadRecipeDialog } from '../../entities/recipe/use-recipe-dialog';
import { WhyItFits } from '../../entities/recipe/why-it-fits';
import type { WhyItFitsFragment } from '../../entities/recipe/why-it-fits.generated';
import { DishPicture } from '../../illustrations/dish-picture';
import { Button } from '../../ui/button';
import { PlanTonightButton } from './plan-tonight-button';
import { MetWishes } from './ordered-wishes';
import { SuggestionFrame } from './suggestion-frame';

interface SuggestionCardProps {
  recipe: FragmentType<RecipeCardFragment> &
    FragmentType<RecipeFavoriteFragment> &
    FragmentType<UsedProductsFragment> &
    FragmentType<WhyItFitsFragment>;
  order: Order;
  onOpen: (recipeId: string) => void;
  onChangeType: () => void;
  onRegenerate: () => void;
}

/** The finished suggestion, and what can be done with it. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { recipe, order, onOpen, onChangeType, onRegenerate } = props;
  const { t } = useTranslation(['recipes', 'suggestions']);
  const { data, complete } = useRecipeCardFragment(recipe);
  if (!complete) return null;
  const { id, mealType, title, description, ingredients, picture, ...facts } = data;
  return (
    <SuggestionFrame
      picture={
        <div className="relative aspect-[21/9] animate-rise overflow-hidden md:aspect-auto md:min-h-112">
          <DishPicture
            recipeId={id}
            mealType={mealType}
            picture={picture}
            margin={12}
            className="absolute inset-0 h-full w-full"
          />
        </div>
      }
      foot={
        <>
          <DietWarning from={recipe} className="mx-5 my-5 sm:mx-8" />
          <UsedFromFridge from={recipe} className="px-5 py-5 sm:px-8" />
          <WhyItFits from={recipe} className="px-5 py-5 sm:px-8" />
        </>
      }
      actions={
        <>
          <Button variant="secondary" icon={Shapes} onClick={onChangeType}>
            {t('suggestions:done.changeType')}
          </Button>
          <FavoriteButton from={recipe} labelled />
          <AddToListButton recipe={data} labelled />
          <PlanRecipeButton recipe={data} labelled />
          <Button variant="secondary" icon={RefreshCw} onClick={onRegenerate}>
            {t('suggestions:done.regenerate')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <MealTypeLabel mealType={mealType} />
        <MetWishes order={order} />
        <h2 tabIndex={-1} data-view-heading className="text-3xl outline-none">
          {title}
        </h2>
        <p className="text-lg text-muted">{description}</p>
        <RecipeFacts {...facts} />
      </div>
      <div>
        <h3 className="mb-2 text-lg">{t('ingredients')}</h3>
        <FirstIngredients ingredients={ingredients} />
      </div>
      <Button
        size="lg"
        icon={BookOpen}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadRecipeDialog()}
        onClick={() => onOpen(id)}
      >
        {t('open')}
      </Button>
      {mealType === 'MAIN' && <PlanTonightButton key={order.id} recipe={data} orderId={order.id} />}
    </SuggestionFrame>
  );
}
