import { combine, additions, shapedOf, type LexiconEntry } from '../types.js';

const cross = (heads: string, adjectives: string): string =>
  combine(heads, adjectives, ' ').join(', ').replaceAll(/ +/g, ' ');

/** What « bonne femme », « aux choux », « dieppoise », « bordelaise » or « au haché » add to the thing they are said of. */
export const dishesAfterAManner: readonly LexiconEntry[] = additions([
  // « Bonne femme », « grand-mère », « paysanne », « vigneronne »: bacon, and wine for the vineyard.
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names: [
      cross(
        'poulet, poulet cocotte, poulet en cocotte, poularde, cocotte, rôti, rôti de veau, rôti de porc, rôti de bœuf, rôti de dinde, veau, bœuf, lapin, pintade, dinde, canard, faisan, perdrix, pigeon, filet mignon, filet mignon de porc, côte de veau, foie de veau, petits pois, haricots, haricots verts, lentilles, pommes de terre, omelette, potée',
        'grand mère, façon grand mère, bonne femme, à la bonne femme, façon bonne femme',
      ),
      cross(
        'lentilles, pommes de terre, fèves',
        'paysannes, vigneronnes, bonne femme, à la vigneronne, à la fermière',
      ),
      cross('haricots, petits pois, choux', 'paysans, paysanne, vignerons'),
      'chou paysan, chou vigneron, chou rouge à la vigneronne, pommes vigneronnes, gratin vigneron, gratin paysan, tourte paysanne, tourte vigneronne, quiche paysanne, quiche campagnarde, quiche fermière',
    ].join(', '),
  },
  { may: ['ALCOHOL'], only: 'LINE', names: 'lapin bonne femme, poulet bonne femme' },
  {
    may: ['ALCOHOL', 'MILK'],
    only: 'LINE',
    names: [
      cross(
        'sole, soles, filet de sole, filets de sole, merlan, filets de merlan, cabillaud, moules, poisson',
        'bonne femme, à la bonne femme',
      ),
    ].join(', '),
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'potage bonne femme, soupe bonne femme, velouté bonne femme',
  },
  // Birds with cabbage: lard in the pot.
  {
    may: ['PORK'],
    only: 'LINE',
    names: [
      ...['au', 'aux'].flatMap((link) =>
        combine(
          'perdrix, perdreau, perdreaux, pintade, pintadeau, faisan, faisane, pigeon, pigeons, palombe, palombes, caille, cailles, poule faisane, colvert',
          link === 'au' ? 'chou, chou vert, chou frisé' : 'choux',
          link,
        ),
      ),
      ...combine('chartreuse', 'perdrix, perdreau, perdreaux, faisan, pintade, pigeon'),
    ].join(', '),
  },
  {
    may: ['PORK', 'ALCOHOL'],
    only: 'LINE',
    names: combine(
      'faisan, pintade, perdrix, perdreau, canard, confit de canard, cuisse de canard, pigeon, poulet, oie, dinde, jarret, gigot',
      'choucroute',
      'à la',
    ).join(', '),
  },
  // Dieppe and Normandy on a fish.
  {
    may: ['SHELLFISH', 'MILK', 'ALCOHOL'],
    only: 'LINE',
    names: `${cross('sole, soles, filet de sole, filets de sole, merlan, merlans, filets de merlan, cabillaud, turbot, barbue, lotte, colin, poisson, marmite, cassolette, moules', 'dieppoise')}, vol au vent dieppois`,
  },
  { has: ['FISH'], only: 'LINE', names: 'marmite dieppoise' },
  {
    may: ['SHELLFISH', 'ALCOHOL'],
    only: 'LINE',
    names: cross(
      'sole, soles, filet de sole, filets de sole, barbue, turbot, merlan',
      'normande, à la normande',
    ),
  },
  // Bordeaux on beef: a brown sauce with wine, finished with butter.
  {
    may: ['MILK', 'ALCOHOL', 'GLUTEN'],
    only: 'LINE',
    names: cross(
      'entrecôte, entrecôtes, onglet, bavette, steak, pavé, pavé de bœuf, côte de bœuf, faux filet, rumsteck, tournedos',
      'bordelaise, à la bordelaise, sauce bordelaise',
    ),
  },
  // Minced meat behind « au ».
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: shapedOf,
    only: 'LINE',
    names: [
      ...['au', 'et au', 'avec'].flatMap((link) =>
        combine(
          'hörnli, cornettes, pâtes, macaronis, macaroni, spaghettis, coquillettes, nouilles, riz, gratin, courgettes, sauce, crêpes, lasagnes, cannelloni, tarte, purée, chou',
          'haché',
          link,
        ),
      ),
      'hörnli haché, ghackets mit hörnli, ghackets und hörnli, hörnli mit ghacktem, hörnli und ghackets, ghackts mit hörnli',
    ].join(', '),
  },
  // Places that lend their name to an ice and a spirit.
  {
    has: ['MILK'],
    only: 'LINE',
    names: cross('coupe', 'ardéchoise, vosgienne, bretonne, limousine, dauphinoise'),
  },
  {
    has: ['MILK'],
    may: ['ALCOHOL'],
    only: 'LINE',
    names: cross(
      'coupe',
      'normande, antillaise, créole, lorraine, alsacienne, valaisanne, vigneronne, jamaïque, jamaïcaine, martiniquaise, périgourdine, gasconne, romanoff, williams, william’s',
    ),
  },
  { may: ['NUT'], only: 'LINE', names: 'coupe périgourdine, coupe dauphinoise' },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: cross(
      'trou',
      'normand, lorrain, gascon, alsacien, savoyard, vosgien, breton, bourguignon, valaisan, vaudois, champenois, charentais, jurassien, comtois, catalan, auvergnat, landais',
    ),
  },
]);
