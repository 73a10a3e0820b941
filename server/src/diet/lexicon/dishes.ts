import { phrases, type LexiconEntry } from './types.js';

/** Regional and foreign dishes and products, by what their usual recipe holds. */
export const dishEntries: readonly LexiconEntry[] = [
  {
    has: ['MEAT', 'PORK'],
    phrases: phrases(
      'greubon, greubons, taillé aux greubons, caillette, caillettes, pormonier, murson, grattelons, rillauds, presskopf, lap cheong, lap xuong, saucisse chinoise, tonkotsu, baozi, bao au porc, shumai, siu mai, black pudding, haggis, pork, ham, sausage, sausages, potjevleesch, jambon persillé, petit lard, plorines, ploutre, tripoux, sabodet, figatelle, gaufre au lard, lardé, lardée, bardé, bardée, épaule cuite, épaule de porc, croziflette, morbiflette, toast hawaï, toast hawaii, alpermagronen au lard, gratin savoyard aux lardons, ramen tonkotsu, bortsch au porc, colombo de porc, sauté de porc, rougail saucisse',
    ),
  },
  {
    has: ['MEAT', 'PORK', 'MILK'],
    phrases: phrases('croziflette, morbiflette, endives au jambon, chicons au gratin'),
  },
  {
    has: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    phrases: phrases('toast hawaï, toast hawaii, croissant au jambon'),
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: ['PLANT', 'PERMITTED_ANIMAL', 'FISH'],
    phrases: phrases('épaule roulée, tajine de viande, fricadelle, meatball, meatballs'),
  },
  {
    has: ['MEAT'],
    may: ['PORK', 'GLUTEN', 'EGG'],
    clearedBy: ['PLANT', 'PERMITTED_ANIMAL'],
    phrases: phrases(
      'pain de viande, meatloaf,   friand à la viande,     jiaozi,   kibbeh, kebbe,  fricadelles, croquettes de viande',
    ),
  },
  {
    has: ['MEAT', 'GLUTEN'],
    phrases: phrases(
      'nuggets de poulet, nugget de poulet, poulet pané, escalope panée, escalope viennoise, escalopes panées, wiener schnitzel, schnitzel, katsu, chicken nuggets, pastilla, bastilla, cordon bleu de poulet sans fromage',
    ),
  },
  {
    has: ['MEAT'],
    phrases: phrases(
      "harira, bo bun, pho, axoa, axoa de veau, osso bucco, beef, chicken, turkey, lamb, veal, duck, poulet basquaise, poulet yassa, tajine de poulet, tajine d'agneau, couscous royal, goulasch, goulash, goulache, blanquette, chili con carne, rogan josh, poulet tandoori, tandoori, yakitori de poulet, gardiane, colombo de poulet, poulet coco, pastrami",
    ),
  },
  {
    has: ['MEAT', 'ALCOHOL'],
    clearedBy: ['PLANT'],
    phrases: phrases(
      'daube, daube provençale, gardiane de taureau, carbonnade, carbonade, osso buco milanais, fricassée au vin, civet',
    ),
  },
  {
    has: ['MEAT', 'MILK'],
    clearedBy: ['PLANT'],
    phrases: phrases(
      'riz casimir, waterzooi, waterzoï, vitello tonnato au fromage, poulet au beurre, cheeseburger, cheeseburgers, stroganoff, bœuf stroganoff, moussaka, hachis parmentier, butter chicken, tikka masala, poulet korma, poulet tikka masala, blanquette à la crème',
    ),
  },
  {
    has: ['MEAT', 'MILK', 'ALCOHOL'],
    phrases: phrases(
      'émincé zurichois, émincé de veau à la zurichoise, émincé à la zurichoise, zürcher geschnetzeltes',
    ),
  },
  {
    has: ['MEAT', 'MILK', 'GLUTEN'],
    may: ['PORK', 'EGG'],
    phrases: phrases(
      'lasagnes à la bolognaise, lasagnes bolognaise, lasagne bolognaise, lasagnes au bœuf, cannelloni à la viande, cannellonis à la viande',
    ),
  },
  {
    has: ['MILK', 'GLUTEN'],
    may: ['EGG'],
    phrases: phrases(
      'lasagnes végétariennes, lasagne végétarienne, lasagnes aux légumes, pizza margherita, pizza quatre fromages, pizza 4 fromages, croûte au fromage, macaronis du chalet, macaroni au fromage, mac and cheese, älplermagronen, gratin de pâtes, choléra, cholera valaisanne, ramequin au fromage, börek, borek, burek, spanakopita, pizokel, mac n cheese, flamiche, crumpets',
    ),
  },
  {
    has: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    phrases: phrases('pizza reine, pizza royale, pizza regina, calzone'),
  },
  {
    has: ['GLUTEN'],
    may: ['MILK'],
    phrases: phrases('      msemen, paratha, puri, roti indien, gozleme'),
  },
  {
    has: ['MILK', 'EGG', 'GLUTEN'],
    phrases: phrases(
      'malakoff, malakoffs, pommes dauphine, pommes dauphines, far breton, far, clafoutis, flognarde, clafoutis aux cerises, gâteau basque, gâteau breton, yorkshire pudding, pudding, custard tart, churros, churro, bugnes, oreillettes, profiterole, carac, caracs, pastel de nata, tres leches, pithivier au fromage, bredele, bredeles, muffin au chocolat, pain de gênes sans amande, brownie au chocolat, moelleux au chocolat, fondant au chocolat, gâteau au yaourt',
    ),
    only: 'LINE',
  },
  {
    has: ['MILK', 'EGG'],
    phrases: phrases(
      'custard, pommes duchesse, pomme duchesse, quiche sans pâte, œufs brouillés à la crème, trifle, truffade aux œufs',
    ),
  },
  {
    has: ['EGG', 'GLUTEN'],
    may: ['MILK'],
    phrases: phrases('tête choco, têtes choco, tête au choco, pain doré'),
  },
  {
    has: ['EGG'],
    phrases: phrases(
      "piperade, pipérade, shakshuka, chakchouka aux œufs, egg, eggs, blancs en neige, blanc en neige, brick à l'œuf, œufs en meurette",
    ),
  },
  {
    has: ['MILK'],
    phrases: phrases(
      'truffade, pela,  soupe de chalet, embeurrée, embeurrée de chou, milk, butter, cheese, cream, cream fraiche, tome, tome des bauges, gaperon, bibeleskaes, sérac frais, brisolée, milk chocolate, cailler au lait, white chocolate, mozzarelle, croque fromage, caprese, salade caprese, sauce gorgonzola, sauce roquefort, sauce aux morilles à la crème,  beurre café de paris, queso, lait caramel',
    ),
  },
  { has: ['MILK'], may: ['ALCOHOL'], phrases: phrases('') },
  {
    has: ['MILK', 'ALCOHOL'],
    phrases: phrases(
      'fondue au fromage, fondue moitié moitié, fondue valaisanne, fondue fribourgeoise, fondue neuchâteloise, fondue savoyarde, fondue suisse, fondue vacherin',
    ),
  },
  { has: ['GLUTEN', 'MILK'], phrases: phrases('meunière, sauce meunière') },
  {
    has: ['GLUTEN'],
    phrases: phrases(
      "fattoush, soupe à l'orge, soupe d'orge, bulgogi du commerce, baghrir, doubanjiang, harira aux vermicelles, manakish, kebab pain, focaccina, pain bao, bao, baos, banh mi, bánh mì, ",
    ),
  },
  {
    may: ['GLUTEN'],
    phrases: phrases(
      'sauce haricot noir, sauce aux haricots noirs, ssamjang, saucisse végétarienne, saucisses végétariennes, saucisses végétales, saucisse végétale, saucisse vegan, saucisses vegan, burger végétarien, burgers végétariens, steak végétarien, steaks végétariens, galette végétarienne, galettes végétariennes, nuggets vegan, escalope végane, boulettes végétariennes, boulettes vegan, boulette végétale, lardons végétaux panés, burger vegan, burgers vegan, steak vegan, steaks vegan, burgers végétaux, haché vegan',
    ),
  },
  {
    has: ['FISH'],
    phrases: phrases(
      'salade niçoise, pan bagnat, vitello tonnato, salmon, tuna, cod, fish, anchovy, pissaladière, tuna mayo',
    ),
  },
  { has: ['FISH', 'GLUTEN'], phrases: phrases('pan bagnat, pissaladière') },
  { has: ['FISH', 'EGG'], phrases: phrases('salade niçoise') },
  {
    has: ['SHELLFISH'],
    phrases: phrases(
      'shrimp, shrimps, prawn, prawns, har gow, laksa, lobster, crab, sambal belacan',
    ),
  },
  {
    has: ['NUT'],
    phrases: phrases(
      'peanut, peanuts, almond, almonds, walnut, walnuts, hazelnut, hazelnuts, cashew, cashews, pecan, nut, nuts',
    ),
  },
  {
    has: ['NUT', 'HONEY', 'GLUTEN'],
    may: ['ALCOHOL'],
    phrases: phrases('läckerli, läckerli de bâle, leckerli, biberli'),
  },
  { has: ['NUT', 'GLUTEN'], phrases: phrases('baklava, baklavas, baklawa') },
  {
    has: ['NUT', 'EGG', 'GLUTEN'],
    phrases: phrases(
      "rüeblitorte, tourte aux carottes d'argovie, zuger kirschtorte, succès praliné, gâteau aux noix, pain de gênes",
    ),
  },
  { has: ['NUT', 'MEAT', 'GLUTEN'], phrases: phrases('pastilla au poulet, pastilla, bastilla') },
  {
    has: ['ALCOHOL'],
    phrases: phrases(
      'wine, beer, rum, chasselas, muscat, merlot, rivaner, gamaret, garanoir, räuschling, petit verre de blanc, verre à moutarde de blanc, déglacer au blanc, déglacez au blanc, déglace au blanc, mouiller au blanc, mouillez au blanc, déglacer avec le blanc, déglacez avec le blanc, verre de blanc, verre de rouge, coup de blanc, décilitre de blanc, dl de blanc, rosé bien frais, goutte de prune, pomme eau de vie, eau-de-vie',
    ),
  },
  { may: ['ALCOHOL'], phrases: phrases('vin cuit, raisinée au vin') },
  { has: ['ALCOHOL', 'GLUTEN'], phrases: phrases('beer') },
  {
    phrases: phrases(
      'raisin chasselas, raisin muscat, grappe de chasselas, grappe de muscat, raisins chasselas, raisins muscat, courge muscat, courge musquée, courge muscade, muscat raisin, vinaigre de muscat, courge spaghetti, cracker de riz, crackers de riz, cracker de sarrasin, galette de maïs, coconut milk, almond flour free, butternut squash, peanut free, nut free, dairy free, egg free, vegan butter, vegan cheese, vegan cream, oat free, coconut cream, chili en poudre, chili doux, sauce chili, sauce chili douce, flocons de chili, piment chili, poudre de chili, chili sin carne, chili végétarien, chili vegan, chili rouge, chili frais, huile de chili, pâte de chili, huile au chili, chili aux haricots, tomate farcie aux légumes, légumes sautés, sautés de légumes, pommes sautées, sauté de légumes, pommes de terre sautées, champignons sautés, tofu sauté, riz sauté, sauté au wok, crème de coco, épaule de courge',
    ),
  },
];
