import { combine, additions, type LexiconEntry } from '../types.js';

const cross = (heads: string, adjectives: string): string =>
  combine(heads, adjectives, ' ').join(', ').replaceAll(/ +/g, ' ');

const feminine =
  'savoyarde, haut savoyarde, montagnarde, auvergnate, cantalienne, comtoise, franc comtoise, jurassienne, vosgienne, valaisanne, fribourgeoise, gruérienne, vaudoise, raclette, tartiflette';
const masculine =
  'savoyard, haut savoyard, montagnard, auvergnat, cantalien, comtois, franc comtois, jurassien, vosgien, valaisan, fribourgeois, gruérien, vaudois, raclette, tartiflette';
const feminines =
  'savoyardes, montagnardes, auvergnates, comtoises, franc comtoises, jurassiennes, valaisannes, fribourgeoises, vaudoises, raclette, tartiflette';

const salads = 'salade, salade mixte, salade composée, grande salade';
const plates = 'assiette, planche, planchette, ardoise';
const crusts = 'pizza, quiche, tartine, crêpe, galette, bruschetta';
const escalopes =
  'escalope, escalope de veau, escalope de dinde, escalope de poulet, escalope de porc';
const ofAlps = 'savoyarde, montagnarde, raclette, tartiflette, à la savoyarde, à la montagnarde';
const meatsOfHim =
  'steak, poulet, filet mignon, filet de poulet, filet de dinde, blanc de poulet, rôti de veau, rôti de porc, rôti de dinde';

