import { combine, phrases, type LexiconEntry } from './types.js';

const plants =
  'coco, noix de coco, soja, riz, avoine, épeautre, chanvre, pois, quinoa, millet, sarrasin, lupin, sésame, tournesol, souchet, patate, pois chiche, graines, chia, lin';
const nuts =
  'amande, noisette, noix, noix de cajou, cajou, pistache, macadamia, noix de pécan, noix de macadamia, cacahuète';
const milks =
  'lait, boisson, crème, yaourt, yogourt, crème liquide, crème cuisine, crème légère, dessert, lait concentré, lait en poudre, poudre de lait, crème fouettée, chantilly, crème entière, crème épaisse, boisson végétale, lait végétal, crème végétale, yaourt nature, yaourt végétal, glace au lait, faisselle, skyr, kéfir';

function plantMilks(
  complements: string,
  traits: Pick<LexiconEntry, 'has' | 'may'>,
): LexiconEntry[] {
  const families = { lait: 'lait', crème: 'crème', yaourt: 'yaourt', beurre: 'beurre' };
  return Object.values(families).flatMap((family) => {
    const shortly = 'soja, coco, avoine, amande, riz, noisette'
      .split(', ')
      .filter((plant) => complements.split(', ').includes(plant));
    const isFlavour = (plant: string): boolean => family === 'yaourt' && plant !== 'soja';
    const named = (keep: (plant: string) => boolean): string[] =>
      milksOf(family).flatMap((head) => combine(head, shortly.filter(keep).join(','), ' '));
    return [
      {
        ...traits,
        family,
        phrases: [
          ...milksOf(family).flatMap((head) => combine(head, complements)),
          ...named((plant) => !isFlavour(plant)),
        ],
      },
      // « yogourt noisette » is of milk, as a rule, and tastes of hazelnuts.
      { ...traits, may: ['MILK'], family, phrases: named(isFlavour) },
    ];
  });
}

function milksOf(family: string): string[] {
  if (family === 'beurre') return [];
  const heads = milks.split(', ');
  if (family === 'yaourt')
    return heads.filter((head) => /yaourt|yogourt|skyr|faisselle|kéfir|dessert/.test(head));
  if (family === 'crème') return heads.filter((head) => /crème|chantilly/.test(head));
  return heads.filter((head) => /lait|boisson/.test(head));
}

const oatMilk = /avoine/;
const speltMilk = /épeautre/;
const plain = plants
  .split(', ')
  .filter((plant) => !oatMilk.test(plant) && !speltMilk.test(plant))
  .join(', ');

const plantBased: LexiconEntry[] = [
  ...plantMilks(plain, {}),
  ...plantMilks('avoine', { has: ['OATS'] }),
  ...plantMilks('épeautre', { has: ['GLUTEN'] }),
  ...plantMilks(nuts, { has: ['NUT'] }),
  { family: 'lait', phrases: phrases('lait végétal, boisson végétale, lait végétale, lait coco') },
  {
    family: 'crème',
    phrases: phrases(
      'crème végétale, crème végétale liquide, crème de soja cuisine, soja cuisine, coco cuisine, crème coco',
    ),
  },
  { family: 'crème', has: ['OATS'], phrases: phrases('avoine cuisine, crème avoine') },
  { family: 'crème', has: ['NUT'], phrases: phrases('amande cuisine, crème amande') },
  {
    family: 'yaourt',
    phrases: phrases(
      'yaourt végétal, yaourt soja, yaourt au soja, yaourt au lait de coco, yaourt à la noix de coco végétal, yaourt au lait de soja',
    ),
  },
  { family: 'yaourt', has: ['NUT'], phrases: phrases("yaourt au lait d'amande") },
  {
    family: 'beurre',
    phrases: phrases(
      'beurre végétal, beurre vegan, beurre vegane, beurre végane, beurre de coco, beurre de cacao, beurre de karité, beurre de soja, margarine végétale, margarine vegan, margarine végane, beurre végétalien',
    ),
  },
  {
    family: 'fromage',
    phrases: phrases(
      'fromage vegan, fromage végane, fromage vegane, fromage végétal, fromage végétalien, vromage, fauxmage, faux mage, parmesan vegan, parmesan végétal, feta végétale, feta vegan, mozzarella végétale, mozzarella vegan, tofu soyeux, fromage de soja, ricotta de tofu, feta de tofu, cream cheese vegan',
    ),
  },
  {
    family: 'fromage',
    has: ['NUT'],
    phrases: phrases(
      'fromage de noix de cajou, fromage de cajou, fromage de noix, ricotta de cajou, fromage végétal aux noix de cajou, fromage végétal à la noix de cajou, parmesan de cajou',
    ),
  },
];

