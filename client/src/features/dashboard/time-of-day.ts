export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

/** How one greets at this hour (0 to 23); the night still says good evening. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'afternoon';
  return 'evening';
}
