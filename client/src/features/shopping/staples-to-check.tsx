import clsx from 'clsx';
import { ChevronDown, Refrigerator, SlidersHorizontal, ShoppingBasket } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import type { ListedRow } from './group-items';
import { mergeItems, type Line } from './merge-items';
import { useAmountText } from './use-amount-text';

interface StaplesToCheckProps {
  items: readonly ListedRow[];
  actions: { areAtHome: (lines: readonly Line[]) => void; buy: (line: Line) => void };
  onOpen: (settings: 'staples' | 'atHome') => void;
}

/**
 * What recipes ask for and is probably at home: folded at the end of the list, with the ways to what counts as such and
 * to what is at home for sure.
 */
export function StaplesToCheck({ items, actions, onOpen }: StaplesToCheckProps) {
  const { t } = useTranslation('shopping');
  const lines = useMemo(() => mergeItems(items), [items]);
  const [open, setOpen] = useState(false);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid gap-1 print:hidden">
      {lines.length > 0 && (
        <section>
          <Card padding="none">
            <div className="flex flex-wrap items-center justify-end gap-x-3 px-4 py-2">
              <h2 className="min-w-0 flex-1 basis-40 text-lg">
                <button
                  ref={toggle}
                  type="button"
                  aria-expanded={open}
                  aria-controls={listId}
                  onClick={() => setOpen(!open)}
                  className="flex min-h-touch w-full items-center gap-3 text-left wrap-break-word"
                >
                  <Icon
                    of={ChevronDown}
                    className={clsx('shrink-0 transition-ui', open || '-rotate-90')}
                  />
                  {t('staples.toCheck', { count: lines.length })}
                </button>
              </h2>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  // What has the focus goes, and each row with it.
                  edit.current?.focus();
                  actions.areAtHome(lines);
                }}
              >
                {t('staples.allThere')}
              </Button>
            </div>
            <ul id={listId} hidden={!open}>
              {lines.map((line) => (
                <StapleRow
                  key={line.product}
                  line={line}
                  onBuy={() => {
                    toggle.current?.focus();
                    actions.buy(line);
                  }}
                />
              ))}
            </ul>
          </Card>
        </section>
      )}
      <div className="flex flex-wrap justify-end">
        <Button
          variant="ghost"
          size="sm"
          icon={Refrigerator}
          aria-haspopup="dialog"
          onClick={() => onOpen('atHome')}
        >
          {t('staples.atHome')}
        </Button>
        <Button
          ref={edit}
          variant="ghost"
          size="sm"
          icon={SlidersHorizontal}
          aria-haspopup="dialog"
          onClick={() => onOpen('staples')}
        >
          {t('staples.edit')}
        </Button>
      </div>
    </div>
  );
}

function StapleRow({ line, onBuy }: { line: Line; onBuy: () => void }) {
  const { t } = useTranslation('shopping');
  const amountText = useAmountText();
  const { name } = line;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 border-t border-line px-4 py-1.5">
      <span className="flex min-w-0 flex-1 basis-32 flex-wrap items-baseline justify-between gap-x-4">
        <span className="max-w-full flex-1 wrap-break-word">{name}</span>
        <span className="text-muted tabular-nums">{amountText.asked(line)}</span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={ShoppingBasket}
        aria-label={t('staples.buyOne', { name })}
        onClick={({ detail }) => {
          // The row leaves, and the second press of a double one would meet the next.
          if (detail < 2) onBuy();
        }}
      >
        {t('staples.buy')}
      </Button>
    </li>
  );
}
