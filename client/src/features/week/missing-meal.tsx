import { useTranslation } from 'react-i18next';
import { EmptyPlate } from '../../illustrations/scenes/empty-plate';
import { Button } from '../../ui/button';
import type { Decision } from './expect-week';
import { DayKicker } from './day-kicker';
import type { WeekMeal } from './week';

interface MissingMealProps {
  meal: WeekMeal;
  /** The meal's, in words. */
  day: string;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  /** To something that the chef would write. */
  onExchange: () => void;
}

/** A meal without a dish: none was wanted, or none fits; and the way on. */
export function MissingMeal({ meal, day, busy, onDecide, onExchange }: MissingMealProps) {
  const { t } = useTranslation('week');
  const { removed, mealType } = meal;
  const nothing = mealType === 'DESSERT' ? 'menu.removedDessert' : 'menu.removed';
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-2 bg-sunken p-5">
      {!removed && (
        <div aria-hidden className="w-24 self-center text-muted max-sm:hidden">
          <EmptyPlate />
        </div>
      )}
      <DayKicker>{day}</DayKicker>
      <h2 className="text-lg leading-snug">{t(removed ? nothing : 'menu.nothing')}</h2>
      {!removed && <p className="text-sm text-muted">{t('menu.nothingText')}</p>}
      <div className="flex flex-wrap gap-2 pt-1">
        {removed ? (
          <Button
            variant="secondary"
            size="sm"
            loading={busy}
            aria-label={t('menu.putBackOne', { day })}
            onClick={() => onDecide({ removed: false })}
          >
            {t('menu.putBack')}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('menu.chefOne', { day })}
              aria-haspopup="dialog"
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : onExchange}
            >
              {t('menu.chef')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              loading={busy}
              aria-label={t('menu.dropOne', { day })}
              onClick={() => onDecide({ removed: true })}
            >
              {t('menu.drop')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
