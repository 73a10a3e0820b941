import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import { amountInWords, expiryInWords } from '../../entities/inventory/item-words';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { toggleChoice } from '../../lib/toggle-choice';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { useToast } from '../../ui/use-toast';
import { useInventoryUseQuery } from './inventory-use.generated';
import { usePutBackItems } from './use-put-back-items';
import { useTakeFromInventory, type Taking } from './use-take-from-inventory';

interface TakeFromFridgeProps {
  recipeId: string;
  /** For how many it was cooked. */
  servings: number;
}

const listFormat = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Once a recipe is cooked: offers to take what it used out of the fridge. Nothing where it used nothing. */
export function TakeFromFridge({ recipeId, servings }: TakeFromFridgeProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { data } = useInventoryUseQuery({
    variables: { recipeId, servings },
    fetchPolicy: 'network-only',
  });
  const [isOpen, setOpen] = useState(true);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { problem, saving, take } = useTaking(recipeId, () => setOpen(false));
  const use = data?.viewer?.inventoryUse;
  if (!use || use.takings.length === 0) return null;

  // What has expired may have gone elsewhere: it is taken only where somebody says so.
  const isChosen = ({ item: { id, expirationDate } }: Taking): boolean =>
    changed.includes(id) === (freshnessOf(expirationDate, todayInZurich()) === 'expired');
  const chosen = use.takings.filter(isChosen);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('take.heading')}
      description={t('take.text')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('take.leave')}
          </Button>
          <Button loading={saving} disabled={chosen.length === 0} onClick={() => void take(chosen)}>
            {t('take.submit', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ul aria-label={t('take.items')}>
        {use.takings.map((taking) => (
          <li key={taking.item.id} className="border-b border-line">
            <TakingChoice
              taking={taking}
              chosen={isChosen(taking)}
              onToggle={() => setChanged(toggleChoice(changed, taking.item.id))}
            />
          </li>
        ))}
      </ul>
      {use.uncounted.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t('take.uncounted', {
            names: listFormat.format(new Set(use.uncounted.map(({ name }) => name))),
          })}
        </p>
      )}
    </Dialog>
  );
}

interface TakingChoiceProps {
  taking: Taking;
  chosen: boolean;
  onToggle: () => void;
}

function TakingChoice({ taking: { item, taken, left }, chosen, onToggle }: TakingChoiceProps) {
  const { t } = useTranslation('inventory');
  const today = todayInZurich();
  const amounts = t(left ? 'take.some' : 'take.all', {
    taken: amountInWords(t, taken),
    left: left ? amountInWords(t, left) : '',
  });
  const expired = freshnessOf(item.expirationDate, today) === 'expired';
  const expiry = expiryInWords(t, item.expirationDate, today);
  return (
    <Checkbox
      label={item.name}
      description={expired ? `${amounts} · ${expiry}` : amounts}
      checked={chosen}
      onChange={onToggle}
    />
  );
}

/** Takes them out, says so, and offers to put them back. */
function useTaking(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const takeFromInventory = useTakeFromInventory(recipeId);
  const putBackItems = usePutBackItems();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const putBack = async (items: Parameters<typeof putBackItems>[0]): Promise<void> => {
    const refused = await putBackItems(items);
    if (refused) toast({ tone: 'error', title: refused.sentence });
  };
  const take = async (takings: readonly Taking[]): Promise<void> => {
    if (saving) return;
    setSaving(true);
    const answer = await takeFromInventory(takings);
    setSaving(false);
    setProblem(answer.problem?.sentence ?? null);
    if (answer.problem) return;
    onDone();
    const { taken, kept } = answer;
    if (taken.length > 0) {
      toast({
        tone: 'success',
        title: t('take.done', { count: taken.length }),
        action: { label: t('undo'), onAction: () => void putBack(taken) },
      });
    }
    if (kept.length > 0) {
      const names = listFormat.format(kept.map(({ name }) => name));
      toast({ tone: 'info', title: t('take.kept', { names }), durationMs: 6000 });
    }
  };
  return { saving, problem, take };
}
