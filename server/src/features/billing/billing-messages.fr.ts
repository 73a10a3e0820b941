const longDate = new Intl.DateTimeFormat('fr-CH', { dateStyle: 'long', timeZone: 'Europe/Zurich' });

/** As a price is written in Switzerland: CHF 9.99. */
const money = (amount: number, currency: string): string =>
  `${currency.toUpperCase()}\u00a0${(amount / 100).toFixed(2)}`;

/** The first payment. */
export const subscribed = () => ({
  title: 'Abonnement activé',
  message: 'Votre abonnement Premium est actif. Bon appétit avec Popote !',
});

export const trialStarted = (end: Date) => ({
  title: 'Abonnement activé',
  message: `Vos jours gratuits ont commencé : ils durent jusqu’au ${longDate.format(end)}. Bon appétit avec Popote !`,
});

export const paymentReceived = (amount: number, currency: string) => ({
  title: 'Paiement reçu',
  message: `Votre abonnement est renouvelé : nous avons bien reçu ${money(amount, currency)}.`,
});

export const trialEnding = (end: Date) => ({
  title: 'Votre essai se termine bientôt',
  message: `Vos jours gratuits se terminent le ${longDate.format(end)}. Ensuite, l’abonnement coûte CHF\u00a09.99 par mois ; d’ici là, vous pouvez l’arrêter sans frais depuis les paramètres.`,
});

export const paymentFailed = (amount: number, currency: string, openUntil: Date) => ({
  title: 'Paiement refusé',
  message: `Votre carte n’a pas pu être débitée de ${money(amount, currency)}. Votre cuisine reste ouverte jusqu’au ${longDate.format(openUntil)} : mettez votre carte à jour d’ici là.`,
});
