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
  recipe: 'Recettes',
  // The same pages where there is room for one short word.
  short: {
    dashboard: 'Accueil',
    feed: 'Idées',
    planning: 'Planning',
    shopping: 'Courses',
    inventory: 'Frigo',
  },
  more: 'Plus',
  commands: 'Rechercher ou agir',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  household_one: 'Votre foyer : {{names}}',
  household_other: 'Votre foyer : {{names}}',
  user: {
    menu: 'Menu de {{name}}',
    menuElided: 'Menu d’{{name}}',
    favorites: 'Favoris',
    settings: 'Paramètres',
    signOut: 'Se déconnecter',
    signOutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof catalogue;
  }
}
