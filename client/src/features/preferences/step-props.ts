import type { QuestionnaireDraft } from './questionnaire-draft';

export interface StepProps {
  draft: QuestionnaireDraft;
  /** What is said at the consent box, where a step has one. */
  consentError?: string | null;
  onChange: (change: Partial<QuestionnaireDraft>) => void;
}
