import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { todayInZurich } from '../planned-meal/calendar-day';
import { freshnessOf } from './freshness';
import { useInventoryItemsQuery } from './inventory-items.generated';
import { usedItems } from './used-items';
import { useUsedProductsFragment, type UsedProductsFragment } from './used-products.generated';

interface UsedFromFridgeProps {
  from: FragmentType<UsedProductsFragment>;
  className?: string;
}

/** Says what the recipe takes from the fridge, and what of it had to be eaten first; nothing where it takes nothing. */
export function UsedFromFridge({ from, className = 'rounded-control p-4' }: UsedFromFridgeProps) {
  const { t } = useTranslation('recipes');
  const heading = useId();
  const { data, complete } = useUsedProductsFragment(from);
  // The recipe stands without it: whoever has no network is told elsewhere.
  const { data: fridge } = useInventoryItemsQuery();
  const today = todayInZurich();
  const items = fridge?.viewer?.household.kitchen?.inventoryItems ?? [];
  const used = complete ? usedItems(items, data.ingredientProducts, today) : [];
  if (used.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={`bg-saffron-soft ${className}`}>
      <h3 id={heading} className="text-lg">
        {t('used.heading')}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {used.map(({ id, name, expirationDate }) => (
          <li key={id} className="max-w-full">
            <Chip className="bg-surface text-saffron-ink">
              {freshnessOf(expirationDate, today) === 'soon' ? t('used.soon', { name }) : name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
