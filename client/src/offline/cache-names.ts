/** Code of pages that were visited, beyond the shell; emptied by a new version and by signing out. */
export const visitedCache = 'popote-visited';
