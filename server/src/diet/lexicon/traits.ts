import type { DietaryRestriction } from '../restrictions.js';
import type { Trait } from './types.js';

interface TraitRule {
  /** The trait as a French noun phrase with its article. */
  noun: string;
  forbiddenBy: readonly DietaryRestriction[];
  /** Restrictions whose own authorities disagree, or which would need a label: always said as a doubt. */
  doubtedBy?: readonly DietaryRestriction[];
}

export const traitRules: Readonly<Record<Trait, TraitRule>> = {
  PORK: { noun: 'du porc', forbiddenBy: ['HALAL', 'KOSHER'] },
  MEAT: { noun: 'de la viande', forbiddenBy: ['VEGETARIAN', 'VEGAN'] },
  UNCLEAN_ANIMAL: { noun: 'un animal que la cuisine casher exclut', forbiddenBy: ['KOSHER'] },
  SCALELESS_FISH: { noun: 'un poisson sans écailles', forbiddenBy: ['KOSHER'] },
  FISH: { noun: 'du poisson', forbiddenBy: ['VEGETARIAN', 'VEGAN'] },
  SHELLFISH: {
    noun: 'des crustacés ou des mollusques',
    forbiddenBy: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
  },
  SNAIL_OR_FROG: {
    noun: 'des escargots ou de la grenouille',
    forbiddenBy: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
    doubtedBy: ['HALAL'],
  },
  GELATINE: {
    noun: 'de la gélatine',
    forbiddenBy: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
  },
  INSECT: {
    noun: 'des insectes',
    forbiddenBy: ['VEGETARIAN', 'VEGAN', 'KOSHER'],
  },
  RENNET: {
    noun: 'de la présure animale',
    forbiddenBy: [],
    doubtedBy: ['VEGETARIAN', 'VEGAN', 'HALAL', 'KOSHER'],
  },
  EGG: { noun: 'de l’œuf', forbiddenBy: ['VEGAN'] },
  HONEY: { noun: 'du miel ou un produit de la ruche', forbiddenBy: ['VEGAN'] },
  MILK: { noun: 'un produit laitier', forbiddenBy: ['VEGAN', 'DAIRY_FREE'] },
  GLUTEN: { noun: 'du gluten', forbiddenBy: ['GLUTEN_FREE'] },
  OATS: {
    noun: 'de l’avoine sans mention « sans gluten »',
    forbiddenBy: [],
    doubtedBy: ['GLUTEN_FREE'],
  },
  NUT: { noun: 'des fruits à coque ou des arachides', forbiddenBy: ['NUT_FREE'] },
  ALCOHOL: { noun: 'de l’alcool', forbiddenBy: ['HALAL'] },
};

export const reasons = {
  contains: (noun: string): string => `contient ${noun}`,
  usuallyContains: (noun: string): string => `contient d’ordinaire ${noun}`,
  trace: 'figure parmi les traces annoncées',
  mayContain: (noun: string): string => `peut contenir ${noun}, rien n’indique le contraire`,
  looksLike: (phrase: string, noun: string): string =>
    `ressemble à «\u202F${phrase}\u202F», et peut contenir ${noun}`,
  meatWithMilk: (meat: string): string =>
    `produit laitier dans la même recette que de la viande (${meat})`,
  killedHalal: 'vient d’un abattage halal, qui n’est pas casher',
  maybeKilledHalal: 'vient d’un abattage halal ou casher, rien n’indique lequel',
  killedKosher: 'vient d’un abattage casher, rien n’indique qu’il soit halal',
  unknown: 'produit que Popote ne connaît pas',
  avoided: 'figure parmi les aliments à éviter',
  madeOfAvoided: (food: string): string => `contient un aliment à éviter (${food})`,
  holdsAvoided: (food: string): string => `contient d’ordinaire un aliment à éviter (${food})`,
  maybeAvoided: (food: string): string =>
    `peut être ou contenir un aliment à éviter (${food}), rien n’indique le contraire`,
  looksAvoided: (food: string): string => `ressemble à un aliment à éviter (${food})`,
};
