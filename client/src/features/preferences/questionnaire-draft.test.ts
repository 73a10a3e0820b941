import { expect, it } from 'vitest';
import { firstDraft, lacksConsent, toPreferencesInput } from './questionnaire-draft';

it('says what the server asks for', () => {
  expect(
    toPreferencesInput({
      ...firstDraft,
      adults: 2,
      children: 2,
      restrictions: ['GLUTEN_FREE'],
      allergens: ['CELERY', 'EGGS'],
      consentVersion: 3,
      avoidedFoods: ' coriandre ,,',
    }),
  ).toEqual({
    householdSize: { adults: 2, children: 2 },
    dietaryRestrictions: ['GLUTEN_FREE'],
    allergens: ['CELERY', 'EGGS'],
    consentVersion: 3,
    preferredFoods: [],
    avoidedFoods: ['coriandre'],
    shoppingFrequency: 'WEEKLY',
  });
  expect(toPreferencesInput({ ...firstDraft, restrictions: ['NONE'] }).dietaryRestrictions).toEqual(
    [],
  );
});

it.each([
  ['no diet and no allergy', {}, false],
  ['that there is no diet', { restrictions: ['NONE' as const] }, false],
  ['a diet', { restrictions: ['HALAL' as const] }, true],
  ['an allergy alone', { restrictions: ['NONE' as const], allergens: ['CELERY' as const] }, true],
])('asks for consent to keep %s: %j, %s', (_case, answers, asks) => {
  const draft = { ...firstDraft, ...answers };
  expect(lacksConsent(draft)).toBe(asks);
  expect(lacksConsent({ ...draft, consentVersion: 3 })).toBe(false);
});
