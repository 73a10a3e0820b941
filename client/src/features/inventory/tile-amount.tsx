import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { Unit } from '../../graphql.generated';
import { typedAmount } from './item-draft';
import { amountInWords } from '../../entities/inventory/item-words';

interface TileAmountProps {
  item: FridgeItem;
  onAmount: (item: FridgeItem, amount: { quantity: number; unit: Unit }) => void;
}

// On a narrow tile a line of its own, above − and +.
const placeClass = 'min-w-0 flex-1 @max-[7.9rem]:order-first @max-[7.9rem]:basis-full';

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** How much there is; pressed, it is typed where it stands. */
export function TileAmount({ item, onAmount }: TileAmountProps) {
  const { t } = useTranslation('inventory');
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { name, quantity, unit } = item;
  const amount = amountInWords(t, item);

  const close = (save: boolean): void => {
    if (typed === null) return;
    setTyped(null);
    const next = typedAmount(typed, unit);
    const isOther = next.quantity !== quantity || next.unit !== unit;
    if (save && typed.trim() !== '' && isOther) onAmount(item, next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close(event.key === 'Enter');
    // The button stands again once this has been drawn.
    requestAnimationFrame(() => button.current?.focus());
  };

  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={t('changeAmount', { name, amount })}
        onClick={() => setTyped(String(quantity))}
        className={`min-h-touch rounded-sm text-sm font-semibold tabular-nums hover:bg-sunken ${placeClass}`}
      >
        {amount}
      </button>
    );
  }
  return (
    <input
      ref={takeFocus}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      maxLength={9}
      aria-label={t('amountOf', { name, unit: t(`unit.${unit}`) })}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => close(true)}
      className={`min-h-touch w-full max-sm:w-14 max-sm:flex-none rounded-sm border border-control bg-surface px-1 text-center text-base font-semibold tabular-nums ${placeClass}`}
    />
  );
}
