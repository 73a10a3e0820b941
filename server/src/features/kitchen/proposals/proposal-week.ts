import type { Proposal } from '../../../generated/prisma/client.js';
import { dayInZurich } from '../../../platform/clock.js';
import { firstOpenDinner } from '../week/first-open-dinner.js';
import { proposeWeek } from '../week/propose-week.js';
import type { WeekScope } from '../week/read-week-kitchen.js';
import { furthestStart } from '../week/week-settings.js';
import type { Arguments } from './proposal-request.js';
import { minutesIn, peopleIn, rulesIn, wishesOf } from './talk-wish.js';

/**
 * The week of a message, within what holds for the talk: the one that waits, or else a new one, which begins where it is
 * asked to or on the first day whose dinner is open. Choosing takes its time, and so no transaction.
 * @returns why there is none, where there is none: no meal to choose, or a first day that is over or too far ahead
 */
export async function weekOfMessage(
  scope: WeekScope,
  messageId: string,
  asked: Arguments<'propose_week'>,
): Promise<Proposal | 'NO_MEAL_TO_CHOOSE' | 'DATE'> {
  const { db } = scope;
  const earlier = await db.proposal.findFirst({
    where: { messageId, action: 'PLAN_WEEK', status: 'PENDING' },
  });
  if (earlier) return earlier;
  const isOfDinners = asked.meals?.includes('DINNER') ?? true;
  const from = asked.from ?? (isOfDinners ? await firstOpenDinner(scope) : null);
  const now = scope.clock.now();
  if (from !== null && (from < dayInZurich(now) || from > furthestStart(now))) return 'DATE';
  const talk = await db.chatWish.findMany(wishesOf(scope.viewer));
  const { days, meals, max_minutes, low_budget: lowBudget, use_fridge: useUpFridge } = asked;
  const minutes = max_minutes ?? minutesIn(talk);
  const limits = { weekdayMinutes: minutes, weekendMinutes: minutes, servings: peopleIn(talk) };
  // Its card says nothing of staples.
  const wish = { from, days, moments: meals, ...limits, lowBudget, useUpFridge, stockList: false };
  const week = await proposeWeek(scope, wish, { messageId, notEaten: rulesIn(talk) });
  if (Array.isArray(week.changes) && week.changes.length > 0) return week;
  await db.proposal.delete({ where: { id: week.id } });
  return 'NO_MEAL_TO_CHOOSE';
}
