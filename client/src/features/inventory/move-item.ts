import type { FridgeItem } from '../../entities/inventory/fridge-cache';
import type { InventoryPlace } from '../../graphql.generated';
import type { TypedItem } from './item-draft';

export const places: readonly InventoryPlace[] = ['FRIDGE', 'FREEZER', 'CUPBOARD'];

type Movable = Pick<FridgeItem, 'place' | 'freezerDays' | 'thawedDays'>;
type Move = Pick<FridgeItem, 'place'> &
  Partial<Pick<FridgeItem, 'expirationDate' | 'expirationEstimate'>>;

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * What changes of an item that is moved today: into the freezer, or out of it, its date says nothing any more, and
 * another is estimated; none where nothing is known.
 */
export function moveTo(item: Movable, place: InventoryPlace, today: string): Move {
  if ((item.place === 'FREEZER') === (place === 'FREEZER')) return { place };
  const [days, as] =
    place === 'FREEZER'
      ? [item.freezerDays, 'FROZEN' as const]
      : [item.thawedDays, 'THAWED' as const];
  return days === null
    ? { place, expirationDate: null, expirationEstimate: null }
    : { place, expirationDate: dayAfter(today, days), expirationEstimate: as };
}

/** The same for a form. */
export function typedMove(item: Movable, place: InventoryPlace, today: string): Partial<TypedItem> {
  const { expirationDate, ...move } = moveTo(item, place, today);
  return expirationDate === undefined ? move : { ...move, expirationDate: expirationDate ?? '' };
}
