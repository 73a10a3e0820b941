import { combine, phrases, type LexiconEntry } from './types.js';

/** Animals that halal and kosher kitchens permit; the slaughter is out of reach of an ingredient line. */
const permitted: LexiconEntry = {
  has: ['MEAT'],
  phrases: phrases(`
    bœuf, bœufs, veau, veaux, vachette, génisse, bison, buffle, zébu, taurillon, vache, taureau,
    agneau, agneaux, mouton, brebis à rôtir, chevreau, cabri, viande de chèvre, ragoût de chèvre, bouc,
    poulet, poularde, poule, poule au pot, coquelet, chapon, poussin, volaille, dinde, dindon, dindonneau,
    canard, canette, caneton, magret, oie, oison, pintade, pintadeau, caille, =caille, =cailles, pigeon, pigeonneau, autruche,
    faisan, perdrix, perdreau, bécasse, gibier à plume, palombe, tourterelle,
    cerf, biche, chevreuil, faon, daim,  renne, chamois, bouquetin, selle de chevreuil, venaison,
    agneau de lait, veau de lait,
    entrecôte, entrecôtes, rumsteck, rumsteak, romsteck, rosbif, roast beef, roastbeef,    araignée de bœuf,
    faux filet, tournedos, châteaubriand, chateaubriand, paleron, macreuse, gîte, gîte à la noix, plat de côtes, basse côte, côte de bœuf, côte à l'os, t bone, tomahawk,
    tende de tranche, aloyau, filet de bœuf, noix d'entrecôte, joue de bœuf, queue de bœuf, langue de bœuf, flanchet, tranche grasse, poire de bœuf, merlan de bœuf,
    gigot, souris d'agneau, carré d'agneau, selle d'agneau, épaule d'agneau, navarin, baron d'agneau, noisettes d'agneau,
    noix de veau, noix de dinde, noix pâtissière, quasi de veau, blanquette de veau, ris de veau, ris d'agneau, tête de veau, pied de veau, osso buco, ossobuco, paupiette de veau, paupiette de dinde, saltimbocca de dinde, fraise de veau, tendron, crosse de veau,
    suprême de volaille, suprême de poulet, blanc de poulet, blanc de dinde, haut de cuisse,  pilon de poulet, aile de poulet, cuisse de canard, manchon de canard, aiguillette, gésier, cœur de poulet, cœur de canard, cœur de volaille, foie de volaille, carcasse de volaille, sot l'y laisse, cou d'oie, poule faisane,
    foie gras, foie de veau, foie d'agneau, foie de génisse, rognon de veau, rognon d'agneau, cervelle, cervelle de veau, cervelle d'agneau,
    graisse de canard, graisse d'oie, graisse de bœuf, graisse de volaille, suif, blanc de bœuf, schmaltz, moelle, os à moelle, moelle de bœuf,
    viande des grisons, viande séchée, viande séchée du valais, bündnerfleisch, bresaola, pastrami, cecina, corned beef, beef jerky, jerky, basturma, pastirma, viande de bœuf, viande des alpes,
    gelée de veau, charolais, bœuf de salers, wagyu, angus,
    tajine d'agneau, bœuf bourguignon cuit, confit de canard, cuisse confite, magret fumé, magret séché, gésiers confits, demi glace, demi-glace, glace de viande, jus de viande, jus de rôti, jus de veau, jus de volaille, jus de bœuf, jus d'agneau
  `),
};

/** Shaped or minced meats whose name alone leaves the animal open. */
const unnamed: LexiconEntry = {
  has: ['MEAT'],
  may: ['PORK'],
  clearedBy: ['PLANT', 'PERMITTED_ANIMAL', 'FISH'],
  family: 'viande',
  phrases: phrases(`
    viande, viande hachée, viande rouge, viande blanche, viande froide, viande fumée, viande à fondue, viande à pot au feu,   boulettes de viande, kefta mixte,
    côtelette, escalope, escalopine, rôti ficelé, rôti cuit, rôti haché, rôti cru, tranche de rôti, reste de rôti, paupiette, brochette de viande,  
     gibier, abats, tripes, rognon, foie,    ballotine, mousse de foie,   
    pâté en croûte, pâté croûte, =pâté, =pâtés, pate de campagne, pate de foie, pâté de foie,   steak haché mixte,  döner,   fajitas de viande, farce à la viande, farce de viande, charcuterie maigre,
    fond brun, fond blanc, jus corsé, bouillon de viande, bouillon gras, bouillon d'os, graisse animale, gras de cuisson, bolognaise, bolognese, sauce bolognaise, ragù, ragu
  `),
};

