import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { Chip } from '../../ui/chip';
import { usedItems } from './used-items';
import { useUsedProductsQuery } from './used-products.generated';

interface UsedFromFridgeProps {
  recipeId: string;
  items: readonly FridgeItem[];
  today: string;
}

/** Says what the recipe takes from the fridge, and what of it had to be eaten first. */
export function UsedFromFridge({ recipeId, items, today }: UsedFromFridgeProps) {
  const { t } = useTranslation('inventory');
  const { data } = useUsedProductsQuery({ variables: { id: recipeId } });
  const used = usedItems(items, data?.viewer?.recipe?.ingredientProducts ?? [], today);
  if (used.length === 0) return null;
  return (
    <section aria-labelledby="used-from-fridge" className="rounded-control bg-saffron-soft p-4">
      <h3 id="used-from-fridge" className="text-lg">
        {t('recipe.used')}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {used.map(({ id, name, expirationDate }) => (
          <li key={id} className="max-w-full">
            <Chip className="bg-surface text-saffron-ink">
              {freshnessOf(expirationDate, today) === 'soon'
                ? t('recipe.usesSoon', { name })
                : name}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
