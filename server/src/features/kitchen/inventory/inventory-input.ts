import { z } from 'zod';
import { inSmallest } from '../../../diet/ingredients/measure.js';
import {
  ExpirationEstimate,
  InventoryCategory,
  InventoryPlace,
  Unit,
} from '../../../generated/prisma/enums.js';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import { dayInput, lineInput } from '../../../graphql/text-input.js';

const maximumNameLength = 200;
export const maximumQuantity = 1_000_000;
const maximumIds = 10_000;

const name = lineInput(maximumNameLength).min(1);
const quantity = z.number().int().min(1).max(maximumQuantity);
const unit = z.enum(Unit);
const category = z.enum(InventoryCategory);
const place = z.enum(InventoryPlace);
const expirationEstimate = z.enum(ExpirationEstimate);

export const addInventoryItemInput = z.object({
  id: z.guid().nullish(),
  name,
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  expirationDate: dayInput.nullish(),
  category: category.nullish(),
  place: place.nullish(),
  expirationEstimate: expirationEstimate.nullish(),
  createdAt: z.date().nullish(),
});

/** What is absent stays; null takes the date away, and only the date. */
export const updateInventoryItemInput = z.object({
  name: name.nullish(),
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  expirationDate: dayInput.nullish(),
  category: category.nullish(),
  place: place.nullish(),
  expirationEstimate: expirationEstimate.nullish(),
});

/** Ids that are no UUID belong to nobody, so they are left out; a list too long is refused. */
export const itemIdsInput = z.object({
  ids: z
    .array(z.string())
    .min(1)
    .max(maximumIds)
    .transform((ids) => [...new Set(ids.filter((id) => z.guid().safeParse(id).success))]),
});

/** What is taken from an item that holds so much; without « left », all of it. */
const takenItem = z
  .object({
    id: z.string(),
    quantity,
    unit,
    left: quantity.nullish(),
    leftUnit: unit.nullish(),
  })
  .refine(
    (item) => {
      if (!item.left) return true;
      const left = inSmallest({ value: item.left, unit: item.leftUnit ?? item.unit });
      const whole = inSmallest({ value: item.quantity, unit: item.unit });
      return left.unit === whole.unit && left.value < whole.value;
    },
    { path: ['left'], message: 'Less than there is, in a unit of the same kind.' },
  );

/** A recipe has no more ingredients. */
const mostAtOnce = 100;
const requireItems = (context: z.RefinementCtx): void =>
  context.addIssue({ code: 'too_small', origin: 'array', minimum: 1, path: ['items'] });

/** What was cooked took something, or left something. */
export const takenItemsInput = z
  .object({
    items: z.array(takenItem).max(mostAtOnce),
    recipeId: z.guid().nullish(),
    leftovers: addInventoryItemInput.nullish(),
  })
  .superRefine(({ items, leftovers }, context) => {
    if (items.length === 0 && !leftovers) requireItems(context);
  });
export const putBackItemsInput = z
  .object({
    items: z.array(addInventoryItemInput).max(mostAtOnce),
    leftoversId: z.string().nullish(),
  })
  .superRefine(({ items, leftoversId }, context) => {
    if (items.length === 0 && !leftoversId) requireItems(context);
  });

export type Cooked = z.output<typeof takenItemsInput>;
export type TakenBack = z.output<typeof putBackItemsInput>;
export type AddInventoryItemInput = z.output<typeof addInventoryItemInput>;
export type InventoryItemChanges = z.output<typeof updateInventoryItemInput>;

/** @throws NotFoundRefusal where no such row can be, before the database is asked. */
export function requireUuid(id: string): void {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
}