/** Known for beef or lamb, so halal and kosher have nothing to doubt. */
const beefByName: LexiconEntry = {
  has: ['MEAT'],
  clearedBy: ['PLANT', 'FISH'],
  family: 'viande',
  phrases: phrases(`
    steak, steack, stek, steak haché, steack haché, bifteck, beefsteak, haché de bœuf, bœuf haché, kefta, kafta, köfte, merguez,
    nuggets de poulet, escalope de poulet, escalope de veau, escalope de dinde, boulettes de bœuf, pavé de rumsteck, émincé de poulet, émincé de bœuf, émincé de volaille, émincé de dinde,
    tartare de bœuf, carpaccio de bœuf, gelée de viande, pot au feu, blanquette, chili con carne, hachis parmentier, shepherd's pie
  `),
};

/** Pork unless another animal, or a plant, is named after it. */
const porkByDefault: LexiconEntry = {
  has: ['MEAT', 'PORK'],
  clearedBy: ['PLANT', 'PERMITTED_ANIMAL', 'FISH'],
  family: 'charcuterie',
  phrases: phrases(`
    jambon, jambon blanc, jambon cru, jambon cuit, jambon sec, jambon fumé, jambon de paris, jambon de parme, jambon de bayonne, jambon serrano, jambon ibérique, jambon d'ardenne, jambon de la borne, jambon cru du valais, jambon à l'os, jambonneau, dés de jambon, allumettes de jambon,
    lard, lard fumé, lard maigre, lard paysan, lard à cuire, lard séché, lard sec du valais, lardon, lardons fumés, allumettes fumées, allumettes de lard, bacon, poitrine fumée, poitrine salée, poitrine roulée, ventrèche, pancetta, panchetta, guanciale, lonzo,  speck, prosciutto, serrano, pata negra, bellota, iberico,  culatello, mortadelle, mortadella, figatelli, prisuttu,
    saucisse, saucisson, saucisson sec, saucisson vaudois, saucisse à rôtir, saucisse aux choux, saucisse au foie, saucisse de morteau, saucisse de montbéliard, saucisse de toulouse, saucisse de strasbourg, saucisse de francfort, saucisse de vienne, saucisse de lyon, saucisse d'ajoie, saucisse sèche, saucisse fumée, saucisse neuchâteloise, saucisse de saint gall, olma, saucisses cocktail, saucisse de veau, morteau, montbéliard, knack, knacki, wienerli, wienerlis,   hot dog, chipolata, chipo, diot, diots, boutefas, longeole, attriau, attriaux, atriau, schüblig, schublig, landjäger, landjaeger,  salsiz, nostrano, salametti, salame, bratwurst, currywurst, cervelas, cervelat, cervela, chorizo, salami, pepperoni, pepperonis,  rosette de lyon, jésus de lyon, nduja, 'nduja, soubressade, sobrasada, fuet, cacciatore, luganighe, luganiga, andouille, andouillette, andouille de guémené, boudin, boudin noir, boudin blanc, boudin antillais, crépinette, cretons, gratton, rillons, grillons, fromage de tête, tête marbrée, tête fromagée,  hure, museau vinaigrette,
    charcuterie, assiette valaisanne, planchette valaisanne, assiette de charcuterie, chair à saucisse, chair à saucisses,   farce de charcutier, pâté de campagne, terrine de campagne, pâté lorrain, pâté de tête, mousse de canard,  quenelles de foie, leberkäse, fleischkäse, fromage d'italie, fromage de viande, lyoner, spam, carbonara, croque monsieur, quiche lorraine, tartiflette, flammekueche, flammenkueche, tarte flambée, choucroute garnie, cassoulet, potée, papet vaudois, cordon bleu, cordons bleus, petit salé, lard gras, couenne,  crépine, jarret fumé, saltimbocca, club sandwich, petit salé aux lentilles, bacon bits, gras de jambon, os de jambon, talon de jambon, noix de jambon, berner platte, plat bernois
  `),
};

