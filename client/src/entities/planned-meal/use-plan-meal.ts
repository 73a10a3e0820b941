import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { PlanMealInput } from '../../graphql.generated';
import { useToast } from '../../ui/use-toast';
import { useRestoreItems } from '../shopping/use-restore-items';
import { addDays, mondayOf, spokenDate, todayInZurich } from './calendar-day';
import type { Span } from './plan-lists';
import type { Meal } from './known-meal';
import { usePutMeal, type PutMeal } from './use-put-meal';
import { useUnplanMeal } from './use-unplan-meal';

interface PlanMealOptions {
  /** The days that are on screen: for a meal outside of them the way there is offered. None by default. */
  shown?: Span;
  /** The meal is off the plan again. */
  onUndone?: () => void;
}

type PlanMeal = (input: PlanMealInput, options?: PlanMealOptions) => Promise<string | null>;

/**
 * Plans a meal, on screen at once, and says where it went, with the way back: that takes off the plan the meal alone,
 * and leaves on the list what was there. Resolves to the sentence that says why not, or null when it is done.
 */
export function usePlanMeal(): PlanMeal {
  const { t } = useTranslation('recipes');
  const toast = useToast();
  const navigate = useNavigate();
  const putMeal = usePutMeal();
  const unplanMeal = useUnplanMeal();
  const restoreItems = useRestoreItems(t('planned.nothingToRestore'));

  const whenOf = ({ date, time }: Meal): string => {
    const today = todayInZurich();
    if (date === today) return t('planned.today', { time });
    if (date === addDays(today, 1)) return t('planned.tomorrow', { time });
    return t('planned.onDay', { day: spokenDate(date), time });
  };
  const undo = async (meal: Meal, taken: PutMeal['takenItemIds']): Promise<string | null> => {
    const { problem, unlistedItemIds } = await unplanMeal(meal.id);
    if (problem !== null) return problem;
    const before = unlistedItemIds.filter((id) => taken.includes(id));
    return before.length > 0 ? restoreItems(before) : null;
  };

  return async (input, { shown, onUndone } = {}) => {
    const { problem, meal, takenItemIds } = await putMeal(input);
    if (!meal) return problem;
    const undoIt = async (): Promise<void> => {
      const failed = await undo(meal, takenItemIds);
      if (failed === null) onUndone?.();
      else toast({ tone: 'error', title: failed });
    };
    const isShown = shown && shown.from <= meal.date && meal.date <= shown.to;
    toast({
      tone: 'success',
      about: meal.id,
      title: t('planned.done', { title: meal.recipeTitle, when: whenOf(meal) }),
      action: { label: t('planned.undo'), onAction: () => void undoIt() },
      ...(!isShown && {
        alternative: {
          label: t('planned.see'),
          onAction: () => void navigate(`${paths.planning}?week=${mondayOf(meal.date)}`),
        },
      }),
    });
    return null;
  };
}
