import type { QuestionnaireDraft } from './questionnaire-draft';

export interface StepProps {
  draft: QuestionnaireDraft;
  onChange: (change: Partial<QuestionnaireDraft>) => void;
}
