import { useTranslation } from 'react-i18next';
import { errorReference } from '../../apollo/failure-sentence';
import { operationFailure } from '../../apollo/operation-failure';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { ConflictBox } from '../../entities/recipe/conflict-list';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { NoNetwork } from '../../illustrations/scenes/no-network';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { onFirstUse } from '../../lib/on-first-use';
import { ProblemCard } from './problem-card';
import type { Problem } from '../../entities/recipe/generation-order';

const timeFormat = onFirstUse(() => new Intl.DateTimeFormat('fr', { timeStyle: 'short' }));

interface OrderProblemProps {
  problem: Problem;
  onChangeType: () => void;
  onRetry: () => void;
}

/** The order was not taken. */
export function OrderProblem({ problem, ...ways }: OrderProblemProps) {
  const { t } = useTranslation(['recipes', 'suggestions']);
  const { t: sentence } = useTranslation('errors');
  if (problem.kind === 'failed') {
    const id = errorReference(problem.error);
    return (
      <ProblemCard
        {...ways}
        alert
        illustration={navigator.onLine ? <SpiltPot /> : <NoNetwork />}
        title={t('failed.heading')}
        message={operationFailure(sentence, problem.error, 'startRecipeGeneration')}
        reference={id ? sentence('reference', { id }) : undefined}
      />
    );
  }
  if (problem.kind === 'rateLimited') {
    return (
      <ProblemCard
        {...ways}
        alert
        illustration={<ChefAtWork />}
        title={t('suggestions:rateLimited.heading')}
        message={t('suggestions:rateLimited.text', { time: timeFormat().format(problem.until) })}
      />
    );
  }
  return (
    <ProblemCard
      {...ways}
      alert
      illustration={<SpiltPot />}
      title={t('failed.heading')}
      message={refusalSentence(sentence, 'startRecipeGeneration', problem)}
    >
      <ConflictBox conflicts={problem.conflicts ?? []} />
    </ProblemCard>
  );
}
