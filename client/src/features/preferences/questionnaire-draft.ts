import type { consentVersion } from '../../entities/consent/consent-version';
import type { Allergen, SavePreferencesInput, ShoppingFrequency } from '../../graphql.generated';
import { parseFoods } from './foods';
import { dietaryRestrictions, type RestrictionChoice } from './restrictions';

export const shoppingFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export const householdBounds = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 9 },
} as const;

export interface QuestionnaireDraft {
  step: number;
  adults: number;
  children: number;
  restrictions: RestrictionChoice[];
  allergens: Allergen[];
  /** Of the words that were agreed to; null until they are. */
  consentVersion: typeof consentVersion | null;
  preferredFoods: string;
  avoidedFoods: string;
  shoppingFrequency: ShoppingFrequency;
}

export const firstDraft: QuestionnaireDraft = {
  step: 1,
  adults: 1,
  children: 0,
  restrictions: [],
  allergens: [],
  consentVersion: null,
  preferredFoods: '',
  avoidedFoods: '',
  shoppingFrequency: 'WEEKLY',
};

/** Whether it holds what is only kept with consent. */
export const needsConsent = ({ restrictions, allergens }: QuestionnaireDraft): boolean =>
  dietaryRestrictions(restrictions).length + allergens.length > 0;

/** Whether it holds restrictions or allergens that nobody has agreed to keep. */
export const lacksConsent = (draft: QuestionnaireDraft): boolean =>
  draft.consentVersion === null && needsConsent(draft);

export const toPreferencesInput = (draft: QuestionnaireDraft): SavePreferencesInput => ({
  householdSize: { adults: draft.adults, children: draft.children },
  dietaryRestrictions: dietaryRestrictions(draft.restrictions),
  allergens: draft.allergens,
  consentVersion: draft.consentVersion,
  preferredFoods: parseFoods(draft.preferredFoods),
  avoidedFoods: parseFoods(draft.avoidedFoods),
  shoppingFrequency: draft.shoppingFrequency,
});
