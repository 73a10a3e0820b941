import type { LetterText } from '../../integrations/mail/compose-letter.js';
import { namingKeys, type Farewell } from './departure.policy.js';

// U+202F stands before : ; ? !
const decoration =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u200D]/gu;
/** One to three words of letters, as names are. */
const name = /^(?=.{1,40}$)[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+){0,2}$/u;

/** A name that goes to strangers: what is no name, but an address, a number or a sentence, is not passed on. */
export function plainName(firstName: string): string {
  const plain = firstName.replaceAll(decoration, ' ').replaceAll(/\s+/g, ' ').trim();
  return name.test(plain) ? plain : 'Quelqu’un';
}

export const invitationLetter = (inviter: string, link: string): LetterText => {
  const name = plainName(inviter);
  return {
    subject: `${name} vous invite à partager sa cuisine`,
    title: 'Une place à table',
    paragraphs: [
      `${name} vous invite à rejoindre son foyer sur Popote. Vous partagerez le planning des repas, la liste de courses et le frigo\u202f: ce que l’un coche, les autres le voient tout de suite.`,
      'L’abonnement d’une seule personne suffit pour tout le foyer.',
    ],
    action: { label: 'Voir l’invitation', link },
    notes: [
      'Cette invitation fonctionne une seule fois, pendant sept jours.',
      'Vous ne connaissez pas cette personne\u202f? Ignorez ce message\u202f: rien ne se passera.',
    ],
    reason: `${name} a indiqué votre adresse\u202f: c’est pourquoi vous recevez ce message. Une réponse ne serait pas lue.`,
  };
};

export const invited = (inviter: string) => ({
  title: 'Une invitation',
  message: `${plainName(inviter)} vous invite à rejoindre son foyer.`,
});

interface Member {
  id: string;
  firstName: string;
}

export const joined = ({ id, firstName }: Member) => ({
  key: namingKeys(id).joined,
  title: 'Une personne de plus à table',
  message: `${firstName} a rejoint votre foyer et partage désormais le planning, la liste de courses et le frigo.`,
});

export const left = ({ id, firstName }: Member): Farewell => ({
  key: namingKeys(id).left,
  title: 'Une personne de moins à table',
  message: `${firstName} a quitté votre foyer. Vos repas, votre liste et votre frigo restent comme ils sont.`,
  calendarMessage: `${firstName} a quitté votre foyer. Par prudence, l’adresse de votre agenda a changé\u202f: reprenez-la depuis le planning.`,
});
