export const catalogue = {
  subscription: {
    title: 'Abonnement',
    account: 'Mon compte et mes données',
    heading: 'Plus qu’un pas avant de passer à table',
    text: 'Un seul abonnement, tout compris, pour toute la famille.',
    plan: 'Popote Premium',
    price: 'CHF 9.99',
    perMonth: '/ mois',
    commitment: 'Sans engagement : vous arrêtez quand vous voulez.',
    included: 'Compris dans l’abonnement',
    includes: {
      suggestions: 'Suggestions de repas illimitées',
      shoppingLists: 'Listes de courses générées intelligemment',
      family: 'Partage en famille',
      privacy: 'Sécurité et confidentialité',
    },
    promoCode: 'Code promo',
    promoCodeHint: 'Facultatif. FREE30 offre 30 jours gratuits.',
    promoCodeOptional: 'Facultatif.',
    headingAgain: 'Votre cuisine vous attend',
    textAgain: 'Reprenez où vous en étiez : tout est resté à sa place.',
    headingOverdue: 'Un paiement est à régler',
    textOverdue: 'Votre cuisine rouvre dès que votre carte est à jour.',
    subscribeAgain: 'Reprendre mon abonnement',
    cancelled: 'Paiement annulé : rien n’a été débité.',
    subscribe: 'S’abonner',
    subscribeFree: 'Commencer mes 30 jours gratuits',
    subscribing: 'Ouverture du paiement…',
    secure:
      'Paiement sécurisé sur la page de notre prestataire. Popote ne voit jamais votre carte.',
  },
  payment: {
    title: 'Paiement',
    checking: 'Nous vérifions votre paiement…',
    checkingText: 'Cela ne prend que quelques secondes. Ne fermez pas cette page.',
    confirmed: 'Bienvenue à table !',
    confirmedText: 'Votre abonnement est actif. Nous vous emmenons dans votre cuisine…',
    continue: 'Continuer',
    failed: 'Le paiement n’est pas confirmé',
    noSession: 'Cette page ne s’ouvre qu’après un paiement.',
    retry: 'Réessayer',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    billing: typeof catalogue;
  }
}
