import { combine, phrases, type LexiconEntry } from './types.js';

/** What the usual recipe of a dish or product adds to what its name says: the policy's rows on usual recipes. */
export const usualRecipeEntries: readonly LexiconEntry[] = [
  {
    may: ['GLUTEN'],
    phrases: phrases(`
      sauce d'huître, sauce huître, sauce aux huîtres, sauce d'huîtres, oyster sauce, worcestershire, worcester, worchester, sauce worcestershire, satay, saté, sauce satay, sauce saté, cracker de riz, crackers de riz, sachet de dashi, dashi en poudre, dashi instantané, hondashi, aromat, boulettes de lentilles, boulette de lentilles, jambon végétal, jambon vegan, tarama, boudin blanc, bisque, bisque de homard, bisque de crevettes, crème pâtissière, frangipane, amaretti, amarettis, vin de shaoxing, shaoxing
    `),
  },
  {
    has: ['GLUTEN'],
    phrases: phrases(
      'levure maltée, flocons de levure maltée, beurre manié, saucisson brioché, taillé aux greubons, semoulle, farine t55, t45, t55, t65, t80, t110, t150',
    ),
  },
  {
    may: ['SCALELESS_FISH'],
    phrases: phrases(
      'sauce poisson, sauce de poisson, sauce au poisson, tarama, fumet, fumet de poisson',
    ),
  },
  {
    may: ['ALCOHOL'],
    phrases: phrases(`
      fumet, fumet de poisson, bisque, bisque de homard, bisque de crevettes, béarnaise, sauce béarnaise, croûte au fromage, cervelle de canut, malakoff, malakoffs, bricelet, bricelets, amande amère
    `),
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    phrases: phrases('coq au vin, bœuf bourguignon, boeuf bourguignon, bourguignon'),
  },
  { has: ['PORK', 'MEAT'], phrases: phrases('coq au vin, bœuf bourguignon, boeuf bourguignon') },
  {
    may: ['MEAT', 'PORK'],
    phrases: phrases('choucroute cuite'),
  },
  {
    may: ['MILK'],
    phrases: phrases(`
      brandade, brandade de morue, tarama, bisque, bisque de homard, bisque de crevettes, boudin blanc, papet vaudois, rillettes de thon, rillettes de saumon, macaron, macarons, biscuit cuillère, biscuits cuillère, biscuit à la cuillère, biscuits à la cuillère, boudoir, boudoirs, bananes flambées, fondue de poireaux, fondue de poireau, muffin anglais, muffins anglais, gianduja, gianduia, porridge, frangipane, amaretti, amarettis, cracker, crackers, saucisson brioché
    `),
  },
  {
    has: ['MILK'],
    phrases: phrases('mozarella, parmezan, lben, m drink, taillé aux greubons, saucisson brioché'),
  },
  { has: ['MILK'], only: 'LINE', phrases: phrases('g de bleu, fromage bleu, morceau de bleu') },
  {
    may: ['EGG'],
    phrases: phrases(
      'frangipane, muffin anglais, muffins anglais, cracker, crackers, saucisse végétarienne, saucisses végétariennes, burger végétarien, burgers végétariens',
    ),
  },
  { may: ['MILK'], phrases: phrases('burger végétarien, burgers végétariens') },
  { may: ['HONEY'], only: 'LINE', phrases: phrases('muesli, müesli, mueslis, granola') },
  { has: ['EGG', 'HONEY', 'NUT'], phrases: phrases('turron, turrón') },
  { has: ['NUT'], phrases: phrases('amende en poudre, amendes en poudre, noisete, noisetes') },
  {
    has: ['MEAT', 'PORK', 'NUT'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    phrases: phrases('mortadelle pistachée'),
  },
  { has: ['MILK'], phrases: phrases('séré maigre') },
  { has: ['MILK', 'GLUTEN'], phrases: phrases('beurre manié') },
  { has: ['FISH'], phrases: phrases('rillettes de thon, rillettes de saumon, sachet de dashi') },
  { has: ['FISH'], phrases: phrases('dashi en poudre, dashi instantané') },
  { has: ['MEAT'], phrases: phrases('khlii, khlea') },
  { has: ['MEAT', 'PORK'], phrases: phrases('sobrassada') },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    phrases: phrases('bouillion, bouillion cube, cube de bouillion'),
  },
  { has: ['MEAT'], phrases: combine('noisette, noisettes', 'chevreuil, cerf, agneau, veau') },
];

/** Names that borrow the word of a forbidden thing for another sense. */
export const borrowedNames: readonly LexiconEntry[] = [
  {
    phrases: phrases(`
      poivron corne de bœuf, poivrons corne de bœuf, hachis d'ail, hachis de persil, amandine à chair ferme, pain de tofu, épices à couscous, en tagliatelles, haricots rognons, haricot rognon, racine de guimauve, fleur de guimauve, riz à risotto, riz pour risotto, riz au lait de coco, spaghetti de mer, lapin en chocolat noir, moutarde à l'ancienne au vin blanc, épices à pain d'épices, dashi de kombu, noisette de concentré, échalote cuisse de poulet, échalotes cuisse de poulet, petits gris tricholomes
    `),
  },
];
