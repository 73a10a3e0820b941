import { MealType, Unit } from '../../generated/prisma/enums.js';
import { weekMoments } from '../../week-choice/moments.js';
import type { ToolName } from './proposal-request.js';
import { argumentTexts as say, toolTexts } from './proposal-tools.fr.js';

interface JsonSchema {
  readonly type: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | null)[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

/** A tool as the protocol of chat completions describes it. */
export interface ToolDefinition {
  readonly type: 'function';
  readonly function: {
    readonly name: ToolName;
    readonly description: string;
    readonly strict: true;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

// In strict mode every property is required; what may be left out is null.
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (item: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: object(item),
});
const said = (description?: string) => (description === undefined ? {} : { description });
const one = (type: string, description?: string): JsonSchema => ({ type, ...said(description) });
const maybe = (type: string, description?: string): JsonSchema => ({
  type: [type, 'null'],
  ...said(description),
});
const oneOf = (values: object): JsonSchema => ({
  type: ['string', 'null'],
  enum: [...Object.keys(values), null],
});

const name = one('string');
const unit = oneOf(Unit);
const moment: JsonSchema = { type: ['string', 'null'], enum: [...weekMoments, null] };
const planned = {
  meal: maybe('string', say.meal),
  from_date: maybe('string'),
  from_moment: moment,
};
/** What is kept and bought otherwise than for a recipe is not counted in spoons. */
const stockUnit = oneOf({ UNIT: 0, G: 0, KG: 0, ML: 0, CL: 0, L: 0 } satisfies Partial<
  Record<Unit, 0>
>);

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
    meal_type: oneOf(MealType),
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
    days: maybe('integer'),
    meals: {
      type: ['array', 'null'],
      description: say.moments,
      items: { type: 'string', enum: weekMoments },
    },
    max_minutes: maybe('integer'),
    low_budget: maybe('boolean'),
    use_fridge: maybe('boolean'),
  }),
  note_preference: object({ food: name, kind: { type: 'string', enum: ['AVOID', 'LIKE'] } }),
};

const toolNames = Object.keys(parameters) as ToolName[];

/** What the assistant may propose to do. None of the tools writes anything of the household's. */
export const proposalTools: readonly ToolDefinition[] = toolNames.map((tool) => ({
  type: 'function',
  function: {
    name: tool,
    description: toolTexts[tool],
    strict: true,
    parameters: { ...parameters[tool] },
  },
}));
