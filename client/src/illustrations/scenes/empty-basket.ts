import { drawnLater } from '../drawn-later';

export const EmptyBasket = drawnLater(
  async () => (await import('./drawn/empty-basket')).DrawnEmptyBasket,
  320,
  240,
);
