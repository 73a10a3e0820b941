import type { Season } from '../../graphql.generated';

const seasons = ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN'] as const satisfies readonly Season[];

/** The season of a day, as markets have it: spring begins in March. */
export const seasonOf = (day: Date): Season =>
  seasons[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'WINTER';
