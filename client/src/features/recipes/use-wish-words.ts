import { useTranslation } from 'react-i18next';
import type { Order } from '../../entities/recipe/generation-order';
import { wishesOf, type WishName } from './order-wishes';

/** What the chip of a wish says. */
export function useWishWords(order: Order): (name: WishName) => string {
  const { t } = useTranslation('suggestions');
  const { maxMinutes, ingredient } = wishesOf(order).wishes;
  return (name) => {
    if (name === 'maxMinutes') return t('wishes.maxMinutes', { minutes: maxMinutes ?? '' });
    if (name === 'ingredient') return t('wishes.with', { food: ingredient ?? '' });
    return t(`wishes.${name}`);
  };
}
