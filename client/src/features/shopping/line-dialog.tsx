import clsx from 'clsx';
import { Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Aisle } from '../../graphql.generated';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { IconButton } from '../../ui/icon-button';
import { Select } from '../../ui/select';
import type { ShownLine } from './group-items';
import { amountOf, saysMore } from './merge-items';
import { useAmountText } from './use-amount-text';

interface LineDialogProps {
  line: ShownLine;
  aisles: readonly Aisle[];
  /** Why what was last asked for did not happen: what stands on the page behind cannot be seen from here. */
  problem: string | null;
  open: boolean;
  onClose: () => void;
  onRemovePart: (id: string, name: string) => void;
  onRemove: () => void;
  onMove: (aisle: Aisle) => void;
}

/** Why the line says what it says: each source with its part, which can be taken away alone. */
export function LineDialog(props: LineDialogProps) {
  const { line, aisles, problem, open, onClose, onRemovePart, onRemove, onMove } = props;
  const { t } = useTranslation(['list-settings', 'shopping', 'common']);
  const amountText = useAmountText();
  const [first] = line.parts;
  const [shop, needed] = [amountText.shop(line), amountText.all(line)];
  // A single piece goes without saying in a row, and not here.
  const bought = shop === '' ? '1' : shop;
  const amountWords =
    // What parts it is needed for stands below: « 6 brins » are of no measure.
    bought === null || line.ofParts
      ? needed && t('details.needed', { amount: bought ?? needed })
      : t('details.bought', { amount: bought, needed });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="sm"
      title={line.name}
      description={amountWords}
      closeLabel={t('common:close')}
      footer={
        <Button variant="secondary" icon={Trash2} onClick={onRemove}>
          {t('details.delete')}
        </Button>
      }
    >
      {problem !== null && (
        <Banner tone="error" className="mb-4">
          {problem}
        </Banner>
      )}
      <section className="mb-6">
        <h3 className="text-lg">{t('details.parts', { count: line.parts.length })}</h3>
        <ul className="mt-2">
          {line.parts.map((part) => {
            const own = amountOf(part);
            const amount = own ? amountText.one(own) : t('details.noAmount');
            const source = part.recipeTitle ?? t('shopping:row.byHand');
            return (
              <li key={part.id} className="flex items-center gap-3 border-b border-line py-1">
                <span className="min-w-0 flex-1">
                  {saysMore(line, part) && <span className="block">{part.name}</span>}
                  <span className={clsx('block', saysMore(line, part) && 'text-sm text-muted')}>
                    {source}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">{amount}</span>
                {line.parts.length > 1 && (
                  <IconButton
                    label={t('details.removePart', { part: `${amount}, ${source}` })}
                    icon={X}
                    className="text-muted"
                    onClick={({ detail }) => {
                      if (detail < 2) onRemovePart(part.id, part.name);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <Select
        label={t('details.aisle')}
        hint={t('details.aisleHint')}
        options={aisles.map((value) => ({ value, label: t(`shopping:aisle.${value}`) }))}
        value={first?.aisle ?? null}
        onChange={onMove}
      />
    </Dialog>
  );
}
