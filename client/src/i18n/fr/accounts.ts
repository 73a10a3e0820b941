export const catalogue = {
  signIn: {
    title: 'Connexion',
    heading: 'Bon retour parmi nous',
    text: 'Connectez-vous pour retrouver vos recettes et votre semaine.',
    invited: 'Connectez-vous pour répondre à l’invitation que {{name}} vous a envoyée.',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    toggleQuestion: 'Pas encore de compte ?',
    toggle: 'Créer un compte',
    forgotten: 'Mot de passe oublié ?',
  },
  signUp: {
    title: 'Inscription',
    heading: 'Créez votre compte',
    text: 'Quatre champs, puis quatre questions sur vos goûts : vous êtes à table dans deux minutes.',
    textInvited:
      'Quatre champs, puis deux questions sur vos goûts : vous êtes à table dans une minute.',
    freeDays:
      'Vos 30 jours gratuits vous attendent : le code FREE30 sera déjà inscrit au moment de l’abonnement.',
    invited:
      '{{name}} vous invite à partager sa cuisine. Après votre inscription, vous retrouvez l’invitation.',
    submit: 'S’inscrire',
    submitting: 'Création du compte…',
    toggleQuestion: 'Vous avez déjà un compte ?',
    toggle: 'Se connecter',
    consent:
      'En créant un compte, vous acceptez nos <terms>conditions</terms> et notre <privacy>politique de confidentialité</privacy>.',
  },
  field: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Email',
    phone: 'Téléphone (facultatif)',
    password: 'Mot de passe',
  },
  telephone: {
    add: 'Ajouter un numéro de téléphone (facultatif)',
    country: 'Pays',
    search: 'Chercher un pays',
    none: 'Aucun pays à ce nom',
  },
  backToSignIn: 'Retour à la connexion',
  reset: {
    title: 'Mot de passe oublié',
    text: 'Indiquez l’adresse email de votre compte : nous vous envoyons un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    sent: 'Email envoyé',
    sentSentence: 'Un email de réinitialisation du mot de passe a été envoyé',
    sentText:
      'Ouvrez le message reçu à {{email}}. Son lien sert une seule fois, pendant une heure. Rien reçu ? Regardez aussi dans les indésirables.',
    again: 'Renvoyer le message',
  },
  newPassword: {
    title: 'Nouveau mot de passe',
    text: 'Il remplace l’ancien, et tous vos appareils seront déconnectés.',
    field: 'Nouveau mot de passe',
    submit: 'Enregistrer',
    submitting: 'Enregistrement…',
    another: 'Demander un nouveau lien',
    incomplete: 'Ce lien n’est pas complet',
    incompleteText:
      'Il a été coupé en route. Ouvrez-le depuis le message que vous avez reçu, ou demandez-en un nouveau.',
    gone: 'Ce lien n’est plus valable',
    goneText: 'Il a déjà servi, il a plus d’une heure, ou un autre plus récent l’a remplacé.',
    done: 'Mot de passe enregistré',
    doneText: 'Connectez-vous avec votre nouveau mot de passe.',
  },
  confirmation: {
    title: 'Vérifiez vos emails',
    text: 'Le message de votre inscription contient un lien qui confirme votre adresse. Connectez-vous pour en recevoir un nouveau.',
    textTo:
      'Le message envoyé à {{email}} contient un lien qui confirme que cette adresse est la vôtre. S’il ne fonctionne plus, demandez-en un nouveau ici.',
    resend: 'Renvoyer le lien',
    resent: 'Le lien est reparti. Regardez aussi dans les indésirables.',
    goOn: 'Continuer',
    confirmed: 'Adresse confirmée',
    confirmedText: 'Votre adresse email est confirmée : il n’y a plus rien à faire ici.',
  },
  link: {
    retry: 'Réessayer',
    goOn: 'Continuer',
  },
  verify: {
    working: 'Nous confirmons votre adresse…',
    done: 'Adresse confirmée',
    doneText: 'Merci ! Nous savons que cette adresse est la vôtre.',
    failed: 'L’adresse n’a pas pu être confirmée',
    another: 'Recevoir un nouveau lien',
    anotherSending: 'Envoi…',
    signInFirst: 'Se connecter pour recevoir un nouveau lien',
  },
  changeEmail: {
    working: 'Nous changeons votre adresse…',
    done: 'Adresse modifiée',
    doneText: 'Vous vous connectez désormais avec votre nouvelle adresse email.',
    failed: 'L’adresse n’a pas pu être changée',
    another: 'Aller aux paramètres',
  },
  profile: {
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Profil mis à jour avec succès',
  },
  emailState: {
    verified: 'confirmée',
    unverified: 'à confirmer',
    verify: 'Confirmer mon adresse',
  },
  emailChange: {
    open: 'Changer d’email',
    newEmail: 'Nouvelle adresse email',
    password: 'Votre mot de passe',
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    sent: 'Un email de confirmation a été envoyé à votre nouvelle adresse email',
  },
  passwordChange: {
    open: 'Changer de mot de passe',
    currentPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement…',
    done: 'Mot de passe changé. Vos autres appareils ont été déconnectés.',
  },
  devices: {
    unknown: 'Appareil inconnu',
    current: 'cet appareil',
    lastSeen: 'Vu le {{moment}}',
    signOut: 'Déconnecter',
    signOutOne: 'Déconnecter : {{name}}',
    signedOut: 'Appareil déconnecté : {{name}}',
    everywhere: 'Se déconnecter partout',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof catalogue;
  }
}
