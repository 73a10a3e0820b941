import { z } from 'zod';
import {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
  MealType,
  Unit,
} from '../../../generated/prisma/enums.js';

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

/** What one request of the model writes, with the id of every row. */
const parts = [
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
  z.object({ action: z.literal('REMOVE_MEAL'), id }),
  z.object({
    action: z.literal('CHANGE_MEAL'),
    id,
    /** Another dish; null for the same. */
    dish: meal.pick({ recipeId: true, recipeTitle: true, mealType: true }).nullable(),
    time: z.string().nullable(),
    servings: z.int().nullable(),
    /** Lines of the list that applying it has changed or removed, as the meal is for another number; none before. */
    lines: z.array(id).default([]),
    /** Lines that it has added. */
    added: z.array(id).default([]),
  }),
  z.object({ action: z.literal('REMOVE_FROM_SHOPPING_LIST'), items: z.array(id) }),
  z.object({
    action: z.literal('CHANGE_SHOPPING_AMOUNT'),
    changed: z.array(z.object({ id, quantity: z.string(), unit })),
    /** Further lines of the same products, which the new amount counts. */
    removed: z.array(id),
  }),
  z.object({
    action: z.literal('TICK_SHOPPING_ITEMS'),
    items: z.array(id),
    /** The other lines of their recipes: they leave the list as well when it is complete. */
    beside: z.array(id),
  }),
  z.object({
    action: z.literal('NOTE_PREFERENCE'),
    food: z.string(),
    preference: z.enum(['AVOIDED', 'PREFERRED']),
    /** What is noted otherwise of the same food, and will not be any more. */
    instead: z.array(z.string()),
  }),
] as const;
const partSchema = z.discriminatedUnion('action', parts);

/** What applying a proposal writes: that of one request, of several, or a week. */
const planSchema = z.discriminatedUnion('action', [
  ...parts,
  z.object({ action: z.literal('SEVERAL'), parts: z.array(partSchema) }),
  z.object({
    action: z.literal('PLAN_WEEK'),
    meals: z.array(meal),
    /** The lines that applying it has put on the list; none before. */
    items: z.array(id),
    /** Those it has left out because the fridge has them. */
    leftOut: z.array(id),
    /** Whether staples are put on the list too, to be checked. */
    stockList: z.boolean().default(false),
  }),
]);

export type ProposalPart = z.output<typeof partSchema>;
export type ProposalPlan = z.output<typeof planSchema>;
export type WeekPlan = Extract<ProposalPlan, { action: 'PLAN_WEEK' }>;

export const readPlan = (stored: unknown): ProposalPlan => planSchema.parse(stored);

export const partsOf = (plan: Exclude<ProposalPlan, WeekPlan>): readonly ProposalPart[] =>
  plan.action === 'SEVERAL' ? plan.parts : [plan];

/** One plan of what several requests write; null of none. */
export function joinedPlan(of: readonly ProposalPart[]): ProposalPlan | null {
  const [first, ...others] = of;
  if (!first) return null;
  return others.length === 0 ? first : { action: 'SEVERAL', parts: [...of] };
}

/** The rows that a plan is about: those it changes, those it rests on, and those it makes. */
export interface TouchedRows {
  readonly shoppingItems: readonly string[];
  /** Lines of which counts whether they are on the list. */
  readonly lines: readonly string[];
  readonly plannedMeals: readonly string[];
  readonly inventoryItems: readonly string[];
  readonly recipes: readonly string[];
  readonly favorites: readonly string[];
  /** The person's own, where one is. */
  readonly preferences: readonly string[];
}

const nothing: TouchedRows = {
  shoppingItems: [],
  lines: [],
  plannedMeals: [],
  inventoryItems: [],
  recipes: [],
  favorites: [],
  preferences: [],
};

export function touchedRows(plan: ProposalPlan): TouchedRows {
  if (plan.action === 'PLAN_WEEK')
    return {
      ...nothing,
      plannedMeals: plan.meals.map((each) => each.id),
      shoppingItems: [...plan.items, ...plan.leftOut],
    };
  const all = partsOf(plan).map(touchedByPart);
  const rows = (kind: keyof TouchedRows) => [...new Set(all.flatMap((each) => each[kind]))];
  return {
    shoppingItems: rows('shoppingItems'),
    lines: rows('lines'),
    plannedMeals: rows('plannedMeals'),
    inventoryItems: rows('inventoryItems'),
    recipes: rows('recipes'),
    favorites: rows('favorites'),
    preferences: rows('preferences'),
  };
}

function touchedByPart(plan: ProposalPart): TouchedRows {
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
    case 'REMOVE_MEAL':
      return { ...nothing, plannedMeals: [plan.id] };
    case 'CHANGE_MEAL': {
      const recipeId = plan.dish?.recipeId ?? null;
      return {
        ...nothing,
        plannedMeals: [plan.id],
        lines: [...plan.lines, ...plan.added],
        recipes: recipeId === null ? [] : [recipeId],
      };
    }
    case 'REMOVE_FROM_SHOPPING_LIST':
      return { ...nothing, lines: plan.items };
    case 'CHANGE_SHOPPING_AMOUNT':
      return { ...nothing, lines: [...plan.changed.map((item) => item.id), ...plan.removed] };
    case 'TICK_SHOPPING_ITEMS':
      return { ...nothing, lines: [...plan.items, ...plan.beside] };
    case 'NOTE_PREFERENCE':
      return { ...nothing, preferences: [plan.food] };
  }
}
