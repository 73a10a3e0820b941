import { drawnLater } from '../drawn-later';

export const EmptyCalendar = drawnLater(
  async () => (await import('./drawn/empty-calendar')).DrawnEmptyCalendar,
  320,
  240,
);
