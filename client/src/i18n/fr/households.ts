export const catalogue = {
  members: 'Membres du foyer',
  you: 'Vous',
  full: 'Votre foyer est au complet : huit personnes se partagent déjà la cuisine.',
  invite: {
    email: 'Adresse email de la personne à inviter',
    hint: 'Elle partagera votre planning, votre liste et votre frigo. Un seul abonnement suffit pour tous.',
    submit: 'Envoyer l’invitation',
    submitting: 'Envoi…',
    sent: 'Invitation envoyée à {{email}}. Elle fonctionne pendant sept jours.',
  },
  verifyFirst: {
    text: 'Pour inviter quelqu’un, confirmez d’abord votre adresse : ouvrez le lien envoyé à {{email}}.',
    resend: 'Recevoir un nouveau lien',
    sent: 'Un nouveau lien est parti à {{email}}.',
  },
  pending: {
    title: 'Invitations en attente',
    until: 'Envoyée par {{name}}, valable jusqu’au {{day}}',
    revoke: 'Annuler',
    revokeOne: 'Annuler l’invitation envoyée à {{email}}',
  },
  leave: {
    open: 'Quitter le foyer',
    title: 'Quitter le foyer ?',
    text: 'Le planning, la liste de courses et le frigo restent aux autres membres ({{names}}). Vos favoris et vos conversations vous suivent, et vous repartez avec une cuisine vide. L’abonnement suit la personne qui le paie : les autres devront prendre le leur.',
    confirm: 'Quitter le foyer',
    cancel: 'Rester',
  },
  invitation: {
    loading: 'Votre invitation',
    failed: 'Impossible de lire l’invitation',
    title: '{{name}} vous invite à sa table',
    text: 'Partagez une seule cuisine : le planning des repas, la liste de courses et le frigo, à jour chez chacun.',
    accountNeeded:
      'Il vous faut un compte Popote. L’abonnement d’une seule personne suffit pour tout le foyer.',
    signUp: 'Créer un compte',
    signIn: 'J’ai déjà un compte',
  },
  join: {
    bring:
      'Vos repas prévus, votre liste et votre frigo rejoignent ceux du foyer : rien n’est perdu.',
    leave:
      'Vous quittez le foyer que vous partagez avec {{names}} : ce que vous y partagez leur reste.',
    restrictions:
      'Les restrictions et les allergies de chacun comptent pour toutes les recettes du foyer, et s’y lisent.',
    own: 'Vos favoris et vos conversations restent à vous, et à personne d’autre.',
    subscription: 'L’abonnement d’une seule personne suffit pour tout le foyer.',
    submit: 'Rejoindre le foyer',
    submitting: 'Un instant…',
    later: 'Pas maintenant',
    signedInAs: 'Avec votre compte : {{email}}',
  },
  joined: {
    title: 'Vous êtes à table',
    text: 'Vous partagez déjà ce foyer.',
    goOn: 'Aller au tableau de bord',
  },
  closed: {
    used: {
      title: 'Cette invitation a déjà servi',
      text: 'Une invitation ne fonctionne qu’une fois. Demandez-en une nouvelle à {{name}}.',
    },
    expired: {
      title: 'Cette invitation a expiré',
      text: 'Elle avait plus de sept jours. Demandez-en une nouvelle à {{name}}.',
    },
    unknown: {
      title: 'Cette invitation n’existe plus',
      text: 'Elle a été annulée, ou remplacée par une plus récente : regardez votre dernier message, ou demandez une nouvelle invitation.',
    },
    dashboard: 'Aller au tableau de bord',
    home: 'Découvrir Popote',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    households: typeof catalogue;
  }
}
