import { additions } from '../types.js';

/** Sauces, seasonings and stocks, by what their usual recipe adds to what their name says; in the order of the alphabet within a row. */
export const sauceRecipes = additions([
  {
    may: ['GLUTEN'],
    names: 'pâte de piment coréenne, pâte de piments coréenne, pâte de soja coréenne',
  },
  {
    may: ['GLUTEN'],
    names:
      'court bouillon en poudre, court bouillon en sachet, cube de court bouillon, cubes de court bouillon, sachet de court bouillon',
  },
  {
    may: ['MEAT', 'PORK'],
    names:
      'e627, e628, e629, e630, e631, e632, e633, e634, e635, inosinate, inosinate disodique, guanylate, guanylate disodique, ribonucléotides, monoglycéride, diglycéride',
  },
  { may: ['MEAT'], names: 'e920, e921, l cystéine, cystéine' },
  {
    may: ['ALCOHOL'],
    names:
      'béarnaise, bisque, bisque de crevettes, bisque de homard, fumet, fumet de poisson, sauce béarnaise',
  },
  { has: ['FISH', 'MILK'], names: 'sauce bagna cauda' },
  { has: ['MILK', 'GLUTEN'], names: 'beurre manié' },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    names: 'bouillion, bouillion cube, cube de bouillion',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: ['PERMITTED_ANIMAL'],
    only: 'LINE',
    names:
      'fond de viande, fonds de viande, glace de viande, glace de viande liée, jus de rôti, jus de viande',
  },
  {
    may: ['GLUTEN'],
    names: `
      aromat, bisque, bisque de crevettes, bisque de homard, dashi en poudre, dashi instantané, hondashi, oyster sauce, sachet de dashi, saté, satay, tarama, sauce aux huîtres, sauce d'huître, sauce d'huîtres, sauce huître, sauce satay, sauce saté, sauce worcestershire, shaoxing, vin de shaoxing, worcester, worcestershire, worchester
    `,
  },
  { has: ['FISH'], names: 'dashi en poudre, dashi instantané, sachet de dashi' },
  { has: ['HONEY'], may: ['GLUTEN'], names: 'moutarde savora, savora' },
  { may: ['MILK'], names: 'bisque, bisque de crevettes, bisque de homard, tarama' },
  {
    may: ['SCALELESS_FISH'],
    names: 'fumet, fumet de poisson, sauce au poisson, sauce de poisson, sauce poisson, tarama',
  },
  {
    may: ['MILK', 'GLUTEN'],
    names: `
      sauce à l'échalote, sauce à l'oseille, sauce aux cèpes, sauce aux girolles, sauce aux morilles, sauce aux morilles à la crème, sauce aux poivres, sauce échalote, sauce morilles, sauce oseille, sauce poivre, sauce poivre vert, sauce trois poivres
    `,
  },
  { has: ['MILK', 'EGG'], may: ['GLUTEN'], names: 'sauce poulette' },
  {
    has: ['ALCOHOL'],
    names:
      'sauce au vin rouge, sauce bourguignonne, sauce chasseur, sauce grand veneur, sauce marchand de vin, sauce meurette, sauce périgueux, sauce vin blanc, sauce vin rouge',
  },
  { may: ['MEAT'], names: 'sauce grand veneur, sauce périgueux' },
  {
    has: ['MEAT'],
    may: ['PORK', 'GLUTEN', 'ALCOHOL', 'MILK'],
    only: 'LINE',
    clearedBy: ['PLANT'],
    names: 'pâtes bolo, sauce bolo, spag bolo, spaghetti bolo, spaghettis bolo',
  },
  {
    has: ['MEAT', 'PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'carbo, sauce carbo',
  },
  {
    has: ['MEAT', 'PORK', 'MILK', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'pâtes carbo, spaghetti carbo, spaghettis carbo, tagliatelles carbo',
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    names: 'sauce butter chicken, sauce korma, sauce makhani, sauce tikka, sauce tikka masala',
  },
  { has: ['GLUTEN'], names: 'kecap, ketjap, sauce soja sucrée, sauce kecap' },
  {
    may: ['GLUTEN'],
    names: `
      sauce aigre douce, sauce au caramel salée, sauce char siu, sauce pékinoise, sauce pour canard laqué, sauce pour wok, sauce prune, sauce aux prunes, sauce wok, sauce stir fry, vinaigre noir, vinaigre noir de chinkiang
    `,
  },
  { has: ['NUT'], may: ['GLUTEN'], names: 'sauce mafé, pâte de mafé' },
  { may: ['MILK', 'EGG'], names: 'sauce crudités, sauce salade, sauce césar, sauce ranch' },
  {
    names: `
      arrabbiata, arrabiata, sauce arrabbiata, sauce arrabiata, sauce tomate arrabbiata, sauce tomate au basilic, sauce napoletana, sauce napolitaine, sauce provençale, sauce vierge, sauce chien, sauce enchilada, tkemali, sofrito, soffritto, massa de pimentão, pâte tandoori, épices tandoori, pul biber, mango pickle, mango chutney, lime pickle
    `,
  },
  { has: ['GLUTEN'], only: 'LINE', names: 'mornay, sauce mornay' },
]);
