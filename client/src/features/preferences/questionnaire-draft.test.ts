import { describe, expect, it } from 'vitest';
import { firstDraft, keepable, parseDraft, toPreferencesInput } from './questionnaire-draft';

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
