import { z } from 'zod';
import { allergens, dietaryRestrictions } from '../../../diet/restrictions.js';
import { MealType, Unit } from '../../../generated/prisma/enums.js';

const conflict = z.object({
  line: z.string(),
  word: z.string(),
  restriction: z.enum([...dietaryRestrictions, ...allergens, 'AVOIDED_FOOD']),
  reason: z.string(),
  doubtful: z.boolean(),
});

const change = z.object({
  line: z.string().optional(),
  effect: z.enum(['ADD', 'CHANGE', 'REMOVE', 'TICK']),
  target: z.enum(['SHOPPING_ITEM', 'PLANNED_MEAL', 'INVENTORY_ITEM', 'FAVORITE', 'PREFERENCE']),
  name: z.string(),
  quantity: z.string().nullish(),
  unit: z.enum(Unit).nullish(),
  previousQuantity: z.string().nullish(),
  previousUnit: z.enum(Unit).nullish(),
  date: z.string().nullish(),
  time: z.string().nullish(),
  mealType: z.enum(MealType).nullish(),
  servings: z.int().nullish(),
  previousName: z.string().nullish(),
  previousServings: z.int().nullish(),
  previousDate: z.string().nullish(),
  previousTime: z.string().nullish(),
  expirationDate: z.string().nullish(),
  recipeTitle: z.string().nullish(),
  recipeId: z.guid().nullish(),
  preference: z.enum(['AVOIDED', 'PREFERRED']).nullish(),
  conflicts: z.array(conflict),
});

/** A line of a preview, as data; it is told by the row that is there already, where one is. */
export type ResolvedChange = z.output<typeof change>;

/** The same with the name by which it is chosen, one of its own in the preview. */
export type ProposalChange = ResolvedChange & { line: string };
export type ProposalEffect = ProposalChange['effect'];
export type ProposalTarget = ProposalChange['target'];
export type FoodPreference = NonNullable<ProposalChange['preference']>;

/** The preview of a stored proposal. */
export const readChanges = (stored: unknown): ProposalChange[] =>
  z
    .array(change)
    .parse(stored)
    .map((each, at) => ({ ...each, line: each.line ?? String(at) }));
