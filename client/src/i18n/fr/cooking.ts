export const catalogue = {
  back: 'Retour',
  start: 'Cuisiner pas à pas',
  resume: 'Reprendre à l’étape {{step}}',
  print: 'Imprimer',
  servings: 'Pour combien de personnes ?',
  fewer: 'Une personne de moins',
  more: 'Une personne de plus',
  people_one: '{{count}} personne',
  people_other: '{{count}} personnes',
  rescaled: 'Quantités recalculées pour {{count}} pers.',
  rescaleFailed: 'Les quantités n’ont pas pu être recalculées.',
  written:
    'La recette est écrite pour {{count}} pers. : les temps de cuisson et la taille du plat sont les siens.',
  madeWhole_one:
    'Le plat se cuit en entier dans son moule : gardez plutôt les quantités de la recette entière, soit {{servings}} portions.',
  madeWhole_other:
    'Le plat se cuit en entier dans son moule : prenez plutôt les quantités de {{count}} recettes entières et autant de moules, soit {{servings}} portions.',
  untick: 'Tout décocher',
  ticked: '{{done}} sur {{total}}',
  goneAction: 'Demander une autre recette',
  favorites: 'Voir mes favoris',
  cook: {
    close: 'Quitter le mode cuisine',
    step: 'Étape {{step}} sur {{total}}',
    spoken: 'Étape {{step}} sur {{total}}. {{text}}',
    previous: 'Précédente',
    next: 'Suivante',
    finish: 'Terminer',
    ingredients: 'Ingrédients',
    ingredientsFor: 'Ingrédients pour {{count}} pers.',
    keys: 'Flèches ou barre d’espace pour changer d’étape, Échap pour quitter.',
  },
  timer: {
    start: 'Lancer {{words}}',
    list: 'Minuteurs',
    name: 'Étape {{step}} · {{words}}',
    pause: 'Mettre en pause : {{words}}',
    resume: 'Reprendre : {{words}}',
    addMinute: 'Une minute de plus : {{words}}',
    oneMinute: '+ 1 min',
    remove: 'Enlever le minuteur : {{words}}',
    stop: 'Arrêter',
    stopOne: 'Arrêter le minuteur : {{words}}',
    over: 'C’est l’heure',
    paused: 'en pause',
    ended: 'Minuteur terminé : {{words}}, étape {{step}}',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cooking: typeof catalogue;
  }
}
