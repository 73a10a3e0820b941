import { additions, combine } from '../types.js';

/** What is sold under a name or a brand that says half of it. */
export const dishesByName = additions([
  // Sold by the piece, the tin or the cube.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'cube de volaille, cubes de volaille, cube de poule, cubes de poule, cube de bouillon, cubes de bouillon',
  },
  {
    has: ['SHELLFISH'],
    only: 'LINE',
    names: 'bouquets cuits, bouquets crus, bouquet rose, bouquets roses, bouquets vivants',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      '=beurrée, =beurrées, =beurrés, =lacté, =lactée, =lactés, =lactées, farine lactée, céréales lactées',
  },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    adds: false,
    names: 'jambon roulé, peameal bacon, back bacon',
  },
  {
    has: ['FISH'],
    only: 'LINE',
    adds: false,
    names: 'anchois roulé, anchois roulés, filets d’anchois roulés',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    names: 'carne macinata, viande à burger, viande pour burger, hamburger steak',
  },
  { has: ['MEAT'], only: 'LINE', names: 'g d’américain, kg d’américain, américain maison' },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'mitraillette, mitraillettes, guédille, guédilles, hot hamburger',
  },
  {
    may: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names:
      'boulet liégeois, boulets liégeois, boulet à la liégeoise, boulets sauce lapin, tourtière, tourtières',
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: 'vanille bourbon liquide, extrait vanille, vanille extrait',
  },
  // Dishes by their maker.
  {
    has: ['MEAT', 'GLUTEN', 'MILK'],
    may: ['PORK'],
    only: 'LINE',
    names: [
      ...combine(
        'lasagnes, lasagne',
        'findus, marie, picard, sodebo, buitoni, fleury michon, william saurin, weight watchers',
        ' ',
      ),
      ...combine(
        'findus, marie, picard, sodebo, buitoni, fleury michon, weight watchers',
        'lasagnes, lasagne',
        ' ',
      ),
    ].join(', '),
  },
  { has: ['MEAT', 'GLUTEN'], only: 'LINE', names: 'garbit, couscous garbit, garbit couscous' },
  {
    may: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    only: 'LINE',
    names:
      'plat findus, plat marie, plat fleury michon, plat cuisiné, plats cuisinés, plat préparé, plat tout prêt, repas surgelé, box sodebo, pasta box, pastabox',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      "harry's, harrys, jacquet, garofalo, rummo, divella, heudebert, francine, pasta box, pastabox",
  },
  { may: ['SHELLFISH', 'MEAT'], only: 'LINE', names: 'laksa' },
  { has: ['GLUTEN', 'MILK'], only: 'LINE', names: 'bagel saumon fumé, bagel au saumon fumé' },
  { may: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: 'tourtière du lac saint jean' },
  // Dishes of a region with a dough, a cream or a wine that goes without saying.
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'coq au riesling, coq au vin jaune, poulet au vin jaune, poulet au vin jaune et morilles, poulet au riesling, farçon, farçon savoyard, farçon aux lardons, pommes dauphinoises, pommes dauphinoise, flûtes au jambon, kebab complet, sandwich grec',
  },
  {
    has: ['SHELLFISH'],
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names: 'coquille à la bretonne, coquilles à la bretonne',
  },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names:
      'matelote d’anguille, matelote de poisson, lamproie à la bordelaise, bœuf à la gardiane, bœuf à la gardianne, gardianne, gardianne de taureau',
  },
  {
    has: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      'pâté aux pommes de terre, pâté de pommes de terre, tourte aux pommes de terre, pâté berrichon',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'œufs en meurette, meatballs, meatball, kebab complet, boulettes maison',
  },
  { may: ['MEAT', 'PORK'], only: 'LINE', names: 'péla, pela des aravis, matouille' },
  { has: ['MILK'], only: 'LINE', names: 'péla, matouille' },
  {
    has: ['GELATINE'],
    only: 'LINE',
    names: '=gélifié, =gélifiés, =gélifiée, =gélifiées, bonbons acidulés gélifiés',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK'],
    only: 'LINE',
    names: 'pâté vaudois, pâtés vaudois, petit pâté vaudois, petits pâtés vaudois',
  },
  // What two strangers of three expect in it.
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names:
      'soupe de poisson, soupe de poissons, soupes de poissons, soupe de roche, soupe de crabe, soupe de crustacés, far breton, far breton aux pruneaux, fars bretons, far aux pruneaux',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'boulette de viande, boulettes de viande, boulette de viande hachée, boulettes de viande hachée, boulettes de viande surgelées, croquettes de viande, pain de viande, dashi, katsuo dashi',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'saucisse de veau, saucisses de veau, saucisse blanche, saucisses blanches, boudin blanc',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'pâté chinois au porc, escargots de bourgogne, escargot de bourgogne, escargots de bourgogne surgelés, douzaine d’escargots de bourgogne',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'sauce brune en sachet, sachet de sauce brune, sauce brune en poudre, sauce brune instantanée, sauce brune knorr, sauce brune maggi, poudre de sauce brune',
  },
  {
    may: ['NUT'],
    only: 'LINE',
    names:
      'makrout, makrouts, makroud, makrouds, makroudh, makrout aux dattes, makrouts aux dattes',
  },
  { has: ['MEAT', 'MILK'], only: 'LINE', adds: false, names: 'pâté chinois' },
  { has: ['MEAT'], may: ['GLUTEN'], only: 'LINE', names: 'gardianne' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: "cou d'oie farci, cou de canard farci, merlan en colère",
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['GELATINE'],
    only: 'LINE',
    names: 'chaud froid',
  },
  { may: ['ALCOHOL'], only: 'LINE', names: 'ttoro, mouclade' },
  { may: ['SCALELESS_FISH'], only: 'LINE', names: 'ttoro, blaff' },
]);
