import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshnessOf } from '../../entities/inventory/freshness';
import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import { todayInZurich } from '../../entities/planned-meal/calendar-day';
import { nextDinner } from '../../entities/planned-meal/next-dinner';
import { usePlanMeal } from '../../entities/planned-meal/use-plan-meal';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/use-toast';

interface PlanLeftoversProps {
  item: FridgeItem;
  onPlanned: () => void;
}

/** As many as may sit at a table. */
const mostServings = 50;

/** Plans what is left of a dish for the next dinner; of any other food, and once it has expired, it offers nothing. */
export function PlanLeftovers({ item, onPlanned }: PlanLeftoversProps) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const planMeal = usePlanMeal();
  const [{ isTonight, ...when }] = useState(nextDinner);
  const [id] = useState(() => crypto.randomUUID());
  // « Restes : gratin » is what « Terminer » calls them; somebody may write « Restes de gratin ».
  const [leftovers = ''] = t('take.leftovers', { title: '' }).split(/\s/);
  const isLeft = item.name.startsWith(leftovers);
  if (!isLeft || freshnessOf(item.expirationDate, todayInZurich()) === 'expired') return null;

  const plan = async (): Promise<void> => {
    onPlanned();
    const servings = item.unit === 'UNIT' ? Math.min(item.quantity, mostServings) : 1;
    const dish = { inventoryItemId: item.id, recipeTitle: item.name, mealType: 'MAIN' as const };
    const problem = await planMeal({ id, ...dish, servings, ...when });
    if (problem !== null) toast({ tone: 'error', title: problem });
  };
  return (
    <Button variant="secondary" icon={CalendarPlus} onClick={() => void plan()}>
      {t(isTonight ? 'plan.tonight' : 'plan.tomorrow')}
    </Button>
  );
}
