import { Plus, ShoppingBasket } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useAddWeekToList } from '../../entities/recipe/use-add-week-to-list';
import { useLeftOut } from '../../entities/recipe/use-left-out';
import { useDeleteItems } from '../../entities/shopping/use-delete-items';
import { useOnDemand } from '../../lib/use-on-demand';
import { useAddedWords } from '../../entities/shopping/use-added-words';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { ThumbBar } from '../../ui/thumb-bar';
import { useToast } from '../../ui/use-toast';
import { ProposeWeekLink } from './propose-week-link';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/confirm-dialog')).ConfirmDialog,
}));

interface WeekActionsProps {
  monday: string;
  sunday: string;
  today: string;
  /** The week itself then offers to propose one, and there is nothing to buy for. */
  empty: boolean;
  /** Whether a meal has a recipe, for which there may be something to buy. */
  cooks: boolean;
  onAdd: () => void;
}

/** Side by side under the thumb, as wide as each other. */
const thumbed = 'max-sm:flex-1 max-sm:px-2 max-sm:text-sm';

/** What a plan is opened for: at the head of the page, on a phone under the thumb. */
export function WeekActions({ monday, sunday, today, empty, cooks, onAdd }: WeekActionsProps) {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const navigate = useNavigate();
  const { addWeekToList, adding } = useAddWeekToList();
  const deleteItems = useDeleteItems();
  const sayLeftOut = useLeftOut();
  const addedWords = useAddedWords();
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
    const { added, newArticles, leftOut } = answer;
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
      title: addedWords({ items: added, newArticles }) ?? t('week.onlyToCheck'),
      ...atHome,
      action: { label: t('undo'), onAction: () => void takeBack(added.map(({ id }) => id)) },
      alternative: atHome?.action ?? {
        label: t('week.seeList'),
        onAction: () => void navigate(paths.shopping),
      },
    });
  };
  return (
    <ThumbBar className="order-last sm:static sm:order-none sm:mt-0 sm:mb-4">
      <div className="flex flex-wrap items-stretch gap-2 sm:gap-3">
        {!isPast && !empty && (
          <ProposeWeekLink monday={monday} today={today} variant="secondary" className={thumbed} />
        )}
        {!empty && (
          <>
            <Button
              variant="secondary"
              icon={ShoppingBasket}
              loading={adding}
              aria-haspopup={asks ? 'dialog' : undefined}
              className={thumbed}
              onClick={() => (asks ? question.show() : void shop(isPast))}
            >
              {t('week.toList')}
            </Button>
            <IconButton
              label={t('add')}
              icon={Plus}
              variant="primary"
              size="md"
              className="shrink-0 sm:hidden"
              onClick={onAdd}
            />
          </>
        )}
        <Button
          icon={Plus}
          onClick={onAdd}
          data-shortcut="n"
          className={empty ? 'max-sm:flex-1 sm:ml-auto' : 'max-sm:hidden sm:ml-auto'}
        >
          {t('add')}
        </Button>
      </div>
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
    </ThumbBar>
  );
}
