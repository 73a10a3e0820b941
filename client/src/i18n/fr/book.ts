export const catalogue = {
  title: 'Le livre de recettes',
  text: 'Des recettes de tous les jours et du dimanche, à garder, à planifier ou à mettre sur la liste.',
  search: 'Chercher dans le livre',
  type: 'Type de plat',
  all: 'Tout',
  choose: 'Affiner',
  forUs: 'Pour nous',
  minutes: '{{count}} min ou moins',
  switch: {
    saison: 'De saison',
    budget: 'Petit budget',
    enfants: 'Enfants',
    maison: 'Avec ce que j’ai',
  },
  list: 'Recettes',
  shown_one: '{{count}} recette affichée',
  shown_other: '{{count}} recettes affichées',
  atHome: '{{count}} sur {{total}} chez vous',
  unfit: 'Ne va pas à toute la table',
  lead: 'À la une',
  open: 'Voir la recette',
  loadFailed: 'Le livre ne s’ouvre pas',
  nothing: {
    searched: 'Rien dans le livre pour « {{search}} »',
    filtered: 'Aucune recette ne répond à tout cela',
    otherWord: 'Essayez un autre mot.',
    tooMuch: 'Demandez-en un peu moins.',
    forUs: '« Pour nous » cache ce que quelqu’un à table ne mange pas.',
    clear: 'Enlever « {{search}} »',
    unfilter: 'Enlever les filtres',
    forAnybody: 'Enlever « Pour nous »',
  },
  nothingAtHome:
    'Rien de votre frigo n’y est demandé. Notez ce que vous avez, et le livre vous dira quoi en faire.',
  toFridge: 'Ouvrir le frigo',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    book: typeof catalogue;
  }
}
