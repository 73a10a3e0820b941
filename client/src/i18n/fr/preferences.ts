export const catalogue = {
  title: 'Vos préférences',
  step: 'Étape {{step}} sur {{total}}',
  previous: 'Précédent',
  next: 'Suivant',
  finish: 'Terminer',
  finishing: 'Enregistrement…',
  joined:
    'Votre foyer a déjà dit qui est à table ({{adults}}, {{children}}) et son rythme de courses. Il reste ce que vous mangez, vous.',
  household: {
    heading: 'Qui est à table ?',
    text: 'Nous ajusterons les quantités de chaque recette.',
    adults: 'Adultes',
    adultsHint: 'De 1 à 10',
    children: 'Enfants',
    childrenHint: 'De 0 à 9',
    fewer: 'Retirer : {{label}}',
    more: 'Ajouter : {{label}}',
    adultsCount_one: '{{count}} adulte',
    adultsCount_other: '{{count}} adultes',
    childrenCount_one: '{{count}} enfant',
    childrenCount_other: '{{count}} enfants',
  },
  restrictions: {
    heading: 'Des restrictions alimentaires ?',
    text: 'Chaque recette que le chef écrit est contrôlée avant de vous être montrée. Choisissez toutes celles qui comptent.',
    NONE: 'Aucune',
    VEGETARIAN: 'Végétarien',
    VEGAN: 'Végan',
    GLUTEN_FREE: 'Sans gluten',
    DAIRY_FREE: 'Sans produits laitiers',
    NUT_FREE: 'Sans noix ni arachides',
    HALAL: 'Halal',
    KOSHER: 'Casher',
  },
  tastes: {
    heading: 'Qu’aimez-vous, que préférez-vous éviter ?',
    text: 'Séparez les aliments par des virgules. Vous pourrez tout changer plus tard.',
    preferred: 'Aliments préférés',
    preferredHint: 'Par exemple : courgettes, saumon, citron',
    avoided: 'Aliments à éviter',
    avoidedHint: 'Par exemple : coriandre, olives',
  },
  frequency: {
    heading: 'À quel rythme faire les courses ?',
    text: 'Nous préparerons vos listes à ce rythme.',
    DAILY: 'Tous les jours',
    DAILYText: 'Des produits plus frais, plus de souplesse',
    WEEKLY: 'Une fois par semaine',
    WEEKLYText: 'Le plus courant, un bon équilibre',
    MONTHLY: 'Une fois par mois',
    MONTHLYText: 'Pour planifier à long terme',
  },
  settings: {
    servings: 'Portions',
    servingsHint: 'Pour combien le chef écrit ses recettes',
    servingsCount_one: '{{count}} portion',
    servingsCount_other: '{{count}} portions',
    likeHousehold: 'Comme votre foyer ({{count}})',
    restrictions: 'Restrictions alimentaires',
    frequency: 'Rythme des courses',
    tagHint: 'Tapez un aliment, puis Entrée',
    addTag: 'Ajouter à : {{list}}',
    removeTag: 'Retirer {{food}}',
    save: 'Enregistrer',
    saved: 'Profil mis à jour avec succès',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    preferences: typeof catalogue;
  }
}
