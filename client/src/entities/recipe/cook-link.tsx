import { ChefHat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths';
import { buttonClass, type ButtonVariant } from '../../ui/button-class';
import { Icon } from '../../ui/icon';

interface CookLinkProps {
  recipe: { id: string; title: string };
  /** For how many where that is not the recipe's own number. */
  servings?: number;
  /** The planned meal that is cooked. */
  mealId?: string;
  variant?: ButtonVariant;
  className?: string;
}

/** The way to the recipe's own page, where it is cooked from. */
export function CookLink({
  recipe,
  servings,
  mealId,
  variant = 'primary',
  className,
}: CookLinkProps) {
  const { t } = useTranslation('recipes');
  return (
    <Link
      to={recipePath(recipe.id, servings, mealId)}
      aria-label={t('cookOne', { title: recipe.title })}
      className={buttonClass({ variant, className })}
    >
      <Icon of={ChefHat} />
      {t('cook')}
    </Link>
  );
}
