import { z } from 'zod';
import { InventoryCategory, Unit } from '../../generated/prisma/enums.js';
import { NotFoundRefusal } from '../../graphql/refusal.js';

export const maximumNameLength = 200;
export const maximumQuantity = 1_000_000;
export const maximumIds = 10_000;

const earliest = '2000-01-01';
const latest = '2100-12-31';

// PostgreSQL stores every character but this one.
const name = z
  .string()
  .transform((value) => value.replaceAll('\0', '').trim())
  .pipe(z.string().min(1).max(maximumNameLength));
const quantity = z.number().int().min(1).max(maximumQuantity);
const expirationDate = z.iso
  .date()
  .refine((day) => day >= earliest && day <= latest, 'Out of range.');
const unit = z.enum(Unit);
const category = z.enum(InventoryCategory);

export const addInventoryItemInput = z.object({
  id: z.guid().nullish(),
  name,
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  expirationDate: expirationDate.nullish(),
  category: category.nullish(),
});

/** What is absent stays; null takes the date away, and only the date. */
export const updateInventoryItemInput = z.object({
  name: name.nullish(),
  quantity: quantity.nullish(),
  unit: unit.nullish(),
  expirationDate: expirationDate.nullish(),
  category: category.nullish(),
});

/** Ids that are no UUID belong to nobody, so they are left out; a list too long is refused. */
export const itemIdsInput = z.object({
  ids: z
    .array(z.string())
    .min(1)
    .max(maximumIds)
    .transform((ids) => [...new Set(ids.filter((id) => z.guid().safeParse(id).success))]),
});

export type AddInventoryItemInput = z.output<typeof addInventoryItemInput>;
export type InventoryItemChanges = z.output<typeof updateInventoryItemInput>;

/** @throws NotFoundRefusal where no such row can be, before the database is asked. */
export function requireUuid(id: string): void {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
}
