import { drawnLater } from '../drawn-later';

export const ChefHat = drawnLater(
  async () => (await import('./drawn/chef-hat')).DrawnChefHat,
  320,
  240,
);
