import {
  array,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  type InferOutput,
} from 'valibot';
import { consentVersion } from '../../entities/consent/consent-version';
import type { SavePreferencesInput } from '../../graphql.generated';
import { readStored, writeStored } from '../../lib/browser-storage';
import { parseFoods } from './foods';
import { dietaryRestrictions, restrictionChoices } from './restrictions';

const stepCount = 4;
export const shoppingFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export const householdBounds = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 9 },
} as const;

const whole = ({ min, max }: { min: number; max: number }) =>
  pipe(number(), integer(), minValue(min), maxValue(max));

const questionnaireDraft = object({
  step: whole({ min: 1, max: stepCount }),
  adults: whole(householdBounds.adults),
  children: whole(householdBounds.children),
  restrictions: array(picklist(restrictionChoices)),
  /** Of the words that were agreed to; null until they are. */
  consentVersion: nullable(literal(consentVersion)),
  preferredFoods: string(),
  avoidedFoods: string(),
  shoppingFrequency: picklist(shoppingFrequencies),
});

export type QuestionnaireDraft = InferOutput<typeof questionnaireDraft>;

export const firstDraft: QuestionnaireDraft = {
  step: 1,
  adults: 1,
  children: 0,
  restrictions: [],
  consentVersion: null,
  preferredFoods: '',
  avoidedFoods: '',
  shoppingFrequency: 'WEEKLY',
};

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

/** Whether it holds restrictions that nobody has agreed to keep. */
export const lacksConsent = ({ restrictions, consentVersion: agreed }: QuestionnaireDraft) =>
  agreed === null && dietaryRestrictions(restrictions).length > 0;

export const toPreferencesInput = (draft: QuestionnaireDraft): SavePreferencesInput => ({
  householdSize: { adults: draft.adults, children: draft.children },
  dietaryRestrictions: dietaryRestrictions(draft.restrictions),
  consentVersion: draft.consentVersion,
  preferredFoods: parseFoods(draft.preferredFoods),
  avoidedFoods: parseFoods(draft.avoidedFoods),
  shoppingFrequency: draft.shoppingFrequency,
});

// Session storage: answers outlive a reload but not the tab, and each person has their own.
const keyPrefix = 'questionnaire:';

/** Anything but a whole draft reads as a first one. */
export function parseDraft(text: string | null): QuestionnaireDraft {
  try {
    const { success, output } = safeParse(questionnaireDraft, JSON.parse(text ?? 'null'));
    return success ? output : firstDraft;
  } catch {
    return firstDraft;
  }
}

export const readDraft = (viewerId: string): QuestionnaireDraft =>
  parseDraft(readStored('session', keyPrefix + viewerId));

/** What may lie on the device: restrictions only once the person has agreed that they are kept. */
export const keepable = (draft: QuestionnaireDraft): QuestionnaireDraft =>
  lacksConsent(draft) ? { ...draft, restrictions: [] } : draft;

/** Null forgets the answers. */
export const keepDraft = (viewerId: string, draft: QuestionnaireDraft | null): void =>
  writeStored('session', keyPrefix + viewerId, draft && JSON.stringify(keepable(draft)));
