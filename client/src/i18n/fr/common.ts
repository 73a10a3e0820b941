export const catalogue = {
  productName: 'Popote',
  tagLine: 'Qu’est-ce qu’on mange ?',
  loading: 'Chargement…',
  cooked: 'Cuisiné',
  documentTitle: '{{page}} · Popote',
  checkFailed: 'Nous n’avons pas pu ouvrir cette page',
  skipToContent: 'Aller au contenu',
  retry: 'Réessayer',
  close: 'Fermer',
  toasts: 'Messages',
  waitingToBeSent: 'En attente d’envoi',
  theme: {
    toDark: 'Passer au thème sombre',
    toLight: 'Passer au thème clair',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    hint: 'Au moins 6 caractères',
  },
  crash: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Ce n’est pas votre faute. Réessayez ; si cela recommence, la référence ci-dessous nous aidera à comprendre.',
    unreachable: 'Elle n’est pas arrivée jusqu’à vous. Vérifiez votre connexion, puis réessayez.',
    reference: 'Référence de l’erreur : {{id}}',
    home: 'Retour à l’accueil',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof catalogue;
  }
}
