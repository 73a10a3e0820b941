import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import { amountInWords, expiryInWords } from '../../entities/inventory/item-words';
import { reservationWords } from '../../entities/inventory/reservation-words';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { toggleChoice } from '../../lib/toggle-choice';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { useInventoryUseQuery } from './inventory-use.generated';
import { LeftoversChoice } from './leftovers-choice';
import type { CookedMeal, Reckoned } from './use-cooked-meal';
import type { Leftovers, Taking } from './use-take-from-inventory';
import { useTaking } from './use-taking';

interface TakeFromFridgeProps {
  recipe: { id: string; title: string };
  /** For how many it was cooked. */
  servings: number;
  /** The planned meal that it was, once that is marked. */
  cooked: Promise<CookedMeal | null>;
  /** What was known while it was cooked, for where it cannot be asked now. */
  reckoned: Reckoned;
}

const longestName = 200;
const listFormat = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Once a recipe is cooked: offers to take what it used out of the fridge, and to keep what is left of it. */
export function TakeFromFridge({ recipe, servings, cooked, reckoned }: TakeFromFridgeProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const name = t('take.leftovers', { title: recipe.title });
  const { data, loading } = useInventoryUseQuery({
    variables: { recipeId: recipe.id, servings, leftovers: name },
    fetchPolicy: 'network-only',
  });
  const [parts, setParts] = useState(0);
  const [leftoversId] = useState(() => crypto.randomUUID());
  const [isOpen, setOpen] = useState(true);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { problem, saving, take, leave } = useTaking(recipe.id, cooked, () => setOpen(false));
  const kitchen = data?.viewer?.household.kitchen;
  const use = kitchen?.inventoryUse ?? (loading ? null : reckoned.use);
  const advice = kitchen?.storageAdvice ?? reckoned.advice;
  const isUnknown = !loading && !use;
  const onUnknown = useEffectEvent(leave);
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown]);
  if (!use) return null;

  // What has expired may have gone elsewhere, and what another meal needs is its: taken only where somebody says so.
  const isChosen = ({ item: { id, expirationDate }, keptFor }: Taking): boolean =>
    changed.includes(id) ===
    (keptFor !== null || freshnessOf(expirationDate, todayInZurich()) === 'expired');
  const chosen = use.takings.filter(isChosen);
  const hasUsed = use.takings.length > 0;
  const leftovers: Leftovers | null =
    parts === 0
      ? null
      : {
          id: leftoversId,
          name: name.slice(0, longestName),
          quantity: parts,
          expirationDate: advice?.expirationDate,
          expirationEstimate: advice?.expirationDate ? 'FRESH' : null,
        };
  const submit = (): string => {
    const taken = t('take.submit', { count: chosen.length });
    if (parts === 0) return hasUsed ? taken : t('take.keep', { count: 0 });
    return chosen.length === 0
      ? t('take.keep', { count: parts })
      : t('take.takeAndKeep', { count: parts, take: taken });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title={t(hasUsed ? 'take.heading' : 'take.leftHeading')}
      description={t(hasUsed ? 'take.text' : 'take.leftText')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {t(hasUsed ? 'take.leave' : 'take.nothingLeft')}
          </Button>
          <Button
            loading={saving}
            disabled={chosen.length === 0 && parts === 0}
            onClick={() => void take(chosen, leftovers)}
          >
            {submit()}
          </Button>
        </>
      }
    >
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ul aria-label={t('take.items')} className="empty:hidden">
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
      <LeftoversChoice parts={parts} most={servings} advice={advice} onParts={setParts} />
    </Dialog>
  );
}

interface TakingChoiceProps {
  taking: Taking;
  chosen: boolean;
  onToggle: () => void;
}

function TakingChoice({ taking, chosen, onToggle }: TakingChoiceProps) {
  const { t } = useTranslation('inventory');
  const { item, taken, left, keptFor } = taking;
  const today = todayInZurich();
  const amounts = t(left ? 'take.some' : 'take.all', {
    taken: amountInWords(t, taken),
    left: left ? amountInWords(t, left) : '',
  });
  const expired = freshnessOf(item.expirationDate, today) === 'expired';
  const notes = [
    ...(expired ? [expiryInWords(t, item, today)] : []),
    ...(keptFor ? [reservationWords(t, keptFor, today)] : []),
  ];
  return (
    <Checkbox
      label={item.name}
      description={[amounts, ...notes].join(' · ')}
      checked={chosen}
      onChange={onToggle}
    />
  );
}
