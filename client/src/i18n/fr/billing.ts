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
    headingEndedOf: '{{name}} ne paie plus l’abonnement',
    textEndedOf:
      'C’est cet abonnement qui ouvrait votre cuisine. Si {{name}} le reprend, cette page vous y ramène d’elle-même.',
    headingOverdueOf: '{{name}} a un paiement à régler',
    textOverdueOf:
      'Demandez à {{name}} de mettre sa carte à jour : cette page vous ramène alors d’elle-même dans votre cuisine.',
    headingLeft: 'L’abonnement est parti avec la personne qui le payait',
    textLeft:
      'Elle a quitté votre foyer ou supprimé son compte. Rien n’est perdu : votre liste, votre planning et votre frigo vous attendent. Il suffit qu’une personne du foyer s’abonne, et la cuisine rouvre pour tous.',
    instead: 'Prendre l’abonnement à mon compte',
    insteadWarning:
      'Un seul abonnement suffit pour le foyer. Mettez-vous d’accord avec {{name}} avant de payer, pour ne pas payer tous les deux.',
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
    alreadyOpen: 'Votre abonnement est actif',
    alreadyOpenText: 'Votre cuisine est ouverte. Nous vous y emmenons…',
    toDashboard: 'Aller au tableau de bord',
    noSession: 'Cette page ne s’ouvre qu’après un paiement.',
    retry: 'Réessayer',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    billing: typeof catalogue;
  }
}
