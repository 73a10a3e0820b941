/** A day's parts, as the week view shows them. */
export const moments = ['morning', 'noon', 'snack', 'evening'] as const;
export type Moment = (typeof moments)[number];

/** When a part begins, and the time a meal gets that is moved or added there. */
const times: Readonly<Record<Moment, { from: string; usual: string }>> = {
  morning: { from: '00:00', usual: '08:00' },
  noon: { from: '11:00', usual: '12:30' },
  snack: { from: '15:00', usual: '16:00' },
  evening: { from: '17:00', usual: '19:00' },
};

/** The part of the day that holds a time, HH:MM. */
export const momentOf = (time: string): Moment =>
  moments.findLast((moment) => time >= times[moment].from) ?? 'morning';

export const usualTime = (moment: Moment): string => times[moment].usual;

/** The time of a meal that is moved to a part of the day: its own where that lies in it. */
export const timeAt = (time: string, moment: Moment): string =>
  momentOf(time) === moment ? time : usualTime(moment);
