import { drawnLater } from '../drawn-later';

export const EmptyFavorites = drawnLater(
  async () => (await import('./drawn/empty-favorites')).DrawnEmptyFavorites,
  320,
  240,
);
