import { CalendarPlus, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planningOf } from '../../entities/planned-meal/planning-of';
import { useNextDinner, usePlanTonight } from '../../entities/planned-meal/use-plan-tonight';
import type { RecipeToPlan } from '../../entities/recipe/plan-recipe';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { useLatestGenerationQuery } from './latest-generation.generated';
import { useDinnerOfDay } from './use-dinner-of-day';

interface PlanTonightButtonProps {
  recipe: RecipeToPlan;
  /** Of the order that it was written for: planned twice it is one meal. */
  orderId: string;
}

/** Plans the dish for the next dinner, for as many as the household is, at one press. */
export function PlanTonightButton({ recipe, orderId }: PlanTonightButtonProps) {
  const { t } = useTranslation('suggestions');
  // The page has asked for it.
  const { data } = useLatestGenerationQuery({ fetchPolicy: 'cache-only' });
  const servings = data?.viewer?.preferences?.servings ?? recipe.servings;
  const dinner = useNextDinner();
  const before = useDinnerOfDay(recipe.id, dinner.date);
  const dish = { recipe, servings, plannedMealId: before, newId: orderId };
  const { isTonight, plannedMealId, plan } = usePlanTonight(dish, dinner);
  const isPlanned = plannedMealId !== null;
  return (
    <div className="grid gap-1">
      <Button
        size="lg"
        variant="secondary"
        icon={isPlanned ? Check : CalendarPlus}
        aria-disabled={isPlanned || undefined}
        onClick={plan}
      >
        {t(`plan.${isPlanned ? 'planned' : 'add'}.${isTonight ? 'tonight' : 'tomorrow'}`)}
      </Button>
      {isPlanned && (
        <Link to={planningOf([dinner.date])} className={buttonClass({ variant: 'ghost' })}>
          {t('plan.see')}
        </Link>
      )}
      <span role="status" className="sr-only">
        {isPlanned && t('plan.announced', { title: recipe.title })}
      </span>
    </div>
  );
}
