import clsx from 'clsx';
import { Info, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from '@apollo/client/react';
import { ItemCheckFragmentDoc } from '../../entities/shopping/item-check.generated';
import { Checkbox } from '../../ui/checkbox';
import { IconButton } from '../../ui/icon-button';
import type { ShownLine } from './group-items';
import { amountOf } from './merge-items';
import { useAmountText } from './use-amount-text';

export interface RowActions {
  tick: (line: ShownLine, checked: boolean) => void;
  remove: (line: ShownLine) => void;
  open: (line: ShownLine) => void;
}

interface ListRowProps {
  line: ShownLine;
  actions: RowActions;
  /** Where a single source is not said by the group's name already. */
  saysSource: boolean;
}

/** Grouping anew makes new lines; a row whose sources are the same says the same. */
function isSameRow(before: ListRowProps, after: ListRowProps): boolean {
  const [old, now] = [before.line, after.line];
  return (
    old.key === now.key &&
    before.actions === after.actions &&
    before.saysSource === after.saysSource &&
    old.parts.length === now.parts.length &&
    old.parts.every((part, index) => part === now.parts[index])
  );
}

/** One product. It alone renders when it is ticked. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { line, actions, saysSource } = props;
  const { t } = useTranslation('shopping');
  const amountText = useAmountText();
  const { data } = useFragment({
    fragment: ItemCheckFragmentDoc,
    fragmentName: 'ItemCheck',
    from: line.parts.map(({ id }) => ({ __typename: 'ShoppingItem' as const, id })),
  });
  const checked = data.every((check) => check?.checked === true);
  const amount = amountText.all(line.amounts);
  const { parts, name } = line;
  const sources = parts.map((part) => {
    if (parts.length === 1) return saysSource ? (part.recipeTitle ?? '') : '';
    const own = amountText.one(amountOf(part));
    return part.recipeTitle === null
      ? t('row.partByHand', { amount: own })
      : t('row.part', { amount: own, source: part.recipeTitle });
  });
  return (
    <li
      className={clsx(
        'flex items-center gap-1 border-b border-line py-1.5 pl-4 [contain-intrinsic-block-size:auto_4.25rem] [content-visibility:auto] last:border-0 print:break-inside-avoid print:[content-visibility:visible]',
        // Only what has just sunk: an animation on each of a thousand rows costs every later paint.
        line.settled && 'animate-rise',
      )}
    >
      <Checkbox
        look="task"
        className="min-w-0 flex-1 [&_label>span:last-child]:flex-1"
        label={
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-lg">{name}</span>
            {amount !== '' && (
              <span className="max-w-1/2 shrink-0 text-right font-semibold tabular-nums">
                {amount}
              </span>
            )}
          </span>
        }
        description={sources.filter(Boolean).join(' · ')}
        checked={checked}
        onChange={(next) => actions.tick(line, next)}
      />
      <span className="flex shrink-0 print:hidden">
        <IconButton
          label={t('row.details', { name })}
          icon={Info}
          className="text-muted"
          aria-haspopup="dialog"
          onClick={() => actions.open(line)}
        />
        <IconButton
          label={t('row.delete', { name })}
          icon={Trash2}
          className="text-muted"
          onClick={() => actions.remove(line)}
        />
      </span>
    </li>
  );
}, isSameRow);
