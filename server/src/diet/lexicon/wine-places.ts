import { listOf } from '../text/lists.js';
import { stemOf } from '../text/text.js';

/** Wines named after the place they come from, of which other things come too. */
export const winePlaces: ReadonlySet<string> = new Set(listOf('wine place').map(stemOf));
