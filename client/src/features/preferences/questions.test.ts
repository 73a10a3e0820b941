import { describe, expect, it } from 'vitest';
import { firstDraft } from './questionnaire-draft';
import { allQuestions, draftFor, ownQuestions } from './questions';

describe('who joins a household', () => {
  const questions = ownQuestions({
    householdSize: { adults: 2, children: 3 },
    shoppingFrequency: 'MONTHLY',
  });
  const answered = { adults: 2, children: 3, shoppingFrequency: 'MONTHLY' };

  it.each([
    ['begins at what they eat', firstDraft, 2],
    ['goes on where they were', { ...firstDraft, step: 3 }, 3],
    ['is not led to what is answered already', { ...firstDraft, step: 4, adults: 1 }, 3],
  ])('%s', (_case, kept, step) => {
    expect(draftFor(kept, questions)).toEqual({ ...kept, ...answered, step });
  });

  it('everybody else is asked everything', () => {
    expect(draftFor({ ...firstDraft, step: 4 }, allQuestions)).toEqual({ ...firstDraft, step: 4 });
  });
});
