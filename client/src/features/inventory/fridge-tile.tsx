import clsx from 'clsx';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { WaitingMark } from '../../entities/waiting/waiting-mark';
import { FridgeItemPicture } from '../../illustrations/fridge-item-picture';
import { IconButton } from '../../ui/icon-button';
import type { InventoryPlace } from '../../graphql.generated';
import { FreshnessRing } from './freshness-ring';
import { oneLess, oneMore } from './item-draft';
import { amountInWords, expiryInShort, expiryInWords } from '../../entities/inventory/item-words';
import { MoveButton } from './move-button';
import { TileAmount } from './tile-amount';

export interface TileActions {
  onEdit: (item: FridgeItem) => void;
  onAmount: (item: FridgeItem, amount: Pick<FridgeItem, 'quantity' | 'unit'>) => void;
  onMove: (item: FridgeItem, place: InventoryPlace) => void;
  onTakeOut: (item: FridgeItem) => void;
}

interface FridgeTileProps extends TileActions {
  item: FridgeItem;
  today: string;
}

const dateColours = {
  expired: 'font-semibold text-tomato',
  soon: 'font-semibold text-saffron-ink',
  fresh: 'text-muted',
  unknown: 'text-muted',
};

/** One item on its shelf: what it is, how much, until when; its name opens it to be changed. */
export const FridgeTile = memo(function FridgeTile(props: FridgeTileProps) {
  const { item, today, onEdit, onAmount, onMove, onTakeOut } = props;
  const { t } = useTranslation('inventory');
  const { id, name, unit, category, pictureKey, expirationDate, createdAt } = item;
  const less = oneLess(item);
  const more = oneMore(item);
  const amountOf = (quantity: number) =>
    amountInWords(t, { quantity: Math.abs(quantity - item.quantity), unit });
  return (
    <div className="@container relative flex h-full items-center gap-x-1 max-sm:py-1 sm:flex-col sm:justify-end sm:text-center">
      <div className="relative w-11 shrink-0 sm:w-full sm:max-w-36 sm:px-2 sm:pt-1">
        <FridgeItemPicture
          itemId={id}
          pictureKey={pictureKey}
          category={category}
          className="mx-auto w-11 sm:w-16 sm:@max-[7.9rem]:w-13"
        />
        <FreshnessRing expirationDate={expirationDate} createdAt={createdAt} today={today} />
        <WaitingMark ids={[id]} className="absolute bottom-1 left-1 rounded-full bg-surface p-1" />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end sm:-mt-0.5 sm:w-full sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-start sm:rounded-b-control sm:border-t-4 sm:border-(--fridge-glass)">
        <div className="min-w-[min(100%,5rem)] flex-1 sm:flex-none">
          <h4 className="text-base leading-tight font-semibold [font-family:var(--font-text)]">
            <button
              type="button"
              aria-label={t('edit', { name })}
              aria-haspopup="dialog"
              onClick={() => onEdit(item)}
              className="relative grid min-h-touch w-full items-end rounded-sm text-left outline-offset-0 before:absolute before:inset-x-0 before:top-0 before:h-touch hover:underline sm:min-h-7 sm:place-items-center sm:px-1 sm:text-center"
            >
              <span className="line-clamp-2 max-w-full break-words">{name}</span>
            </button>
          </h4>
          <p
            className={clsx(
              'text-xs max-sm:pb-1.5 sm:px-1',
              dateColours[freshnessOf(expirationDate, today)],
            )}
          >
            <span className="sr-only">{expiryInWords(t, item, today)}</span>
            <span aria-hidden>{expiryInShort(t, item, today)}</span>
          </p>
        </div>
        <div className="flex items-center justify-between sm:mt-auto sm:w-full sm:flex-wrap sm:gap-x-0.5">
          {less === null ? (
            <IconButton
              icon={Trash2}
              label={t(`takeOut.${item.place}`, { name })}
              className="text-muted"
              // The second press of a double-click would take the item that has just moved here.
              onClick={({ detail }) => {
                if (detail < 2) onTakeOut(item);
              }}
            />
          ) : (
            <IconButton
              icon={Minus}
              label={t('less', { name, amount: amountOf(less) })}
              onClick={() => onAmount(item, { quantity: less, unit })}
            />
          )}
          <TileAmount item={item} onAmount={onAmount} />
          <IconButton
            icon={Plus}
            label={t('more', { name, amount: amountOf(more) })}
            disabled={more === item.quantity}
            onClick={() => onAmount(item, { quantity: more, unit })}
          />
        </div>
      </div>
      <MoveButton item={item} onMove={onMove} />
    </div>
  );
});
