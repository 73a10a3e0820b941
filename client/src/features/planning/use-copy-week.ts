import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { addDays } from '../../entities/planned-meal/calendar-day';
import { placeMeal } from '../../entities/planned-meal/plan-lists';
import { useToast } from '../../ui/use-toast';
import { useCopyWeekMutation } from './copy-week.generated';

interface CopyWeek {
  /** Copies the week before into the one that begins on this Monday, and says how it went. */
  copyLastWeek: (monday: string) => void;
  copying: boolean;
}

export function useCopyWeek(): CopyWeek {
  const { t } = useTranslation('planning');
  const { t: sentence } = useTranslation('errors');
  const toast = useToast();
  const [copy, { loading }] = useCopyWeekMutation({
    update: (cache, { data }) => {
      const result = data?.copyWeek;
      if (result?.__typename !== 'CopyWeekPayload') return;
      for (const meal of result.plannedMeals) placeMeal(cache, result.viewer.id, meal);
    },
  });
  const copyLastWeek = async (monday: string): Promise<void> => {
    try {
      const { data } = await copy({ variables: { from: addDays(monday, -7), to: monday } });
      const result = data?.copyWeek;
      if (result?.__typename !== 'CopyWeekPayload')
        return toast({ tone: 'error', title: sentence('planning.copyFailed') });
      const { copied } = result;
      toast(
        copied === 0
          ? { tone: 'info', title: t('week.nothingToCopy') }
          : { tone: 'success', title: t('week.copied', { count: copied }) },
      );
    } catch (error) {
      toast({ tone: 'error', title: failureSentence(sentence, error, 'copyWeek') });
    }
  };
  return { copying: loading, copyLastWeek: (monday) => void copyLastWeek(monday) };
}
