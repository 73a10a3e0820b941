import type { Restriction } from '../diet/restrictions.js';
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

export const restrictionLabels: Record<Restriction, string> = {
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
  GLUTEN:
    'allergie au gluten : ni blé, ni seigle, ni orge, ni avoine, ni épeautre, ni ce qui en est fait ou qui peut en contenir',
  CRUSTACEANS:
    'allergie aux crustacés : ni crevette, ni crabe, ni homard, ni langoustine, ni écrevisse, ni surimi, ni bisque',
  EGGS: "allergie aux œufs : ni œuf, ni blanc, ni jaune, ni ce qui en contient d'ordinaire (mayonnaise, pâtes fraîches, brioche, meringue)",
  FISH: 'allergie au poisson : ni poisson, ni anchois, ni nuoc-mâm, ni Worcestershire, ni surimi, ni tarama',
  PEANUTS: 'allergie aux arachides : ni cacahuète, ni huile ou beurre d’arachide, ni saté',
  SOY: 'allergie au soja : ni tofu, ni tempeh, ni miso, ni edamame, ni sauce soja, ni boisson de soja',
  MILK: 'allergie au lait : ni lait, ni crème, ni beurre, ni fromage, ni yogourt, même sans lactose',
  TREE_NUTS:
    'allergie aux fruits à coque : ni amande, ni noisette, ni noix, ni cajou, ni pécan, ni pistache, ni macadamia, ni leurs huiles et pâtes',
  CELERY:
    'allergie au céleri : ni céleri branche, ni céleri-rave, ni bouquet garni, ni bouillon ou fond du commerce',
  MUSTARD:
    'allergie à la moutarde : ni moutarde, ni ses graines, ni vinaigrette, mayonnaise ou curry du commerce',
  SESAME: 'allergie au sésame : ni sésame, ni tahini, ni houmous, ni halva, ni pain à burger',
  SULPHITES:
    'allergie aux sulfites : ni vin, ni bière, ni cidre, ni vinaigre, ni fruits secs, ni moutarde, ni cornichons, même cuits',
  LUPIN: 'allergie au lupin : ni lupin, ni sa farine',
  MOLLUSCS:
    'allergie aux mollusques : ni moule, ni huître, ni saint-jacques, ni calamar, ni poulpe, ni escargot, ni sauce d’huître',
};

export const fridgeDataName = 'frigo';

export const fridgeDataKeys = {
  name: 'article',
  quantity: 'quantite',
  expires: 'expire_le',
  expired: 'perime_depuis_le',
} as const;
