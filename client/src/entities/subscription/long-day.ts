import { frenchDate } from '../../lib/french-date';

/** The day as it is read in Switzerland: 26 novembre 2026. */
export const longDay = frenchDate({ dateStyle: 'long', timeZone: 'Europe/Zurich' });
