import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DishPicture } from '../../illustrations/dish-picture';
import { IconButton } from '../../ui/icon-button';
import type { Offered } from './use-offers';

interface PickedDishProps {
  dish: Offered;
  onRemove: () => void;
}

/** The recipe that was picked for the meal, and the way back to the others. */
export function PickedDish({ dish, onRemove }: PickedDishProps) {
  const { t } = useTranslation('planning');
  return (
    <div className="flex animate-rise items-center gap-4 overflow-hidden rounded-control border border-herb bg-herb-soft pr-2">
      <DishPicture
        recipeId={dish.id}
        mealType={dish.mealType}
        picture={dish.picture}
        className="h-24 w-32 shrink-0"
      />
      <p className="min-w-0 flex-1 py-2 font-title text-lg leading-snug font-[560] wrap-break-word hyphens-auto">
        {dish.title}
      </p>
      <IconButton icon={X} label={t('offers.remove', { title: dish.title })} onClick={onRemove} />
    </div>
  );
}
