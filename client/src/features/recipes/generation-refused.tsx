import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../apollo/refusal-sentence';
import { SpiltPot } from '../../illustrations/scenes/spilt-pot';
import type { GenerationProgressFragment } from '../../entities/recipe/generation-progress.generated';
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
  const conflicts = refusal?.conflicts ?? [];
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
      {conflicts.length > 0 && (
        <div className="mt-5 w-full rounded-control bg-tomato-soft p-4 text-left text-sm">
          <p className="font-semibold">{t('failed.conflicts')}</p>
          <ul className="mt-2 grid list-disc gap-2 pl-5">
            {conflicts.map(({ word, reason, line }) => (
              <li key={`${word}: ${line}`}>
                {t('failed.conflict', { word, reason })}
                {line !== word && (
                  <span className="block text-muted">{t('failed.conflictLine', { line })}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ProblemCard>
  );
}
