import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../lib/page-heading';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Stepper } from '../../ui/stepper';
import { FrequencyStep } from './frequency-step';
import { HouseholdStep } from './household-step';
import type { Questions } from './questions';
import { RestrictionsStep } from './restrictions-step';
import type { StepProps } from './step-props';
import { TastesStep } from './tastes-step';
import { useQuestionnaire } from './use-questionnaire';

interface Step {
  name: 'household' | 'restrictions' | 'tastes' | 'frequency';
  Fields: ComponentType<StepProps>;
}

const firstStep: Step = { name: 'household', Fields: HouseholdStep };
const steps: readonly Step[] = [
  firstStep,
  { name: 'restrictions', Fields: RestrictionsStep },
  { name: 'tastes', Fields: TastesStep },
  { name: 'frequency', Fields: FrequencyStep },
];

interface QuestionnairePageProps {
  viewerId: string;
  questions: Questions;
}

export function QuestionnairePage({ viewerId, questions }: QuestionnairePageProps) {
  const { t } = useTranslation('preferences');
  const { draft, banner, consentError, saving, change, goBack, goOn } = useQuestionnaire(
    viewerId,
    questions,
  );
  const { name, Fields } = steps[draft.step - 1] ?? firstStep;
  const { first, settled } = questions;
  const last = draft.step === questions.last;
  const step = draft.step - first + 1;
  const total = questions.last - first + 1;
  return (
    <main className="mx-auto w-full max-w-xl flex-1 px-4 pt-4 pb-16">
      <Stepper current={step} total={total} label={t('step', { step, total })} />
      {settled.adults !== undefined && (
        <p className="mt-6 text-muted">
          {t('joined', {
            adults: t('household.adultsCount', { count: settled.adults }),
            children: t('household.childrenCount', { count: settled.children ?? 0 }),
          })}
        </p>
      )}
      <Card className="mt-6">
        <PageHeading key={name} title={t('title')} className="text-3xl">
          {t(`${name}.heading`)}
        </PageHeading>
        <p className="mt-2 mb-6 text-muted">{t(`${name}.text`)}</p>
        <form noValidate onSubmit={(event) => void goOn(event)} className="grid grid-cols-1 gap-6">
          {banner !== null && <Banner tone="error">{banner}</Banner>}
          <Fields draft={draft} consentError={consentError} onChange={change} />
          <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
            <Button variant="secondary" disabled={draft.step === first} onClick={goBack}>
              {t('previous')}
            </Button>
            <Button type="submit" loading={saving}>
              {t(last ? (saving ? 'finishing' : 'finish') : 'next')}
            </Button>
          </div>
        </form>
      </Card>
    </main>
  );
}
