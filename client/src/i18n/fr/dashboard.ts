export const catalogue = {
  greeting: {
    morning: 'Bonjour {{name}}',
    afternoon: 'Bon après-midi {{name}}',
    evening: 'Bonsoir {{name}}',
  },
  overview: 'Vue d’ensemble',
  stats: {
    planned_one: 'repas prévu cette semaine',
    planned_other: 'repas prévus cette semaine',
    toBuy_one: 'article à acheter',
    toBuy_other: 'articles à acheter',
    favorites_one: 'recette favorite',
    favorites_other: 'recettes favorites',
    suggestions: 'Suggestions personnalisées',
    suggestionsText: 'Une idée pour vous, quand vous voulez',
  },
  tonight: {
    kicker: 'Ce soir',
    kickerToday: 'Aujourd’hui',
    at: '{{time}} · {{count}} pers.',
    open: 'Voir la recette',
    openPlan: 'Voir le planning',
    cook: 'Cuisiner',
    heading: 'Qu’est-ce qu’on mange ?',
    text: 'Rien n’est encore prévu. Dites ce qui vous tente : le chef écrit une recette à vos goûts en quelques secondes.',
    action: 'Trouver une idée',
    week: 'Proposer ma semaine',
  },
  soon: {
    heading: 'À manger en premier',
    expiredHeading: 'À vérifier dans le frigo',
    expiredText_one: '{{count}} article du frigo est périmé.',
    expiredText_other: '{{count}} articles du frigo sont périmés.',
    text_one: '{{count}} article du frigo expire bientôt ou est périmé.',
    text_other: '{{count}} articles du frigo expirent bientôt ou sont périmés.',
    expired: 'Périmé depuis le {{date}}',
    expires: 'Expire le {{date}}',
    best: 'Meilleur avant le {{date}}',
    estimated: '{{words}} (estimation)',
    open: 'Ouvrir le frigo',
    emptyText:
      'Rien ne presse : aucun article noté n’expire dans les trois jours. Notez ce que vous avez, Popote surveille les dates.',
  },
  actions: {
    heading: 'Actions rapides',
    planning: 'Planifier la semaine',
    planningText: 'Poser vos repas, jour par jour',
    shopping: 'Faire la liste de courses',
    shoppingText: 'Ajouter, cocher, ne rien oublier',
    favorites: 'Retrouver un favori',
    favoritesText: 'Vos recettes gardées, à portée de main',
    suggestions: 'Demander une suggestion',
    suggestionsText: 'Une recette nouvelle, faite pour vous',
  },
  latest: {
    heading: 'Vos derniers favoris',
    all: 'Tous les favoris',
    another: 'Et la prochaine ?',
    anotherText: 'Demandez au chef une recette à garder.',
    emptyHeading: 'Votre carnet est encore vide',
    emptyText: 'Touchez le cœur d’une recette qui vous plaît : elle vous attendra ici.',
    emptyAction: 'Voir les suggestions',
  },
  loadFailed: 'Votre tableau de bord n’a pas pu s’afficher',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof catalogue;
  }
}
