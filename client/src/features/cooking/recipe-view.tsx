import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UsedFromFridge } from '../../entities/inventory/used-from-fridge';
import { DietWarning } from '../../entities/recipe/diet-warning';
import { keyedLines } from '../../entities/recipe/keyed-lines';
import { NumberedSteps } from '../../entities/recipe/numbered-steps';
import { WhyItFits } from '../../entities/recipe/why-it-fits';
import { useAddressOverlay } from '../../lib/use-address-overlay';
import { lazyPage } from '../../i18n/lazy-page';
import { parseWhole } from '../../lib/step-number';
import { Card } from '../../ui/card';
import '../../ui/print.css';
import { RecipeHead } from './recipe-head';
import { RecipeIngredients } from './recipe-ingredients';
import type { Recipe } from './step-parts';
import { StepText } from './step-text';
import { useCookedMeal } from './use-cooked-meal';
import type { useRecipePage } from './use-recipe-page';

const loadCookMode = () => import('./cook-mode');
const TakeFromFridge = lazyPage(
  async () => (await import('./take-from-fridge')).TakeFromFridge,
  'inventory',
);
const CookMode = lazy(async () => ({ default: (await loadCookMode()).CookMode }));

interface RecipeViewProps {
  recipe: Recipe;
  page: ReturnType<typeof useRecipePage>;
}

/** The step that an address names, within those there are; null where it names none. */
function stepIn(text: string | null, total: number): number | null {
  const number = text === null ? null : parseWhole(text);
  return number === null || total === 0 ? null : Math.min(total, Math.max(1, number));
}

/** The whole recipe: what it is, what to take out, what to do. */
export function RecipeView({ recipe, page }: RecipeViewProps) {
  const { t } = useTranslation('recipes');
  const { steps } = recipe;
  const cooking = useAddressOverlay('step');
  const number = stepIn(cooking.value, steps.length);
  const [wanted, setWanted] = useState(number !== null);
  if (number !== null && !wanted) setWanted(true);
  const { cookMeal, reckoned } = useCookedMeal(recipe, page.servings, wanted);
  // How often it was cooked to its end on this visit, and the meal that this was.
  const [cooked, setCooked] = useState<{ times: number; meal: ReturnType<typeof cookMeal> } | null>(
    null,
  );
  const texts = keyedLines(steps.map(({ text }) => text));

  return (
    <div data-print-sheet>
      <RecipeHead
        recipe={recipe}
        servings={page.servings}
        chosen={page.chosen}
        onPrepareToCook={() => void loadCookMode()}
        onCook={(step) => cooking.show(String(step))}
      />
      <DietWarning from={recipe} className="mt-6" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12 print:mt-4 print:gap-4">
        <RecipeIngredients recipe={recipe} page={page} />
        <section aria-labelledby="recipe-steps">
          <h2 id="recipe-steps" className="text-2xl">
            {t('instructions')}
          </h2>
          <NumberedSteps
            steps={steps.map((step, index) => ({
              key: texts[index]?.key ?? step.text,
              content: <StepText step={step} />,
            }))}
          />
        </section>
      </div>
      <Card padding="none" className="mt-8 overflow-hidden print:hidden">
        <UsedFromFridge from={recipe} className="p-5 sm:px-8" />
        <WhyItFits from={recipe} servings={page.servings} className="p-5 sm:px-8" />
      </Card>
      {wanted && (
        <Suspense fallback={null}>
          <CookMode
            recipe={recipe}
            steps={steps}
            ingredients={recipe.ingredientsFor}
            servings={page.servings}
            number={number}
            onStep={(next) => cooking.change(String(next))}
            onClose={cooking.close}
            onFinish={() => setCooked({ times: (cooked?.times ?? 0) + 1, meal: cookMeal() })}
          />
        </Suspense>
      )}
      {cooked && (
        <Suspense fallback={null}>
          <TakeFromFridge
            key={cooked.times}
            recipe={recipe}
            servings={page.servings}
            cooked={cooked.meal}
            reckoned={reckoned}
          />
        </Suspense>
      )}
    </div>
  );
}
