import { MealType, Unit } from '../../generated/prisma/enums.js';
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
  description: say.items,
  items: object(item),
});
const text = (description: string): JsonSchema => ({ type: 'string', description });
const maybe = (type: string, description: string): JsonSchema => ({
  type: [type, 'null'],
  description,
});
const oneOf = (values: object, description: string): JsonSchema => ({
  type: ['string', 'null'],
  enum: [...Object.keys(values), null],
  description,
});

const name = text(say.name);
const unit = oneOf(Unit, say.unit);

const parameters: Record<ToolName, JsonSchema> = {
  add_to_shopping_list: object({
    items: list({ name, quantity: maybe('number', say.quantity), unit }),
    recipe: maybe('string', say.listRecipe),
  }),
  plan_meal: object({
    title: text(say.mealTitle),
    date: text(say.date),
    time: maybe('string', say.time),
    servings: maybe('integer', say.servings),
    meal_type: oneOf(MealType, say.mealType),
  }),
  move_meal: object({
    meal: maybe('string', say.meal),
    from_date: maybe('string', say.fromDate),
    to_date: text(say.toDate),
    to_time: maybe('string', say.toTime),
  }),
  add_to_fridge: object({
    items: list({
      name,
      quantity: maybe('integer', say.wholeQuantity),
      unit,
      expiration_date: maybe('string', say.expirationDate),
    }),
  }),
  remove_from_fridge: object({
    items: list({ name, quantity: maybe('number', say.takenQuantity), unit }),
  }),
  save_recipe: object({ title: maybe('string', say.recipeTitle) }),
  remove_meal: object({
    meal: maybe('string', say.meal),
    date: maybe('string', say.mealDay),
  }),
  change_meal: object({
    meal: maybe('string', say.meal),
    from_date: maybe('string', say.mealDay),
    title: maybe('string', say.newTitle),
    servings: maybe('integer', say.newServings),
    time: maybe('string', say.toTime),
  }),
  remove_from_shopping_list: object({ items: list({ name }) }),
  change_shopping_amount: object({
    items: list({ name, quantity: { type: 'number', description: say.wantedQuantity }, unit }),
  }),
  tick_shopping_items: object({ items: list({ name }) }),
  clear_expired_food: object({}),
  propose_week: object({
    days: maybe('integer', say.days),
    meals: {
      type: ['array', 'null'],
      description: say.moments,
      items: { type: 'string', enum: ['LUNCH', 'DINNER'] },
    },
    max_minutes: maybe('integer', say.maxMinutes),
    low_budget: maybe('boolean', say.lowBudget),
    use_fridge: maybe('boolean', say.useFridge),
  }),
  note_preference: object({
    food: text(say.food),
    kind: { type: 'string', enum: ['AVOID', 'LIKE'], description: say.preference },
  }),
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
