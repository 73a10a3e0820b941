import { z } from 'zod';
import {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
  MealType,
  Unit,
} from '../../generated/prisma/enums.js';

const id = z.guid();
const unit = z.enum(Unit);

const meal = z.object({
  id,
  recipeId: id.nullable(),
  recipeTitle: z.string(),
  date: z.string(),
  time: z.string(),
  servings: z.int(),
  mealType: z.enum(MealType),
});

/** What applying a proposal writes, with the id of every row. */
const planSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('ADD_TO_SHOPPING_LIST'),
    items: z.array(z.object({ id, name: z.string(), quantity: z.string(), unit })),
    recipe: z
      .object({ id, title: z.string() })
      .nullish()
      .transform((recipe) => recipe ?? null),
    /** What applying it has left out because the fridge has it; none before. */
    leftOut: z.array(id).default([]),
  }),
  z.object({ action: z.literal('PLAN_MEAL'), meal }),
  z.object({ action: z.literal('MOVE_MEAL'), id, date: z.string(), time: z.string() }),
  z.object({
    action: z.literal('ADD_TO_FRIDGE'),
    items: z.array(
      z.object({
        id,
        name: z.string(),
        quantity: z.int(),
        unit,
        expirationDate: z.string().nullable(),
        category: z.enum(InventoryCategory),
        // Proposals from before there were places know neither.
        place: z.enum(InventoryPlace).default('FRIDGE'),
        expirationEstimate: z.enum(ExpirationEstimate).nullable().default(null),
      }),
    ),
  }),
  z.object({
    action: z.literal('REMOVE_FROM_FRIDGE'),
    removed: z.array(id),
    changed: z.array(z.object({ id, quantity: z.int(), unit })),
  }),
  z.object({ action: z.literal('SAVE_RECIPE'), recipeId: id }),
  z.object({
    action: z.literal('PLAN_WEEK'),
    meals: z.array(meal),
    /** The lines that applying it has put on the list; none before. */
    items: z.array(id),
    /** Those it has left out because the fridge has them. */
    leftOut: z.array(id),
  }),
]);

export type ProposalPlan = z.output<typeof planSchema>;

export const readPlan = (stored: unknown): ProposalPlan => planSchema.parse(stored);

/** The rows that a plan is about: those it changes, those it rests on, and those it makes. */
export interface TouchedRows {
  readonly shoppingItems: readonly string[];
  readonly plannedMeals: readonly string[];
  readonly inventoryItems: readonly string[];
  readonly recipes: readonly string[];
  readonly favorites: readonly string[];
}

const nothing: TouchedRows = {
  shoppingItems: [],
  plannedMeals: [],
  inventoryItems: [],
  recipes: [],
  favorites: [],
};

export function touchedRows(plan: ProposalPlan): TouchedRows {
  switch (plan.action) {
    case 'ADD_TO_SHOPPING_LIST':
      return {
        ...nothing,
        shoppingItems: [...plan.items.map((item) => item.id), ...plan.leftOut],
        recipes: plan.recipe ? [plan.recipe.id] : [],
      };
    case 'PLAN_MEAL': {
      const { id: mealId, recipeId } = plan.meal;
      return { ...nothing, plannedMeals: [mealId], recipes: recipeId === null ? [] : [recipeId] };
    }
    case 'MOVE_MEAL':
      return { ...nothing, plannedMeals: [plan.id] };
    case 'ADD_TO_FRIDGE':
      return { ...nothing, inventoryItems: plan.items.map((item) => item.id) };
    case 'REMOVE_FROM_FRIDGE':
      return {
        ...nothing,
        inventoryItems: [...plan.removed, ...plan.changed.map((item) => item.id)],
      };
    case 'SAVE_RECIPE':
      return { ...nothing, recipes: [plan.recipeId], favorites: [plan.recipeId] };
    case 'PLAN_WEEK':
      return {
        ...nothing,
        plannedMeals: plan.meals.map((each) => each.id),
        shoppingItems: [...plan.items, ...plan.leftOut],
      };
  }
}
