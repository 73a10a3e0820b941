// Sentences quoted by the specification are kept byte for byte: three dots, straight apostrophes.
export const catalogue = {
  mealTypeText: {
    DRINK: 'Fraîche, chaude ou pétillante, pour se poser un instant.',
    STARTER: 'Une soupe, une salade : de quoi ouvrir l’appétit.',
    MAIN: 'Le cœur du repas, pour tout le monde à table.',
    DESSERT: 'La note sucrée, du fruit tout simple au gâteau.',
    AMUSE_BOUCHE: 'Une bouchée, pas plus, mais qui fait parler.',
    APERITIF: 'À partager avant de passer à table.',
  },
  choice: {
    heading: 'Qu’est-ce qui vous ferait envie ?',
    text: 'Choisissez, et le chef écrit une recette pour vous, selon vos goûts et vos restrictions.',
    orBook: 'Ou feuilletez le livre de recettes',
  },
  wishes: {
    legend: 'Ce qui compte aujourd’hui',
    maxMinutes: '{{minutes}} min au plus',
    forChildren: 'Pour les enfants',
    lowBudget: 'Petit budget',
    fromInventory: 'Avec ce que j’ai',
    withIngredient: 'Avec un ingrédient',
    ingredient: 'Quel ingrédient ?',
    ingredientHint: 'Des courgettes, du poulet, des lentilles…',
    with: 'Avec {{food}}',
    met: 'Comme demandé :',
    written: {
      forChildren: 'Écrite pour les enfants',
      lowBudget: 'Écrite pour un petit budget',
      fromInventory: 'Écrite d’après votre frigo',
    },
    quoted: '« {{wish}} »',
    and: ' et ',
    unmet: 'les recettes proposées ne respectaient pas {{wishes}}',
    retryWithout: 'Enlever {{wish}} et réessayer',
  },
  dinner: { tonight: 'Un dîner pour ce soir', tomorrow: 'Un dîner pour demain soir' },
  plan: {
    add: { tonight: 'Planifier pour ce soir', tomorrow: 'Planifier pour demain soir' },
    planned: { tonight: 'Prévu ce soir', tomorrow: 'Prévu demain soir' },
    see: 'Voir le planning',
    announced: 'Prévu : {{title}}',
  },
  orChoose: 'Ou choisissez ce que vous voulez manger',
  writing: {
    heading: 'Génération en cours...',
    text: 'Notre chef virtuel concocte une délicieuse suggestion pour vous',
    thinking: 'Le chef cherche une idée',
    recipe: 'Il écrit la recette',
    checking: 'Il cherche un ingrédient interdit chez vous',
    stages: 'Avancement',
    titleArrived: 'Le chef propose : {{title}}',
    restarted: 'Le chef recommence',
    restartedText: 'Sa première version n’allait pas : il repart d’une page blanche.',
    stop: 'Arrêter',
  },
  done: {
    announced: 'Votre recette est prête : {{title}}',
    actions: 'Que faire de cette recette ?',
    changeType: 'Changer de type',
    regenerate: 'Regénérer',
  },
  stopped: {
    heading: 'Le chef a posé sa cuillère',
    text: 'La génération est arrêtée. Rien n’est perdu : il reprend quand vous voulez.',
  },
  rateLimited: {
    heading: 'Le chef reprend son souffle',
    text: 'Vous lui avez demandé beaucoup de recettes en une heure. Revenez vers {{time}}.',
  },
  preferencesMissing: 'Dites-nous d’abord ce que vous mangez',
  lost: {
    text: 'La connexion s’est interrompue. Le chef continue de son côté, rien n’est perdu.',
    offline:
      'Pas de connexion Internet. Le chef continue de son côté : la recette revient avec le réseau.',
    resume: 'Reprendre',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    suggestions: typeof catalogue;
  }
}
