import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox';
import { keyedLines } from './keyed-lines';
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
  const exactOf = (place: number): string | undefined => {
    const amount = lines[place]?.exact;
    return amount ? t('rounded', { amount }) : undefined;
  };
  return (
    <ul className={className}>
      {keyedLines(lines.map(({ text }) => text)).map(({ key, line }, place) => (
        <li key={key} className="border-b border-line">
          <Checkbox
            look="task"
            label={line}
            description={exactOf(place)}
            checked={ticked.includes(place)}
            onChange={() => toggleTicked(place)}
          />
        </li>
      ))}
    </ul>
  );
}
