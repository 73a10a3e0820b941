import { drawnLater } from '../drawn-later';

export const EmptyFridge = drawnLater(
  async () => (await import('./drawn/empty-fridge')).DrawnEmptyFridge,
  320,
  240,
);
