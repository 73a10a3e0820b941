import { describe, expect, it } from 'vitest';
import { keepable, parseDraft } from './kept-draft';
import { firstDraft } from './questionnaire-draft';

describe('parseDraft', () => {
  it('gives back what was kept', () => {
    const draft = { ...firstDraft, step: 3, adults: 10, children: 9, avoidedFoods: 'coriandre, ' };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('reads what was kept before allergens were asked for', () => {
    const { allergens: _, ...before } = { ...firstDraft, step: 3, avoidedFoods: 'coriandre' };
    expect(parseDraft(JSON.stringify(before))).toEqual({ ...before, allergens: [] });
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
    JSON.stringify({ ...firstDraft, allergens: ['STRAWBERRIES'] }),
    JSON.stringify({ ...firstDraft, consentVersion: 0 }),
  ])('starts anew from %j', (text) => expect(parseDraft(text)).toEqual(firstDraft));
});

describe('keepable', () => {
  it('leaves out restrictions until they are agreed to', () => {
    const halal = { ...firstDraft, restrictions: ['HALAL' as const], avoidedFoods: 'coriandre' };
    expect(keepable(halal)).toEqual({ ...halal, restrictions: [] });
    expect(keepable({ ...halal, consentVersion: 3 })).toEqual({ ...halal, consentVersion: 3 });
  });

  it('leaves out allergens until they are agreed to, and no more than them', () => {
    const allergic = {
      ...firstDraft,
      restrictions: ['NONE' as const],
      allergens: ['CELERY' as const],
    };
    expect(keepable(allergic)).toEqual({ ...allergic, allergens: [] });
    expect(keepable({ ...allergic, consentVersion: 3 })).toEqual({
      ...allergic,
      consentVersion: 3,
    });
  });

  it('keeps that there are none', () => {
    const none = { ...firstDraft, restrictions: ['NONE' as const] };
    expect(keepable(none)).toEqual(none);
  });
});
