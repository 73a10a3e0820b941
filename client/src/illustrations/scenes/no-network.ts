import { drawnLater } from '../drawn-later';

export const NoNetwork = drawnLater(
  async () => (await import('./drawn/no-network')).DrawnNoNetwork,
  320,
  240,
);
