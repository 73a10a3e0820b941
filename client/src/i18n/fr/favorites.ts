export const catalogue = {
  collections: 'Vos recettes',
  toFavorites: 'Favoris',
  toBook: 'Livre',
  heading: 'Votre carnet de recettes',
  text: 'Tout ce que vous avez gardé, le plus récent d’abord.',
  search: 'Chercher dans vos favoris',
  searchHint: 'Un titre, un ingrédient…',
  clearSearch: 'Effacer la recherche',
  filter: 'Filtrer par type',
  all: 'Tous',
  shown_one: '{{count}} recette affichée',
  shown_other: '{{count}} recettes affichées',
  empty: 'Aucune recette favorite trouvée',
  emptyText:
    'Touchez le cœur d’une suggestion : elle vous attendra ici, avec ses ingrédients et ses étapes.',
  emptyAction: 'Découvrir des suggestions',
  emptyBook: 'Ouvrir le livre',
  nothingFound: 'Essayez un autre mot, ou un autre type de plat.',
  resetFilters: 'Voir tous les favoris',
  more: 'Afficher plus de recettes',
  loadingMore: 'La suite arrive…',
  deleteOne: 'Supprimer des favoris : {{title}}',
  deleted: 'Recette retirée de vos favoris',
  undo: 'Annuler',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    favorites: typeof catalogue;
  }
}
