import { addDays, todayInZurich } from './calendar-day';
import { timeInZurich } from './day-names';

/** When dinner is, unless that is over. */
const dinnerTime = '19:00';
/** From then on nobody begins to cook: the next dinner is tomorrow's. */
const lastTime = '21:00';

export interface Dinner {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, still to come. */
  time: string;
  isTonight: boolean;
}

function nextHalfHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return minute < 30 ? `${hour}:30` : `${hour + 1}:00`;
}

/** The dinner that can still be cooked: at the usual time, later in the evening at the next half hour, late tomorrow's. */
export function nextDinner(now = new Date()): Dinner {
  const [today, time] = [todayInZurich(now), timeInZurich(now)];
  if (time >= lastTime) return { date: addDays(today, 1), time: dinnerTime, isTonight: false };
  return {
    date: today,
    time: time < dinnerTime ? dinnerTime : nextHalfHour(time),
    isTonight: true,
  };
}

/** A dinner that was offered a while ago: on the same day, at a time that is still to come; of a day that is over, the next. */
export function sameDinnerAt(offered: Dinner, now = new Date()): Dinner {
  const next = nextDinner(now);
  return next.date === offered.date || offered.date < todayInZurich(now) ? next : offered;
}
