import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import { ConflictBox } from '../../entities/recipe/conflict-list';
import type { GenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
import { ModelWords } from '../../entities/recipe/model-words';
import { ProblemCard } from './problem-card';

interface GenerationRefusedProps {
  refusal: GenerationProgressFragment['refusal'];
  onChangeType: () => void;
  onRetry: () => void;
}

/** The chef tried and no recipe came of it; what the household does not eat is named. */
export function GenerationRefused({ refusal, ...ways }: GenerationRefusedProps) {
  const { t } = useTranslation('recipes');
  const { t: sentence } = useTranslation('errors');
  return (
    <ProblemCard
      {...ways}
      alert
      illustration={<SpiltPot />}
      title={t('failed.heading')}
      message={refusalSentence(
        sentence,
        'startRecipeGeneration',
        refusal ?? { code: 'INTERRUPTED' },
      )}
    >
      <ConflictBox conflicts={refusal?.conflicts ?? []} />
      <ModelWords words={refusal?.modelWords} />
    </ProblemCard>
  );
}
