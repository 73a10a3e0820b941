import { drawnLater } from '../drawn-later';

export const SpiltPot = drawnLater(
  async () => (await import('./drawn/spilt-pot')).DrawnSpiltPot,
  320,
  240,
);
