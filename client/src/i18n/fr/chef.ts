// Sentences quoted by the specification are kept byte for byte.
export const catalogue = {
  conversation: 'Conversation avec le chef',
  you: 'Vous, à {{time}}',
  chef: 'Le chef, à {{time}}',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  close: 'Fermer la conversation',
  ai: {
    label: 'Assistant IA',
    know: 'ce qu’il sait de vous',
    text: 'Pour vous répondre, il reçoit vos restrictions, vos allergies et vos goûts, la taille de votre foyer, le contenu de votre frigo et votre planning de la semaine, avec cette conversation. Ni votre nom, ni votre adresse e-mail. Il peut se tromper : en cas d’allergie, relisez les étiquettes.',
  },
  empty: {
    heading: 'Que voulez-vous demander au chef ?',
    text: 'Une idée pour ce soir, un doute sur une cuisson, un ingrédient à remplacer : il connaît votre cuisine, et n’y change rien sans vous.',
    questions: 'Pour commencer',
  },
  older: 'Messages plus anciens',
  loadingOlder: 'Les messages plus anciens arrivent…',
  olderFailed: 'Les messages plus anciens ne sont pas arrivés.',
  toBottom: 'Reprendre en bas',
  compose: {
    label: 'Votre message au chef',
    placeholder: 'Écrivez au chef…',
    send: 'Envoyer',
    stop: 'Arrêter',
    left: '{{length}} / {{most}}',
    tooLong_one: '{{count, number}} caractère de trop',
    tooLong_other: '{{count, number}} caractères de trop',
  },
  reset: {
    open: 'Réinitialiser la conversation',
    title: 'Réinitialiser la conversation ?',
    text: 'Tous les messages seront effacés pour de bon. Ce que vous avez déjà appliqué ou gardé reste.',
    confirm: 'Tout effacer',
    cancel: 'Garder',
  },
  dismiss: 'Masquer le message d’erreur',
  copy: 'Copier la réponse',
  copied: 'Réponse copiée',
  copyFailed: 'La réponse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
  writing: 'Le chef écrit…',
  checking: 'Le chef cherche un ingrédient interdit chez vous…',
  answered: 'Réponse du chef : {{text}}',
  answeredRecipe: 'Une recette est prête.',
  answeredProposal_one: '{{count}} proposition à relire.',
  answeredProposal_other: '{{count}} propositions à relire.',
  caution: {
    heading: 'Ce message cite ce que votre foyer ne mange pas :',
    avoided: 'à éviter',
  },
  end: {
    stopped: 'Vous avez arrêté le chef.',
    interrupted: 'La réponse s’est interrompue.',
    continue: 'Continuer',
    again: 'Recommencer',
    instead: 'À la place de « {{word}} » : {{foods}}.',
    leaveOut: 'À laisser de côté : {{words}}.',
    reason: {
      REPLY_EMPTY: 'Le chef n’a rien répondu.',
      REPLY_TRUNCATED: 'La réponse du chef s’est arrêtée avant la fin.',
      DIET_CONFLICT:
        'Ses recettes ne respectaient pas ce que vous mangez : vous n’en verrez aucune.',
      MODEL_UNAVAILABLE: 'Le chef ne répond pas pour le moment.',
      MODEL_UNAVAILABLE_WAIT_one: 'Le chef a trop à faire. Réessayez dans {{count}} seconde.',
      MODEL_UNAVAILABLE_WAIT_other: 'Le chef a trop à faire. Réessayez dans {{count}} secondes.',
      MODEL_REFUSED: 'Le chef n’a pas pu répondre à cette demande.',
      INTERRUPTED: 'La cuisine a redémarré au milieu de la réponse.',
    },
  },
  lost: {
    text: 'La connexion s’est interrompue. Le chef continue de son côté, rien n’est perdu.',
    offline:
      'Pas de connexion Internet. Le chef continue de son côté : sa réponse revient avec le réseau.',
    resume: 'Reprendre',
  },
  proposal: {
    title: {
      ADD_TO_SHOPPING_LIST: 'Ajouter à la liste de courses',
      PLAN_MEAL: 'Ajouter au planning',
      MOVE_MEAL: 'Déplacer un repas',
      ADD_TO_FRIDGE: 'Ranger au frigo',
      REMOVE_FROM_FRIDGE: 'Sortir du frigo',
      SAVE_RECIPE: 'Garder dans les favoris',
    },
    status: {
      PENDING: 'Rien n’est changé tant que vous n’appliquez pas.',
      APPLIED: 'C’est appliqué.',
      UNDONE: 'C’est annulé : tout est comme avant.',
      EXPIRED: 'Cette proposition a expiré. Redemandez-la au chef.',
      STALE:
        'Cette proposition ne tient plus : les choses ont changé chez vous. Redemandez-la au chef.',
    },
    effect: {
      ADD: 'Ajouter :',
      CHANGE: 'Modifier :',
      REMOVE: 'Retirer :',
    },
    conflict: 'Vous ne le mangez pas : « {{word}} » {{reason}}',
    moment: '{{date}} à {{time}}',
    turned: '{{before}} → {{after}}',
    forRecipe: 'pour « {{title}} »',
    expires: 'expire le {{date}}',
    apply: 'Appliquer',
    undo: 'Annuler',
    see: {
      SHOPPING_ITEM: 'Voir la liste',
      PLANNED_MEAL: 'Voir le planning',
      INVENTORY_ITEM: 'Voir le frigo',
      FAVORITE: 'Voir les favoris',
    },
  },
  measured: {
    UNIT: '{{value}}',
    G: '{{value}} g',
    KG: '{{value}} kg',
    ML: '{{value}} ml',
    CL: '{{value}} cl',
    L: '{{value}} l',
    TABLESPOON: '{{value}} càs',
    TEASPOON: '{{value}} càc',
    PINCH_one: '{{value}} pincée',
    PINCH_other: '{{value}} pincées',
    CUP_one: '{{value}} tasse',
    CUP_other: '{{value}} tasses',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chef: typeof catalogue;
  }
}
