import clsx from 'clsx';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { WaitingMark } from '../../entities/waiting/waiting-mark';
import { FridgeItemPicture } from '../../illustrations/fridge-item-picture';
import { IconButton } from '../../ui/icon-button';
import { FreshnessRing } from './freshness-ring';
import { oneLess, oneMore } from './item-draft';
import { amountInWords, expiryInWords } from '../../entities/inventory/item-words';
import { TileAmount } from './tile-amount';

export interface TileActions {
  onEdit: (item: FridgeItem) => void;
  onAmount: (item: FridgeItem, amount: Pick<FridgeItem, 'quantity' | 'unit'>) => void;
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
  const { item, today, onEdit, onAmount, onTakeOut } = props;
  const { t } = useTranslation('inventory');
  const { id, name, unit, category, expirationDate, createdAt } = item;
  const less = oneLess(item);
  const more = oneMore(item);
  const amountOf = (quantity: number) =>
    amountInWords(t, { quantity: Math.abs(quantity - item.quantity), unit });
  return (
    <div className="@container flex h-full flex-col items-center justify-end text-center">
      <div className="relative w-full max-w-32 px-2 pt-2">
        <FridgeItemPicture itemId={id} name={name} category={category} className="mx-auto w-22" />
        <FreshnessRing expirationDate={expirationDate} createdAt={createdAt} today={today} />
        <WaitingMark ids={[id]} className="absolute top-1 left-1 rounded-full bg-surface p-1" />
      </div>
      <div className="relative z-10 -mt-0.5 flex w-full flex-1 flex-col rounded-b-control border-t-4 border-(--fridge-glass) pt-1">
        <h4 className="text-base leading-tight font-semibold [font-family:var(--font-text)]">
          <button
            type="button"
            aria-label={t('edit', { name })}
            aria-haspopup="dialog"
            onClick={() => onEdit(item)}
            className="grid min-h-touch w-full place-items-center rounded-sm px-1 outline-offset-0 hover:underline"
          >
            <span className="line-clamp-2 max-w-full break-words">{name}</span>
          </button>
        </h4>
        <p
          className={clsx(
            'px-1 text-xs text-balance',
            dateColours[freshnessOf(expirationDate, today)],
          )}
        >
          {expiryInWords(t, expirationDate, today)}
        </p>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-0.5">
          {less === null ? (
            <IconButton
              icon={Trash2}
              label={t('takeOut', { name })}
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
    </div>
  );
});
