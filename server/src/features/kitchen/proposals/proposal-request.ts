import { z } from 'zod';
import { MealType, Unit } from '../../../generated/prisma/enums.js';
import { dayInput as date } from '../../../graphql/text-input.js';
import { orNull as optional, text } from './tool-arguments.js';
import { weekMoments } from '../../../week-choice/moments.js';

const name = text(200);
const title = text(200);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const unit = z.enum(Unit);
const amount = z.number().gt(0).max(1_000_000);
const wholeAmount = z.int().min(1).max(1_000_000);

const moment = z.enum(weekMoments);
/** The planned meal that is meant: by its words, its day and its moment of the day. */
const planned = { meal: optional(title), from_date: optional(date), from_moment: optional(moment) };

const mostFoods = 30;
const foods = <Schema extends z.ZodType>(food: Schema) => z.array(food).min(1).max(mostFoods);

/** The arguments of each tool; what may be left out is null. */
export const requestSchemas = {
  add_to_shopping_list: z.object({
    items: foods(z.object({ name, quantity: optional(amount), unit: optional(unit) })),
    recipe: optional(title),
  }),
  plan_meal: z.object({
    title,
    date,
    time: optional(time),
    servings: optional(z.int().min(1).max(50)),
    meal_type: optional(z.enum(MealType)),
  }),
  move_meal: z.object({
    ...planned,
    to_date: date,
    to_time: optional(time),
  }),
  add_to_fridge: z.object({
    items: foods(
      z.object({
        name,
        quantity: optional(wholeAmount),
        unit: optional(unit),
        expiration_date: optional(date),
      }),
    ),
  }),
  remove_from_fridge: z.object({
    items: foods(z.object({ name, quantity: optional(amount), unit: optional(unit) })),
  }),
  save_recipe: z.object({ title: optional(title) }),
  remove_meal: z.object({
    meal: optional(title),
    date: optional(date),
    moment: optional(moment),
  }),
  change_meal: z.object({
    ...planned,
    title: optional(title),
    servings: optional(z.int().min(1).max(50)),
    time: optional(time),
  }),
  remove_from_shopping_list: z.object({ items: foods(z.object({ name })) }),
  change_shopping_amount: z.object({
    items: foods(z.object({ name, quantity: amount, unit: optional(unit) })),
  }),
  tick_shopping_items: z.object({ items: foods(z.object({ name })) }),
  clear_expired_food: z.object({}),
  propose_week: z.object({
    from: optional(date),
    days: optional(z.int().min(1).max(14)),
    meals: optional(z.union([moment.transform((one) => [one]), z.array(moment).min(1).max(2)])),
    max_minutes: optional(z.int().min(1).max(1440)),
    low_budget: optional(z.boolean()),
    use_fridge: optional(z.boolean()),
  }),
  note_preference: z.object({ food: text(100), kind: z.enum(['AVOID', 'LIKE']) }),
} as const;

export type ToolName = keyof typeof requestSchemas;
export type Arguments<Name extends ToolName> = z.output<(typeof requestSchemas)[Name]>;

/** What the model asked for, with the tool it asked it of. */
export type ProposalRequest = {
  [Name in ToolName]: { readonly tool: Name; readonly arguments: Arguments<Name> };
}[ToolName];

type WeekRequest = Extract<ProposalRequest, { tool: 'propose_week' }>;
/** A request that is resolved against the rows that are there. */
export type RowRequest = Exclude<ProposalRequest, WeekRequest>;

export type RequestProblem = 'UNKNOWN_TOOL' | 'BROKEN' | 'DATE' | 'TIME' | 'QUANTITY' | 'NAME';

export type ReadRequest =
  | { readonly ok: true; readonly request: ProposalRequest }
  | { readonly ok: false; readonly problem: RequestProblem };

const isTool = (tool: string): tool is ToolName => Object.hasOwn(requestSchemas, tool);

const problemsByField: Readonly<Record<string, RequestProblem>> = {
  date: 'DATE',
  to_date: 'DATE',
  from_date: 'DATE',
  expiration_date: 'DATE',
  time: 'TIME',
  to_time: 'TIME',
  quantity: 'QUANTITY',
  servings: 'QUANTITY',
  days: 'QUANTITY',
  max_minutes: 'QUANTITY',
  name: 'NAME',
  food: 'NAME',
  title: 'NAME',
  meal: 'NAME',
};

/** Reads what is asked of a tool. */
export function readRequest(tool: string, given: unknown): ReadRequest {
  if (!isTool(tool)) return { ok: false, problem: 'UNKNOWN_TOOL' };
  const read = requestSchemas[tool].safeParse(given);
  if (read.success) return { ok: true, request: { tool, arguments: read.data } as ProposalRequest };
  const field = read.error.issues[0]?.path.at(-1);
  return { ok: false, problem: problemsByField[String(field)] ?? 'BROKEN' };
}

const one = z.object({ tool: z.string(), arguments: z.unknown() });
const stored = z.union([z.object({ requests: z.array(one) }), one]);

/** As it is stored with a proposal: what several make together, or one alone. */
export const storedRequest = (requests: readonly RowRequest[]): unknown =>
  requests.length === 1 ? requests[0] : { requests };

/** What was asked for, as it was stored with its proposal; none of a tool that there is no more. */
export function readStoredRequests(value: unknown): RowRequest[] {
  const read = stored.parse(value);
  return ('requests' in read ? read.requests : [read]).flatMap(({ tool, arguments: given }) => {
    const reading = readRequest(tool, given);
    return reading.ok && reading.request.tool !== 'propose_week' ? reading.request : [];
  });
}
