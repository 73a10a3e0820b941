import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { useChecks } from './use-checks';
import { usePutAway, type PutAwayOptions } from './use-put-away';

interface PutAwayButtonProps extends PutAwayOptions {
  /** While nothing is ticked. */
  disabled: boolean;
}

/** Back from the shop: what is ticked goes into the fridge in one step. */
export function PutAwayButton({ disabled, ...options }: PutAwayButtonProps) {
  const { t } = useTranslation('shopping');
  const { putAway, puttingAway } = usePutAway(options);
  const checks = useChecks();
  const press = async (): Promise<void> => {
    await checks.whenSent();
    const ids = checks.all().flatMap(({ id, checked }) => (checked ? [id] : []));
    if (ids.length > 0) putAway(ids);
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
