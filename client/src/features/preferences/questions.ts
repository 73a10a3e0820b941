import type { QuestionnaireDraft } from './questionnaire-draft';

export const stepCount = 4;

/** Which of the steps are asked, and what is settled without. */
export interface Questions {
  first: number;
  last: number;
  settled: Partial<Pick<QuestionnaireDraft, 'adults' | 'children' | 'shoppingFrequency'>>;
}

export const allQuestions: Questions = { first: 1, last: stepCount, settled: {} };

interface Habits {
  householdSize: { adults: number; children: number };
  shoppingFrequency: QuestionnaireDraft['shoppingFrequency'];
}

/** Whoever joins a household is asked what they eat and like; the rest the household has answered. */
export const ownQuestions = ({ householdSize, shoppingFrequency }: Habits): Questions => {
  const { adults, children } = householdSize;
  return { first: 2, last: 3, settled: { adults, children, shoppingFrequency } };
};

/** What was kept, as far as it is asked still. */
export const draftFor = (
  kept: QuestionnaireDraft,
  { first, last, settled }: Questions,
): QuestionnaireDraft => ({
  ...kept,
  ...settled,
  step: Math.min(last, Math.max(first, kept.step)),
});
