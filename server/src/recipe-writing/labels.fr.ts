import type { DietaryRestriction } from '../diet/restrictions.js';
import type { Difficulty, FridgeUnit, MealType } from './recipe-brief.js';

export const mealTypeLabels: Record<MealType, string> = {
  DRINK: 'boisson',
  APERITIF: 'apéritif',
  AMUSE_BOUCHE: 'amuse-bouche',
  STARTER: 'entrée',
  MAIN: 'plat principal',
  DESSERT: 'dessert',
};

export const difficultyLabels: Record<Difficulty, string> = {
  EASY: 'facile',
  MEDIUM: 'moyen',
  HARD: 'difficile',
};

export const unitLabels: Record<FridgeUnit, string> = {
  UNIT: 'unité',
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  TABLESPOON: 'càs',
  TEASPOON: 'càc',
  PINCH: 'pincée',
  CUP: 'tasse',
};

export const restrictionLabels: Record<DietaryRestriction, string> = {
  VEGETARIAN:
    'végétarien : ni viande, ni volaille, ni poisson, ni fruits de mer, ni leurs bouillons, graisses, gélatine ou sauces (nuoc-mâm, Worcestershire)',
  VEGAN:
    "végétalien : rien d'origine animale, donc ni viande, ni poisson, ni œuf, ni produit laitier, ni miel, ni gélatine",
  GLUTEN_FREE:
    "sans gluten : ni blé, ni seigle, ni orge, ni épeautre, ni ce qui en est fait (pain, pâtes, semoule, chapelure, bière, sauce soja ordinaire) ; l'avoine seulement si elle est dite sans gluten",
  DAIRY_FREE:
    'sans produits laitiers : ni lait, ni crème, ni beurre, ni fromage, ni yogourt animal ; les boissons et crèmes végétales sont permises',
  NUT_FREE:
    'sans noix : ni fruits à coque, ni arachides, ni leurs huiles, pâtes et farines, ni praliné, frangipane ou massepain',
  HALAL:
    'halal : ni porc ni ce qui en est fait, ni alcool même cuit (vin, bière, mirin), ni gélatine non précisée ; toute viande ou volaille dite « halal » sur sa ligne',
  KOSHER:
    'casher : ni porc, ni lapin, ni cheval, ni fruits de mer, ni poisson sans écailles, ni gélatine non précisée ; jamais viande et produit laitier ensemble ; toute viande ou volaille dite « casher » sur sa ligne',
};

export const fridgeDataName = 'frigo';

export const fridgeDataKeys = {
  name: 'article',
  quantity: 'quantite',
  expires: 'expire_le',
  expired: 'perime_depuis_le',
} as const;
