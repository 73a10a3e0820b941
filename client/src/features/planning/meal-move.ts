import { addDays, weekDays } from '../../entities/planned-meal/calendar-day';
import { moments, momentOf, type Moment } from './moments';

/** A place in the week: a day's part. */
export interface Place {
  day: string;
  moment: Moment;
}

export const placeOf = ({ date, time }: { date: string; time: string }): Place => ({
  day: date,
  moment: momentOf(time),
});

export const samePlace = (a: Place, b: Place): boolean => a.day === b.day && a.moment === b.moment;

const clamp = (value: number, last: number): number => Math.min(last, Math.max(0, value));

/** Where an arrow key leads: left and right by a day within the week, up and down by a part of the day. */
export function placeByKey({ day, moment }: Place, key: string, monday: string): Place | null {
  const days = weekDays(monday);
  const column = days.indexOf(day);
  const row = moments.indexOf(moment);
  const at = (nextColumn: number, nextRow: number): Place => ({
    day: days[clamp(nextColumn, 6)] ?? addDays(monday, 0),
    moment: moments[clamp(nextRow, moments.length - 1)] ?? moment,
  });
  switch (key) {
    case 'ArrowLeft':
      return at(column - 1, row);
    case 'ArrowRight':
      return at(column + 1, row);
    case 'ArrowUp':
      return at(column, row - 1);
    case 'ArrowDown':
      return at(column, row + 1);
    default:
      return null;
  }
}

/** The place under a point of the screen: cells carry it as data; elsewhere in a day it is the part that a meal has now. */
export function placeAtPoint(x: number, y: number, now: Moment): Place | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const moment = moments.find((known) => known === (cell?.dataset.moment ?? now));
  const day = cell?.dataset.day;
  return day !== undefined && moment ? { day, moment } : null;
}
