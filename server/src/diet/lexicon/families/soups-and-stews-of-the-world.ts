import { additions, type LexiconEntry } from '../types.js';

/** Dishes of meat and fish from Africa, the Americas, Asia and the East of Europe: all that their usual recipe holds. */
export const soupsAndStewsOfTheWorld: readonly LexiconEntry[] = additions([
  // The Americas.
  {
    has: ['MEAT', 'NUT', 'MILK'],
    may: ['PORK', 'EGG'],
    only: 'LINE',
    names: 'chile en nogada, chiles en nogada, chiles nogada',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    filled: true,
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    only: 'LINE',
    names: 'pozole, posole, pozole vert, pozole rouge, pozole rojo, pozole verde, pozole blanc',
  },
  { has: ['MEAT'], only: 'LINE', names: 'machaca, carne seca' },
  { has: ['MEAT', 'EGG'], only: 'LINE', names: 'machaca con huevo, machaca con huevos' },
  // Africa.
  {
    may: ['MEAT', 'FISH'],
    only: 'LINE',
    names:
      'light soup, sauce graine, sauce gombo, sauce gombos, sauce feuille, sauce feuilles, saka saka, saka-saka, pondu, ponndu, domoda, soupou kandja, soupoukandia, sauce djoumblé',
  },
  {
    may: ['MEAT', 'FISH', 'SCALELESS_FISH'],
    only: 'LINE',
    names: 'pepper soup, peppersoup, pepe soup, pépé soupe',
  },
  {
    may: ['MEAT', 'FISH', 'SHELLFISH'],
    only: 'LINE',
    names:
      'banga soup, egusi soup, soupe egusi, soupe d’egusi, okra soup, okro soup, ogbono soup, soupe ogbono, palm nut soup, edikang ikong, efo riro, afang soup',
  },
  {
    may: ['MEAT', 'PORK', 'FISH', 'SHELLFISH', 'MILK', 'GLUTEN', 'NUT'],
    only: 'LINE',
    names: 'sauce claire',
  },
  { has: ['NUT'], may: ['MEAT', 'FISH'], only: 'LINE', names: 'groundnut soup, groundnut stew' },
  { may: ['MEAT'], only: 'LINE', names: 'tigadèguèna, tigadegena, sauce tigadèguèna' },
  {
    has: ['MEAT', 'NUT'],
    only: 'LINE',
    names: 'suya, suya de bœuf, suya de poulet, brochettes suya, kilichi, kilishi, chinchinga',
  },
  {
    has: ['NUT'],
    only: 'LINE',
    adds: false,
    names: 'épices suya, poudre suya, poudre de suya, suya spice, mélange suya, yaji',
  },
  { has: ['MEAT'], only: 'LINE', names: 'dibi, dibi haoussa' },
  { has: ['FISH'], only: 'LINE', names: 'caldou, mbaxal' },
  // The East and Asia.
  {
    has: ['MEAT', 'GLUTEN'],
    only: 'LINE',
    names: 'harees, hareesa, haleem, haleem de poulet, haleem de bœuf, harissa arménienne, keshkek',
  },
  { has: ['GLUTEN', 'MILK'], names: 'kishk, keshek' },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'NUT'],
    filled: true,
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
    only: 'LINE',
    names:
      'nouilles dan dan, nouilles dandan, dan dan mian, dandan mian, dan dan noodles, dandan noodles',
  },
  // The East and the middle of Europe.
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'żurek, zurek, soupe żurek, żurek au boudin blanc, żur, barszcz biały',
  },
  {
    may: ['MEAT', 'PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'okrochka, okroshka, okrochka au kéfir, okrochka au kvas',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    names: 'solianka, soljanka, solyanka, solianka de viande',
  },
  {
    has: ['MEAT', 'PORK'],
    names:
      'kaiserfleisch, selchfleisch, surfleisch, geselchtes, hackepeter, thüringer mett, mett frais',
  },
  { has: ['MEAT', 'PORK'], only: 'LINE', names: '=mett' },
  {
    has: ['MEAT', 'PORK', 'GLUTEN'],
    names: 'mettbrötchen, leberkässemmel, leberkäsesemmel, bratwurstsemmel, wurstsemmel',
  },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'plat de côtes demi-sel, plat de côte demi-sel, plat de côtes salé, plat de côte salé, plates côtes demi-sel, plates-côtes salées',
  },
  // Bread of India, which without its accent is also a roast.
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names: '2 roti, 3 roti, 4 roti, 5 roti, 6 roti, 8 roti, 10 roti, 12 roti',
  },
  { has: ['GLUTEN'], only: 'LINE', names: 'tandoori roti' },
  { has: ['GLUTEN'], names: 'rumali roti' },
]);
