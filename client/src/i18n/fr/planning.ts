// Sentences quoted by the specification are kept byte for byte.
export const catalogue = {
  empty: 'Aucun repas planifié',
  emptyText: 'Posez un premier repas : une recette, ou simplement une idée.',
  emptyWeekText: 'Ajoutez un repas, ou reprenez ceux de la semaine passée.',
  suggestions: 'Trouver une idée',
  add: 'Ajouter un repas',
  addAt: 'Ajouter un repas, {{day}}, {{moment}}',
  people: '{{count}} pers.',
  at: '{{time}} · {{people}}',
  moment: {
    morning: 'Matin',
    noon: 'Midi',
    evening: 'Soir',
  },
  today: 'Aujourd’hui',
  view: {
    legend: 'Affichage',
    week: 'Semaine',
    list: 'Liste',
  },
  week: {
    previous: 'Semaine précédente',
    next: 'Semaine suivante',
    copy: 'Copier la semaine précédente',
    copied_one: '{{count}} repas copié',
    copied_other: '{{count}} repas copiés',
    nothingToCopy: 'Il n’y a rien de nouveau à copier de la semaine précédente',
    toList: 'Mettre la semaine sur la liste',
    addedToList_one: '{{count}} article ajouté à votre liste de courses',
    addedToList_other: '{{count}} articles ajoutés à votre liste de courses',
    nothingForList: 'Aucun repas de cette semaine n’a de recette à acheter',
    meals_one: '{{count}} repas prévu',
    meals_other: '{{count}} repas prévus',
  },
  list: {
    heading: 'À partir du {{day}}',
  },
  meal: {
    open: 'Ouvrir {{title}}, {{type}}, {{day}} à {{time}}, {{people}}',
    move: 'Déplacer : {{title}}',
    moveHint:
      'Entrée pour prendre le repas, flèches pour choisir le jour et le moment, Entrée pour le poser, Échap pour annuler.',
    delete: 'Supprimer : {{title}}',
    when: '{{day}} à {{time}}',
    noRecipe: 'Ce repas n’a pas de recette. Modifiez-le à votre guise.',
    edit: 'Modifier',
    remove: 'Supprimer',
    toList: 'Ajouter à la liste',
    adding: 'Ajout en cours…',
    added: 'Ajouté',
  },
  moving: {
    taken:
      '{{title}} est pris. Flèches pour le déplacer, Entrée pour le poser, Échap pour annuler.',
    over: '{{day}}, {{moment}}',
    dropped: '{{title}} est posé : {{day}}, {{moment}}.',
    unmoved: '{{title}} reste à sa place.',
  },
  deleted: '« {{title}} » n’est plus au planning',
  undo: 'Annuler',
  form: {
    addTitle: 'Ajouter un repas',
    editTitle: 'Modifier le repas',
    name: 'Nom du repas',
    nameHint: 'Une recette, un restaurant, des restes…',
    type: 'Type',
    date: 'Date',
    time: 'Heure',
    servings: 'Nombre de personnes',
    fewer: 'Une personne de moins',
    more: 'Une personne de plus',
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
  calendar: {
    open: 'Calendrier',
    title: 'Vos repas dans votre calendrier',
    text: 'Apple Calendrier, Google Agenda et les autres peuvent s’abonner à vos repas : ils suivent votre planning tout seuls.',
    secret: 'Cette adresse suffit pour lire vos repas. Ne la donnez qu’à qui vous voulez.',
    none: 'Votre planning n’a pas encore d’adresse.',
    create: 'Créer une adresse',
    address: 'Adresse à donner à votre calendrier',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    copyFailed: 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
    subscribe: 'S’abonner sur cet appareil',
    renew: 'Changer d’adresse',
    revoke: 'Ne plus partager',
    renewText: 'L’ancienne adresse cessera aussitôt de fonctionner.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    planning: typeof catalogue;
  }
}
