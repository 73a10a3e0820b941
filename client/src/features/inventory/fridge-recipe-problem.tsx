import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../apollo/failure-sentence';
import { refusalSentence } from '../../apollo/refusal-sentence';
import type { Problem } from '../../entities/recipe/generation-order';
import { EmptyFridge } from '../../illustrations/scenes/empty-fridge';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';

interface FridgeRecipeProblemProps {
  problem: Problem;
  children?: React.ReactNode;
}

/** No recipe came of it: why, in the specification's words. */
export function FridgeRecipeProblem({ problem, children }: FridgeRecipeProblemProps) {
  const { t } = useTranslation('errors');
  const emptyFridge = problem.kind === 'refused' && problem.code === 'INVENTORY_EMPTY';
  return (
    <div role="alert" className="grid justify-items-center py-4 text-center">
      <div aria-hidden className="mb-4 w-44">
        {emptyFridge ? <EmptyFridge /> : <SpiltPot />}
      </div>
      <h3 className="text-xl">{t('inventory.generationFailed')}</h3>
      <p className="mt-1.5 text-muted">{sentence()}</p>
      {children}
    </div>
  );

  function sentence(): string {
    if (problem.kind === 'failed')
      return failureSentence(t, problem.error, 'startRecipeGeneration');
    if (problem.kind === 'refused') return refusalSentence(t, 'startRecipeGeneration', problem);
    const retryAfterSeconds = Math.ceil((problem.until.getTime() - Date.now()) / 1000);
    return refusalSentence(t, 'startRecipeGeneration', { code: 'RATE_LIMITED', retryAfterSeconds });
  }
}
