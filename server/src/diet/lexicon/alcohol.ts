import { combine, phrases, type LexiconEntry } from './types.js';

const wines: LexiconEntry = {
  has: ['ALCOHOL'],
  phrases: phrases(`
    vin, vins, vin blanc, vin rouge, vin rosé, vin jaune, vin de paille, vin doux, vin chaud, vin cuit, vin de cuisine, vin de riz, vin de shaoxing, shaoxing, vin mousseux, vin de palme, vin de noix, fendant, dôle, dôle blanche, petite arvine, arvine, johannisberg, chasselas vin, humagne, humagne rouge, cornalin, païen, heida, amigne, gamay, pinot, pinot noir, pinot gris, pinot blanc, merlot, syrah, chardonnay, sauvignon, riesling, gewurztraminer, gewürztraminer, sylvaner, muscadet, chablis, beaujolais, bourgogne, bordeaux, sauternes, monbazillac, jurançon, côtes du rhône, saint émilion, vouvray, dézaley, épesses, lavaux, saint saphorin, chianti, lambrusco, prosecco, champagne, crémant, cava,  clairette, asti, moscato, porto, madère, marsala, xérès, jerez, sherry, banyuls, maury, rivesaltes, muscat de rivesaltes, muscat de beaumes, pineau, pineau des charentes, floc de gascogne, vermouth, martini, noilly, noilly prat, lillet, dubonnet, byrrh, sangria, kir, kir royal, mirin, saké, sake, hypocras, muscat sec, rosé de provence, coteaux du layon, œil de perdrix vin, rosé d'anjou, moût fermenté
  `),
};

const beersAndCiders: LexiconEntry[] = [
  {
    has: ['ALCOHOL', 'GLUTEN'],
    phrases: phrases(
      'bière, bières, bière blonde, bière brune, bière blanche, bière ambrée, stout, guinness,  lager,   panaché, monaco, picon bière, cardinal bière, pâte à la bière, pâte à beignets à la bière, carbonade flamande, carbonnade flamande, welsh rarebit',
    ),
  },
  {
    has: ['ALCOHOL'],
    phrases: phrases('cidre, cidre brut, cidre doux, =poiré, cidre fermier, hydromel'),
  },
];

const spirits: LexiconEntry = {
  has: ['ALCOHOL'],
  phrases: phrases(`
    alcool, alcool fort, alcool de fruit, alcool à 40, spiritueux, eau de vie, eau de vie de prune, eau de vie de poire, kirsch, kirch, williamine, abricotine, damassine, mirabelle eau de vie, quetsch eau de vie, marc, marc de raisin, marc de bourgogne, marc du valais, grappa,  eau de vie de lie, génépi, gentiane liqueur, suze, absinthe, fée verte, pastis, ricard, pernod, anisette, ouzo, raki, arak, rhum, rhum brun, rhum blanc, rhum ambré, rhum vieux, raisins au rhum, baba au rhum, arôme de rhum, cognac, armagnac, calvados, calva, brandy, bas armagnac, whisky, whiskey, bourbon, scotch, vodka, gin, tequila, téquila, mezcal, cachaça, pisco, schnaps, aquavit, genièvre, chartreuse, bénédictine, izarra, cointreau, grand marnier, triple sec, curaçao, liqueur, limoncello, aperol, campari, spritz, bitter campari, jägermeister, fernet, malibu, passoa, pimm's, galliano, sambuca, kahlua, tia maria, get 27, crème de cassis, crème de menthe, crème de mûre, crème de pêche, crème de framboise, crème de violette, crème de cacao, crème de banane, guignolet,  marasquin, maraschino, liqueur de café, liqueur d'orange, liqueur de fleur de sureau, st germain, saint germain liqueur,  punch planteur,  mojito,  caïpirinha, piña colada, pina colada, cosmopolitan, daïquiri, bloody mary, ti punch, gin tonic, moscow mule, sauce au vin, coq au vin, cerises à l'eau de vie, cerises au kirsch, griottines, griottes au kirsch, pruneaux à l'armagnac, fondue bourguignonne au vin, bœuf bourguignon, bourguignon, boeuf bourguignon, sauce bordelaise, sauce madère, sauce au porto, sauce marchand de vin, entrecôte bordelaise, vin santo, beurre d'escargot au vin, flambé au cognac, zabaione au marsala, fondue au vin
  `),
};

const spiritsWithMilk: LexiconEntry = {
  has: ['ALCOHOL', 'MILK'],
  phrases: phrases(
    'baileys, irish cream, irish coffee, crème de whisky, fondue moitié moitié, fondue savoyarde, fondue fribourgeoise, fondue neuchâteloise, mélange à fondue',
  ),
};
const eggnog: LexiconEntry = {
  has: ['EGG', 'MILK'],
  may: ['ALCOHOL'],
  phrases: phrases('lait de poule, eggnog'),
};
const trifle: LexiconEntry = {
  has: ['EGG', 'MILK', 'GLUTEN'],
  may: ['ALCOHOL'],
  only: 'LINE',
  phrases: phrases(' forêt noire, bûche glacée, cassata, savarin, zuppa inglese'),
};

