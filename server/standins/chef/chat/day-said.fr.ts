/** How French names a day, without accents: days from today, or which day is looked for. */
export const dayWords: Readonly<Record<string, number | 'WEEKEND' | 'NEXT_WEEK'>> = {
  'aujourd hui': 0,
  demain: 1,
  'apres demain': 2,
  lendemain: 1,
  surlendemain: 2,
  'week end': 'WEEKEND',
  'semaine prochaine': 'NEXT_WEEK',
  'semaine pro': 'NEXT_WEEK',
};

export const weekdayWords: Readonly<Record<string, number>> = {
  dimanche: 0,
  lundi: 1,
  mardi: 2,
  mercredi: 3,
  jeudi: 4,
  vendredi: 5,
  samedi: 6,
};

export const monthWords: Readonly<Record<string, number>> = {
  janvier: 1,
  fevrier: 2,
  mars: 3,
  avril: 4,
  mai: 5,
  juin: 6,
  juillet: 7,
  aout: 8,
  septembre: 9,
  octobre: 10,
  novembre: 11,
  decembre: 12,
};

/** When a part of the day is eaten in. */
export const moments: Readonly<Record<string, string>> = {
  matin: '08:00',
  midi: '12:00',
  'apres midi': '16:00',
  gouter: '16:00',
  soiree: '19:00',
  soir: '19:00',
};

const days = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;
const months = Object.keys(monthWords);

/** « mercredi 25 novembre ». */
export function spokenDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const number = date.getUTCDate();
  const month = months[date.getUTCMonth()]?.replace('fevrier', 'février').replace('aout', 'août');
  return `${days[date.getUTCDay()]} ${number === 1 ? '1er' : number} ${month?.replace('decembre', 'décembre')}`;
}
