import clsx from 'clsx';
import { Pin, RefreshCw, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/icon';
import { mealDay } from './day-words';
import type { Decision } from './expect-week';
import type { Dish, WeekMeal } from './week';

interface MealActionsProps {
  meal: WeekMeal;
  dish: Dish;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onExchange: () => void;
}

/** What can be decided about a meal, at the foot of its card. */
export function MealActions({ meal, dish, busy, onDecide, onExchange }: MealActionsProps) {
  const { t } = useTranslation('week');
  const names = { title: dish.title, day: mealDay(t, meal) };
  const press = (action: () => void) => (busy ? undefined : action);
  return (
    <div className="relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-1 border-t border-line p-1">
      <Action
        icon={Pin}
        aria-label={t('menu.holdOne', names)}
        aria-pressed={meal.held}
        aria-disabled={busy || undefined}
        onClick={press(() => onDecide({ held: !meal.held }))}
      >
        {t('menu.hold')}
      </Action>
      <Action
        icon={RefreshCw}
        aria-label={t('menu.exchangeOne', names)}
        aria-haspopup="dialog"
        aria-disabled={busy || undefined}
        onClick={press(onExchange)}
      >
        {t('menu.exchange')}
      </Action>
      <Action
        icon={X}
        aria-label={t('menu.removeOne', names)}
        aria-disabled={busy || undefined}
        onClick={press(() => onDecide({ removed: true }))}
      >
        {t('menu.remove')}
      </Action>
    </div>
  );
}

function Action({ icon, children, ...rest }: ComponentProps<'button'> & { icon: LucideIcon }) {
  const isPressed = rest['aria-pressed'] === true;
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        'inline-flex min-h-touch items-center justify-center gap-1.5 rounded-control px-2 py-1 text-sm font-semibold transition-ui active:scale-[0.97] aria-disabled:cursor-progress',
        isPressed
          ? 'bg-herb text-on-herb forced-selected'
          : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon of={icon} size={16} className={clsx(isPressed && 'fill-current')} />
      {children}
    </button>
  );
}
