import type { Unit } from '../../../generated/prisma/enums.js';
import { suggestions as say } from './chat-suggestions.fr.js';

export interface ExpiringFood {
  readonly name: string;
  readonly quantity: number;
  readonly unit: Unit;
}

/** What the first questions depend on. */
export interface Moment {
  /** YYYY-MM-DD, in Europe/Zurich. */
  readonly today: string;
  /** 0 to 23, in Europe/Zurich. */
  readonly hour: number;
  /** What expires in the next days and has not yet, the soonest first. */
  readonly expiring: readonly ExpiringFood[];
  readonly hasFridge: boolean;
  readonly isTonightPlanned: boolean;
  readonly isWeekPlanned: boolean;
  /** No main course is planned in the six days after today. */
  readonly isWeekAheadOpen: boolean;
  readonly isListEmpty: boolean;
}

const most = 4;
const longestName = 40;
const evening = 21;

/** A name that reads well within a question, or nothing: somebody may have typed a page. */
function readable(name: string): string | null {
  const plain = name.trim();
  if (plain.length > longestName || !/^[\p{L}\p{M}'’ -]+$/u.test(plain)) return null;
  const [first = '', second = ''] = plain;
  // « Courgettes » becomes « courgettes », « AOP » stays.
  return second === second.toUpperCase() ? plain : first.toLowerCase() + plain.slice(1);
}

function useUp({ name, quantity, unit }: ExpiringFood): string | null {
  const food = readable(name);
  if (food === null) return null;
  const isSingleWord = !/[\s'’-]/u.test(food);
  const isPlural = /^\S+[sx](?:\s|$)/u.test(food);
  const isCounted = unit === 'UNIT' && quantity > 1 && quantity <= 99;
  if (isCounted && isPlural) return say.useUpSome(quantity, food);
  if (isCounted && isSingleWord) return say.useUpSome(quantity, `${food}s`);
  return say.useUpRest(food);
}

/** At most four first questions that fit the moment, in French, the most fitting first. */
export function suggestQuestions(moment: Moment): string[] {
  const { today, hour, expiring, hasFridge, isListEmpty } = moment;
  const { isTonightPlanned, isWeekPlanned, isWeekAheadOpen } = moment;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const isWeekend = [0, 5, 6].includes(weekday);
  const used = expiring.map(useUp).filter((question) => question !== null);
  const dayOfTips = Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
  const tip = say.tips[dayOfTips % say.tips.length] ?? say.tips[0];
  const questions = [
    ...used.slice(0, 1),
    ...(hour >= evening ? [say.tomorrow] : isTonightPlanned ? [] : [say.tonight]),
    ...(isWeekAheadOpen ? [say.week] : []),
    ...(isWeekend ? [say.weekend] : [say.quick]),
    ...used.slice(1, 2),
    ...(isListEmpty ? [say.list] : []),
    ...(isWeekPlanned ? [say.plan] : []),
    ...(hasFridge ? [say.fridge] : []),
    tip,
    say.quick,
  ];
  return [...new Set(questions)].slice(0, most);
}
