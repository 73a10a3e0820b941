export const catalogue = {
  greeting: {
    morning: 'Bonjour {{name}}',
    afternoon: 'Bon après-midi {{name}}',
    evening: 'Bonsoir {{name}}',
  },
  risk: {
    label: 'Votre cuisine',
    overdue: {
      title: 'Un paiement est en attente depuis le {{since}}',
      own: 'Votre carte a été refusée. Votre cuisine reste ouverte jusqu’au {{day}} : mettez votre carte à jour d’ici là, le paiement repartira.',
      shared:
        'La carte par laquelle {{name}} paie a été refusée. Votre cuisine reste ouverte jusqu’au {{day}} : demandez à {{name}} de mettre sa carte à jour.',
    },
    trial: {
      title: 'L’essai gratuit se termine le {{day}}',
      own: 'L’abonnement coûte ensuite CHF 9.99 par mois. Vous pouvez l’arrêter avant, sans frais.',
      shared:
        'L’abonnement que paie {{name}} continue ensuite, et votre cuisine reste ouverte. Pour le changer, demandez à {{name}}.',
    },
    ending: {
      title: 'Votre cuisine est ouverte jusqu’au {{day}}',
      own: 'Votre abonnement est résilié. Vous pouvez le reprendre d’ici là ; de toute façon, rien ne sera effacé.',
      shared:
        '{{name}} a résilié l’abonnement. Pour continuer après ce jour, demandez à {{name}} de le reprendre. Rien ne sera effacé.',
    },
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
    heading: 'Qu’est-ce qu’on mange ?',
    text: 'Rien n’est encore prévu. Dites ce qui vous tente : le chef écrit une recette à vos goûts en quelques secondes.',
    action: 'Trouver une idée',
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
