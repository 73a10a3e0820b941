import { drawnLater } from '../drawn-later';

export const ChefAtWork = drawnLater(
  async () => (await import('./drawn/chef-at-work')).DrawnChefAtWork,
  320,
  240,
);