const stewsWithWine: LexiconEntry[] = [
  {
    has: ['MEAT', 'ALCOHOL'],
    phrases: phrases(
      'bœuf bourguignon, boeuf bourguignon, coq au vin, bourguignon, fondue vigneronne, fondue bacchus',
    ),
  },
  { has: ['MEAT'], phrases: phrases('fondue chinoise, fondue bourguignonne, stroganoff') },
  {
    has: ['MEAT', 'PORK'],
    may: ['ALCOHOL'],
    phrases: phrases('choucroute garnie, choucroute royale, baeckeoffe, cassoulet'),
  },
  { has: ['MEAT', 'PORK', 'MILK', 'ALCOHOL'], phrases: phrases('tartiflette') },
  {
    has: ['MEAT', 'PORK', 'MILK', 'EGG', 'GLUTEN'],
    phrases: phrases('quiche lorraine, lasagnes à la bolognaise du commerce'),
  },
  {
    has: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    phrases: phrases(
      'croque monsieur, cordon bleu, cordons bleus, flammekueche, tarte flambée, flammenkueche, croque madame',
    ),
  },
  { has: ['MEAT', 'PORK', 'MILK', 'EGG'], phrases: phrases('carbonara, sauce carbonara') },
];

const doubtful: LexiconEntry = {
  may: ['ALCOHOL'],
  phrases: [
    ...phrases(
      'extrait de vanille, extrait naturel de vanille, extrait de vanille liquide, vanille liquide, arôme vanille, arôme de vanille, arôme naturel de vanille, extrait de café,  essence de vanille, essence de café, trablit, arôme rhum, arôme kirsch, bitter, angostura, raisins macérés, fruits macérés, flambé, flambée, bananes flambées, crêpes suzette, sauce teriyaki, teriyaki, kombucha,   sauce japonaise',
    ),
  ],
};

const flambe: LexiconEntry = {
  may: ['ALCOHOL'],
  only: 'TEXT',
  phrases: phrases('flamber, flambez, flambons, faire flamber, faites flamber'),
};

const teriyaki: LexiconEntry = {
  has: ['GLUTEN'],
  may: ['ALCOHOL'],
  phrases: phrases('sauce teriyaki, teriyaki, sauce yakitori'),
};

const lookalikes: LexiconEntry = {
  phrases: [
    ...combine(
      'vinaigre',
      'vin, vin rouge, vin blanc, xérès, champagne, cidre, alcool, riz, framboise, banyuls, jerez, vin vieux, modène, alcool blanc, vin de xérès, sherry, porto, miel végétal, pomme, poire, calvados, dattes, coco',
    ),
    ...phrases(`
      vinaigre d'alcool, vinaigre balsamique, vinaigre à l'alcool, vinaigre, marc de café, marc de thé, vanille bourbon, gousse de vanille bourbon, vanille de bourbon, extrait de tomate, extrait de levure, gousses de vanille bourbon, vanille de tahiti, poivre de bourbon, raisin muscat, raisin chasselas, raisins muscat, raisin de vigne, feuilles de vigne, feuille de vigne, vigne, ginger beer, ginger ale, bière de gingembre, root beer, tomate cocktail, tomates cocktail, cocktail de fruits, cocktail de jus, cocktail de jus de fruits, cocktail vitaminé, saucisse cocktail de tofu, oignons cocktail, moutarde de bourgogne, moutarde au vin blanc, pain bourgogne, pêche de vigne, pêches de vigne, gâteau marbré, jus de raisin, moût de raisin, pinot simple, lie de vinaigre,
      cola, sirop de cassis, sirop de menthe, sirop de grenadine, sirop de mûre, sirop de violette, fleur d'oranger, eau de fleur d'oranger, alcool de menthe sans alcool, eau de rose, mocktail, virgin mojito, cherry coke, tomate cherry, tomates cherry, rosé des prés, navet boule d'or, cerneau sans alcool, fondue de poireaux, fondue de poireau, fondue d'oignons, fondue de tomates, fondue de légumes, fondue de courgettes, fondue au chocolat noir, fondue d'échalotes, fondue d'endives, marc d'orange, lie de fruits
    `),
  ],
};

const honeyVinegar: LexiconEntry = {
  has: ['HONEY'],
  phrases: phrases('vinaigre de miel, bonbon au miel, moutarde au miel, sauce miel moutarde'),
};
const maltVinegar: LexiconEntry = {
  has: ['GLUTEN'],
  phrases: phrases('vinaigre de malt, vinaigre de bière'),
};
const ciderStew: LexiconEntry = { has: ['ALCOHOL', 'HONEY'], phrases: phrases('hydromel') };
const chocolateFondue: LexiconEntry = { may: ['MILK'], phrases: phrases('fondue au chocolat') };

export const alcoholEntries: readonly LexiconEntry[] = [
  lookalikes,
  maltVinegar,
  honeyVinegar,
  ciderStew,
  chocolateFondue,
  teriyaki,
  eggnog,
  trifle,
  ...stewsWithWine,
  spiritsWithMilk,
  ...beersAndCiders,
  doubtful,
  wines,
  spirits,
];

export const alcoholInSteps: LexiconEntry = flambe;
