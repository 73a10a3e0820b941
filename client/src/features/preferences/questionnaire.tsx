import { PageCard } from '../../lib/page-card';
import { Spinner } from '../../ui/spinner';
import { useTranslation } from 'react-i18next';
import { useHouseholdHabitsQuery } from './household-habits.generated';
import { QuestionnairePage } from './questionnaire-page';
import { allQuestions, ownQuestions } from './questions';

interface QuestionnaireProps {
  viewerId: string;
  /** Whether others share the household: they may have answered for it. */
  shares: boolean;
}

/** The questions that are left to ask: for who joins a household, fewer. */
export function Questionnaire({ viewerId, shares }: QuestionnaireProps) {
  const { t } = useTranslation('preferences');
  const { data, loading } = useHouseholdHabitsQuery({ skip: !shares });
  if (shares && loading) {
    return (
      <PageCard title={t('title')}>
        <Spinner />
      </PageCard>
    );
  }
  const habits = data?.viewer?.householdHabits;
  // Without an answer all is asked: nobody waits at a door that does not open.
  return (
    <QuestionnairePage
      viewerId={viewerId}
      questions={habits ? ownQuestions(habits) : allQuestions}
    />
  );
}
