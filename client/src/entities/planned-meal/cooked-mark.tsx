import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';

/** On a meal that is done. */
export function CookedMark({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Chip tone="herb" size="sm" icon={CircleCheck} className={className}>
      {t('cooked')}
    </Chip>
  );
}
