import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePutAwayShoppingItems } from '../../entities/inventory/use-put-away-shopping-items';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/use-toast';
import { useChecks } from './use-checks';

interface PutAwayButtonProps {
  /** While nothing is ticked. */
  disabled: boolean;
  /** Given the sentence that says why not, or null. */
  onAnswer: (problem: string | null) => void;
}

/** Back from the shop: what is ticked goes into the fridge in one step. */
export function PutAwayButton({ disabled, onAnswer }: PutAwayButtonProps) {
  const { t } = useTranslation('shopping');
  const { putAway, puttingAway } = usePutAwayShoppingItems();
  const checks = useChecks();
  const toast = useToast();
  const press = async (): Promise<void> => {
    await checks.whenSent();
    const ids = checks.all().flatMap(({ id, checked }) => (checked ? [id] : []));
    if (ids.length === 0) return;
    const answer = await putAway(ids);
    if ('problem' in answer) return onAnswer(answer.problem);
    onAnswer(null);
    const { stored } = answer;
    toast({
      tone: 'success',
      title: stored > 0 ? t('putAwayDone', { count: stored }) : t('putAwayElsewhere'),
    });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Refrigerator}
      loading={puttingAway}
      disabled={disabled}
      onClick={() => void press()}
    >
      {t('putAway')}
    </Button>
  );
}
