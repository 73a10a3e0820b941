import type { Season } from '../../graphql.generated';

const seasons = ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN'] as const satisfies readonly Season[];

/** By month, as the fields have it: what grows until autumn is over by November, and March brings what was stored. */
const seasonOfMonth = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 0, 0] as const;

/** The season of a day. */
export const seasonOf = (day: Date): Season =>
  seasons[seasonOfMonth[day.getMonth()] ?? 0] ?? 'WINTER';
