import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GenerationStage } from '../../graphql.generated';
import { Icon } from '../../ui/icon';

const steps = ['thinking', 'recipe', 'checking'] as const;

const stepAt = (stage: GenerationStage, hasTitle: boolean): number =>
  stage === 'CHECKING' ? 2 : hasTitle ? 1 : 0;

/** How far the chef has come, in words. */
export function StageList({ stage, hasTitle }: { stage: GenerationStage; hasTitle: boolean }) {
  const { t } = useTranslation('suggestions');
  const current = stepAt(stage, hasTitle);
  return (
    <ol aria-label={t('writing.stages')} className="grid gap-1.5 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2.5',
            index === current ? 'font-semibold text-ink' : 'text-muted',
          )}
        >
          <span
            className={clsx(
              'grid size-5 shrink-0 place-items-center rounded-full border',
              index < current && 'border-transparent bg-herb text-on-herb',
              index === current && 'border-herb',
              index > current && 'border-control',
            )}
          >
            {index < current ? (
              <Icon of={Check} size={14} />
            ) : (
              index === current && <span className="size-2 animate-pulse rounded-full bg-herb" />
            )}
          </span>
          {t(`writing.${step}`)}
        </li>
      ))}
    </ol>
  );
}
