import { useTranslation } from 'react-i18next';
import { errorReference } from '../../apollo/failure-sentence';
import { operationFailure } from '../../apollo/operation-failure';
import type { Order, Problem } from '../../entities/recipe/generation-order';
import { ChefAtWork } from '../../illustrations/scenes/chef-at-work';
import { NoNetwork } from '../../illustrations/scenes/no-network';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { onFirstUse } from '../../lib/on-first-use';
import { GenerationRefused } from './generation-refused';
import type { WishName } from './order-wishes';
import { ProblemCard } from './problem-card';

const timeFormat = onFirstUse(() => new Intl.DateTimeFormat('fr', { timeStyle: 'short' }));

interface OrderProblemProps {
  order: Order;
  problem: Problem;
  onChangeType: () => void;
  onRetry: () => void;
  onRetryWithout: (wish: WishName) => void;
}

/** The order was not taken. */
export function OrderProblem(props: OrderProblemProps) {
  const { order, problem, onRetryWithout, ...ways } = props;
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
    <GenerationRefused {...ways} order={order} refusal={problem} onRetryWithout={onRetryWithout} />
  );
}