/** « Bardez le rôti »: with lard, as a rule. */
const larded: LexiconEntry = {
  may: ['MEAT', 'PORK'],
  only: 'TEXT',
  phrases: phrases('barder, bardez, bardons, bardé, bardée, larder, lardez'),
};

const pork: LexiconEntry = {
  has: ['MEAT', 'PORK'],
  phrases: phrases(`
    porc, porcs, cochon, cochonnaille, porcelet, cochon de lait, sanglier, marcassin, truie, lard de colonnata, lard de porc,
    échine, échine de porc,  travers de porc, spare ribs, ribs,  palette de porc, filet mignon, filets mignons, filet mignon de porc, poitrine de porc, joue de porc,    pulled pork, groin, oreille de cochon, oreille de porc, pied de porc, pied de cochon, pied pané, rouelle, rouelle de porc, noix de porc, côte de porc, saindoux, panne de porc, graisse de porc, sang de porc, axoa de porc, rôti de porc, char siu, tonkatsu, porchetta, cochon noir, porc noir, porc séché, gras de porc, gelée de porc
  `),
};

const uncleanForKosher: LexiconEntry = {
  has: ['MEAT', 'UNCLEAN_ANIMAL'],
  phrases: phrases(`
    lapin, lapins, lapereau, lièvre, civet de lièvre, râble, râble de lapin, râble de lièvre, cheval, chevaline, viande de cheval, viande chevaline, steak de cheval, poulain, âne, viande d'âne, kangourou, crocodile, alligator, chameau, dromadaire, castor, écureuil, marmotte, serpent, tortue
  `),
};

const filetMignonOfOthers: LexiconEntry = {
  has: ['MEAT'],
  phrases: [
    ...combine(
      'filet mignon, filets mignons, poitrine, palette, travers, échine',
      'veau, bœuf, agneau, chevreuil, cerf, canard, poulet, dinde, volaille',
    ),
    ...combine('jarret, joue, rouelle', 'veau, bœuf, agneau'),
    ...combine('ribs', 'bœuf'),
  ],
};

const cuts: LexiconEntry = {
  has: ['MEAT'],
  may: ['PORK'],
  clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
  phrases: phrases('poitrine, jarret, joue, épaule, palette à la diable'),
};

const snailsAndFrogs: LexiconEntry = {
  has: ['SNAIL_OR_FROG'],
  phrases: phrases(
    'escargot, escargots de bourgogne, cagouille, grenouille, cuisse de grenouille, cuisses de grenouilles',
  ),
};

/** Names that a mushroom, a vegetable or a fruit bears too, which a bracket after them may tell. */
const sharedWithPlants: LexiconEntry[] = [
  { has: ['SNAIL_OR_FROG'], clearedBy: ['NAMESAKE'], phrases: phrases('petit gris') },
  {
    has: ['MEAT'],
    clearedBy: ['NAMESAKE', 'PLANT'],
    phrases: phrases(
      'cœur de bœuf, cœurs de bœuf, corne de bœuf, langue de bœuf, cœur de pigeon, cuisse de poulet, cuisses de poulet, tête de veau',
    ),
  },
  {
    has: ['MEAT', 'PORK'],
    clearedBy: ['NAMESAKE', 'PLANT'],
    phrases: phrases('oreille de cochon, oreilles de cochon'),
  },
];

const gelatine: LexiconEntry = {
  has: ['GELATINE'],
  clearedBy: ['PLANT'],
  family: 'gélatine',
  generic: true,
  phrases: phrases(
    'gélatine, feuille de gélatine, gélatine alimentaire, gélatine en poudre, gélatine de porc',
  ),
};

