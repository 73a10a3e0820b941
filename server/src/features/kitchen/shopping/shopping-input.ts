import { z } from 'zod';
import { aisles } from '../../../diet/aisle.js';
import { maximumNameLength } from '../../../diet/ingredients/shopping-line.js';
import { Unit } from '../../../generated/prisma/enums.js';
import { InputRefusal } from '../../../graphql/refusal.js';
import { lineInput } from '../../../graphql/text-input.js';

const maximumIds = 10_000;

const eitherWay = 'A line says all of it: name, quantity and unit go without one.';

export const addShoppingItemInput = z
  .object({
    id: z.guid().nullish(),
    line: lineInput(300).nullish(),
    name: lineInput(maximumNameLength).nullish(),
    quantity: lineInput(20).nullish(),
    unit: z.enum(Unit).nullish(),
  })
  .superRefine(({ line, name, quantity, unit }, context) => {
    if (line) {
      for (const [field, value] of Object.entries({ name, quantity, unit })) {
        if (value)
          context.addIssue({ code: 'custom', path: [field], message: eitherWay, input: value });
      }
    } else if (!name) {
      context.addIssue({
        code: 'too_small',
        origin: 'string',
        minimum: 1,
        inclusive: true,
        path: ['name'],
        message: 'A name or a line is needed.',
        input: name,
      });
    }
  });

export type AddShoppingItemInput = z.output<typeof addShoppingItemInput>;

/** Ids that are no UUID belong to nobody, so they are left out; a list too long is refused. */
export const itemIdsInput = z.object({
  ids: z
    .array(z.string())
    .min(1)
    .max(maximumIds)
    .transform((ids) => [...new Set(ids.filter((id) => z.guid().safeParse(id).success))]),
});

export const checkInput = itemIdsInput.extend({
  changeId: z
    .guid()
    .nullish()
    .transform((id) => id ?? null),
});

export const servingsInput = z.object({ servings: z.number().int().min(1).max(100).nullish() });

export const productAisleInput = z.object({
  product: lineInput(maximumNameLength).min(1),
  aisle: z.enum(aisles),
});

export const stapleInput = z.object({ name: lineInput(maximumNameLength).min(1) });

export const moveAisleInput = z.object({
  aisle: z.enum(aisles),
  position: z
    .number()
    .int()
    .min(0)
    .max(aisles.length - 1),
});

const longestSpanDays = 31;

/** @throws InputRefusal unless the days (YYYY-MM-DD, both included) are 1 to 31. */
export function requireDaySpan(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days >= 1 && days <= longestSpanDays) return;
  const message = `From one day to another are 1 to ${longestSpanDays} days.`;
  throw new InputRefusal([
    { code: 'OUT_OF_RANGE', field: 'to', message, min: 1, max: longestSpanDays },
  ]);
}
