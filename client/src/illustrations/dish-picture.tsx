import type { DishPictureProps } from './drawn-dish';
import { drawnLater } from './drawn-later';

/** A recipe's picture: the same recipe always gets the same one. It fills any frame, whole. */
export const DishPicture = drawnLater<DishPictureProps>(
  async () => (await import('./drawn-dish')).DrawnDish,
  300,
  300,
);
