import { chat } from './chat.mjs';
import { favoritesAndCooking } from './favorites.mjs';
import { frame } from './frame.mjs';
import { fullDashboard, inventory, planning, shopping } from './kitchen-scenes.mjs';
import { newcomer } from './newcomer.mjs';
import { offline } from './offline.mjs';
import { payer } from './payer.mjs';
import { settings } from './settings.mjs';
import { suggestions } from './suggestions.mjs';
import { visitor } from './visitor.mjs';
import { proposedWeek } from './week.mjs';

const bySubscriber = (run) => ({ name: run.name, isSubscriber: true, run });
/** Where one looks on while the chef writes, as a model does. */
const lookedOnBySubscriber = (run) => ({ ...bySubscriber(run), isLookedOn: true });

/** The parts of a walk, the longest first; each has a page, and most a household, of its own. */
export const parts = [
  ...[shopping, planning, inventory, favoritesAndCooking].map(bySubscriber),
  { name: visitor.name, run: visitor },
  ...[suggestions, chat].map(lookedOnBySubscriber),
  bySubscriber(frame),
  { name: newcomer.name, run: newcomer },
  ...[settings, fullDashboard, proposedWeek, payer].map(bySubscriber),
  { ...bySubscriber(offline), needsServiceWorker: true },
];
