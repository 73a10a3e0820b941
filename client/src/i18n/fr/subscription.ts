export const catalogue = {
  risk: {
    label: 'Votre cuisine',
    overdue: {
      title: 'Un paiement est en attente depuis le {{since}}',
      own: 'Votre carte a été refusée. Votre cuisine reste ouverte jusqu’au {{day}} : mettez votre carte à jour d’ici là, le paiement repartira.',
      shared:
        'La carte par laquelle {{name}} paie a été refusée. Votre cuisine reste ouverte jusqu’au {{day}} : demandez à {{name}} de mettre sa carte à jour.',
    },
    trial: {
      title: 'L’essai gratuit se termine le {{day}}',
      own: 'L’abonnement coûte ensuite CHF 9.99 par mois. Vous pouvez l’arrêter avant, sans frais.',
      shared:
        'L’abonnement que paie {{name}} continue ensuite, et votre cuisine reste ouverte. Pour le changer, demandez à {{name}}.',
    },
    ending: {
      title: 'Votre cuisine est ouverte jusqu’au {{day}}',
      own: 'Votre abonnement est résilié. Vous pouvez le reprendre d’ici là ; de toute façon, rien ne sera effacé.',
      shared:
        '{{name}} a résilié l’abonnement. Pour continuer après ce jour, demandez à {{name}} de le reprendre. Rien ne sera effacé.',
    },
  },
  name: 'Popote Premium',
  state: {
    trial: 'Essai gratuit',
    trialEnding: 'Essai gratuit',
    renews: 'Actif',
    ending: 'Résilié',
    overdue: 'Paiement échoué',
    closed: 'Paiement échoué',
    ended: 'Terminé',
    incomplete: 'Paiement en attente',
  },
  day: {
    trial: 'Essai jusqu’au {{day}}',
    trialEnding: 'Essai gratuit : se termine le {{day}}',
    renews: 'Se renouvelle le {{day}}',
    ending: 'Se termine le {{day}}',
    overdue: 'Votre carte a été refusée',
    closed: 'Votre carte a été refusée',
    ended: 'Terminé le {{day}}',
    incomplete: 'Votre paiement n’est pas encore passé',
  },
  meaning: {
    trial: 'Ensuite CHF 9.99 par mois. Vous pouvez arrêter avant, sans frais.',
    trialEnding: 'Tout reste ouvert jusque-là. Rien ne sera débité.',
    renews: 'CHF 9.99 par mois. Vous pouvez arrêter quand vous voulez.',
    ending: 'Tout reste ouvert jusque-là. Rien ne sera plus débité.',
    overdue:
      'Votre cuisine reste ouverte jusqu’au {{day}}. Mettez votre carte à jour d’ici là, le paiement repartira.',
    closed:
      'Votre cuisine est fermée depuis le {{day}}. Mettez votre carte à jour : tout s’y trouve encore.',
    ended: 'Rien n’est effacé : recettes, planning et listes vous attendent.',
    incomplete: 'Rien n’est débité tant qu’il n’a pas abouti.',
  },
  gift: {
    state: 'Offert',
    own: 'Votre accès est offert',
    shared: 'L’accès est offert à {{name}}, et il vaut pour votre foyer',
    meaning: 'Toute la cuisine vous est ouverte. Il n’y a rien à payer, ni à gérer.',
  },
  shared: {
    pays: '{{name}} paie l’abonnement de tout votre foyer',
    paid: '{{name}} payait l’abonnement de tout votre foyer',
    covers:
      'Il comprend tout, pour chacun de vous : suggestions, chef, planning, liste et frigo. Vous n’avez rien à payer. Pour le changer ou l’arrêter, demandez à {{name}}.',
    kept: 'Rien n’est effacé : votre liste, votre planning et votre frigo vous attendent.',
    day: {
      trial: 'Essai gratuit jusqu’au {{day}}.',
      trialEnding: 'Essai gratuit : il se termine le {{day}}.',
      renews: 'Il se renouvelle le {{day}}.',
      ending: 'Il est résilié et se termine le {{day}}.',
      overdue: 'Un paiement a été refusé : votre cuisine reste ouverte jusqu’au {{day}}.',
      closed: 'Un paiement a été refusé : votre cuisine est fermée depuis le {{day}}.',
      ended: 'Il est terminé depuis le {{day}}.',
      incomplete: 'Son paiement n’est pas encore passé.',
    },
  },
  manage: 'Gérer mon abonnement',
  mend: 'Mettre ma carte à jour',
  opening: 'Ouverture du portail…',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    subscription: typeof catalogue;
  }
}