const gelatineOfStatedOrigin: LexiconEntry[] = [
  {
    has: ['MEAT'],
    family: 'gélatine',
    phrases: phrases(
      'gélatine de bœuf, gélatine bovine, feuilles de gélatine de bœuf, feuilles de gélatine bovine, collagène de bœuf, collagène bovin, peptides de collagène bovin',
    ),
  },
  {
    has: ['MEAT'],
    family: 'gélatine',
    phrases: combine('gélatine, feuille de gélatine', 'veau, volaille, poulet, agneau, mouton'),
  },
  {
    has: ['FISH'],
    family: 'gélatine',
    phrases: phrases('gélatine de poisson, feuilles de gélatine de poisson, colle de poisson'),
  },
];

const sweetsWithGelatine: LexiconEntry = {
  has: ['GELATINE'],
  phrases: phrases(`
    guimauve, marshmallow, marshmallows, mini marshmallows, chamallow, chamallows, bonbons gélifiés, oursons gélifiés, ours d'or, fraise tagada, fraises tagada, haribo, dragibus,   fluff, marshmallow fluff
  `),
};

const creamsWithGelatine: LexiconEntry = {
  has: ['MILK', 'GELATINE'],
  phrases: phrases('    '),
};

const perhapsGelatine: LexiconEntry = {
  may: ['GELATINE'],
  phrases: phrases(
    '  pâte à sucre,  glaçage miroir, nappage miroir, mousse au chocolat industrielle, chewing gum, réglisse en rouleau',
  ),
};

const rennet: LexiconEntry = {
  has: ['RENNET'],
  clearedBy: ['PLANT'],
  phrases: phrases('présure, présure animale, présure de veau'),
};

const insects: LexiconEntry = {
  has: ['INSECT'],
  phrases: phrases(
    'carmin, cochenille, e120, insecte, grillons grillés, farine de grillon, vers de farine, ténébrion, criquet',
  ),
};

const lookalikes: LexiconEntry = {
  phrases: phrases(`
    pied de mouton, pieds de mouton, champignon pied de mouton, tomate cœur de bœuf, tomates cœurs de bœuf, tomates cœur de bœuf, tomate bœuf, tomates noires et cœur de bœuf, oreille de judas, oreille de cochon champignon, langue de bœuf champignon, fistuline, pleurote corne d'abondance, trompette de la mort,
    cœur d'artichaut, cœur de palmier, cœur de laitue, cœur de céleri, cœur de fenouil, bec de canard, pied de veau champignon, poule des bois, polypore, mouton de panurge, chair de tomate, viande végétale, jus de cuisson, os de seiche,
    gelée de groseille, gelée de groseilles, gelée de coing, gelée de coings, gelée de framboise, gelée de pomme, gelée de pommes, gelée de mûre, gelée de mûres, gelée de cassis, gelée de sureau, gelée de fruits, gelée de fruits rouges, gelée de raisin, gelée de piment, gelée d'agar agar, gelée d'agar,
    œil de bœuf, pâtisson, en lardons, en burger, pain burger, pain à burger, sauce burger, épices à kebab, épices kebab, sauce kebab végétale, épices à merguez, épices à tajine, moutarde à steak, poivre à steak, assaisonnement pour poulet, épices à poulet, épices pour poulet, épices poulet, épices pour grillades, épices à grillade, herbes à grillades, sel à grillades, épices à kefta, épices kefta,    émincé végétal, émincé de poireau, émincé de poireaux, émincé d'oignon, émincé d'oignons, poireau émincé, poireaux émincés, oignon émincé, oignons émincés, échalote émincée, émincé de champignons, carpaccio de betterave, carpaccio d'ananas, carpaccio de courgette, tartare de tomate, tartare de légumes, confit d'oignon, confit d'oignons, citron confit, citrons confits, tomate confite, tomates confites, ail confit, gingembre confit, fruit confit, fruits confits, oignon confit, oignons confits, orange confite, cerise confite, échalote confite, zeste confit, angélique confite, marron confit, melon confit, champignon de paris émincé, chou émincé, fenouil émincé, blanc de poireau émincé, carotte émincée, poivre de la jamaïque, fond de placard, fond de cuisson, fond d'artichaut, fonds d'artichaut, fond de tarte, poireau confit
  `),
};

