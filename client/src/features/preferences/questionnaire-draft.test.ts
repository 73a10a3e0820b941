import { describe, expect, it } from 'vitest';
import {
  allQuestions,
  draftFor,
  firstDraft,
  keepable,
  ownQuestions,
  parseDraft,
  toPreferencesInput,
} from './questionnaire-draft';

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    const draft = { ...firstDraft, step: 3, adults: 10, children: 9, avoidedFoods: 'coriandre, ' };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"step":9}',
    JSON.stringify({ ...firstDraft, step: 5 }),
    JSON.stringify({ ...firstDraft, adults: 11 }),
    JSON.stringify({ ...firstDraft, children: -1 }),
    JSON.stringify({ ...firstDraft, restrictions: ['PALEO'] }),
    JSON.stringify({ ...firstDraft, consentVersion: 0 }),
  ])('starts anew from %j', (text) => expect(parseDraft(text)).toEqual(firstDraft));
});

it('says what the server asks for', () => {
  expect(
    toPreferencesInput({
      ...firstDraft,
      adults: 2,
      children: 2,
      restrictions: ['GLUTEN_FREE'],
      consentVersion: 2,
      avoidedFoods: ' coriandre ,,',
    }),
  ).toEqual({
    householdSize: { adults: 2, children: 2 },
    dietaryRestrictions: ['GLUTEN_FREE'],
    consentVersion: 2,
    preferredFoods: [],
    avoidedFoods: ['coriandre'],
    shoppingFrequency: 'WEEKLY',
  });
  expect(toPreferencesInput({ ...firstDraft, restrictions: ['NONE'] }).dietaryRestrictions).toEqual(
    [],
  );
});

describe('keepable', () => {
  it('leaves out restrictions until they are agreed to', () => {
    const halal = { ...firstDraft, restrictions: ['HALAL' as const], avoidedFoods: 'coriandre' };
    expect(keepable(halal)).toEqual({ ...halal, restrictions: [] });
    expect(keepable({ ...halal, consentVersion: 2 })).toEqual({ ...halal, consentVersion: 2 });
  });

  it('keeps that there are none', () => {
    const none = { ...firstDraft, restrictions: ['NONE' as const] };
    expect(keepable(none)).toEqual(none);
  });
});

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
