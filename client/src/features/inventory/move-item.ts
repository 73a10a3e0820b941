import { moveTo, type Movable } from '../../entities/inventory/move-to';
import type { InventoryPlace } from '../../graphql.generated';
import type { TypedItem } from './item-draft';

export const places: readonly InventoryPlace[] = ['FRIDGE', 'FREEZER', 'CUPBOARD'];

/** The change of a form's item that is moved today. */
export function typedMove(item: Movable, place: InventoryPlace, today: string): Partial<TypedItem> {
  const { expirationDate, ...move } = moveTo(item, place, today);
  return expirationDate === undefined ? move : { ...move, expirationDate: expirationDate ?? '' };
}
