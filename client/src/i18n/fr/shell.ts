export const catalogue = {
  navigation: 'Navigation principale',
  quickNavigation: 'Navigation rapide',
  page: {
    dashboard: 'Tableau de bord',
    chat: 'Assistant Chef',
    feed: 'Suggestions',
    planning: 'Planning',
    shopping: 'Liste de courses',
    inventory: 'Frigidaire',
    favorites: 'Favoris',
    settings: 'Paramètres',
  },
  // The same pages where there is room for one short word.
  short: {
    dashboard: 'Accueil',
    feed: 'Idées',
    planning: 'Planning',
    shopping: 'Courses',
    inventory: 'Frigo',
  },
  more: 'Plus',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  household_one: 'Votre foyer : {{names}}',
  household_other: 'Votre foyer : {{names}}',
  user: {
    menu: 'Menu de {{name}}',
    favorites: 'Favoris',
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
    signOutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
  },
  soon: {
    heading: 'Cette page arrive bientôt',
    chat: 'Vous pourrez y discuter avec le chef, étape par étape, et garder ses recettes.',
    planning: 'Vous y poserez vos repas sur la semaine, et la liste de courses suivra.',
    shopping: 'Vous y cocherez vos courses d’un pouce, même sans réseau.',
    inventory: 'Vous y verrez ce qu’il reste au frigo, et ce qui presse.',
    settings: 'Vous y changerez votre compte, vos goûts et votre abonnement.',
    action: 'Voir les suggestions',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof catalogue;
  }
}
