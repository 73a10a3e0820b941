import clsx from 'clsx';
import { Info, Trash2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { WaitingMark } from '../../entities/waiting/waiting-mark';
import { Checkbox } from '../../ui/checkbox';
import { IconButton } from '../../ui/icon-button';
import type { ShownLine } from './group-items';
import { amountOf, saysMore, type Amount } from './merge-items';
import type { AmountText } from './use-amount-text';
import { useAreChecked } from './use-checks';

export interface RowActions {
  tick: (line: ShownLine, checked: boolean) => void;
  remove: (line: ShownLine) => void;
  open: (line: ShownLine) => void;
}

/** What a thousand rows say in the same words; asked for once. */
export interface RowWords {
  t: TFunction<'shopping'>;
  amountText: AmountText;
}

interface ListRowProps {
  line: ShownLine;
  words: RowWords;
  actions: RowActions;
  /** Where a single source is not said by the group's name already. */
  saysSource: boolean;
}

const measuresOf = (part: ShownLine['parts'][number]): Amount[] => {
  const amount = amountOf(part);
  return amount ? [amount] : [];
};

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
  const { t, amountText } = props.words;
  const { parts, ofParts } = line;
  // Of one recipe one reads what it takes, as it says it; of the whole list, what to buy.
  const [own] = ofParts && !saysSource && parts.length === 1 ? parts : [];
  const name = own?.name ?? line.name;
  const ids = useMemo(() => parts.map(({ id }) => id), [parts]);
  const checked = useAreChecked(ids);
  const bought = saysSource || (ofParts && !own) ? amountText.shop(line) : null;
  const amount = bought ?? amountText.row(own ? { ...line, amounts: measuresOf(own) } : line);
  const sources = parts.map((part) => {
    if (own || (parts.length === 1 && bought === null && !ofParts))
      return saysSource ? (part.recipeTitle ?? '') : '';
    const measured = measuresOf(part).map(amountText.one).join('');
    const said = saysMore(line, part) ? amountText.named(part) : measured;
    if (said === '') return part.recipeTitle ?? t('row.byHand');
    return part.recipeTitle === null
      ? t('row.partByHand', { amount: said })
      : t('row.part', { amount: said, source: part.recipeTitle });
  });
  const said = sources.filter(Boolean);
  const saidOnce = [...new Set(said)].map((source) => {
    const count = said.filter((one) => one === source).length;
    return count === 1 ? source : t('row.times', { source, count });
  });
  return (
    <div
      role="listitem"
      className={clsx(
        // Where letters are large, the buttons take a line of their own rather than the name's room.
        'flex flex-wrap items-center justify-end gap-x-1 border-b border-line px-4 py-1.5 max-sm:py-0 print:break-inside-avoid print:items-start print:px-0 print:py-0',
        // Only what has just sunk: an animation on each of a thousand rows costs every later paint.
        line.settled && 'animate-rise',
      )}
    >
      <Checkbox
        look="task"
        // On a phone, more rows matter more than the end of a recipe's name.
        className="min-w-0 flex-1 basis-32 max-sm:[&_[id$=-more]]:line-clamp-1 [&_label>span:last-child]:flex-1"
        label={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="max-w-full flex-1 wrap-break-word sm:text-lg">{name}</span>
            {amount !== '' && (
              <span className="ml-auto max-w-full text-right font-semibold tabular-nums">
                {amount}
              </span>
            )}
          </span>
        }
        description={saidOnce.join(' · ')}
        checked={checked}
        onChange={(next) => actions.tick(line, next)}
      />
      <span className="-mr-4 flex shrink-0 print:hidden">
        <WaitingMark ids={ids} />
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
          // On a phone its room is the name's: the details delete as well.
          className="text-muted max-sm:hidden"
          // The second press of a double-click would take the row that has just moved up.
          onClick={({ detail }) => {
            if (detail < 2) actions.remove(line);
          }}
        />
      </span>
    </div>
  );
}, isSameRow);
