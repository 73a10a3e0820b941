import { CopyPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { useCopyWeek } from './use-copy-week';

/** Takes over the meals of the week before. */
export function CopyWeekButton({ monday }: { monday: string }) {
  const { t } = useTranslation('planning');
  const { copyLastWeek, copying } = useCopyWeek();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={CopyPlus}
      loading={copying}
      onClick={() => copyLastWeek(monday)}
    >
      {t('week.copy')}
    </Button>
  );
}
