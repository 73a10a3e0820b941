import { additions, combine } from '../types.js';

const lasagneFillings =
  'jambon, saumon, thon, poulet, bœuf, porc, veau, canard, crabe, crevettes, fruits de mer, lardons, légumes, épinards, courgettes, aubergines, chèvre, ricotta, fromage, fromages, bolognaise, viande, champignons, potiron, butternut, courge, poireaux, poisson, cabillaud, lentilles, végétarien, végétariennes, végétarienne, maison, traiteur, tofu';

/** Dishes of the table and the deli: all that their usual recipe holds and their name does not say. */
export const dishesInFull = additions([
  // Under a béchamel, or browned under cheese.
  {
    has: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names: ['aux', 'au', 'à la', 'de', 'du', ' ']
      .flatMap((link) => combine('lasagnes, lasagne', lasagneFillings, link))
      .join(', '),
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: '=gratiné, =gratinée, =gratinés, =gratinées, florentine, à la florentine',
  },
  {
    has: ['MEAT', 'PORK', 'MILK'],
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'endives gratinées au jambon, chicons au gratin, chicons gratinés, endives jambon gratinées, endives jambon béchamel',
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['MEAT', 'PORK', 'EGG'],
    only: 'LINE',
    names: 'timbale milanaise',
  },
  // With the ham, the bacon or the sausage that the name leaves out.
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'raclette garnie, raclette complète, raclette party, welsh complet, cake salé, älplermagronen, macaronis du chalet, macaronis de l’alpage, macaroni du chalet, croûte valaisanne, pizokel, planche mixte, planche apéro, planche apéritive, plateau apéro, planche à partager, chop suey, soupe aux pois cassés, soupe de pois cassés, potage saint germain, salade cobb, cobb salad, salade césar au bacon, potée, potées, soupe paysanne, salade vaudoise, pizza vaudoise, tourte lorraine, pâté aux pommes de terre',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'planche apéro, planche apéritive, planche mixte, plateau apéro, salade vaudoise, salade césar, caesar salad',
  },
  {
    has: ['MEAT', 'PORK', 'GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names:
      'pâté lorrain, tourte lorraine, tourte alsacienne, schinkengipfeli, ramequin jambon, ramequin au jambon, ramequins au jambon, feuilleté jambon, tourte de la vallée, tourte vosgienne, jambon en croûte, rissole au jambon, bagel jambon, pâté de pézenas salé, sausage roll, sausage rolls, pigs in blankets, saucisse en brioche, croustipate jambon, croque jambon, croque fromage jambon, hot pocket jambon, ham and cheese',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'croque jambon, croque fromage jambon, ham and cheese, schinkengipfeli, croque saumon, croque végétarien, croque tofu, croque chèvre',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      'croque saumon, croque végétarien, croque tofu, croque chèvre, croque au saumon, croque au chèvre',
  },
  {
    has: ['MEAT', 'PORK', 'GLUTEN', 'EGG'],
    only: 'LINE',
    names: 'scotch egg, scotch eggs, œuf écossais, œufs écossais',
  },
  {
    has: ['MEAT', 'GLUTEN', 'MILK'],
    may: ['PORK', 'EGG'],
    only: 'LINE',
    names:
      'big mac, royal cheese, royal deluxe, double cheese, double cheeseburger, whopper, big tasty, cheeseburger, mcmuffin, egg mcmuffin, french tacos, tacos français, tacos lyonnais, o tacos, pizza orientale, pizza kebab, pizza merguez, pizza bolognaise',
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'club sandwich, sandwich club, croissanwich',
  },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['PORK', 'MILK'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    only: 'LINE',
    names: 'dürüm, dürum, durum kebab, durum poulet, galette kebab, sandwich kebab, assiette kebab',
  },
  {
    has: ['FISH', 'GLUTEN', 'MILK'],
    may: ['SCALELESS_FISH', 'EGG'],
    only: 'LINE',
    adds: false,
    names: 'filet o fish, fish burger, burger de poisson',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'bagel saumon, bagel au saumon, bagel au saumon fumé, bagel saumon fumé, bagel cream cheese, welsh, escalope savoyarde, escalope à la savoyarde, croûte valaisanne, frittata, frittatas',
  },
  { has: ['GLUTEN', 'EGG'], may: ['ALCOHOL'], only: 'LINE', names: 'croûte valaisanne' },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'saumon en croûte, jambon en croûte, filet en croûte, filet de bœuf en croûte, poisson en croûte, bœuf wellington, beef wellington, saumon wellington, wellington, koulibiac, coulibiac, truite en croûte, rôti en croûte, gigot en croûte, foie gras en brioche',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: 'beef wellington, saumon wellington, wellington végétarien, wellington',
  },
  {
    has: ['SHELLFISH', 'FISH'],
    may: ['MILK', 'GLUTEN', 'SCALELESS_FISH', 'ALCOHOL'],
    only: 'LINE',
    names:
      'cassolette de la mer, cassolettes de la mer, cassolette du pêcheur, coquille de la mer, ficelle de la mer, gratin du pêcheur, gratin de la mer, marmite du pêcheur, blanquette de la mer, choucroute de la mer, pot au feu de la mer',
  },
  {
    may: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names: 'cassolette de saint jacques, cassolettes de saint jacques, cassolette de fruits de mer',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'chou farci, choux farcis, feuilles de chou farcies, poivrons farcis, courgettes farcies, champignons farcis, oignons farcis, tomate farcie, poulet kung pao, poulet impérial, poulet sésame, poulet au sésame, poulet aigre doux, porc aigre doux, bœuf aux oignons, bœuf au basilic thaï, tataki de thon, tataki de bœuf, tataki de saumon, tataki, thon tataki, bò kho, bo kho, dakgalbi, poulet coréen, korean fried chicken, trida, estouffade, chekhchoukha, soupe chinoise, soupe pékinoise, soupe wonton, bo bun, wok de poulet, wok de bœuf, riz cantonais, riz sauté, nasi goreng, temaki, nigiri, gunkan, futomaki, uramaki, california roll, california rolls, chirashi, sushi saumon, sushis saumon, maki saumon, sashimi soja',
  },
]);
