export const catalogue = {
  title: 'Qu’est-ce qu’on mange ?',
  text: 'Popote vous propose des recettes qui respectent vos goûts et vos restrictions, planifie la semaine et tient la liste de courses.',
  start: 'Commencer',
  signIn: 'Se connecter',
  price: 'CHF 9.99 / mois',
  commitment: 'sans engagement',
  promo: {
    label: 'Offre de bienvenue',
    text: '30 jours gratuits avec le code FREE30',
    claim: 'J’en profite',
    dismiss: 'Masquer l’offre',
  },
  navigation: 'Navigation principale',
  footer: {
    label: 'Pied de page',
    rights: '© 2025 Popote · Valais, Suisse',
    privacy: 'Confidentialité',
    terms: 'Conditions',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    landing: typeof catalogue;
  }
}
