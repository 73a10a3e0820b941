import { z } from 'zod';
import { allergens, dietaryRestrictions } from '../../diet/restrictions.js';
import { MealType, Unit } from '../../generated/prisma/enums.js';

const conflict = z.object({
  line: z.string(),
  word: z.string(),
  restriction: z.enum([...dietaryRestrictions, ...allergens, 'AVOIDED_FOOD']),
  reason: z.string(),
  doubtful: z.boolean(),
});

const change = z.object({
  effect: z.enum(['ADD', 'CHANGE', 'REMOVE']),
  target: z.enum(['SHOPPING_ITEM', 'PLANNED_MEAL', 'INVENTORY_ITEM', 'FAVORITE']),
  name: z.string(),
  quantity: z.string().nullish(),
  unit: z.enum(Unit).nullish(),
  previousQuantity: z.string().nullish(),
  previousUnit: z.enum(Unit).nullish(),
  date: z.string().nullish(),
  time: z.string().nullish(),
  mealType: z.enum(MealType).nullish(),
  servings: z.int().nullish(),
  previousDate: z.string().nullish(),
  previousTime: z.string().nullish(),
  expirationDate: z.string().nullish(),
  recipeTitle: z.string().nullish(),
  conflicts: z.array(conflict),
});

/** One line of a preview, as data. */
export type ProposalChange = z.output<typeof change>;
export type ProposalEffect = ProposalChange['effect'];
export type ProposalTarget = ProposalChange['target'];

/** The preview of a stored proposal. */
export const readChanges = (stored: unknown): ProposalChange[] => z.array(change).parse(stored);
