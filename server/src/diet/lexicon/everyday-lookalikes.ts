import { combine, phrases, type LexiconEntry } from './types.js';

const spiceMixes =
  'épices, mélange d’épices, assaisonnement, sachet d’assaisonnement, mélange d’assaisonnement, sachet d’épices, mix d’épices';
const spicedDishes =
  'merguez, pâté, shawarma, chawarma, kebab, paella, tajine, guacamole, chili, chili con carne, pizza, couscous, grillades, bourguignon, pot au feu, choucroute, taboulé, tzatziki, burritos, burrito, fajitas, tacos';

/** Everyday names of plants, spices, drinks, measures and tools that borrow the word of a forbidden thing. */
export const everydayLookalikes: LexiconEntry = {
  phrases: [
    // Mixed vegetables, and flakes of a vegetable, a pulse or a salt.
    ...phrases(
      'carottes sable, carotte sable, haricots verts panachés, légumes panachés, haricots beurre et verts panachés, haricots verts et beurre panachés, haricots blancs panachés, haricots secs panachés, haricots plats panachés',
    ),
    ...combine(
      'piment, piments, chili, ail, oignon, oignons, échalote, poivron, poivrons, persil, tomate, tomates, sel, fleur de sel, noix de coco, coco, carotte, carottes, algues, agar',
      'flocons',
      'en',
    ),
    ...combine('flocons', 'azukis, azuki, haricots azukis, ail, oignon, tomate, algues, sel'),
    // Plants.
    ...combine('patates, pdt', 'caesar', ' '),
    ...phrases(
      'tomates black cherry, tomates cerises black cherry, tomate cerise black cherry, black cherry tomates, herbe aux huîtres, herbe à huîtres, pleurotes en forme d’huître, pleurote en forme d’huître, pleurotes en huître, amanite des césars, amanites des césars, fèves de marais, fève de marais, barbe de moine, barbes de moine, barba di frate, ase fétide, crambe maritime, chou marin, moutarde de brive, moutarde violette de brive, boulgour de chou-fleur, boulgour de brocoli, boulgour de brocolis, galettes pur sarrasin, galettes 100 sarrasin, galettes de pur sarrasin, galettes au blé noir, galettes au pur blé noir, pâtes riz complet, pâtes au riz complet, penne riz complet, fusilli riz complet, spaghetti riz complet, pâtes de riz complet',
    ),
    ...combine('patte, pattes', 'gingembre, curcuma, galanga, bananes, banane'),
    ...combine('oignons, oignon, betteraves, betterave', 'bordeaux', ' '),
    ...combine(
      'purée',
      'tamarin, gingembre, gingembre et d’ail, ail et gingembre, ail et de gingembre, olives, olives noires, olives vertes, persil, basilic, citrons confits, citron confit, piments, piment d’espelette, fraises, fraise, framboise, abricots, abricot, pêches, pêche, poires, poire, cassis, myrtilles, mûres, fruits de la passion, passion, litchis, ananas, kiwis, banane, bananes, yuzu, figues, pruneaux, cerises, griottes, rhubarbe, umeboshi, goyave, papaye',
    ),
    ...combine(
      'écrasé, écrasée',
      'pommes de terre à l’huile d’olive, pomme de terre à l’huile d’olive',
    ),
    // Spice mixes, by the dish or the drink they are for.
    ...combine(spiceMixes, spicedDishes, ' '),
    ...combine(spiceMixes, spicedDishes, 'à'),
    ...combine(spiceMixes, spicedDishes, 'pour'),
    ...combine('épices, mélange d’épices', 'bolognaise, carbonara', ' '),
    ...combine('épices, mélange d’épices', 'bolognaise, carbonara', 'pour'),
    ...combine(`${spiceMixes}, mélange`, 'vin chaud, sangria', 'à'),
    ...combine(spiceMixes, 'vin chaud, sangria, punch', 'pour'),
    ...phrases(
      'chaat masala, chat masala, pav bhaji masala, panch phoron, panch phoran, panch puran, chole masala, chana masala en poudre, kitchen king masala, sambar masala',
    ),
    // Drinks and their flavours.
    ...combine(
      'infusion, tisane, thé, infusion menthe, tisane menthe, thé menthe, infusion fenouil, tisane fenouil',
      'réglisse, réglisse menthe, réglisse et menthe, réglisse fenouil',
      ' ',
    ),
    ...combine('infusion, tisane, thé', 'réglisse', 'à la'),
    ...combine('thé, thé noir, thé vert, rooibos, infusion, tisane', 'caramel', ' '),
    ...combine('thé, thé noir, thé vert, rooibos, infusion, tisane', 'caramel', 'à'),
    ...combine('tisane, infusion, herbes, plantes, fleurs, thé', 'alpages, alpes'),
    ...combine(
      'golden latte, matcha latte, chai latte',
      'lait de coco, lait de soja, lait de riz, boisson soja',
      'à',
    ),
    ...combine('café, expresso, espresso, ristretto', 'serré, très serré, bien serré', ' '),
    ...phrases('canada dry, pacific sans alcool, pacific ricard, carte noire'),
    // Salt, rice, oil and frying fat beside a maker of something else.
    ...combine('la baleine', 'sel, gros sel, sel fin, sel de mer, fleur de sel', ' '),
    ...combine('sel, gros sel, sel fin, sel de mer, fleur de sel', 'la baleine', ' '),
    ...phrases(
      'lustucru riz, riz lustucru, astra huile, huile astra, graisse à frire végétale, graisse de friture végétale, graisse végétale à frire',
    ),
    // Kitchen manners and measures.
    ...phrases(
      'non bardé, non bardée, non bardés, non bardées, non lardé, non lardée, non lardés, non lardées, sauce tartare vegan, sauce tartare végane, sauce tartare végétale',
    ),
    ...combine('cuillère, cuiller, cuillerée', 'moka', 'à'),
    ...combine(
      'verre',
      'bordeaux, porto, madère, whisky, vodka, cognac, champagne, sherry, rhum, cocktail',
      'à',
    ),
    ...combine('taille, grosseur', 'œuf, petit œuf, œuf de pigeon, œuf de caille'),
    ...combine('gros, grosse, grande, grand', 'un œuf, une noix, une noisette', 'comme'),
    ...combine('romarin, bâton, tige, branche, branche de romarin', 'brochette', 'en guise de'),
    // Tools and what is no food.
    ...combine(
      'raisins, raisin, rouleau, pinceau, roulette, poche, moule, plaque, cadre, cercle, tapis, planche, balance, spatule',
      'pâtisserie',
      'à',
    ),
    ...combine('ficelle', 'brider, ficeler, rôti, volaille, gigot, paupiettes, rôtir', 'pour'),
    ...combine('ficelle', 'brider, boucher, volaille, paupiettes', 'à'),
    ...combine('ficelle', 'boucher, coton, chanvre'),
    ...combine('baguettes', 'bois, bambou, plastique, métal', 'en'),
    ...combine(
      'cocotte, marmite, poêle, poêlon, caquelon, casserole, plat, terrine',
      'fonte',
      'en',
    ),
    ...phrases(
      'boîte d’allumettes, boîtes d’allumettes, baguettes pour manger, baguettes chinoises jetables, baguettes jetables, wok antiadhésif, poêle antiadhésive, caquelon en terre cuite, caquelon en céramique, mixeur plongeant, mixer plongeant, pain de savon, baume à lèvres, baume pour les lèvres, savon au lait de chèvre, savon au lait d’ânesse, savon au lait, savon au miel, gel douche au lait, gel douche au miel, gel douche au lait d’amande',
    ),
  ],
};
