import type { LetterText } from '../../integrations/mail/compose-letter.js';
import { frenchDate } from '../../platform/french-date.js';

// U+202F stands before : ; ? !
const when = frenchDate({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Zurich',
});

const notYou = (home: string): { text: string; link: string } => ({
  text: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u202f:',
  link: `${home}/auth/reset-password`,
});

export const verifyEmail = (link: string): LetterText => ({
  subject: 'Confirmez votre adresse email',
  title: 'Bienvenue à table\u202f!',
  paragraphs: [
    'Il reste à confirmer que cette adresse est bien la vôtre. C’est par elle que nous pourrons vous rendre votre compte si vous oubliez votre mot de passe.',
  ],
  action: { label: 'Confirmer mon adresse', link },
  notes: [
    'Ce lien fonctionne pendant sept jours.',
    'Vous n’avez pas créé de compte Popote\u202f? Ignorez ce message.',
  ],
});

export const resetPassword = (link: string): LetterText => ({
  subject: 'Choisissez un nouveau mot de passe',
  title: 'Un nouveau mot de passe',
  paragraphs: [
    'Vous avez demandé à changer le mot de passe de votre compte Popote. Dès que le nouveau sera enregistré, tous vos appareils seront déconnectés.',
  ],
  action: { label: 'Choisir un mot de passe', link },
  notes: [
    'Ce lien fonctionne une seule fois, pendant une heure.',
    'Vous n’avez rien demandé\u202f? Ignorez ce message\u202f: votre mot de passe reste le même.',
  ],
});

export const changeEmail = (link: string, newEmail: string): LetterText => ({
  subject: 'Confirmez votre nouvelle adresse email',
  title: 'Votre nouvelle adresse',
  paragraphs: [
    `Vous avez demandé à utiliser ${newEmail} pour votre compte Popote. Une fois confirmée, c’est avec elle que vous vous connecterez.`,
  ],
  action: { label: 'Confirmer cette adresse', link },
  notes: [
    'Ce lien fonctionne une seule fois, pendant vingt-quatre heures.',
    'Vous n’avez rien demandé\u202f? Ignorez ce message\u202f: rien ne changera.',
  ],
});

export const emailChangeNotice = (newEmail: string | null, home: string): LetterText => ({
  subject: 'Changement d’adresse email demandé',
  title: 'Changement d’adresse demandé',
  paragraphs: [
    `Quelqu’un, sans doute vous, veut utiliser ${newEmail === null ? 'une autre adresse' : `l’adresse ${newEmail}`} à la place de celle-ci pour votre compte Popote. Le changement prendra effet quand il sera confirmé depuis la nouvelle adresse.`,
  ],
  notes: [notYou(home)],
});

export const passwordChanged = (at: Date, home: string): LetterText => ({
  subject: 'Votre mot de passe a été changé',
  title: 'Mot de passe changé',
  paragraphs: [
    `Le mot de passe de votre compte Popote a été changé le ${when(at)}. Les appareils qui étaient connectés avec l’ancien ne le sont plus.`,
  ],
  notes: [notYou(home)],
});

export const newDevice = (device: string, at: Date, home: string): LetterText => ({
  subject: 'Connexion depuis un nouvel appareil',
  title: 'Un nouvel appareil',
  paragraphs: [
    `Votre compte Popote a été ouvert le ${when(at)} depuis un appareil que nous ne connaissions pas\u202f: ${device === '' ? 'type inconnu' : device}.`,
  ],
  notes: [notYou(home)],
});
