import type { LetterText } from '../../integrations/mail/compose-letter.js';
import { frenchDate } from '../../platform/french-date.js';

// U+202F stands before : ; ? !
const longDate = frenchDate({ dateStyle: 'long', timeZone: 'Europe/Zurich' });

/** As a price is written in Switzerland: CHF 9.99. */
const money = (amount: number, currency: string): string =>
  `${currency.toUpperCase()}\u00a0${(amount / 100).toFixed(2)}`;

/** The first payment. */
export const subscribed = () => ({
  title: 'Abonnement activé',
  message: 'Votre abonnement Premium est actif. Bon appétit avec Popote !',
});

/** To the later of two members who both pay. */
export const paidTwice = () => ({
  title: 'Votre foyer est déjà abonné',
  message:
    'Un autre membre de votre foyer paie déjà l’abonnement, et un seul suffit pour tous. Pour ne pas payer deux fois, vous pouvez résilier le vôtre depuis les paramètres.',
});

/** To a member whose checkout is closed because another pays. */
export const checkoutClosed = (payer: string) => ({
  title: 'Rien à payer',
  message: `${payer} paie déjà l’abonnement, qui vaut pour tout votre foyer\u202f: la page de paiement que vous aviez ouverte est fermée, rien ne vous sera débité.`,
});

export const refunded = (amount: number, currency: string) => ({
  title: 'Remboursement',
  message: `Nous vous avons remboursé ${money(amount, currency)}. La somme revient sur votre carte en quelques jours\u202f; un remboursement ne résilie rien\u202f: les paramètres disent où en est votre abonnement.`,
});

export const trialStarted = (end: Date) => ({
  title: 'Abonnement activé',
  message: `Vos jours gratuits ont commencé : ils durent jusqu’au ${longDate(end)}. Bon appétit avec Popote !`,
});

export const paymentReceived = (amount: number, currency: string) => ({
  title: 'Paiement reçu',
  message: `Votre abonnement est renouvelé : nous avons bien reçu ${money(amount, currency)}.`,
});

export const trialEnding = (end: Date) => ({
  title: 'Votre essai se termine bientôt',
  message: `Vos jours gratuits se terminent le ${longDate(end)}. Ensuite, l’abonnement coûte CHF\u00a09.99 par mois ; d’ici là, vous pouvez l’arrêter sans frais depuis les paramètres.`,
});

export const paymentFailed = (amount: number, currency: string, openUntil: Date) => ({
  title: 'Paiement refusé',
  message: `Votre carte n’a pas pu être débitée de ${money(amount, currency)}. Votre cuisine reste ouverte jusqu’au ${longDate(openUntil)} : mettez votre carte à jour d’ici là.`,
});

export const cancelled = (end: Date) => ({
  title: 'Abonnement résilié',
  message: `Votre abonnement est résilié\u202f: rien ne sera plus débité. Votre cuisine reste ouverte, à vous et à votre foyer, jusqu’au ${longDate(end)}\u202f; vous pouvez le reprendre d’ici là.`,
});

export const resumed = (renewal: Date) => ({
  title: 'Abonnement repris',
  message: `Votre abonnement continue\u202f: il se renouvelle le ${longDate(renewal)}, pour CHF\u00a09.99 par mois.`,
});

const nothingLost =
  'Rien n’est effacé\u202f: liste, planning, frigo et favoris vous attendent, vous et votre foyer.';

export const ended = (end: Date) => ({
  title: 'Abonnement terminé',
  message: `Votre abonnement a pris fin le ${longDate(end)} et votre cuisine est fermée. ${nothingLost}`,
});

export const endedUnpaid = () => ({
  title: 'Abonnement terminé',
  message: `Votre carte n’a pas pu être débitée\u202f: votre abonnement est terminé et votre cuisine est fermée. ${nothingLost}`,
});

interface MoneyNotice {
  title: string;
  message: string;
  type: string;
}

/** A notice as it goes by mail; where the kitchen is closed, the settings' address leads to the subscription's page. */
export const moneyLetter = ({ title, message, type }: MoneyNotice, home: string): LetterText => ({
  subject: title,
  title,
  paragraphs: [message],
  action: {
    label: type === 'PAYMENT_FAILED' ? 'Mettre ma carte à jour' : 'Voir mon abonnement',
    link: `${home}/dashboard/settings`,
  },
  notes: [],
});