/** What the cheese, the ham, the duck or the anchovy of a place adds to the dish that is called after it. */
export const moreDishesOfAPlace: readonly LexiconEntry[] = additions([
  // Mountains: cheese, and ham or bacon.
  {
    has: ['MILK'],
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names: [
      cross(`${plates}, salade mixte, salade composée, ${crusts}, poêlée`, feminine),
      cross(
        'plateau, croque, sandwich, panini, wrap, gratin, rösti, burger, hamburger, hot dog',
        masculine,
      ),
      cross('frites, crêpes, galettes, tartines', feminines),
      cross(
        'pâtes, macaronis, coquillettes, penne',
        'savoyardes, montagnardes, raclette, tartiflette',
      ),
      cross('salade', 'cantalienne, fribourgeoise, gruérienne, haut savoyarde'),
    ].join(', '),
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: cross(
      'polenta, soupe, purée, fricassée',
      'savoyarde, montagnarde, auvergnate, comtoise, jurassienne, valaisanne, fribourgeoise',
    ),
  },
  {
    may: ['MEAT', 'PORK', 'MILK'],
    only: 'LINE',
    names: [
      cross(
        'rösti, röstis, roesti, röschti',
        'paysan, paysans, paysanne, paysannes, montagnards, montagnardes, bernois, bernoise, bernoises, vaudoise, vaudoises, valaisans, valaisanne, fribourgeoise, appenzellois, appenzelloise, jurassiens, complet, complets, garni, garnis',
      ),
      'rösti à la bernoise, rösti à la paysanne, berner rösti',
    ].join(', '),
  },
  {
    has: ['MEAT', 'MILK'],
    may: ['PORK'],
    only: 'LINE',
    names: [cross(escalopes, feminine), cross('escalopes', feminines)].join(', '),
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: [
      cross('entrecôte, côte de veau, côte de porc, bavette', ofAlps),
      cross(meatsOfHim, 'savoyard, montagnard, comtois, franc comtois, tartiflette'),
      'steak auvergnat, steak raclette, poulet raclette',
    ].join(', '),
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: cross('croque, sandwich, panini, wrap, burger, hamburger, hot dog', masculine),
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: `${cross('gratin', masculine)}, gratin savoyard aux lardons`,
  },
  // Vin jaune or white wine beside the comté.
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: `${cross('poulet, filet de poulet, escalope de poulet', 'comtois, franc comtois, savoyard')}, poulet à la comtoise, poulet à la jurassienne, poulet à la savoyarde`,
  },
  // Valleys of pigs and vines.
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: [
      cross(salads, 'liégeoise, wallonne, gaumaise'),
      cross(
        'salade mixte, salade composée',
        'alsacienne, lorraine, ardennaise, lyonnaise, strasbourgeoise',
      ),
      cross(
        plates,
        'bernoise, tessinoise, ardéchoise, ardennaise, alsacienne, lorraine, lyonnaise, gaumaise, corse, basque, catalane, campagnarde',
      ),
      cross('quiche', 'vosgienne, alsacienne, ardennaise, lyonnaise'),
      cross(
        'plateau',
        'bernois, tessinois, ardéchois, ardennais, alsacien, lorrain, lyonnais, corse, basque, catalan, campagnard',
      ),
      'plat bernois, berner platte, bernerplatte, assiettes bernoises',
    ].join(', '),
  },
  { has: ['MILK'], only: 'LINE', names: 'salade mixte alsacienne, salade mixte lorraine' },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    names: cross(plates, 'grisonne, des grisons'),
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'salade lyonnaise, salades lyonnaises, salade mixte lyonnaise',
  },
  {
    may: ['MEAT', 'PORK', 'EGG'],
    only: 'LINE',
    names: cross(salads, 'bourguignonne, morvandelle, berrichonne'),
  },
  {
    may: ['MEAT', 'PORK', 'MILK'],
    only: 'LINE',
    names: [
      cross('salade, pizza, assiette, planche, planchette', 'corse, basque, ardéchoise'),
      cross('tartine, bruschetta, crêpe', 'corse, basque, ardennaise, alsacienne, lorraine'),
      cross(
        'burger, panini, sandwich, wrap, croque',
        'corse, basque, catalan, ardennais, alsacien, lorrain',
      ),
    ].join(', '),
  },
  {
    has: ['MEAT', 'PORK'],
    may: ['MILK'],
    only: 'LINE',
    names: 'assiette corse, planche corse, plateau corse, pizza corse, pizza figatellu',
  },
  { may: ['MEAT', 'PORK'], only: 'LINE', names: 'pizza catalane, tartine catalane' },
  // The south-west: duck and goose.
  {
    has: ['MEAT'],
    only: 'LINE',
    names: [
      cross(
        'tartine, bruschetta, crêpe, quiche, planche, planchette, ardoise, salade mixte, salade composée, galette',
        'landaise, périgourdine, gasconne, gersoise, quercynoise, sarladaise',
      ),
      cross(
        'burger, hamburger, gratin, plateau, croque, panini, sandwich, wrap',
        'landais, périgourdin, gascon, gersois, quercynois, sarladais',
      ),
      'salade du sud ouest, assiette du sud ouest, planche du sud ouest, salade des landes',
    ].join(', '),
  },
  { has: ['MEAT'], only: 'LINE', names: cross('salade, pizza, crêpe', 'bressane') },
  // Coasts: anchovies, salmon, prawns, herrings.
  { may: ['FISH'], only: 'LINE', names: cross(salads, 'catalane, flamande, suédoise, danoise') },
  {
    may: ['FISH'],
    only: 'LINE',
    names: cross('pizza', 'marseillaise, niçoise, sicilienne'),
  },
  {
    has: ['FISH'],
    only: 'LINE',
    names: [
      cross(
        'pizza, quiche, tartine, crêpe, galette, salade, assiette, planche, bruschetta',
        'norvégienne',
      ),
      cross(
        'quiche, tartine, crêpe, bruschetta, planche, salade mixte',
        'nordique, scandinave, océane',
      ),
      cross('burger, bagel, wrap, croque, panini', 'norvégien, nordique, scandinave'),
    ].join(', '),
  },
  {
    may: ['SHELLFISH', 'FISH'],
    only: 'LINE',
    names: cross(salads, 'antillaise, créole, martiniquaise, guadeloupéenne'),
  },
  // Pastures: cream and cheese.
  {
    may: ['MILK'],
    only: 'LINE',
    names: [
      cross(salads, 'normande, bergère, du berger, berger, du bouvier'),
      cross('tartine, crêpe, pizza', 'normande, bergère, du berger'),
    ].join(', '),
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    only: 'LINE',
    names: cross('salade, tartine, pizza, crêpe, assiette', 'aveyronnaise, du rouergue'),
  },
  {
    has: ['MILK', 'GLUTEN'],
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'macaronis du berger, macaroni du berger, pâtes du berger, macaronis de berger, macaronis du vacher, macaronis du pâtre',
  },
  // A whole crêpe: ham, cheese and an egg, also when more is said in between.
  {
    has: ['MEAT', 'PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: [
      cross(
        'crêpe bretonne, galette bretonne, crêpe de sarrasin, galette de sarrasin, crêpe au sarrasin, galette au sarrasin, galette de blé noir, galette blé noir, crêpe de blé noir, crêpe salée',
        'complète, super complète',
      ),
      'galette complète bretonne, crêpe complète bretonne, galettes complètes, crêpes complètes',
    ].join(', '),
  },
  // The same names on a crust, a tart, a pie.
  {
    has: ['GLUTEN', 'MILK'],
    may: ['MEAT', 'PORK', 'ALCOHOL', 'EGG'],
    only: 'LINE',
    names: [
      cross('croûte, croûtes', `${feminine}, forestière, fermière, du berger, bernoise`),
      cross('croûtes', feminines),
    ].join(', '),
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['MEAT', 'PORK', 'EGG'],
    only: 'LINE',
    names: [
      cross('tarte, tourte, tartelette, tartelettes', feminine),
      cross('feuilleté, cake, friand', masculine),
    ].join(', '),
  },
  // Mushrooms, cream, and ham or bacon.
  {
    may: ['MEAT', 'PORK', 'MILK'],
    only: 'LINE',
    names: cross(
      'crêpe, galette, quiche, tarte, tartine, pizza, salade, poêlée, escalope, côte de veau, entrecôte, omelette',
      'forestière',
    ),
  },
  // Pizzas with the sausage, the mince or the ham of their place.
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'pizza calabraise, pizza calabrese, pizza diavola',
  },
  { has: ['MEAT'], may: ['PORK'], only: 'LINE', names: 'pizza mexicaine' },
  { may: ['MEAT', 'PORK'], only: 'LINE', names: 'pizza bretonne, pizza romaine' },
  { may: ['FISH'], only: 'LINE', names: 'pizza romaine' },
  {
    may: ['MILK', 'MEAT', 'PORK'],
    only: 'LINE',
    names: 'salade italienne, salades italiennes, assiette italienne, planche italienne',
  },
]);
