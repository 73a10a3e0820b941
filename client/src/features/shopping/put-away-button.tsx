import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePutAwayShoppingItems } from '../../entities/inventory/use-put-away-shopping-items';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/use-toast';

interface PutAwayButtonProps {
  /** The ticked lines. */
  ids: readonly string[];
  /** Given the sentence that says why not, or null. */
  onAnswer: (problem: string | null) => void;
}

/** Back from the shop: what is ticked goes into the fridge in one step. */
export function PutAwayButton({ ids, onAnswer }: PutAwayButtonProps) {
  const { t } = useTranslation('shopping');
  const { putAway, puttingAway } = usePutAwayShoppingItems();
  const toast = useToast();
  const press = async (): Promise<void> => {
    const problem = await putAway(ids);
    onAnswer(problem);
    if (problem === null)
      toast({ tone: 'success', title: t('putAwayDone', { count: ids.length }) });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Refrigerator}
      loading={puttingAway}
      onClick={() => void press()}
    >
      {t('putAway')}
    </Button>
  );
}
