import { additions } from '../types.js';

/** Sweets, breads and drinks, by what their usual recipe often holds and their name does not say. */
export const sweetDoubts = additions([
  {
    may: ['NUT'],
    only: 'LINE',
    names: 'biscôme, biscômes, biscôme de berne, carac, caracs',
  },
  // Rum, kirsch or another spirit in the batter or over the fruit.
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names:
      'cake aux fruits, cake aux fruits confits, cake anglais, plum cake, gâteau aux fruits confits, 1 diplomate, diplomates, diplomate aux fruits, trifle, trifles, bugne, bugnes, bugnes lyonnaises, merveilles vaudoises, merveilles de carnaval, merveille de carnaval, oreillettes, oreillettes de carnaval, gâteau à la broche, charlotte russe, croustade gasconne, croustade aux pommes, tourtière landaise, petits gâteaux de noël, gâteau de noël, gâteaux de noël, sorbet arrosé, sorbet colonel, coupe colonel, trou normand, sorbet valaisan, coupe williamine, glace malaga, glace au malaga, coupe malaga, vermicelles de marrons, vermicelles aux marrons, coupe vermicelles, café pomme, bûche de noël, gâteau forêt noire, tarte bourdaloue, flaugnarde, flognarde',
  },
  { has: ['MILK'], only: 'LINE', names: 'glace malaga, coupe malaga' },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'sabayon, sabayons, sabayon au marsala, sabayon au champagne, meringue glacée, meringues glacées, vermicelles de marrons, vermicelles aux marrons, coupe vermicelles, smoothie bowl, dragées au chocolat, truffes pralinées, halva de carottes, gajar halwa, carottes halwa, semoule halwa, halwa de semoule, ladoo, ladoos, laddu, mocha, thai tea, café 3 en 1, café trois en un, mon chéri, halwa indien',
  },
  // Pistachios, almonds, hazelnuts, walnuts.
  {
    may: ['NUT'],
    only: 'LINE',
    names:
      'brownie, brownies, brownie au chocolat, brownies au chocolat, socle brownie, petits gâteaux de noël, gâteau de noël, gâteaux de noël, croquembouche, croquembouches, pièce montée, bredele, bredeles, panettone, panettones, panettone perdu, œufs de pâques, =celebrations, lindor, lindt lindor, boules lindor, kinder country, lion céréales, céréales lion, extra pépites, jordans, grany, branche de chocolat, branches de chocolat, branche au chocolat, chebakia, chebakias, gâteaux orientaux, gâteau oriental, mouhalabieh, mhalbi, sahlab, barfi, burfi, payasam, gulab jamun, gulab jamuns, shrikhand, ras malai, rasmalai, ladoo, ladoos, laddu, nocino, mai tai, pain aux fruits, pain aux fruits secs, pain de poires, pain aux poires, hutzelbrot, ovomaltine crunchy, ovomaltine crunchy cream',
  },
  {
    may: ['NUT', 'GLUTEN'],
    only: 'LINE',
    names:
      'barre tendre, barres tendres, barre protéinée, barres protéinées, barre énergétique, barres énergétiques, chocolat dubaï, chocolat de dubaï, grany',
  },
  {
    has: ['OATS'],
    may: ['MILK', 'HONEY'],
    only: 'LINE',
    names: 'barre tendre, barres tendres',
  },
  { has: ['MILK', 'NUT'], only: 'LINE', names: 'ballotin, ballotins, ballotin de pralines' },
  {
    has: ['GLUTEN', 'EGG', 'MILK', 'NUT'],
    only: 'LINE',
    names: 'colombe de pâques, colombes de pâques',
  },
  { has: ['GLUTEN', 'MILK'], only: 'LINE', names: 'escargot aux noisettes, escargot aux noix' },
  // Breads and cakes with milk, butter or egg.
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names:
      'pain suisse, pains suisses, pain aux bananes, pain à la banane, pain de modane, biscottes briochées, biscotte briochée, pomme en cage, pommes en cage, grands-pères, grands-pères au sirop, grands-pères au sirop d’érable',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'baguette viennoise, garlic bread, pain à l’ail, pain suédois, petits pains suédois, pain polaire, pains polaires',
  },
  { may: ['MILK', 'EGG'], only: 'LINE', names: 'pain de maïs, cornbread' },
  { has: ['GLUTEN'], only: 'LINE', names: 'pain aux fruits, pain aux fruits secs' },
  { has: ['GLUTEN'], may: ['MILK'], names: 'ah caramel, sandwich glacé, sandwichs glacés' },
  { has: ['MILK'], only: 'LINE', names: 'sandwich glacé, sandwichs glacés' },
  // Set with gelatine, or of wheat and liquorice.
  {
    may: ['GELATINE'],
    only: 'LINE',
    names:
      'charlotte, charlottes, jujubes, réglisse rouge, réglisses rouges, bonbons à la réglisse',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'réglisse rouge, réglisses rouges, bonbons à la réglisse, bonbons réglisse, rouleaux de réglisse, spirales de réglisse, rotella',
  },
  // Ices, mousses and powders of the shelf.
  {
    may: ['NUT'],
    only: 'LINE',
    names:
      'roscón de reyes, cannoli, cannolis, nussstrudel, gâteau grenoblois, tarte grenobloise, cornetto, pêche melba, pêches melba, coupe melba, ben & jerry’s, magnum amandes',
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: 'soufflé glacé, schenkeli, schänkeli, mousse au kirsch',
  },
  {
    may: ['MILK', 'GELATINE'],
    only: 'LINE',
    names:
      'mousse instantanée, mousse en poudre, préparation pour mousse, mousse de mangue, mousse à la mangue, mousse mangue, mousse de fraise, mousse de fraises, mousse aux fraises, mousse de framboise, mousse aux framboises, mousse de fruits rouges, mousse aux fruits rouges, mousse de cassis, mousse au cassis, mousse passion, mousse aux fruits de la passion, mousse au citron vert, mousse au fromage blanc, gâteau mousse, verrine de mousse, préparation pour cheesecake',
  },
  {
    may: ['GELATINE'],
    only: 'LINE',
    names: 'gélifiant en poudre, sachet de gélifiant, 1 gélifiant, terrine de fruits',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'mousse au kirsch, garniture fouettée, colorant à café, poudre à flan, flan en poudre, noisettes enrobées, noisettes enrobées de chocolat',
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names:
      'préparation pour gâteau, préparation pour gâteaux, préparation à gâteau, manala, mannala, männele, gibassier, schoggigipfeli, sèche au beurre',
  },
  // Made at home, and by some makers, it is bound with egg white.
  {
    may: ['EGG'],
    only: 'LINE',
    names:
      'pâte d’amande, pâte d’amandes, massepain, marzipan, pains de massepain, modelage massepain, pâte de massepain',
  },
  // Powders of a plant.
  {
    names:
      'poudre de protéines de pois, poudre de protéines de riz, poudre de protéines de soja, poudre de protéines végétales',
  },
  // Powders that stand for a meal.
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'poudre de protéines, poudre protéinée, boisson protéinée, boissons protéinées, boisson nutritive',
  },
  {
    may: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names: 'substitut de repas, substituts de repas, repas en poudre',
  },
  {
    may: ['ALCOHOL', 'MILK'],
    only: 'LINE',
    adds: false,
    names:
      'vermicelle de marron, vermicelles de marrons, vermicelles aux marrons, vermicelles de marrons surgelés',
  },
]);
