import clsx from 'clsx';
import { ChefHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { FridgeItemPicture } from '../../illustrations/fridge-item-picture';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { expiryInShort, expiryInWords } from '../../entities/inventory/item-words';

interface ExpiringItemsProps {
  /** What can still be eaten first, then what has expired. */
  items: readonly FridgeItem[];
  today: string;
  onEdit: (item: FridgeItem) => void;
  onCook: () => void;
}

/** What to eat first, before the fridge itself. */
export function ExpiringItems({ items, today, onEdit, onCook }: ExpiringItemsProps) {
  const { t } = useTranslation('inventory');
  if (items.length === 0) return null;
  const eatable = items.some(({ expirationDate }) => freshnessOf(expirationDate, today) === 'soon');
  return (
    <Card as="section" tone="saffron" padding="sm" aria-labelledby="expiring">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id="expiring" className="text-lg sm:text-xl">
            {t(eatable ? 'soon.heading' : 'soon.expiredHeading')}
          </h3>
          <p className={clsx('text-sm text-muted', eatable && 'hidden sm:block')}>
            {t(eatable ? 'soon.text' : 'soon.expiredText')}
          </p>
        </div>
        {eatable && (
          <Button
            variant="secondary"
            size="sm"
            icon={ChefHat}
            className="max-sm:px-2.5"
            onClick={onCook}
          >
            {t('soon.cook')}
          </Button>
        )}
      </div>
      <ul className="-mx-4 mt-2.5 flex snap-x gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:overflow-visible sm:px-0 lg:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
        {items.map((item) => (
          <li key={item.id} className="w-72 max-w-full shrink-0 snap-center sm:w-auto">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${t('edit', { name: item.name })}, ${expiryInWords(t, item, today)}`}
              onClick={() => onEdit(item)}
              className="flex h-full min-h-touch w-full items-center gap-3 rounded-control border lg:gap-2 border-line bg-surface p-2 text-left transition-ui hover:shadow-lift"
            >
              <FridgeItemPicture
                itemId={item.id}
                pictureKey={item.pictureKey}
                category={item.category}
                className="size-11 shrink-0 lg:size-9"
              />
              <span className="min-w-0">
                <span className="line-clamp-2 leading-tight font-semibold break-words">
                  {item.name}
                </span>
                <span
                  className={clsx(
                    'block text-sm',
                    freshnessOf(item.expirationDate, today) === 'expired'
                      ? 'text-tomato'
                      : 'text-saffron-ink',
                  )}
                >
                  {expiryInShort(t, item, today)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
