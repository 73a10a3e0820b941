import { additions } from '../types.js';

/** French home, canteen and delicatessen dishes, by what their usual recipe adds to what their name says. */
export const frenchDishes = additions([
  // Stews, roasts and offal.
  { may: ['MILK'], only: 'LINE', names: 'blanquette, blanquette de veau' },
  { has: ['MEAT'], names: 'tripes à la mode, tripes à la mode de caen' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'bœuf bourguignon, boeuf bourguignon, bourguignon, cassoulet, coq au vin',
  },
  { has: ['PORK', 'MEAT'], names: 'bœuf bourguignon, boeuf bourguignon, coq au vin' },
  { may: ['MEAT', 'PORK'], names: 'choucroute cuite' },
  {
    has: ['MEAT', 'PORK', 'MILK'],
    only: 'LINE',
    names:
      'filet mignon orloff, orloff, porc orloff, rôti orloff, rôti de porc orloff, rôti de veau orloff, rôti de dinde orloff, veau orloff',
  },
  {
    has: ['MEAT', 'MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'poulet gaston gérard, gaston gérard',
  },
  { has: ['MEAT'], only: 'LINE', names: 'bouilli de bœuf, g de bouilli, kg de bouilli' },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'manouls, manoul, coudenou, coudenous, melsat, melsats, grenier médocain, travers laqués',
  },
  { may: ['EGG', 'GLUTEN'], only: 'LINE', names: 'melsat, melsats' },
  {
    has: ['MEAT'],
    may: ['PORK', 'MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'escalope normande, escalopes normandes, filet mignon normand',
  },
  {
    has: ['MEAT'],
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names:
      'poulet normand, poulet vallée d auge, escalope de veau normande, escalopes de veau normandes, escalope de dinde normande',
  },
  {
    may: ['PORK'],
    only: 'LINE',
    names: 'escalope viennoise, escalopes viennoises, escalope milanaise, escalopes milanaises',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    names: 'viande à bourguignon, viande à ragoût, viande à braiser, viande à mijoter',
  },
  // Fish.
  { may: ['MILK'], names: 'brandade, brandade de morue, rillettes de saumon, rillettes de thon' },
  { has: ['FISH'], names: 'rillettes de saumon, rillettes de thon' },
  { has: ['SHELLFISH'], only: 'LINE', names: 'ttoro, chatrou, chatrous, fricassée de chatrou' },
  { has: ['GLUTEN'], only: 'LINE', names: 'meunière, meunières' },
  { may: ['MILK'], only: 'LINE', names: 'meunière, meunières' },
  {
    has: ['FISH'],
    may: ['MILK'],
    only: 'LINE',
    names:
      'sole normande, soles normandes, sole grenobloise, truite grenobloise, truites grenobloises',
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    may: ['MILK'],
    only: 'LINE',
    names: 'raie grenobloise, aile de raie grenobloise',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'poisson bordelaise, filet de poisson bordelaise, colin bordelaise',
  },
  // Pastry and bread around something.
  { has: ['GLUTEN'], may: ['MILK'], only: 'LINE', names: 'en croûte' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'NUT'],
    only: 'LINE',
    names:
      'mini pâté en croûte, pâté croûte, pâté en croûte, pâté en croûte richelieu, pâté pantin',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'friand, friand à la viande, friands, friands à la viande',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'MEAT', 'PORK'],
    only: 'LINE',
    names: 'panini garni, rissole, rissole de viande, rissoles, rissoles de viande',
  },
  { has: ['GLUTEN', 'MILK'], names: 'saucisson brioché' },
  {
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'croûte aux champignons, croûte aux morilles',
  },
  {
    may: ['ALCOHOL'],
    names: 'bricelet, bricelets, cervelle de canut, croûte au fromage, malakoff, malakoffs',
  },
  { has: ['GLUTEN'], may: ['ALCOHOL'], only: 'LINE', names: 'welsh, welsh complet' },
  {
    has: ['EGG', 'MILK'],
    only: 'LINE',
    names: 'farçou, farçous, pounti, pounti auvergnat, pountis',
  },
  { has: ['GLUTEN'], only: 'LINE', names: 'patranque' },
  {
    may: ['MEAT', 'PORK', 'FISH', 'MILK', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names:
      'petits fours salés, plateau apéritif, plateau de petits fours salés, verrine apéritive, canapés, canapé',
  },
  // Salads and cold dishes.
  { has: ['GLUTEN'], names: 'caesar salad, salade césar' },
  {
    has: ['MEAT', 'PORK', 'EGG'],
    only: 'LINE',
    names: 'barquette de piémontaise, piémontaise au jambon, salade piémontaise',
  },
  { has: ['EGG'], may: ['MEAT', 'PORK'], only: 'LINE', names: 'salade olivier' },
  { has: ['EGG', 'MILK'], only: 'LINE', names: 'terrine de légumes, terrine aux légumes' },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: 'salade de chèvre chaud, salade au chèvre chaud, pain surprise, délices au fromage',
  },
  { may: ['MEAT', 'PORK', 'FISH', 'MILK'], only: 'LINE', names: 'pain surprise, pains surprise' },
  { has: ['MEAT'], only: 'LINE', names: 'carcasse, carcasses' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    adds: false,
    names:
      'boulettes veggie, boulettes végétariennes, galette de soja, galettes de soja, nems aux légumes, nems légumes, rouleaux de printemps légumes, samoussa légumes, samoussas légumes',
  },
  { has: ['FISH', 'SHELLFISH'], only: 'LINE', names: 'salade de la mer' },
  // Soups.
  {
    may: ['MEAT', 'GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      "gratinée à l'oignon, soupe à l'oignon gratinée, soupe gratinée à l'oignon, gratinée lyonnaise",
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'potage crécy, potage dubarry, potage freneuse, potage conti, potage saint germain, potage st germain',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'potage cultivateur, potage saint germain, potage st germain, soupe paysanne, soupe fermière',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'gaspacho, gazpacho, minestrone, minestrone au lard, minestrones, soupe minestrone',
  },
  // Vegetables and potatoes.
  { may: ['MILK'], names: 'fondue de poireau, fondue de poireaux, bananes flambées' },
  { may: ['MILK'], only: 'LINE', names: 'carottes vichy, polenta crémeuse' },
  {
    has: ['MEAT', 'MILK'],
    only: 'LINE',
    clearedBy: ['PLANT', 'FISH'],
    names: 'parmentier de canard, parmentier de bœuf, parmentier de confit de canard',
  },
  {
    names:
      'cèpes à la bordelaise, pommes parmentier, pommes de terre parmentier, tian de légumes, tian, tian provençal, cade, cade toulonnaise, baba ganoush',
  },
  // Pasta dishes sold ready.
  {
    has: ['MEAT', 'MILK', 'GLUTEN'],
    may: ['PORK'],
    only: 'LINE',
    clearedBy: ['PLANT', 'FISH'],
    names:
      'barquette de lasagnes, part de lasagnes, parts de lasagnes, portion de lasagnes, portions de lasagnes, reste de lasagnes, restes de lasagnes, lasagnes surgelées, lasagne surgelée, lasagnes du traiteur, lasagnes maison, lasagnes individuelles',
  },
  // Vegetarian shapes that are bound with something.
  {
    may: ['EGG'],
    names: 'saucisse végétarienne, saucisse veggie, saucisses végétariennes, saucisses veggie',
    adds: false,
  },
  { may: ['EGG', 'MILK'], names: 'burger végétarien, burgers végétariens' },
  {
    may: ['GLUTEN'],
    names: 'boulette de lentilles, boulettes de lentilles, jambon vegan, jambon végétal',
  },
  { has: ['MEAT'], clearedBy: ['CANNED_DRINK'], names: 'canette, canettes' },
  {
    has: ['MEAT', 'PORK', 'NUT'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    names: 'mortadelle pistachée',
  },
  { has: ['MEAT', 'PORK'], names: 'sobrassada' },
  {
    has: ['MEAT'],
    adds: false,
    names:
      'noisette de chevreuil, noisettes de chevreuil, noisette de cerf, noisettes de cerf, noisette de veau, noisettes de veau',
  },
  {
    has: ['ALCOHOL', 'GLUTEN'],
    adds: false,
    names: 'canette de bière, canettes de bière, bière canette, panaché canette',
  },
  {
    names:
      'canette de coca, canette de cola, canette de ginger beer, canette de jus, canette de lait de coco, canette de limonade, canette de soda, canette de thé glacé, canette de tonic, coca canette, cola canette, limonade canette, soda canette, thé froid canette',
  },
  // Game birds, duck or guinea fowl in their red wine.
  { has: ['MEAT', 'ALCOHOL'], may: ['GLUTEN'], only: 'LINE', names: 'salmis' },
  { may: ['MEAT'], only: 'LINE', names: 'sauce salmis' },
]);