const lookalikes: LexiconEntry = {
  phrases: [
    ...combine(
      'crème',
      'marron, châtaigne, tartre, balsamique, vinaigre balsamique, vinaigre, sésame, riz cuite, pruneaux, dattes, haricots, pois chiches, olives, piment, artichaut, poivron',
    ),
    ...phrases(`
      haricot beurre, haricots beurre, laitue, laitue beurre, pois beurre, poire beurre, beurré hardy, poire beurré, laiteron, laitier, pain de glace, bain de glace, sucre glace, glace pilée, glace à l'eau, cube de glace, eau glacée, glace carbonique, crème solaire, crème de balsamique, radis glaçon, pomme de lait,
      chèvrefeuille, mozzarella de riz, chocolat noir sans lait, caillé de soja, beurre de pomme, beurre de poire, beurre de pruneau, beurre d'escargot végétal, thé au lait de coco, crème de maïs
    `),
  ],
};

const nutButters: LexiconEntry = {
  has: ['NUT'],
  phrases: combine(
    'beurre, pâte, purée, crème, farine, poudre, huile, éclats, pralin, tourteau',
    `${nuts}, cacahouète, arachide, pécan, noix du brésil, noix de grenoble, pignon, noix mélangées`,
  ),
};

const milk: LexiconEntry[] = [
  {
    has: ['MILK'],
    family: 'lait',
    generic: true,
    phrases: phrases('lait'),
  },
  {
    has: ['MILK'],
    family: 'lait',
    phrases: phrases(`
      lait entier, lait demi écrémé, lait écrémé, lait de vache, lait de chèvre, lait de brebis, lait de bufflonne, lait cru, lait ribot, lait fermenté, lait caillé, =caillé, caillebotte, lait concentré, lait concentré sucré, lait en poudre, lait sans lactose, poudre de lait, babeurre, buttermilk, petit lait, lactosérum, whey, caséine, caséinate, protéine de lait, protéines laitières, lactose, lait de jument, lait d'ânesse, lait maternisé, produit laitier, laitage, lait drink, kéfir de lait, kéfir,  ayran, milkshake, milk shake, chocolat chaud, café au lait, cappuccino, latte, dulce de leche, confiture de lait
    `),
  },
  { has: ['MILK'], family: 'crème', generic: true, phrases: phrases('crème, crèmes') },
  {
    has: ['MILK'],
    family: 'crème',
    phrases: phrases(`
      crème fraîche, crème entière, crème liquide, crème épaisse, crème légère, crème fleurette, crème double, double crème, demi crème, crème de gruyère, crème acidulée, crème aigre, crème sure, crème à café, crème à fouetter, crème fouettée, crème chantilly, chantilly, crème d'isigny, crème de lait, crème entière liquide, crème semi épaisse, crème à la crème, =fleurette, mascarpone, crémette, smetana, clotted cream, sour cream, crème aux herbes
    `),
  },
  { has: ['MILK'], family: 'beurre', generic: true, phrases: phrases('beurre') },
  {
    has: ['MILK'],
    family: 'beurre',
    phrases: phrases(`
      beurre doux, beurre demi sel, beurre salé, beurre clarifié, beurre noisette, beurre noir, beurre pommade, beurre fondu, beurre mou, beurre de baratte, beurre de cuisine, beurre à rôtir, noix de beurre, noisette de beurre, ghee, ghi, smen, beurre blanc, beurre maître d'hôtel, beurre d'ail, beurre persillé, beurre d'escargot, beurre à l'ail, beurre aux herbes, beurre de tourage, beurre de lait, beurre sans lactose, beurre allégé, matière grasse laitière
    `),
  },
  {
    has: ['MILK'],
    only: 'TEXT',
    family: 'beurre',
    generic: true,
    phrases: phrases(
      'beurrer, beurrez, beurrons, beurré, beurrée, beurrant, crémer, crémez, crémée',
    ),
  },
  {
    has: ['MILK'],
    family: 'yaourt',
    generic: true,
    phrases: phrases('yaourt, yogourt, yoghourt, yogurt, yahourt'),
  },
  {
    has: ['MILK'],
    family: 'yaourt',
    phrases: phrases(
      'yaourt grec, yaourt à la grecque, yaourt nature, yaourt de brebis, skyr, faisselle, petit suisse, petits suisses, fromage blanc, séré, sérac, quark, tzatziki, raïta, raita, labneh, laban, danette, activia, danone, sauce au yaourt, sauce yaourt',
    ),
  },
  {
    has: ['MILK'],
    family: 'fromage',
    generic: true,
    phrases: phrases('fromage, fromages, fromage râpé'),
  },
  {
    has: ['MILK'],
    family: 'fromage',
    phrases: phrases(`
      fromage frais, fromage à tartiner, fromage à la crème, cream cheese, philadelphia, saint môret, saint moret, st môret, boursin, kiri, vache qui rit, carré frais, babybel, gervita, cantadou, tartare ail et fines herbes, cottage cheese, cottage,
      gruyère, gruyères, emmental, emmenthal, comté, beaufort, abondance, appenzeller, appenzell, sbrinz, tilsit, tilsiter, étivaz, l'étivaz, tête de moine, vacherin, vacherin fribourgeois, vacherin mont d'or, mont d'or, raclette, fromage à raclette, raclette du valais, fromage d'alpage, fromage de bagnes, bagnes, conches, gomser, fromage du valais, tomme, tomme vaudoise, tomme de savoie, reblochon, reblochons, morbier, saint nectaire, cantal, salers affiné, laguiole, tomme fraîche,  ossau iraty, etorki, mimolette, gouda, edam, cheddar, leerdammer, maasdam, bel paese, provolone, provola, scamorza, caciocavallo, pecorino, parmesan, parmigiano, parmigiano reggiano, grana padano, grana, asiago, taleggio, fontina, stracchino,  burrata, mozzarella, mozza, bocconcini, ricotta, gorgonzola, roquefort, bleu d'auvergne, bleu de gex, bleu de bresse, fourme d'ambert,  fromage bleu, bleu persillé, stilton, bleu danois, cambozola, saint agur,
      camembert, brie, =brie, coulommiers, neufchâtel, chaource, livarot, maroilles, munster, pont l'évêque, époisses, langres, rocamadour, cabécou, crottin, crottin de chavignol, chavignol, sainte maure, pélardon, picodon, valençay, selles sur cher, bûche de chèvre, chèvre frais,  fromage de chèvre, fromage de brebis, brebis frais,   brocciu, broccio, feta, féta, halloumi, haloumi, paneer, queso fresco, manchego, kashkaval, saint marcellin, saint félicien, saint félicien, brillat savarin, cancoillotte, saint paulin, port salut, chaussée aux moines, caprice des dieux, st nectaire, jarlsberg, monterey jack,  schabziger, mascarpone aux herbes, croûte au fromage,   mélange à fondue, fromage fondu, cervelle de canut, quesadilla, welsh, ramequin au fromage, cuchaule
    `),
  },
  {
    has: ['MILK'],
    phrases: phrases(`
      crème glacée, glace à la vanille, glace vanille, boule de glace, glace au chocolat, glace au café, glace pistache, glace plombière, vacherin glacé, parfait glacé, frozen yogurt, chocolat au lait, chocolat blanc, chocolat lait, pépites de chocolat au lait, pépites de chocolat blanc, béchamel, sauce béchamel, sauce mornay, sauce blanche, sauce au fromage, sauce à la crème, carbonara à la crème,   stroganoff, aromat, toblerone, lindt lait, ragusa, kinder, milka, maltesers, twix, snickers, bounty, carambar, caramel mou, caramel au beurre salé, caramel beurre salé, sauce caramel,  fudge, risotto au parmesan, tikka masala, butter chicken, korma, gratin dauphinois, dauphinois, soufflé au fromage, lait frappé, rivella, `),
  },
  {
    may: ['MILK'],
    family: 'beurre',
    phrases: phrases('margarine, margarine de cuisson, matière grasse à tartiner, planta fin'),
  },
  {
    may: ['MILK'],
    family: 'chocolat',
    generic: true,
    phrases: phrases(
      'chocolat, pépites de chocolat, copeaux de chocolat, chocolat pâtissier, chocolat en poudre, chocolat à cuire, chocolat fondu, vermicelles en chocolat, vermicelles de chocolat, carrés de chocolat, sauce au chocolat, coulis de chocolat, glaçage au chocolat',
    ),
  },
  {
    family: 'chocolat',
    phrases: phrases(
      'chocolat noir, chocolat de couverture noir, pépites de chocolat noir, copeaux de chocolat noir, chocolat pâtissier noir, chocolat noir pâtissier, chocolat amer, chocolat à 70, chocolat 70, chocolat noir à 70, cacao, chocolat vegan, chocolat végétal, chocolat cru',
    ),
  },
  {
    may: ['MILK'],
    phrases: phrases(
      '    sauce ranch, purée mousline, mousline, purée en flocons, purée instantanée,   velouté du commerce, potage en sachet,  panna, toast au beurre, chips au fromage',
    ),
  },
];

