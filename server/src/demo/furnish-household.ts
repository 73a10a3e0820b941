import { randomUUID } from 'node:crypto';
import { addFavorite } from '../features/kitchen/favorites/set-favorite.js';
import { putBackItems } from '../features/kitchen/inventory/put-back-inventory-items.js';
import { adviseStorage } from '../features/kitchen/inventory/storage-advice.js';
import { savePreferences } from '../features/preferences/save-preferences.js';
import { dayInZurich, type Clock } from '../platform/clock.js';
import type { Transaction } from '../platform/database.js';
import type { Viewer } from '../platform/viewer.js';
import { rowIdOf } from '../recipe-book/book.js';
import { shifted } from './demo-days.js';
import { foodsAtHome } from './demo-kitchen.fr.js';
import { camille, thomas } from './demo-people.fr.js';
import { favoritesOfCamille, favoritesOfThomas } from './demo-week.fr.js';
import { planWeeks } from './plan-weeks.js';
import { storeTalk } from './store-talk.js';
import { writeList } from './write-list.js';

interface Scope {
  db: Transaction;
  clock: Clock;
}

/** Somebody as the use cases see them, whom no session belongs to. */
export const viewerFor = (
  person: Pick<Viewer, 'id' | 'householdId' | 'email' | 'firstName' | 'lastName'>,
): Viewer => ({
  ...person,
  sessionId: '',
  emailVerified: true,
  phone: null,
  hasPreferences: true,
  isSubscribed: false,
  isComplimentary: false,
});

async function makePeople({ db, clock }: Scope, passwordHash: string): Promise<[Viewer, Viewer]> {
  const householdId = randomUUID();
  await db.household.create({ data: { id: householdId } });
  const join = async ({ email, firstName, lastName, preferences }: typeof camille) => {
    const user = { id: randomUUID(), householdId, email, firstName, lastName };
    await db.user.create({ data: { ...user, passwordHash, emailVerifiedAt: clock.now() } });
    const viewer = viewerFor(user);
    await savePreferences({ db, clock, viewer }, preferences);
    return viewer;
  };
  return [await join(camille), await join(thomas)];
}

const hourMs = 3_600_000;
/** They were put away one after another, the newest first. */
const betweenFoodsMs = 4 * hourMs;

async function stockKitchen({ db, viewer }: { db: Transaction; viewer: Viewer }, now: Date) {
  const today = dayInZurich(now);
  const items = foodsAtHome.map(({ name, quantity, unit, keeps, estimate, place }, index) => {
    const advice = adviseStorage(name, today);
    return {
      name,
      quantity,
      unit,
      expirationDate: keeps === undefined ? null : shifted(today, keeps),
      expirationEstimate: estimate ?? null,
      category: advice.category,
      place: place ?? advice.place,
      createdAt: new Date(now.getTime() - index * betweenFoodsMs),
    };
  });
  await putBackItems({ db, viewer }, items);
}

/** A household of two members, in the middle of an ordinary week of theirs. */
export async function furnishHousehold(scope: Scope, passwordHash: string): Promise<void> {
  const { db, clock } = scope;
  const now = clock.now();
  const [one, other] = await makePeople(scope, passwordHash);
  await stockKitchen({ db, viewer: one }, now);
  const mealIds = await planWeeks({ db, viewer: one }, dayInZurich(now));
  await writeList(scope, [one, other], mealIds);
  for (const bookId of favoritesOfCamille) await addFavorite({ db, viewer: one }, rowIdOf(bookId));
  for (const bookId of favoritesOfThomas) await addFavorite({ db, viewer: other }, rowIdOf(bookId));
  await storeTalk({ db, viewer: one }, now);
}
