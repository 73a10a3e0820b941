import { useApolloClient } from '@apollo/client/react';
import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownItems, type FridgeItem } from '../../entities/inventory/fridge-cache';
import { moveTo } from '../../entities/inventory/move-to';
import { usePutBackItems } from '../../entities/inventory/use-put-back-items';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useToast } from '../../ui/use-toast';

interface FreezeOfferProps {
  /** As they were put away. */
  itemIds: readonly string[];
  onDone: () => void;
}

/** What was bought for a meal later than it keeps, and the press that says that it lies in the freezer. */
export function FreezeOffer({ itemIds, onDone }: FreezeOfferProps) {
  const { t } = useTranslation('inventory');
  const { cache } = useApolloClient();
  const [items] = useState(() => knownItems(cache, itemIds));
  const putBack = usePutBackItems();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const names = items.map(({ name }) => name).join(', ');
  const save = async (moved: readonly FridgeItem[]): Promise<boolean> => {
    const problem = await putBack(moved, null);
    if (problem) toast({ tone: 'error', title: problem.sentence });
    return !problem;
  };
  const freeze = async (): Promise<void> => {
    setSaving(true);
    const today = todayInZurich();
    const frozen = items.map((item) => ({ ...item, ...moveTo(item, 'FREEZER', today) }));
    const isSaved = await save(frozen);
    setSaving(false);
    if (!isSaved) return;
    onDone();
    toast({
      tone: 'success',
      title: t('freeze.done', { names }),
      action: { label: t('undo'), onAction: () => void save(items) },
    });
  };
  return (
    <Card
      as="section"
      tone="herb"
      padding="sm"
      aria-labelledby="freeze-offer"
      className="flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="freeze-offer" className="text-lg">
          {t('freeze.title')}
        </h2>
        <p className="wrap-break-word">{t('freeze.text', { names })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Snowflake} loading={saving} onClick={() => void freeze()}>
          {t('freeze.action')}
        </Button>
        <Button variant="ghost" size="sm" disabled={saving} onClick={onDone}>
          {t('freeze.leave')}
        </Button>
      </div>
    </Card>
  );
}
