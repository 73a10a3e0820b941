export const catalogue = {
  title: 'Page introuvable',
  text: 'La cuillère a dû tomber derrière le four. Cette adresse ne mène à aucune page de Popote.',
  home: 'Retour à l’accueil',
  dashboard: 'Tableau de bord',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'not-found': typeof catalogue;
  }
}
