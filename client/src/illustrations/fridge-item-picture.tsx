import type { FridgeItemPictureProps } from './drawn-fridge-item';
import { drawnLater } from './drawn-later';

export type { FridgeCategory } from './food/pack-of';

/** An item of the fridge in what it is kept in, coloured by its category. */
export const FridgeItemPicture = drawnLater<FridgeItemPictureProps>(
  async () => (await import('./drawn-fridge-item')).DrawnFridgeItem,
  100,
  100,
);
