import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { Problem } from '../../entities/recipe/generation-order';
import { orderProblemWords } from '../../entities/recipe/order-problem-words';
import { EmptyFridge } from '../../illustrations/scenes/empty-fridge';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import type { CameFrom } from '../../lib/came-from';
import { buttonClass } from '../../ui/button-class';

interface FridgeRecipeProblemProps {
  problem: Problem;
  children?: React.ReactNode;
}

/** No recipe came of it: why, in the specification's words. */
export function FridgeRecipeProblem({ problem, children }: FridgeRecipeProblemProps) {
  const { t } = useTranslation(['errors', 'inventory']);
  const { t: sentence } = useTranslation('errors');
  const code = problem.kind === 'refused' ? problem.code : null;
  const emptyFridge = code === 'INVENTORY_EMPTY';
  // Without preferences no recipe can fit: the questionnaire comes first.
  const lacksPreferences = code === 'PREFERENCES_MISSING';
  return (
    <div role="alert" className="grid justify-items-center py-4 text-center">
      <div aria-hidden className="mb-4 w-44">
        {emptyFridge ? <EmptyFridge /> : <SpiltPot />}
      </div>
      <h3 className="text-xl">{t('inventory.generationFailed')}</h3>
      <p className="mt-1.5 text-muted">{orderProblemWords(sentence, problem)}</p>
      {children}
      {lacksPreferences && (
        <Link
          to={paths.questionnaire}
          state={{ cameFrom: paths.inventory } satisfies CameFrom}
          className={buttonClass({ className: 'mt-5' })}
        >
          {t('inventory:recipe.answerFirst')}
        </Link>
      )}
    </div>
  );
}
