import type { Allergen } from '../restrictions.js';
import type { Trait } from './types.js';

interface AllergenRule {
  /** The allergen as a French noun phrase with its article. */
  noun: string;
  /** What holds it, as somebody would write it who avoids it: foods of the table, and families of them. */
  foods: readonly string[];
  /** A trait of the lexicon that holds it as well. */
  trait?: Trait;
  /** A trait of the lexicon that is this allergen or the other one, where no name says which; `others` are neither. */
  shared?: { trait: Trait; with: Allergen; others?: readonly string[] };
}

export const allergenRules: Readonly<Record<Allergen, AllergenRule>> = {
  GLUTEN: { noun: 'du gluten', foods: ['gluten'], trait: 'OATS' },
  CRUSTACEANS: {
    noun: 'des crustacés',
    foods: ['crustacé'],
    shared: { trait: 'SHELLFISH', with: 'MOLLUSCS' },
  },
  EGGS: { noun: 'de l’œuf', foods: ['œuf'] },
  FISH: { noun: 'du poisson', foods: ['poisson'] },
  PEANUTS: {
    noun: 'des arachides',
    foods: ['arachide'],
    shared: {
      trait: 'NUT',
      with: 'TREE_NUTS',
      others: [
        'pignon',
        'lait végétal',
        'boisson végétale',
        'crème végétale',
        'yaourt végétal',
        'fromage végétal',
      ],
    },
  },
  SOY: { noun: 'du soja', foods: ['soja'] },
  MILK: { noun: 'du lait', foods: ['lait'] },
  TREE_NUTS: {
    noun: 'des fruits à coque',
    foods: [
      'noix',
      'noisette',
      'amande',
      'noix de cajou',
      'pistache',
      'noix de pécan',
      'noix de macadamia',
      'noix du Brésil',
    ],
    shared: { trait: 'NUT', with: 'PEANUTS' },
  },
  CELERY: { noun: 'du céleri', foods: ['céleri'] },
  MUSTARD: { noun: 'de la moutarde', foods: ['moutarde'] },
  SESAME: { noun: 'du sésame', foods: ['sésame'] },
  SULPHITES: { noun: 'des sulfites', foods: ['sulfites'] },
  LUPIN: { noun: 'du lupin', foods: ['lupin'] },
  MOLLUSCS: {
    noun: 'des mollusques',
    foods: ['mollusque'],
    shared: { trait: 'SHELLFISH', with: 'CRUSTACEANS' },
  },
};
