import { ChefHat, Clock, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Difficulty } from '../../graphql.generated';
import { Icon } from '../../ui/icon';

interface RecipeFactsProps {
  preparationMinutes: number;
  servings: number;
  difficulty: Difficulty;
}

/** How long, for how many, how hard. */
export function RecipeFacts({ preparationMinutes, servings, difficulty }: RecipeFactsProps) {
  const { t } = useTranslation('recipes');
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <Fact
        icon={Clock}
        name={t('preparation')}
        value={t('minutes', { minutes: preparationMinutes })}
      />
      <Fact icon={Users} name={t('portions')} value={t('servings', { count: servings })} />
      <Fact icon={ChefHat} name={t('level')} value={t(`difficulty.${difficulty}`)} />
    </dl>
  );
}

function Fact({ icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="inline-flex items-center gap-1.5">
      <dt>
        <Icon of={icon} size={18} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
