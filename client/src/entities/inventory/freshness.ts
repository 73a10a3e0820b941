export type Freshness = 'expired' | 'soon' | 'fresh' | 'unknown';

const dayMs = 86_400_000;
const soonDays = 3;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days from today until the date (YYYY-MM-DD each); 0 or less when it has come. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((instantOf(date) - instantOf(today)) / dayMs);

/** On its very date an item has expired; three days before, it expires soon. */
export function freshnessOf(date: string | null, today: string): Freshness {
  if (date === null) return 'unknown';
  const days = daysUntil(date, today);
  if (days <= 0) return 'expired';
  return days <= soonDays ? 'soon' : 'fresh';
}

/** What is left of the time from `since` to the date, 0 to 1. */
export function shareLeft(date: string, since: string, today: string): number {
  const whole = Math.max(1, daysUntil(date, since));
  return Math.min(1, Math.max(0, daysUntil(date, today) / whole));
}

interface Dated {
  id: string;
  name: string;
  expirationDate: string | null;
}

/** What expires first comes first, what has no date last; then by name. */
export function byExpiry(a: Dated, b: Dated): number {
  const byDate = (a.expirationDate ?? '9999').localeCompare(b.expirationDate ?? '9999');
  return byDate || a.name.localeCompare(b.name, 'fr') || a.id.localeCompare(b.id);
}

/** What expires within three days, the first to expire first. */
export const stillToEat = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  ofFreshness('soon', items, today);

/** What has expired, the oldest first. */
export const expired = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  ofFreshness('expired', items, today);

const ofFreshness = <Item extends Dated>(
  freshness: Freshness,
  items: readonly Item[],
  today: string,
  order = byExpiry,
): Item[] =>
  items
    .filter(({ expirationDate }) => freshnessOf(expirationDate, today) === freshness)
    .sort(order);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** As the server orders them: names by their code points, as no database sorts them as French does. */
const asCounted = (a: Dated, b: Dated): number =>
  compared(a.expirationDate ?? '', b.expirationDate ?? '') ||
  compared(a.name, b.name) ||
  compared(a.id, b.id);

/** Both, as the dashboard counts them: what can still be eaten comes first. */
export const expiringSoon = <Item extends Dated>(items: readonly Item[], today: string): Item[] => [
  ...ofFreshness('soon', items, today, asCounted),
  ...ofFreshness('expired', items, today, asCounted),
];
