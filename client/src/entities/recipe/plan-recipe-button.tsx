import { CalendarPlus } from 'lucide-react';
import { use, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PreparePage } from '../../lib/prepare-page';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useToast } from '../../ui/use-toast';
import { planRecipe, type RecipeToPlan } from './plan-recipe';

interface PlanRecipeButtonProps {
  recipe: RecipeToPlan;
  /** Says in words what it does; otherwise a calendar alone, which names its recipe. */
  labelled?: boolean;
}

/** Goes to the plan with the recipe in hand; spins until the page is there. */
export function PlanRecipeButton({ recipe, labelled = false }: PlanRecipeButtonProps) {
  const { t } = useTranslation(['recipes', 'errors']);
  const navigate = useNavigate();
  const toast = useToast();
  const preparePage = use(PreparePage);
  const [leaving, startLeaving] = useTransition();

  const plan = (): void =>
    startLeaving(async () => {
      try {
        // The page that is left would give way at once to the bare frame of the next.
        await preparePage(paths.planning);
        await navigate(...planRecipe(recipe));
      } catch {
        // A browser may refuse a step of its history.
        toast({ tone: 'error', title: t('errors:planning.planFailed') });
      }
    });

  const look = {
    variant: 'secondary',
    icon: CalendarPlus,
    loading: leaving,
    onClick: plan,
  } as const;
  return labelled ? (
    <Button {...look}>{t('plan.add')}</Button>
  ) : (
    <IconButton {...look} variant="ghost" label={t('plan.addOne', { title: recipe.title })} />
  );
}
