import { storedValue } from '../../lib/stored-value';
import type { Grouping } from './group-items';

/** How this device shows the list. */
export const listView = storedValue<Grouping>({
  area: 'local',
  key: 'shopping-view',
  parse: (text) => (text === 'RECIPE' || text === 'AISLE' ? text : 'NONE'),
  format: (grouping) => (grouping === 'NONE' ? null : grouping),
});
