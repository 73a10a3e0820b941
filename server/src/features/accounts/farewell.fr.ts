import type { Farewell } from '../households/departure.policy.js';

const gone =
  'Une personne de votre foyer a supprimé son compte. Vos repas, votre liste et votre frigo restent comme ils sont.';

/** For those who shared a household with somebody whose account is gone: nothing in it says who. */
export const farewell: Farewell = {
  key: 'gone',
  title: 'Une personne de moins à table',
  message: gone,
  calendarMessage: `${gone} Par prudence, l’adresse de votre agenda a changé\u202f: reprenez-la depuis le planning.`,
};
