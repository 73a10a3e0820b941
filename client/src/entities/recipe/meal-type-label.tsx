import { useTranslation } from 'react-i18next';
import type { MealType } from '../../graphql.generated';
import { MealTypeIcon } from '../../illustrations/meal-type-icon';

/** A recipe's type, as a kicker above its title. */
export function MealTypeLabel({ mealType }: { mealType: MealType }) {
  const { t } = useTranslation('recipes');
  return (
    <p className="flex items-center gap-2 text-xs font-semibold tracking-[0.09em] text-herb uppercase">
      <MealTypeIcon mealType={mealType} className="size-6 shrink-0" />
      {t(`mealType.${mealType}`)}
    </p>
  );
}