const caramelWithoutMilk: LexiconEntry = {
  phrases: phrases(
    'caramel liquide, caramel à sec, caramel blond, caramel brun, sucre caramel, arôme caramel, caramel au sucre, en glace, crème de caramel végétale',
  ),
};

const eggs: LexiconEntry[] = [
  {
    has: ['EGG'],
    family: 'œuf',
    generic: true,
    phrases: phrases('œuf, œufs, oeuf, oeufs'),
  },
  {
    has: ['EGG'],
    family: 'œuf',
    phrases: phrases(`
      jaune d'œuf, jaunes d'œufs, blanc d'œuf, blancs d'œufs, œuf de caille, œufs de caille, œuf de poule, œuf dur, œuf mollet, œuf poché, œuf entier, œuf battu, poudre d'œuf, œuf de cane, œuf d'oie, œuf d'autruche, ovoproduit, albumine, lécithine d'œuf
    `),
  },
  {
    has: ['EGG', 'MILK'],
    phrases: phrases(
      'œufs au lait, hollandaise, sauce hollandaise, béarnaise, sauce béarnaise, sauce mousseline, sabayon au lait, crème anglaise, crème brûlée, crème pâtissière, crème caramel, crème diplomate, crème mousseline, crème chiboust, crème au beurre, crème aux œufs,  lemon curd, mousse au chocolat,  île flottante, œufs à la neige, appareil à quiche',
    ),
  },
  {
    has: ['EGG'],
    phrases: phrases(
      'mayonnaise, mayo, thomynaise, aïoli, aïolis, rouille, sauce tartare, rémoulade, sauce rémoulade, céleri rémoulade, sauce gribiche, sauce cocktail, sauce andalouse, sauce burger, sauce big mac, salade piémontaise, meringue, meringues, omelette, tortilla espagnole, tortilla de patatas, frittata, zabaione, sabayon, pavlova, royal icing, glace royale, crème au citron, advocaat',
    ),
  },
  {
    has: ['EGG'],
    family: 'œuf',
    phrases: combine('jaune, jaunes', 'cane, caille, poule, oie'),
  },
  { may: ['EGG'], phrases: phrases('quorn, ') },
  {
    has: ['EGG'],
    only: 'TEXT',
    phrases: phrases(`
      blancs montés, monter les blancs, montez les blancs, battre les blancs, battez les blancs, fouetter les blancs, fouettez les blancs, incorporer les blancs, incorporez les blancs, blancs battus, les jaunes et le sucre, jaunes avec le sucre, séparer les blancs des jaunes, séparez les blancs des jaunes, séparer les jaunes, jaunes et blancs, blanchir les jaunes, battre les jaunes, fouetter les jaunes, fouettez les jaunes
    `),
  },
  {
    has: ['HONEY'],
    phrases: phrases(
      "miel, miels, hydromel, gelée royale, propolis, cire d'abeille, pain de cire, pollen, rayon de miel, vinaigre melfor, vinaigre de melfor",
    ),
  },
];

