import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { useRestoreItems } from '../../entities/shopping/use-restore-items';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Loading, SkeletonRows } from '../../ui/skeleton';
import { useLeftOutItemsQuery, type LeftOutItemsQuery } from './left-out-items.generated';
import { useListedItemsQuery } from './listed-items.generated';
import { mergeItems, type Line } from './merge-items';
import { SettingsDialog } from './settings-dialog';
import { useAmountText } from './use-amount-text';

interface AtHomeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What nobody is to buy because it is at home, and the press that puts it on the list all the same. */
export function AtHomeDialog({ open, onClose }: AtHomeDialogProps) {
  const { t } = useTranslation('list-settings');
  const { t: sentence } = useTranslation('errors');
  const restore = useRestoreItems(sentence('shopping.restoreFailed'));
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const buy = async ({ name, parts }: LeftOutLine): Promise<void> => {
    setSaid(t('atHome.listed', { name }));
    const failure = await restore(parts.map(({ id }) => id));
    setProblem(failure);
    if (failure !== null) setSaid('');
  };
  return (
    <SettingsDialog of="atHome" open={open} onClose={onClose} said={said} problem={problem}>
      <LeftOutLines onBuy={(line) => void buy(line)} />
    </SettingsDialog>
  );
}

type LeftOutItem = NonNullable<
  NonNullable<LeftOutItemsQuery['viewer']>['household']['kitchen']
>['leftOutItems'][number];
type LeftOutLine = Line<LeftOutItem>;

function LeftOutLines({ onBuy }: { onBuy: (line: LeftOutLine) => void }) {
  const { t } = useTranslation(['list-settings', 'common']);
  const { t: sentence } = useTranslation('errors');
  const { data, error, refetch } = useLeftOutItemsQuery({ fetchPolicy: 'cache-and-network' });
  const list = useListedItemsQuery({ fetchPolicy: 'cache-only' });
  const kitchen = data?.viewer?.household.kitchen;
  if (error && !kitchen)
    return (
      <ErrorState
        headingLevel={3}
        title={failureSentence(sentence, error)}
        message={null}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch().catch(() => undefined)}
        className="border-0"
      />
    );
  if (!kitchen)
    return (
      <Loading label={t('common:loading')}>
        <SkeletonRows rows={4} />
      </Loading>
    );
  const listed = new Set(
    list.data?.viewer?.household.kitchen?.shoppingItems.map(({ id }) => id) ?? [],
  );
  const lines = mergeItems(kitchen.leftOutItems.filter(({ id }) => !listed.has(id)));
  if (lines.length === 0) return <p className="text-muted">{t('atHome.none')}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <LeftOutRow key={line.product} line={line} onBuy={() => onBuy(line)} />
      ))}
    </ul>
  );
}

function LeftOutRow({ line, onBuy }: { line: LeftOutLine; onBuy: () => void }) {
  const { t } = useTranslation('shopping');
  const amountText = useAmountText();
  const { name, parts } = line;
  const titles = [...new Set(parts.flatMap(({ recipeTitle }) => recipeTitle ?? []))];
  const said = [amountText.asked(line), ...titles].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 border-b border-line py-2 last:border-0">
      <span className="grid min-w-0 flex-1 basis-32 wrap-break-word">
        <span className="first-letter:uppercase">{name}</span>
        <span className="text-sm text-muted">{said.join(' · ')}</span>
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={ShoppingBasket}
        aria-label={t('staples.buyOne', { name })}
        onKeyDown={(event) => {
          // A key that is held would press the next row's button, and the next.
          if (event.repeat) event.preventDefault();
        }}
        onClick={({ currentTarget, detail }) => {
          // The row leaves: the focus goes to the next, and the second press of a double one would meet that.
          if (detail > 1) return;
          const row = currentTarget.closest('li');
          const next = row?.nextElementSibling ?? row?.previousElementSibling;
          (next ?? row?.closest('[role=dialog]'))?.querySelector('button')?.focus();
          onBuy();
        }}
      >
        {t('staples.buy')}
      </Button>
    </li>
  );
}
