import type { Decline } from '../checkout.js';
import { frenchDate } from '../../french-date.js';

/** Every French word of the local Stripe's pages. U+202F stands before : ; ? ! and inside « ». */
const longDate = frenchDate({ dateStyle: 'long', timeZone: 'Europe/Zurich' });

/** `amount` in hundredths; a point, as prices are written in Switzerland. */
export function money(amount: number, currency: string): string {
  return `${currency.toUpperCase()}\u00a0${(amount / 100).toFixed(2)}`;
}

/** `seconds` since the epoch. */
export function date(seconds: number): string {
  return longDate(seconds * 1000);
}

export function days(count: number): string {
  return count > 1 ? `${count} jours` : `${count} jour`;
}

/** « CHF 9.99 / mois ». */
export const perMonth = (amount: number, currency: string): string =>
  `${money(amount, currency)} / mois`;

export const DECLINES: Record<Decline, string> = {
  generic_decline: 'Votre carte a été refusée. Essayez avec une autre carte.',
  insufficient_funds:
    'Votre carte ne dispose pas de fonds suffisants. Essayez avec une autre carte.',
};

export const FR = {
  brand: 'Popote',
  notice: 'Paiement simulé — aucune carte n’est débitée',
  card: {
    legend: 'Carte bancaire',
    number: 'Numéro de carte',
    numberHint: 'Par exemple 4242\u00a04242\u00a04242\u00a04242',
    expiry: 'Expiration',
    expiryHint: 'MM / AA',
    cvc: 'Code de sécurité',
    cvcHint: '3 ou 4 chiffres',
    name: 'Nom sur la carte',
  },
  errors: {
    payment: 'Le paiement n’a pas pu se faire',
    card: 'La carte n’a pas pu être enregistrée',
    number:
      'Cette page n’accepte que des cartes de test, par exemple 4242\u00a04242\u00a04242\u00a04242.',
    expiry: 'Indiquez une date à venir, au format MM / AA.',
    cvc: 'Indiquez les 3 ou 4 chiffres du code de sécurité.',
    name: 'Indiquez le nom qui figure sur la carte.',
  },
  checkout: {
    title: (product: string) => `S’abonner à ${product}`,
    trial: (length: string) => `${length} gratuits`,
    trialThen: (price: string, when: string) => `puis ${price} dès le ${when}`,
    summary: 'Votre commande',
    trialLine: (length: string) => `Essai gratuit de ${length}`,
    dueToday: 'À payer aujourd’hui',
    back: 'Revenir à Popote sans payer',
    payment: 'Vos coordonnées',
    email: 'Adresse e-mail',
    subscribe: (price: string) => `S’abonner pour ${price}`,
    startTrial: 'Commencer l’essai gratuit',
    promise: 'Sans engagement\u202f: résiliez quand vous voulez, en deux clics.',
    testCards: 'Cartes de test',
    testName: 'Carte de test',
    testCardsHelp: 'Choisissez une carte pour remplir le formulaire.',
    use: 'Utiliser',
    useCard: (outcome: string) => `Utiliser la carte «\u202f${outcome}\u202f»`,
  },
  outcomes: {
    approved: 'Paiement accepté',
    declined: 'Carte refusée',
    funds: 'Fonds insuffisants',
    later: 'Enregistrée, mais chaque paiement est refusé',
  },
  ended: {
    completeTitle: 'Ce paiement est terminé',
    complete: 'Votre abonnement est en place. Vous pouvez retourner à Popote.',
    expiredTitle: 'Cette page de paiement a expiré',
    expired: 'Rien n’a été payé. Recommencez depuis Popote quand vous voulez.',
    unknownTitle: 'Page de paiement inconnue',
    unknown: 'Ce lien ne mène à aucun paiement. Recommencez depuis Popote.',
    back: 'Retourner à Popote',
  },
  portal: {
    title: 'Votre abonnement',
    back: 'Retourner à Popote',
    plan: 'Formule',
    none: 'Vous n’avez pas d’abonnement pour le moment.',
    price: 'Prix',
    nextLabel: 'Prochain paiement',
    endLabel: 'Fin de l’accès',
    endedLabel: 'Terminé le',
    trialLabel: 'Fin de l’essai',
    retryLabel: 'Prochaine tentative',
    cancel: 'Résilier à la fin de la période',
    cancelHelp: (when: string) => `Vous gardez votre accès jusqu’au ${when}.`,
    resume: 'Reprendre l’abonnement',
    cancelNow: 'Résilier tout de suite…',
    cancelNowHelp: 'L’accès s’arrête aussitôt, sans remboursement.',
    cancelNowConfirm: 'Oui, résilier maintenant',
    payNow: 'Payer maintenant',
    pastDue: (amount: string) =>
      `Le dernier paiement de ${amount} a été refusé. Payez maintenant, ou changez de carte.`,
    method: 'Moyen de paiement',
    noMethod: 'Aucune carte enregistrée.',
    cardEnds: (last4: string) => `Visa se terminant par ${last4}`,
    cardExpires: (month: number, year: number) =>
      `Expire en ${String(month).padStart(2, '0')} / ${year}`,
    changeCard: 'Changer de carte',
    addCard: 'Ajouter une carte',
    saveCard: 'Enregistrer la carte',
    invoices: 'Factures',
    noInvoices: 'Aucune facture.',
    columns: { date: 'Date', number: 'Numéro', amount: 'Montant', status: 'État' },
    see: (invoice: string) => `Voir la facture ${invoice}`,
    demo: 'Pour une démonstration',
    demoHelp: 'Ces boutons font passer le temps pour cet abonnement seulement.',
    demoRenew: 'Passer à la prochaine échéance',
    demoFail: 'Simuler un paiement refusé',
    demoRetry: 'Passer à la prochaine tentative',
    statuses: {
      trialing: 'Essai gratuit',
      active: 'Actif',
      past_due: 'Paiement refusé',
      canceled: 'Résilié',
      ending: 'Se termine bientôt',
    },
    invoiceStatuses: { paid: 'Payée', open: 'À payer' },
  },
  done: {
    cancel: 'C’est noté\u202f: votre abonnement s’arrêtera à la fin de la période.',
    resume: 'Votre abonnement continue.',
    'cancel-now': 'Votre abonnement est résilié.',
    pay: 'Merci, le paiement est passé.',
    'pay-refused': 'La carte a de nouveau été refusée. Changez de carte, puis payez.',
    card: 'La nouvelle carte est enregistrée.',
    renew: 'Nous voilà à l’échéance suivante.',
    retry: 'Nous voilà à la tentative suivante.',
    fail: 'Le dernier paiement est maintenant marqué comme refusé.',
  } as Record<string, string>,
  invoice: {
    title: (invoice: string) => `Facture ${invoice}`,
    from: 'De',
    to: 'À',
    date: 'Date',
    status: 'État',
    period: (start: string, end: string) => `du ${start} au ${end}`,
    total: 'Total',
    back: 'Revenir à l’abonnement',
    simulated: 'Facture de démonstration\u202f: rien n’a été encaissé.',
  },
};
