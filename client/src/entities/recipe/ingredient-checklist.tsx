import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox';
import { useCookingProgress } from './cooking-progress';

export interface IngredientLine {
  text: string;
  /** What arithmetic says, where the amount was rounded far from it. */
  exact?: string | null;
}

interface IngredientChecklistProps {
  recipeId: string;
  lines: readonly IngredientLine[];
  /** Of the list, such as how many columns. */
  className?: string;
}

/** What to take out, to be ticked; the ticks stay on the device while the recipe is cooked. */
export function IngredientChecklist({ recipeId, lines, className }: IngredientChecklistProps) {
  const { t } = useTranslation('recipes');
  const { ticked, toggleTicked } = useCookingProgress(recipeId);
  // Known by its place, as its tick is: a line that is rescaled while it has the focus keeps it.
  const placed = lines.map((line, place) => ({ ...line, place }));
  return (
    <ul className={className}>
      {placed.map(({ text, exact, place }) => (
        <li key={place} className="border-b border-line">
          <Checkbox
            look="task"
            label={text}
            description={exact ? t('rounded', { amount: exact }) : undefined}
            checked={ticked.includes(place)}
            onChange={() => toggleTicked(place)}
          />
        </li>
      ))}
    </ul>
  );
}
