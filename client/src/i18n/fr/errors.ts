// Sentences quoted by the specification are kept byte for byte: straight apostrophes, plain colons.
export const catalogue = {
  network: {
    offline: 'Pas de connexion Internet. Veuillez vérifier votre connexion et réessayer.',
    unreachable: 'Impossible de se connecter au serveur',
  },
  unexpected: 'Une erreur est survenue. Veuillez réessayer dans quelques instants.',
  reference: 'Référence de l’erreur : {{id}}',
  sessionExpired: 'Session expirée. Veuillez vous reconnecter.',
  rateLimited_one: 'Trop de tentatives. Réessayez dans {{count}} seconde.',
  rateLimited_other: 'Trop de tentatives. Réessayez dans {{count}} secondes.',
  rateLimitedMinutes_one: 'Trop de tentatives. Réessayez dans {{count}} minute.',
  rateLimitedMinutes_other: 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  field: {
    required: 'Ce champ est requis',
    tooShort: 'Ce texte est trop court',
    tooLong: 'Ce texte est trop long',
    outOfRange: 'Cette valeur est hors des limites',
    invalid: 'Cette valeur n’est pas valable',
    emailRequired: "L'email est requis",
    emailInvalid: "Format d'email invalide",
    emailTaken: 'Cette adresse email est déjà utilisée',
    passwordRequired: 'Le mot de passe est requis',
    passwordTooShort: 'Le mot de passe doit contenir au moins 6 caractères',
    firstNameRequired: 'Le prénom est requis',
    lastNameRequired: 'Le nom est requis',
    adultsOutOfRange: 'Indiquez de 1 à 10 adultes',
    childrenOutOfRange: 'Indiquez de 0 à 9 enfants',
    foodsTooLong: 'Cette liste d’aliments est trop longue',
  },
  accounts: {
    credentialsInvalid: 'Email ou mot de passe incorrect',
  },
  preferences: {
    checkFailed: 'Une erreur est survenue lors de la vérification de vos préférences',
    saveFailed: "Une erreur est survenue lors de l'enregistrement",
  },
  billing: {
    promoCodeInvalid: 'Ce code promo n’existe pas ou n’est plus valable',
    promoCodeUsed: 'Vous avez déjà profité de ce code promo',
    alreadySubscribed: 'Vous êtes déjà abonné à Popote',
    noBillingAccount: 'Aucun abonnement trouvé',
    paymentNotCompleted: 'Votre paiement n’a pas abouti. Aucun montant n’a été débité.',
    checkoutNotFound: 'Nous ne retrouvons pas ce paiement',
    providerUnavailable:
      'Le service de paiement ne répond pas. Veuillez réessayer dans quelques instants.',
    portalUnavailable: "Impossible d'accéder au portail de gestion",
  },
  recipes: {
    generationFailed: 'Impossible de générer une recette: {{reason}}',
    unknownReason: 'Erreur inconnue',
    preferencesMissing: 'Préférences non définies',
    inventoryEmpty: 'Aucun ingrédient disponible dans le frigo',
    replyEmpty: 'Format de réponse invalide',
    titleMissing: 'Format de recette invalide: titre manquant',
    descriptionMissing: 'Format de recette invalide: description manquante',
    ingredientsMissing: 'Format de recette invalide: ingrédients manquants',
    instructionsMissing: 'Format de recette invalide: instructions manquantes',
    replyTruncated: 'la réponse du chef s’est interrompue avant la fin',
    dietConflict: 'les recettes proposées ne respectaient pas vos restrictions',
    modelUnavailable: 'le chef ne répond pas pour le moment',
    modelRefused: 'le chef n’a pas pu répondre à cette demande',
    interrupted: 'la préparation a été interrompue',
    notFound: 'cette recette n’existe plus',
  },
  shopping: {
    loadFailed: 'Impossible de charger la liste de courses',
    changeFailed: "Impossible de mettre à jour l'article",
    addFailed: "Impossible d'ajouter l'article",
    deleteFailed: "Impossible de supprimer l'article",
    deleteCheckedFailed: 'Impossible de supprimer les articles cochés',
    addRecipeFailed: "Impossible d'ajouter à la liste de courses",
    alreadyInList: 'Ces articles sont déjà dans votre liste de courses',
    restoreFailed: 'Impossible de remettre les articles dans la liste',
    moveAisleFailed: 'Impossible de déplacer le rayon',
  },
  favorites: {
    loadFailed: 'Erreur lors du chargement des favoris',
    changeFailed: 'Impossible de gérer les favoris',
    removeFailed: 'Erreur lors de la suppression de la recette',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errors: typeof catalogue;
  }
}
