import { CalendarSync, CopyPlus, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddWeekToList } from '../../entities/recipe/use-add-week-to-list';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/use-toast';
import { useCopyWeek } from './use-copy-week';

interface WeekActionsProps {
  monday: string;
  sunday: string;
  onCalendar: () => void;
}

/** What can be done with a whole week. */
export function WeekActions({ monday, sunday, onCalendar }: WeekActionsProps) {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const { copyLastWeek, copying } = useCopyWeek();
  const { addWeekToList, adding } = useAddWeekToList();

  const shop = async (): Promise<void> => {
    const answer = await addWeekToList(monday, sunday);
    if ('problem' in answer) return toast({ tone: 'error', title: answer.problem });
    toast(
      answer.added === 0
        ? { tone: 'info', title: t('week.nothingForList') }
        : { tone: 'success', title: t('week.addedToList', { count: answer.added }) },
    );
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={ShoppingBasket}
        loading={adding}
        onClick={() => void shop()}
      >
        {t('week.toList')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={CopyPlus}
        loading={copying}
        onClick={() => copyLastWeek(monday)}
      >
        {t('week.copy')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={CalendarSync}
        aria-haspopup="dialog"
        onClick={onCalendar}
      >
        {t('calendar.open')}
      </Button>
    </div>
  );
}
