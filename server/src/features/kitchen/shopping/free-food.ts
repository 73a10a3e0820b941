import type { Stocked } from '../../../diet/ingredients/fridge-stock.js';
import type { Clock } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { readFreeFridge } from './leave-out-fridge.js';

interface Scope {
  db: Db | Transaction;
  viewer: Viewer;
  clock: Clock;
}

/** What is at home, has not expired, and that no meal to come and no recipe on the list needs: in one statement. */
export const freeFood = async (scope: Scope): Promise<Stocked[]> =>
  (await readFreeFridge(scope)).rest();
