import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleChoice } from '../../lib/toggle-choice';
import { Checkbox } from '../../ui/checkbox';
import { keyedLines } from './keyed-lines';
import { MealTypeLabel } from './meal-type-label';
import { useRecipeDetailsFragment, type RecipeDetailsFragment } from './recipe-details.generated';
import { RecipeFacts } from './recipe-facts';

interface RecipeDetailsProps {
  from: FragmentType<RecipeDetailsFragment>;
  /** For how many it is cooked where that is not the recipe's own number, with the lines for so many. */
  servings?: number;
  ingredients?: readonly string[];
}

/** The whole recipe below its title: what to take out, then what to do. */
export function RecipeDetails({ from, ...cooked }: RecipeDetailsProps) {
  const { t } = useTranslation('recipes');
  const { data, complete } = useRecipeDetailsFragment(from);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (!complete) return null;
  const { mealType, description, instructions, ...recipe } = data;
  const { ingredients, ...facts } = { ...recipe, ...cooked };
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <MealTypeLabel mealType={mealType} />
        <p className="text-lg text-muted">{description}</p>
        <RecipeFacts {...facts} />
      </div>
      <section className="border-t border-line pt-5">
        <h3 className="text-xl">{t('ingredients')}</h3>
        <p className="mt-1 text-sm text-muted">{t('dialog.tick')}</p>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {keyedLines(ingredients).map(({ key, line }) => (
            <li key={key} className="border-b border-line">
              <Checkbox
                look="task"
                label={line}
                checked={ticked.includes(key)}
                onChange={() => setTicked(toggleChoice(ticked, key))}
              />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-xl">{t('instructions')}</h3>
        <ol className="mt-4 grid gap-5">
          {keyedLines(instructions).map(({ key, line }, index) => (
            <li key={key} className="flex gap-4">
              <span
                aria-hidden
                className="w-8 shrink-0 font-title text-3xl leading-none font-[560] text-herb tabular-nums"
              >
                {index + 1}
              </span>
              <p className="min-w-0">{line}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
