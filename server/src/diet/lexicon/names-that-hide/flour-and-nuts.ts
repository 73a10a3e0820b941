import { ofBeasts, ofPigs, ofUnclean } from '../meat.js';
import { phrases } from '../types.js';
import type { HidingNames } from './hiding-names.js';

/** Names in which the word of a dough, a grain or a nut is borrowed. */
export const namesWithoutFlourOrNut: readonly HidingNames[] = [
  {
    reason: 'the cut of a named animal, raw, and not the stew of it',
    hides: ['GLUTEN_FREE', 'KOSHER'],
    names: phrases(
      'osso buco de veau, osso buco de bœuf, osso buco de agneau, osso bucco de veau, osso bucco de bœuf, osso bucco de dinde, osso bucco de agneau, ossobuco de veau, ossobuco de bœuf, ossobuco de dinde, ossobuco de agneau, osso-buco de veau, osso-buco de bœuf, osso-buco de agneau, bœuf à bourguignon, boeuf à bourguignon, bœuf pour bourguignon, boeuf pour bourguignon, bourguignon de bœuf cru',
    ),
  },
  {
    reason: 'an iced dessert or foie gras, and not the liver spread of that name',
    hides: ['GLUTEN_FREE'],
    names: phrases('parfait glacé, parfait de foie gras'),
  },
  {
    reason: 'the brand of pasta is that of the sauce here',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'pesto barilla, pesto panzani, pesto lustucru, pesto rosso barilla, pesto rosso panzani, pesto rosso lustucru, pesto genovese barilla, pesto genovese panzani, pesto genovese lustucru, pesto vert barilla, pesto vert panzani, pesto vert lustucru, pesto rouge barilla, pesto rouge panzani, pesto rouge lustucru, pesto alla genovese barilla, pesto alla genovese panzani, pesto alla genovese lustucru',
    ),
  },
  {
    reason: 'the name says what it is, where the shorter one left it open',
    hides: ['NUT_FREE', 'GLUTEN_FREE'],
    names: phrases(
      'petits fours salés, petit beurre kambly, potage st germain, farce veau et porc, chausson napolitain, baba napolitain, progrès pâtisserie',
    ),
  },
  {
    reason: 'a cheese in the shape of a ball, and not minced meat',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      "boulette d'avesnes, boulette de romedenne, boulette de cambrai, boulette de huy",
    ),
  },
  {
    reason: 'eggs that are boiled and dyed, and not chocolate',
    hides: ['NUT_FREE'],
    names: phrases('œufs de pâques durs'),
  },
  {
    reason: 'the dough sold by weight, not the cake with nuts that is made of it',
    hides: ['NUT_FREE'],
    names: phrases(
      'pâte kadaïf, pâte à kadaïf, g de kadaïf, paquet de kadaïf, g de kataïf, paquet de kataïf',
    ),
  },
  {
    reason: 'a pot, or the fish stew named after it, and not the spread',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      "petite marmite, grande marmite, grosse marmite, marmite d'eau, marmite dieppoise, marmite du pêcheur",
    ),
  },
  {
    reason: 'the word of a dough or a crumb is borrowed: a paste, a cheese, a sauce without flour',
    hides: ['GLUTEN_FREE'],
    names: phrases(`
      pain de jambon, jambon roulé, anchois roulé, anchois roulés, viande pour burger, vieux pané, panure au fromage, pâte de guimauve, quiche sans pâte, pâte à tartiner, tarator aux noix, pâte d'anchois, pâte de crevettes, pâte de curry, pâte de tom yum, bûche de chèvre, flocons de jambon, flocons de thon, flocons de saumon, vermicelles en chocolat, vermicelles de chocolat, purée en flocons, appareil à quiche, tortilla espagnole, tortilla de patatas, pied pané, pâte à sucre, vers de farine, saucisse hot dog, saucisses de hot dog, sagne de porc, caille des blés, fajitas de poulet, baguette laonnaise, bûche de lucay, bûche du pilat, chèvre buche, chèvre en bûche, ficelle de chèvre, ficelles de fromage, fromage à pâte dure, fromage à pâte molle, fromage à pâte persillée, mélange à pizza, mélange pizza, râpé pizza, gruau de lait, papillon roquefort, roquefort papillon, torta del casar, torta fromage, pizza mix, galette de la chaise dieu, gâteau de riz, soufflé glacé, lion barre noisette, rye whisky, single malt, stella vin, sauce au vin blanc, riz à sushi assaisonné au mirin, sauce américaine homard, flocons de bonite, bonite en flocons, chirashi saumon, crevettes papillon, pâte de crevette, pains de massepain, torta caprese, m&m's cacahuète, pâte de praliné, pâte pralinée, pâte de massepain, pâtes à tartiner, tortilla española, tortilla de pommes de terre, tortilla aux pommes de terre, tortilla patatas, sauce pita, pain d'abeille, pain de miel, bibimbap au fromage, burger patty, lumache di terra, almond flour, farina di mandorle, farine d'insectes, sablé de wissant, lion noisette, ovomaltine noisette, crunch noisette, pain d’abeille
    `),
  },
  {
    reason: '« noix » or « noisette » is a cut, a size, a shellfish or a coconut',
    hides: ['NUT_FREE'],
    names: phrases(`
      amandes de mer, blanc manger coco, blanc manger au coco, blanc manger à la noix de coco, pain de gênes sans amande, noix de saint jacques, noix de pétoncle, amande de mer, cheveux d'ange kadaïf, ketjap manis, kecap manis, beurre noisette, noix de beurre, noisette de beurre, gîte à la noix, noix d'entrecôte, noisettes d'agneau, noix de veau, noix de dinde, noix pâtissière, noix de porc, noix de jambon, noisette de chevreuil, noisette de cerf, noisette de agneau, noisette de veau, noisettes de chevreuil, noisettes de cerf, noisettes de agneau, noisettes de veau, gîte noix, sous noix de veau, noisettes de biche, granola biscuits, pâte à tartiner spéculoos, 1 sous noix, g de sous noix, kg de sous noix, noix de joue, noix de basse côte, noix de ris de veau, noix de coquille saint-jacques, noix de st jacques, rochers noix de coco, mincemeat meat, aroma di mandorla, noix fumée, grape nuts, granola lu, biscotti secchi, brioche saint genix
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE'],
    names: phrases(`
      biscuit macaron, fondant à gâteau, jambon de la forêt noire, jambon cru de la forêt noire, jambon fumé de la forêt noire, jambon cru forêt noire, jambon forêt noire, jambon de la forêt-noire, cornets de jambon, crackers de crevettes, cracker aux crevettes, prawn crackers, congolais coco, clara de ovo, schwarzwälder schinken, forêt noire jambon, poutine niçoise
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['GLUTEN_FREE', 'HALAL'],
    names: phrases(`
      brillat savarin, farine de grillon, rouleaux de printemps aux crevettes, sauce pour nems, sauce à nems, sauce nem, bœuf à bourguignon, boeuf à bourguignon, bœuf pour bourguignon, boeuf pour bourguignon, bourguignon de bœuf cru, trappiste fromage, affligem fromage
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['GLUTEN_FREE', 'KOSHER'],
    names: phrases(`
      petite friture d'éperlans, poke bowl saumon, sushi au saumon, sushis au saumon, sushi saumon, maki saumon, makis au saumon, maki thon
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['GLUTEN_FREE', 'HALAL', 'KOSHER'],
    names: phrases(`
      viande à bourguignon, viande pour bourguignon, brochettes yakitori
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE', 'KOSHER'],
    names: phrases(`
      poutine de poisson
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['NUT_FREE', 'HALAL'],
    names: phrases(`
      pithivier au fromage
    `),
  },
  {
    reason: 'by its usual recipe it is another thing than its part',
    hides: ['GLUTEN_FREE', 'NUT_FREE', 'HALAL'],
    names: phrases(`
      pithiviers au foin
    `),
  },
  {
    reason: 'a pancake of buckwheat, and not the butter biscuit of the same name',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE'],
    names: phrases(
      'galette bretonne de sarrasin, galettes bretonnes de sarrasin, galettes bretonnes au sarrasin',
    ),
  },
  {
    reason: 'a skewer, and not the sandwich',
    hides: ['GLUTEN_FREE'],
    names: phrases('chiche kebab de porc'),
  },
  {
    reason: 'thickened by seeds, or made of a vegetable, in the place of flour',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'pudding de chia, pudding chia, chia pudding, pudding de graines de chia, pudding aux graines de chia, pizza de chou fleur, pâte à pizza de chou fleur, pizza base chou fleur',
    ),
  },
  {
    reason: 'honeycomb, and not bread',
    hides: ['GLUTEN_FREE'],
    names: phrases('pain de cire'),
  },
  {
    reason: 'English for a bar of chocolate, and not the fish',
    hides: ['VEGETARIAN'],
    names: phrases('chocolate bar'),
  },
  {
    reason: 'a piece of the animal that is named: « noix » and « noisette » are cuts',
    hides: ['NUT_FREE'],
    names: [
      ...[...ofBeasts, ...ofPigs, ...ofUnclean].filter((name) => name.startsWith('noi')),
      ...phrases('noix de saumon, noix de cabillaud, noix de lotte'),
    ],
  },
  {
    reason: 'baked of nothing but cheese, or crumbs of nuts, or chestnuts in threads',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'tuile de parmesan, tuile au parmesan, tuile de fromage, tuile de comté, chapelure de noix, chapelure de noisette, chapelure d’amande, vermicelle de marron, vermicelles de marrons, vermicelles aux marrons, vermicelles de marrons surgelés',
    ),
  },
  {
    reason: 'a mix of fish or of shellfish, and not the drink',
    hides: ['GLUTEN_FREE', 'HALAL'],
    names: phrases('panaché de poissons, panaché de fruits de mer'),
  },
  {
    reason: 'a fish that is called after an animal, and not the chocolate bar',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE'],
    names: phrases('poisson lion'),
  },
  {
    reason: 'an Acadian dumpling of potato and salt pork, and not the chips with cheese',
    hides: ['GLUTEN_FREE', 'DAIRY_FREE'],
    names: phrases('poutine râpée, poutines râpées'),
  },
  {
    reason: 'the innkeeper of the omelette, and not the biscuits that are called after her',
    hides: ['GLUTEN_FREE'],
    names: phrases('omelette de la mère poulard, omelette mère poulard'),
  },
  {
    reason: 'a pot of chocolate with marzipan in it, and not the yeast spread',
    hides: ['GLUTEN_FREE'],
    names: phrases(
      'marmite de l’escalade, marmites de l’escalade, marmite de l’escalade en chocolat, marmite en chocolat, marmites en chocolat',
    ),
  },
  {
    reason: 'of the Creuse, and not the hazelnut cake of that name',
    hides: ['VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'NUT_FREE', 'KOSHER'],
    names: phrases(
      'fondu creusois, fondu de la creuse, bœuf creusois, veau creusois, agneau creusois',
    ),
  },
];
