import { frenchDate } from '../../french-date.js';
import { people } from './slots.fr.js';

/** How French names a day, without accents: so many days from today. */
export const dayWords: Readonly<Record<string, number>> = {
  'aujourd hui': 0,
  'apres demain': 2,
  surlendemain: 2,
  demain: 1,
  lendemain: 1,
};
export const weekdayWords = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');
/** Those that name a weekday to come otherwise. */
export const spans: Readonly<Record<string, string>> = {
  'week end': 'samedi',
  'semaine prochaine': 'lundi',
};
export const monthWords =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');
export const countWords: readonly string[] =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

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

const any = (words: readonly string[]): string => `(?:${words.join('|')})`;
const lead = '(?:(?:pour|a|au|vers|le|la|du|de|d|des|ce|cette|c|jusqu|jusque|avant|les|un) )*';
const moment = `(?: ?(?:le |au |a |ce |dans |pour le )?(?:la )?(?<moment>${any(Object.keys(moments))})(?![a-z]))?`;
const clock =
  '(?: (?:(?:a|vers|pour) )?(?<hour>\\d{1,2}) (?:h|heures?)(?: (?<minute>[0-5]\\d))?(?!\\w))';
export const daySaid = new RegExp(
  `(?<!\\w)${lead}(?:(?<named>${any(Object.keys(dayWords))})(?!\\w)` +
    `|(?<weekday>${any([...weekdayWords, ...Object.keys(spans)])})s?(?: (?:prochaine?|qui vient|suivant|(?<onThe>\\d{1,2})(?! ?(?:h|heures?|min\\w*|kg|g|ml|cl|dl|l|fois|${people})\\b)))?(?!\\w)` +
    `|(?<number>\\d{1,2})(?:er)? (?:(?<month>${any(monthWords)})(?!\\w)|/ (?<monthNumber>\\d{1,2})(?!\\w))` +
    `|dans (?<inDays>\\d{1,2}|${any(countWords)}) (?<unit>jours?|semaines?)(?!\\w)` +
    `|le (?<alone>\\d{1,2})(?! ?(?:h|heures?|kg|g|ml|cl|l)\\b)(?!\\w)` +
    `|(?<today>ce) (?=(?:soir|midi|matin)\\b))${moment}${clock}?`,
  'g',
);
export const timeSaid = new RegExp(`(?<!\\w)(?:a|vers|pour)${clock}`);

const format = frenchDate({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** « mercredi 25 novembre ». */
export const spokenDay = (day: string): string => format(new Date(`${day}T00:00:00Z`));
