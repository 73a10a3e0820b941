import { CalendarPlus, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlanTonight } from '../../entities/planned-meal/use-plan-tonight';
import type { RecipeToPlan } from '../../entities/recipe/plan-recipe';
import { Button } from '../../ui/button';
import { useLatestGenerationQuery } from './latest-generation.generated';

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
  const dish = { recipe, servings, plannedMealId: null, newId: orderId };
  const { isTonight, plannedMealId, plan } = usePlanTonight(dish);
  const isPlanned = plannedMealId !== null;
  return (
    <>
      <Button
        size="lg"
        variant="secondary"
        icon={isPlanned ? Check : CalendarPlus}
        aria-disabled={isPlanned || undefined}
        onClick={plan}
      >
        {t(`plan.${isPlanned ? 'planned' : 'add'}.${isTonight ? 'tonight' : 'tomorrow'}`)}
      </Button>
      <span role="status" className="sr-only">
        {isPlanned && t('plan.announced', { title: recipe.title })}
      </span>
    </>
  );
}
