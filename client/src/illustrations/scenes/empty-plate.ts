import { drawnLater } from '../drawn-later';

export const EmptyPlate = drawnLater(
  async () => (await import('./drawn/empty-plate')).DrawnEmptyPlate,
  320,
  240,
);
