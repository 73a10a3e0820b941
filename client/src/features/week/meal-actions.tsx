import { Pin, RefreshCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardAction, CardActions } from '../../ui/card-action';
import type { Decision } from './expect-week';
import type { Dish, WeekMeal } from './week';

interface MealActionsProps {
  meal: WeekMeal;
  dish: Dish;
  /** The meal's, in words. */
  day: string;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onExchange: () => void;
}

/** What can be decided about a meal, at the foot of its card. */
export function MealActions({ meal, dish, day, busy, onDecide, onExchange }: MealActionsProps) {
  const { t } = useTranslation('week');
  const names = { title: dish.title, day };
  const press = (action: () => void) => (busy ? undefined : action);
  return (
    <CardActions>
      <CardAction
        icon={Pin}
        aria-label={t('menu.holdOne', names)}
        aria-pressed={meal.held}
        aria-disabled={busy || undefined}
        onClick={press(() => onDecide({ held: !meal.held }))}
      >
        {t('menu.hold')}
      </CardAction>
      <CardAction
        icon={RefreshCw}
        aria-label={t('menu.exchangeOne', names)}
        aria-haspopup="dialog"
        aria-disabled={busy || undefined}
        onClick={press(onExchange)}
      >
        {t('menu.exchange')}
      </CardAction>
      <CardAction
        icon={X}
        aria-label={t('menu.removeOne', names)}
        aria-disabled={busy || undefined}
        onClick={press(() => onDecide({ removed: true }))}
      >
        {t('menu.remove')}
      </CardAction>
    </CardActions>
  );
}
