import { storedValue } from '../../lib/stored-value';
import type { Grouping } from './group-items';

/** How this device shows the list. */
export const listView = storedValue<Grouping>({
  area: 'local',
  key: 'shopping-view',
  parse: (text) => (text === 'RECIPE' || text === 'AISLE' ? text : 'NONE'),
  format: (grouping) => (grouping === 'NONE' ? null : grouping),
});

/** Whether a phone shows what is done to the list as a whole, which takes the room of four rows. */
export const listTools = storedValue<boolean>({
  area: 'local',
  key: 'shopping-tools',
  parse: (text) => text === 'open',
  format: (open) => (open ? 'open' : null),
});
