import { useTranslation } from 'react-i18next';
import type { Order } from '../../entities/recipe/generation-order';
import { Chip } from '../../ui/chip';
import { wishesOf } from './order-wishes';

/** What was asked beside the type, so that one sees that the chef was told. */
export function OrderedWishes({ order }: { order: Order }) {
  const { t } = useTranslation('suggestions');
  const { wishes, fromInventory } = wishesOf(order);
  const { maxMinutes, forChildren, lowBudget, ingredient } = wishes;
  const asked = [
    maxMinutes !== null && t('wishes.maxMinutes', { minutes: maxMinutes }),
    forChildren && t('wishes.forChildren'),
    lowBudget && t('wishes.lowBudget'),
    fromInventory && t('wishes.fromInventory'),
    ingredient !== null && t('wishes.with', { food: ingredient }),
  ].filter((each) => each !== false);
  if (asked.length === 0) return null;
  return (
    <div role="group" aria-label={t('wishes.legend')} className="flex flex-wrap gap-1.5">
      {asked.map((each) => (
        <Chip key={each} size="sm">
          {each}
        </Chip>
      ))}
    </div>
  );
}
