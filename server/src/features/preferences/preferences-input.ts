import { z } from 'zod';
import {
  Allergen,
  ConsentKind,
  DietaryRestriction,
  Difficulty,
  ShoppingFrequency,
} from '../../generated/prisma/enums.js';
import { lineInput } from '../../graphql/text-input.js';

const maximumFoods = 50;
const maximumFoodLength = 100;

/** Trimmed, blank ones dropped, each once. */
const foods = z
  .array(lineInput(maximumFoodLength))
  .transform((list) => [...new Set(list.filter((food) => food !== ''))])
  .pipe(z.array(z.string()).max(maximumFoods));

/** The words of client/src/i18n/fr/consent.ts that ask for it; they and this number change together. */
export const consentVersion = 3;

/** Only to the words of today can somebody say yes now. */
const currentVersion = z.int().min(consentVersion).max(consentVersion);

export const giveConsentInput = z.object({ kind: z.enum(ConsentKind), version: currentVersion });

export const savePreferencesInput = z.object({
  householdSize: z.object({
    adults: z.number().int().min(1).max(10),
    children: z.number().int().min(0).max(9),
  }),
  dietaryRestrictions: z
    .array(z.enum(DietaryRestriction))
    .transform((restrictions) => [...new Set(restrictions)]),
  /** Left out by apps of before there were any. */
  allergens: z
    .array(z.enum(Allergen))
    .transform((allergens) => [...new Set(allergens)])
    .nullish(),
  preferredFoods: foods,
  avoidedFoods: foods,
  shoppingFrequency: z.enum(ShoppingFrequency),
  difficulty: z.enum(Difficulty).nullish(),
  servings: z.number().int().min(1).max(50).nullish(),
  consentVersion: currentVersion.nullish(),
});

export type SavePreferencesInput = z.output<typeof savePreferencesInput>;
