export const weekMoments = ['LUNCH', 'DINNER'] as const;
export type WeekMoment = (typeof weekMoments)[number];

/** When each is eaten, and until when a planned meal counts as it. */
const hours = {
  LUNCH: { from: '11:00', usual: '12:30', before: '15:00' },
  DINNER: { from: '17:00', usual: '19:00', before: '24:00' },
} as const satisfies Record<WeekMoment, object>;

export const timeOf = (moment: WeekMoment): string => hours[moment].usual;

/** The one that a time of day (HH:MM) belongs to; null for the morning and for the afternoon. */
export const momentOf = (time: string): WeekMoment | null =>
  weekMoments.find((moment) => time >= hours[moment].from && time < hours[moment].before) ?? null;
