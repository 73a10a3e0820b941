import { frenchDate } from '../../french-date.js';

/** How French names a day, without accents: days from today, or the weekday that is looked for. */
export const dayWords: Readonly<Record<string, number | 'SATURDAY' | 'MONDAY'>> = {
  'aujourd hui': 0,
  'apres demain': 2,
  surlendemain: 2,
  demain: 1,
  lendemain: 1,
  'week end': 'SATURDAY',
  'semaine prochaine': 'MONDAY',
};
export const weekdayWords = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
export const monthWords =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
export const countWords: Readonly<Record<string, number>> = Object.fromEntries(
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze'
    .split(' ')
    .map((word, count) => [word, count]),
);

/** When a part of the day is eaten in. */
export const moments: Readonly<Record<string, string>> = {
  matin: '08:00',
  midi: '12:00',
  dejeuner: '12:00',
  'apres midi': '16:00',
  gouter: '16:00',
  soiree: '19:00',
  soir: '19:00',
  diner: '19:00',
  souper: '19:00',
};

const format = frenchDate({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** « mercredi 25 novembre ». */
export const spokenDay = (day: string): string => format(new Date(`${day}T00:00:00Z`));