const beasts =
  'bœuf, bœufs, vache, taureau, génisse, veau, agneau, mouton, brebis, chevreau, cabri, cerf, biche, chevreuil, daim, élan, renne, chamois, isard, mouflon, bison, buffle';
const fowl =
  'poulet, poule, coq, coquelet, poularde, chapon, dinde, dindon, dindonneau, volaille, canard, canette, oie, pintade, caille, pigeon, palombe, faisan, perdrix, perdreau, grive, bécasse, colvert, sarcelle';
const pigs = 'porc, cochon, porcelet, sanglier, marcassin';
const unclean = 'lapin, lapereau, lièvre, cheval, poulain, âne';

/** Pieces that are no product by themselves; the animal behind them decides. */
const pieces =
  'cuisse, haut de cuisse, gigue, cuissot, cuisseau, collier, cou, patte, noix, noisette, noix de côte';
export const ofBeasts = combine(pieces, `${beasts}, ${fowl}, gigot`);
export const ofPigs = combine(pieces, `${pigs}, jambon`);
export const ofUnclean = combine(pieces, `${unclean}, autruche, émeu`);
/** Deer and foal, where the words alone are sweets; goat and ewe, where they are cheese; cattle that share a name with one. */
export const ofDeer = combine(
  'filet, steak, rôti, selle, civet, ragoût, viande, pavé, médaillon, épaule, sauté, carpaccio',
  'daim, poulain',
);
export const ofGoat = combine(
  'saucisson, saucisse, jambon, salami, viande, tripes, gigot, épaule, ragoût, rôti, côtelette, cuisse, collier',
  'chèvre, brebis',
);
export const ofCattle = [
  ...combine(
    'bœuf, vache, génisse, veau, entrecôte, steak, viande, côte de bœuf, faux filet, rumsteck, bavette',
    'salers, abondance, montbéliard, montbéliarde, charolais, aubrac, limousin',
    ' ',
  ),
  ...combine(
    'bœuf, vache, génisse, veau, entrecôte, steak, viande, faux filet, rumsteck, bavette',
    'salers, abondance, montbéliard, charolais, aubrac',
  ),
  ...combine(
    'poulet, volaille, poularde, chapon, pintade, agneau, veau, bœuf',
    'bressan, bressane, bourbonnais, bourbonnaise',
    ' ',
  ),
  ...combine('poulet, volaille, chapon, agneau, veau, bœuf', 'bourbonnais, gruyère, dombes'),
];

const ofNamedAnimals: readonly LexiconEntry[] = [
  { has: ['MEAT'], phrases: [...ofBeasts, ...ofGoat, ...ofCattle] },
  { has: ['MEAT', 'PORK'], phrases: ofPigs },
  { has: ['MEAT', 'UNCLEAN_ANIMAL'], phrases: ofUnclean },
  { has: ['MEAT'], phrases: ofDeer.filter((name) => name.endsWith('daim')) },
  { has: ['MEAT', 'UNCLEAN_ANIMAL'], phrases: ofDeer.filter((name) => name.endsWith('poulain')) },
  {
    has: ['MEAT'],
    only: 'LINE',
    phrases: phrases('jumeau, steak à cheval, cervelle de canard, cervelle de volaille'),
  },
  { has: ['EGG'], only: 'LINE', phrases: phrases('steak à cheval') },
];

export const meatEntries: readonly LexiconEntry[] = [
  lookalikes,
  ...ofNamedAnimals,
  filetMignonOfOthers,
  permitted,
  beefByName,
  pork,
  larded,
  porkByDefault,
  unnamed,
  uncleanForKosher,
  cuts,

  snailsAndFrogs,
  ...sharedWithPlants,
  ...gelatineOfStatedOrigin,
  gelatine,
  sweetsWithGelatine,
  creamsWithGelatine,
  perhapsGelatine,
  rennet,
  insects,
];
