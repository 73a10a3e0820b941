import { Refrigerator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { usePutAway, type PutAwayOptions } from './use-put-away';

interface PutAwayButtonProps extends PutAwayOptions {
  /** While nothing is ticked. */
  disabled: boolean;
}

/** Back from the shop: what was bought goes into the fridge in one step. */
export function PutAwayButton({ disabled, ...options }: PutAwayButtonProps) {
  const { t } = useTranslation('shopping');
  const { putAwayAll, puttingAway } = usePutAway(options);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Refrigerator}
      loading={puttingAway}
      disabled={disabled}
      onClick={() => void putAwayAll()}
    >
      {t('putAway')}
    </Button>
  );
}
