import { MealType, Unit } from '../../../generated/prisma/enums.js';
import { weekMoments } from '../../../week-choice/moments.js';
import type { ToolName } from '../../kitchen/proposals/proposal-request.js';
import {
  list,
  manyOf,
  maybe,
  object,
  one,
  oneOf,
  optional,
  toolOf,
  type JsonSchema,
} from './tool-schema.js';
import { argumentTexts as say, toolTexts } from './proposal-tools.fr.js';

const name = one('string');
const unit = optional(oneOf(Object.keys(Unit)));
const moment = optional(oneOf(weekMoments));
const planned = {
  meal: maybe('string', say.meal),
  from_date: maybe('string'),
  from_moment: moment,
};
/** What is kept and bought otherwise than for a recipe is not counted in spoons. */
const stockUnit = optional(
  oneOf(['UNIT', 'G', 'KG', 'ML', 'CL', 'L'] satisfies (keyof typeof Unit)[]),
);

const parameters: Record<ToolName, JsonSchema> = {
  add_to_shopping_list: object({
    items: list({ name, quantity: maybe('number'), unit }),
    recipe: maybe('string', say.listRecipe),
  }),
  plan_meal: object({
    title: one('string', say.dish),
    date: one('string'),
    time: maybe('string'),
    servings: maybe('integer'),
    meal_type: optional(oneOf(Object.keys(MealType))),
  }),
  move_meal: object({
    ...planned,
    to_date: one('string'),
    to_time: maybe('string'),
  }),
  add_to_fridge: object({
    items: list({
      name,
      quantity: maybe('integer'),
      unit: stockUnit,
      expiration_date: maybe('string'),
    }),
  }),
  remove_from_fridge: object({
    items: list({ name, quantity: maybe('number', say.takenQuantity), unit: stockUnit }),
  }),
  save_recipe: object({ title: maybe('string', say.recipeTitle) }),
  remove_meal: object({ meal: maybe('string', say.meal), date: maybe('string'), moment }),
  change_meal: object({
    ...planned,
    title: maybe('string', say.newTitle),
    servings: maybe('integer'),
    time: maybe('string'),
  }),
  remove_from_shopping_list: object({ items: list({ name }) }),
  change_shopping_amount: object({
    items: list({ name, quantity: one('number', say.wantedQuantity), unit: stockUnit }),
  }),
  tick_shopping_items: object({ items: list({ name }) }),
  clear_expired_food: object({}),
  propose_week: object({
    from: maybe('string'),
    days: maybe('integer'),
    meals: optional(manyOf(oneOf(weekMoments), say.moments)),
    max_minutes: maybe('integer'),
    low_budget: maybe('boolean'),
    use_fridge: maybe('boolean'),
  }),
  note_preference: object({ food: name, kind: oneOf(['AVOID', 'LIKE']) }),
};

const toolNames = Object.keys(parameters) as ToolName[];

/** What the assistant may propose to do. None of the tools writes anything of the household's. */
export const proposalTools = toolNames.map((tool) =>
  toolOf(tool, toolTexts[tool], parameters[tool]),
);
