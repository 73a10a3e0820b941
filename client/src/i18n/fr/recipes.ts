// Sentences quoted by the specification are kept byte for byte: three dots, straight apostrophes.
export const catalogue = {
  mealType: {
    DRINK: 'Boisson',
    STARTER: 'Entrée',
    MAIN: 'Plat principal',
    DESSERT: 'Dessert',
    AMUSE_BOUCHE: 'Amuse-bouche',
    APERITIF: 'Apéritif',
  },
  difficulty: {
    EASY: 'Facile',
    MEDIUM: 'Moyen',
    HARD: 'Difficile',
  },
  minutes: '{{minutes}} min',
  servings: '{{count}} pers.',
  preparation: 'Préparation',
  portions: 'Portions',
  level: 'Difficulté',
  ingredients: 'Ingrédients',
  instructions: 'Préparation, pas à pas',
  rounded: 'arrondi : le calcul donne {{amount}}',
  moreIngredients_one: '+ {{count}} autre ingrédient...',
  moreIngredients_other: '+ {{count}} autres ingrédients...',
  open: 'Voir la recette complète',
  openOne: 'Voir la recette complète : {{title}}',
  cook: 'Cuisiner',
  cookOne: 'Cuisiner : {{title}}',
  favorite: {
    add: 'Ajouter aux favoris',
    remove: 'Retirer des favoris',
    addOne: 'Ajouter aux favoris : {{title}}',
    removeOne: 'Retirer des favoris : {{title}}',
  },
  toList: {
    add: 'Ajouter à la liste',
    addMissing: 'Ajouter ce qui manque',
    added: 'Ajouté à la liste',
    missingAdded_one: '{{count}} article ajouté à votre liste de courses',
    missingAdded_other: '{{count}} articles ajoutés à votre liste de courses',
    allInFridge: 'Votre frigo a déjà tout',
    inFridge: 'Au frigo : {{names}}',
    addOne: 'Ajouter à la liste : {{title}}',
  },
  plan: {
    add: 'Ajouter au planning',
    addOne: 'Ajouter au planning : {{title}}',
  },
  fits: {
    heading: 'Pourquoi elle vous va',
    headingBroken: 'Ce que Popote a vérifié',
    broken: 'Cette recette ne convient pas à votre foyer',
    outdated:
      'Ce que votre foyer ne mange pas a changé : Popote n’a pas encore revérifié cette recette.',
    checked: 'Aucun ingrédient interdit trouvé pour :',
    servings: 'pour {{count}} pers.',
    without: 'sans {{food}}',
    unknown: 'Popote ne sait pas ce qui en contient, à vérifier vous-même :',
    unchecked: 'non vérifié : {{food}}',
    note: 'Contrôle automatique du titre, de la liste et des étapes. En cas d’allergie, relisez aussi les étiquettes.',
    VEGETARIAN: 'végétarien',
    VEGAN: 'végan',
    GLUTEN_FREE: 'sans gluten',
    DAIRY_FREE: 'sans produits laitiers',
    NUT_FREE: 'sans noix ni arachides',
    HALAL: 'halal',
    KOSHER: 'casher',
  },
  used: {
    heading: 'Utilise de votre frigo',
    soon: '{{name}} (expire bientôt)',
  },
  dialog: {
    loading: 'La recette arrive…',
    loadFailed: 'La recette n’a pas pu s’ouvrir',
    gone: 'Cette recette n’existe plus',
    goneText: 'Elle a été retirée de votre cuisine.',
    tick: 'Cochez ce que vous avez déjà sorti.',
  },
  failed: {
    heading: 'Pas de recette cette fois',
    conflicts: 'Le chef proposait ce que vous ne mangez pas :',
    conflict: '« {{word}} » {{reason}}',
    conflictLine: 'dans « {{line}} »',
    rateLimited: 'Le chef reprend son souffle',
    rateLimitedText:
      'Vous lui avez demandé beaucoup de recettes en une heure. Revenez vers {{time}}.',
    preferencesMissing: 'Dites-nous d’abord ce que vous mangez',
  },
  lost: {
    text: 'La connexion s’est interrompue. Le chef continue de son côté, rien n’est perdu.',
    offline:
      'Pas de connexion Internet. Le chef continue de son côté : la recette revient avec le réseau.',
    resume: 'Reprendre',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    recipes: typeof catalogue;
  }
}
