import { CalendarSync, ShoppingBasket } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useAddWeekToList } from '../../entities/recipe/use-add-week-to-list';
import { useLeftOut } from '../../entities/recipe/use-left-out';
import { useDeleteItems } from '../../entities/shopping/use-delete-items';
import { useOnDemand } from '../../lib/use-on-demand';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/use-toast';
import { CopyWeekButton } from './copy-week-button';
import { ProposeWeekLink } from './propose-week-link';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

interface WeekActionsProps {
  monday: string;
  sunday: string;
  today: string;
  /** The week itself then offers to take over the one before. */
  empty: boolean;
  /** Whether a meal has a recipe, for which there may be something to buy. */
  cooks: boolean;
  onCalendar: () => void;
}

/** What can be done with a whole week. */
export function WeekActions({ monday, sunday, today, empty, cooks, onCalendar }: WeekActionsProps) {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const navigate = useNavigate();
  const { addWeekToList, adding } = useAddWeekToList();
  const deleteItems = useDeleteItems();
  const sayLeftOut = useLeftOut();
  const question = useOnDemand();
  const isPast = sunday < today;
  const asks = isPast && cooks;
  const isRest = monday < today && !isPast;

  const takeBack = async (ids: string[]): Promise<void> => {
    const problem = await deleteItems(ids);
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  const shop = async (includePast: boolean): Promise<void> => {
    const answer = await addWeekToList(monday, sunday, { includePast });
    question.hide();
    // The day has changed since the page was drawn.
    if ('isPast' in answer) return question.show();
    if ('problem' in answer) return toast({ tone: 'error', title: answer.problem });
    const { added, leftOut } = answer;
    const atHome = sayLeftOut(leftOut, added);
    if (added.length === 0 && atHome)
      return toast({ tone: 'info', title: t('week.allInFridge'), ...atHome });
    if (added.length === 0)
      return toast({
        tone: 'info',
        title: t(isRest ? 'week.nothingForRest' : 'week.nothingForList'),
      });
    toast({
      tone: 'success',
      title: t('week.addedToList', { count: added.filter(({ toCheck }) => !toCheck).length }),
      ...atHome,
      action: { label: t('undo'), onAction: () => void takeBack(added.map(({ id }) => id)) },
      alternative: atHome?.action ?? {
        label: t('week.seeList'),
        onAction: () => void navigate(paths.shopping),
      },
    });
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {!isPast && !empty && (
        <ProposeWeekLink
          monday={monday}
          today={today}
          variant="secondary"
          size="sm"
          className="sm:hidden"
        />
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={ShoppingBasket}
        loading={adding}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={() => (asks ? question.show() : void shop(isPast))}
      >
        {t(isRest ? 'week.restToList' : 'week.toList')}
      </Button>
      {question.wanted && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={question.open}
            onOpenChange={(open) => (open ? question.show() : question.hide())}
            title={t('week.pastTitle')}
            description={t('week.pastText')}
            confirmLabel={t('week.pastToList')}
            cancelLabel={t('form.cancel')}
            tone="primary"
            busy={adding}
            onConfirm={() => void shop(true)}
          />
        </Suspense>
      )}
      {!empty && <CopyWeekButton monday={monday} />}
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
