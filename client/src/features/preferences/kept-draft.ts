import {
  array,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  type GenericSchema,
} from 'valibot';
import { consentVersion } from '../../entities/consent/consent-version';
import { readStored, writeStored } from '../../lib/browser-storage';
import {
  firstDraft,
  householdBounds,
  lacksConsent,
  shoppingFrequencies,
  type QuestionnaireDraft,
} from './questionnaire-draft';
import { stepCount } from './questions';
import { allergenChoices, restrictionChoices } from './restrictions';

const whole = ({ min, max }: { min: number; max: number }) =>
  pipe(number(), integer(), minValue(min), maxValue(max));

const keptDraft: GenericSchema<unknown, QuestionnaireDraft> = object({
  step: whole({ min: 1, max: stepCount }),
  adults: whole(householdBounds.adults),
  children: whole(householdBounds.children),
  restrictions: array(picklist(restrictionChoices)),
  // A draft that was kept before they were asked for has none.
  allergens: optional(array(picklist(allergenChoices)), []),
  consentVersion: nullable(literal(consentVersion)),
  preferredFoods: string(),
  avoidedFoods: string(),
  shoppingFrequency: picklist(shoppingFrequencies),
});

// Session storage: answers outlive a reload but not the tab, and each person has their own.
const keyPrefix = 'questionnaire:';

/** Anything but a whole draft reads as a first one. */
export function parseDraft(text: string | null): QuestionnaireDraft {
  try {
    const { success, output } = safeParse(keptDraft, JSON.parse(text ?? 'null'));
    return success ? output : firstDraft;
  } catch {
    return firstDraft;
  }
}

export const readDraft = (viewerId: string): QuestionnaireDraft =>
  parseDraft(readStored('session', keyPrefix + viewerId));

/** What may lie on the device: restrictions and allergens only once the person has agreed that they are kept. */
export const keepable = (draft: QuestionnaireDraft): QuestionnaireDraft =>
  lacksConsent(draft)
    ? {
        ...draft,
        restrictions: draft.restrictions.filter((choice) => choice === 'NONE'),
        allergens: [],
      }
    : draft;

/** Null forgets the answers. */
export const keepDraft = (viewerId: string, draft: QuestionnaireDraft | null): void =>
  writeStored('session', keyPrefix + viewerId, draft && JSON.stringify(keepable(draft)));
