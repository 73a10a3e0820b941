import { onFirstUse } from '../../lib/on-first-use';

/** The day as it is read in Switzerland: 26 novembre 2026. */
export const longDay = onFirstUse(
  () => new Intl.DateTimeFormat('fr-CH', { dateStyle: 'long', timeZone: 'Europe/Zurich' }),
);
