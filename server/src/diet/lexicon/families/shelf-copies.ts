import { beside } from '../beside.js';
import { entriesOf } from '../types.js';

const ofPlants = 'végétal, végétale, végétaux, vegan, veggie, 100 % végétal';

/** Makers of cheese, of what is drunk or spooned, and of chocolate, who sell the same of plants. */
const cheeseMakers =
  'philadelphia, babybel, mini babybel, kiri, vache qui rit, leerdammer, st môret, saint môret, tartare, caprice des dieux, boursin, président, rambol, caprice, chavroux, entremont, richesmonts, cœur de lion, coeur de lion, rondelé, paysan breton, carré frais, gervais, apéricube, apéricubes';
const yoghurtMakers =
  'danette, activia, actimel, danone, yoplait, les 2 vaches, deux vaches, mamie nova, hirz, emmi, candia, lactel, la laitière, nestlé, andros, sveltesse, bridélice, elle et vire, bridel, grand fermage, monoprix, la fermière, magnum, häagen dazs, ben et jerry’s, ben et jerrys, cornetto, carte d’or, mövenpick, emmi caffè latte, charles et alice, charles alice';
const chocolateMakers =
  'milka, lindt, cailler, frey, villars, suchard, poulain, côte d’or, nestlé dessert, kitkat, kit kat, galak, ritter sport, bounty, halba, munz';

const plantHeads =
  'yaourt végétal, yaourts végétaux, yogourt végétal, yogourt vegan, yaourt vegan, dessert végétal, desserts végétaux, dessert vegan, boisson végétale, lait végétal, crème végétale, cuisine végétale, glace végétale, glace vegan, skyr végétal, spécialité végétale';
const plantCheeses =
  'fromage végétal, fromage vegan, tranches végétales, râpé végétal, bûche végétale, frais végétal, tartinable végétal';

export const shelfCopies = entriesOf([
  { may: ['NUT'], only: 'LINE', names: beside(cheeseMakers, ofPlants) },
  { may: ['NUT'], only: 'LINE', names: beside(plantCheeses, cheeseMakers) },
  { may: ['GLUTEN', 'NUT'], only: 'LINE', names: beside(yoghurtMakers, ofPlants) },
  { may: ['GLUTEN', 'NUT'], only: 'LINE', names: beside(chocolateMakers, ofPlants) },
  {
    may: ['GLUTEN', 'NUT'],
    only: 'LINE',
    names: [beside(plantHeads, yoghurtMakers), 'spécialité végétale boursin'].join(', '),
  },
  {
    only: 'LINE',
    names:
      'beurre végétal président, beurre végétal st hubert, margarine végétale planta fin, margarine végétale planta, margarine végétale fruit d’or',
  },
  // Of soy, by the maker or by the plant.
  {
    only: 'LINE',
    names: [
      beside(
        'alpro, sojasun, sojade, soyana, provamel, andros végétal',
        'yaourt, yaourt nature, yaourt vanille, yogourt, yogourt nature, yaourt à la grecque, skyr, skyr style, skyr nature, crème, crème cuisine, crème à fouetter, crème fraîche, dessert, dessert chocolat, dessert au chocolat, dessert vanille, glace, lait, cuisine',
      ),
      beside(
        'yaourt, yaourts, yogourt, yogourts, crème, crème cuisine, crème fraîche, glace, glaces, dessert, desserts, dessert chocolat, lait, skyr',
        'alpro, sojasun, sojade, soyana, provamel',
      ),
      beside(
        'dessert soja, desserts soja, dessert de soja, dessert au soja, lait soja, lait de soja, boisson soja, boisson au soja, yaourt soja, crème dessert soja, mousse soja, flan soja',
        'chocolat, au chocolat, choco, cacao',
      ),
      'glace soja, glaces soja, glace au soja, glace de soja',
    ].join(', '),
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'haché soja, haché de soja, haché au soja, émincé soja, saucisse soja, saucisses soja, saucisse de soja, saucisses de soja, escalope soja, escalopes soja, boulettes soja, boulette soja',
  },
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names:
      'steak soja, steaks soja, steak lentilles, steaks lentilles, steak légumes, steaks légumes, steak quinoa, steaks quinoa, steak céréales, steak haricots rouges, steak pois chiches, bjorg steak soja, nuggets soja, nugget soja, nuggets de soja, escalope soja, escalopes soja, saucisse soja, saucisses soja, boulettes soja, boulette soja',
  },
  // Meat, fish and sauces of a maker who is known for something else.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: [
      beside(
        'burger végétal, burgers végétaux, steak végétal, steaks végétaux, haché végétal, boulettes végétales, nuggets végétaux, saucisses végétales, jambon végétal, tranches végétales, lardons végétaux, escalopes végétales, escalope végétale, aiguillettes végétales, émincé végétal, pâté végétal, thon végétal',
        'charal, père dodu, stoeffler, hénaff, petit navire, saupiquet, fleury michon, herta, le gaulois, maître coq, bell, micarna, bordeau chesnel, madrange, cochonou, aoste',
      ),
      'tarama végétal labeyrie',
    ].join(', '),
  },
  {
    only: 'LINE',
    names: [
      'rillettes végétales bordeau chesnel, foie gras végétal labeyrie, guacamole labeyrie, houmous labeyrie, caviar d’aubergines labeyrie',
      beside(
        'pulpe de tomates, pulpe de tomate, coulis de tomates, coulis de tomate, purée de tomates, tomates concassées, concentré de tomates, sauce arrabbiata, sauce arrabiata, sauce napoletana, sauce basilico',
        'barilla, panzani, zapetti, buitoni',
      ),
      beside('barilla, panzani, buitoni', 'sauce basilico, sauce arrabbiata, sauce napoletana'),
      beside(
        'pâtes de lentilles, pâtes de lentilles corail, pâtes de pois chiches, pâtes lentilles corail, pâtes pois chiches',
        'barilla, panzani',
      ),
      beside(
        'salsa, sauce salsa, guacamole, haricots rouges, haricots noirs, épices, épices fajitas, épices tacos, épices burritos, piments, jalapeños',
        'old el paso',
      ),
    ].join(', '),
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: 'toasts labeyrie, taboulé garbit, taboulé végétarien sodebo',
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    only: 'LINE',
    names: 'blinis labeyrie, mini blinis labeyrie',
  },
  {
    has: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      'pizza sodebo 4 fromages, pizza sodebo fromages, pizza 4 fromages sodebo, pizza végétarienne sodebo, pizza sodebo végétarienne',
  },
  {
    has: ['MILK'],
    may: ['NUT'],
    only: 'LINE',
    names: 'barilla pesto, barilla pesto rosso, barilla pesto genovese',
  },
]);
