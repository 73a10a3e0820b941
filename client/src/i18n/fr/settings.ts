export const catalogue = {
  title: 'Mon compte',
  toSubscription: 'Retour à l’abonnement',
  profile: 'Profil',
  account: 'Compte',
  people: 'Foyer',
  peopleText: 'Cuisinez à plusieurs : un seul planning, une seule liste, un seul frigo.',
  household: 'Goûts et portions',
  householdText: 'Ce qui compte pour chaque recette proposée.',
  notifications: 'Notifications',
  appearance: 'Apparence',
  theme: {
    system: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
  devices: 'Appareils connectés',
  data: 'Vos données',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: typeof catalogue;
  }
}