const eggLookalikes: LexiconEntry = {
  phrases: phrases(`
    miel d'agave, caille lait, gaillet caille lait,
    œuf végétal, œuf vegan, substitut d'œuf, remplaçant d'œuf, mayonnaise végétale, mayonnaise vegan, mayonnaise végane, mayonnaise vegane, mayonnaise végétalienne, mayo vegan, végénaise, veganaise, miel végétal, miel vegan, miel de pissenlit, miel de dattes, cramaillotte, meringue à l'aquafaba, mousse au chocolat végane, melon miel, meringue végane,
    crème pâtissière végane, jaune citron, jaune d'or, œufs en chocolat noir
  `),
};

const eggsInChocolate: LexiconEntry = {
  may: ['MILK'],
  phrases: phrases('œufs en chocolat, œuf de pâques, œufs de pâques'),
};

/** The animal that gives the milk or the egg, and not its meat. */
export const milkOf = combine(
  'lait, lait entier, lait cru, lait frais, lait écrémé, lait demi écrémé, lait fermenté, yaourt, yogourt, fromage, fromage frais, fromage blanc, tomme, beurre, raclette, mozzarella, crème, crème fraîche, caillé, kéfir, ricotta, feta',
  'vache, buffle, bufflonne, yack, dromadaire, chamelle, ânesse, jument',
);
export const eggsOf = [
  ...combine(
    'œuf, œufs, œuf dur, œuf mollet, œuf poché, œuf frais, œuf bio, œuf entier, œuf cru, œuf au plat',
    'caille, poule, cane, oie, dinde, pintade, pigeon, pigeonne, faisane, paonne',
  ),
  ...phrases('œuf à cheval, œufs à cheval'),
];

export const dairyAndEggEntries: readonly LexiconEntry[] = [
  { has: ['MILK'], phrases: milkOf },
  { has: ['EGG'], family: 'œuf', phrases: eggsOf },
  {
    has: ['HONEY'],
    phrases: combine(
      'miel',
      'bruyère, callune, rhododendron, lavandin, sainfoin, phacélie, houx, marronnier, framboisier, garrigue, arbousier, bourdaine, ronce, citronnier, robinier',
    ),
  },
  eggLookalikes,
  eggsInChocolate,
  caramelWithoutMilk,
  ...plantBased,
  nutButters,
  lookalikes,
  ...milk,
  ...eggs,
];
