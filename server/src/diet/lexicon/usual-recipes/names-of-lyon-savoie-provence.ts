import { additions, combine, entriesOf, phrases, type LexiconEntry } from '../types.js';

const birds =
  'volaille, volaille de bresse, poularde, poularde de bresse, chapon, chapon de bresse, pintade, poulet de bresse, suprême de volaille, suprêmes de volaille, suprême de poulet, suprême de pintade, suprêmes de pintade, cuisses de poulet, filet de poulet, filets de poulet, blanc de poulet, fricassée de volaille, fricassée de poulet, fricassée de pintade, dinde, filet de dinde, caille, cailles';
const game =
  'chevreuil, biche, cerf, daim, chamois, bouquetin, lièvre, faisan, perdrix, perdreau, canard sauvage, gibier, sanglier';
const rabbits = 'lapin, lapereau, garenne, lapin de garenne';
const hazelnutTerrines = phrases(
  'terrine de lapin aux noisettes, terrine de chevreuil aux noisettes, terrine de cerf aux noisettes',
);

/** Bread rolls, and not the sausages. */
export const softRolls =
  'viennoise nature, viennoises nature, viennoise choco, viennoises choco, viennoise chocolat, viennoises chocolat, viennoise au chocolat, viennoises au chocolat, viennoise aux pépites, viennoise pépites, viennoise pépites de chocolat, viennoise aux pépites de chocolat, viennoise au sucre, viennoise sucrée, viennoise briochée';
export const ravioliOfAMaker = [
  ...combine('ravioles, ravioles du dauphiné', 'saint jean, st jean', ' '),
  ...combine('saint jean, st jean', 'ravioles, ravioles du dauphiné', ' '),
].join(', ');
export const eggsWithOnions = 'œufs à la tripe, œuf à la tripe, œufs durs à la tripe';
export const milkChocolateOfAMaker =
  'chocolat au lait poulain, chocolat lait poulain, poulain chocolat au lait, poulain lait, poulain au lait, chocolat blanc poulain';

/** Names of Lyon, Savoie, the Dauphiné and Provence with what they hold by their usual recipe. */
export const namesOfLyonSavoieProvence: readonly LexiconEntry[] = [
  ...additions([
    // Cream in the sauce, or wine.
    {
      may: ['MILK'],
      only: 'LINE',
      names: [
        ...combine(birds, 'vin jaune, champagne, crémant, vin jaune et aux morilles', 'à'),
        ...combine('poulet, coq', 'vin jaune, champagne, crémant', 'à'),
      ].join(', '),
    },
    {
      may: ['MILK', 'ALCOHOL'],
      only: 'LINE',
      names: [
        ...combine(
          birds,
          'vinaigre, vinaigre de vin, vinaigre de vin rouge, vinaigre de vin vieux',
          'à',
        ),
        ...combine('poulet', 'vinaigre, vinaigre de vin, vinaigre de vin rouge', 'à'),
      ].join(', '),
    },
    {
      has: ['SHELLFISH'],
      may: ['MILK', 'GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: combine(`poulet, ${birds}`, 'écrevisses', 'à').join(', '),
    },
    { may: ['MILK', 'GLUTEN'], only: 'LINE', names: 'demi deuil, demi-deuil' },
    // Terrines of game are bound with pork, and hold nuts.
    {
      may: ['PORK'],
      only: 'LINE',
      names: [
        ...combine('terrine, terrines, pâté, pâtés', `${rabbits}, ${game}`),
        ...combine('terrine, pâté', 'lapin, lièvre, chevreuil, cerf, biche', 'à'),
        ...hazelnutTerrines,
      ].join(', '),
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names: [...combine('terrine, terrines', game), ...hazelnutTerrines].join(', '),
    },
    // Bacon and white wine.
    {
      may: ['MEAT', 'PORK', 'ALCOHOL'],
      only: 'LINE',
      names: 'barigoule, artichaut barigoule, artichauts barigoule',
    },
    {
      has: ['ALCOHOL'],
      only: 'LINE',
      names:
        'raïto, raïte, rayte, sauce raïto, morue en raïto, morue en rayte, estocaficada, quinquina',
    },
    { has: ['FISH'], only: 'LINE', names: 'estocaficada' },
    {
      has: ['MEAT', 'PORK', 'GLUTEN', 'EGG'],
      may: ['MILK', 'NUT', 'ALCOHOL'],
      only: 'LINE',
      names:
        'oreiller de la belle aurore, oreillers de la belle aurore, pâté oreiller de la belle aurore, oreiller belle aurore',
    },
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'saladier lyonnais, saladiers lyonnais',
    },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'charcut, charcuts, plateau charcut, planche charcut, =jésus, pouteille, pouteilles',
    },
    {
      may: ['GLUTEN', 'MILK', 'EGG'],
      only: 'LINE',
      names:
        'farcement, farcement aux pruneaux, farcement aux pruneaux et lard, farcement savoyard',
    },
    { has: ['MEAT', 'PORK'], only: 'LINE', names: 'farcement aux pruneaux et lard' },
    {
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names: 'petits farcis niçois, farcis niçois, petits farcis provençaux',
    },
    { may: ['GLUTEN', 'MILK'], only: 'LINE', names: 'cardon à la moelle, cardons à la moelle' },
    {
      has: ['MEAT'],
      may: ['PORK', 'GLUTEN'],
      only: 'LINE',
      names: 'cardon au jus, cardons au jus',
    },
    {
      may: ['GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names:
        'gardiane, gardianne, gardiane de taureau, gardianne de taureau, bœuf à la gardiane, boeuf à la gardiane, bœuf à la gardianne, taureau à la gardiane, broufado, agriade, agriade saint gilloise, fricot des barques',
    },
    {
      has: ['MEAT'],
      only: 'LINE',
      names:
        'broufado, agriade, agriade saint gilloise, fricot des barques, doba, doba niçoise, fassum, lou fassum, capoun, capouns',
    },
    {
      may: ['FISH'],
      only: 'LINE',
      names: 'broufado, agriade, agriade saint gilloise, fricot des barques',
    },
    { may: ['ALCOHOL', 'GLUTEN', 'PORK'], only: 'LINE', names: 'doba, doba niçoise' },
    { may: ['PORK', 'MILK', 'EGG'], only: 'LINE', names: 'fassum, lou fassum, capoun, capouns' },
    {
      has: ['SCALELESS_FISH', 'ALCOHOL'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'catigot, catigot d’anguille, catigot d’anguilles, catigau',
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'ALCOHOL', 'GLUTEN'],
      only: 'LINE',
      names: 'défarde, défardes, défarde crestoise',
    },
    { has: ['MILK', 'GLUTEN'], only: 'LINE', names: 'soupe châtrée' },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'soupe au pistou, soupes au pistou, soupe pistou, soupe de pistou',
    },
    { may: ['EGG', 'GLUTEN'], only: 'LINE', names: 'aigo boulido, aïgo boulido, aïgo bouido' },
    {
      has: ['EGG'],
      may: ['MILK'],
      only: 'LINE',
      names:
        'trouchia, troucha, trucchia, trouchia de blettes, troucha de blettes, crespeou, crespéou, crespèu',
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names:
        'paillasson, paillassons, paillasson de pommes de terre, paillassons de pommes de terre, paillasson lyonnais',
    },
    { may: ['ALCOHOL'], only: 'LINE', names: 'claqueret, claqueret lyonnais' },
    {
      may: ['PORK', 'MILK', 'ALCOHOL'],
      only: 'LINE',
      names:
        'poularde en vessie, poularde de bresse en vessie, poulet en vessie, poulet de bresse en vessie, volaille en vessie, volaille de bresse en vessie',
    },
    { may: ['ALCOHOL', 'GLUTEN'], only: 'LINE', names: 'pouteille, pouteilles' },
    { may: ['MILK', 'GLUTEN'], only: 'LINE', names: 'dombiste, cousina' },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'EGG', 'MILK'],
      only: 'LINE',
      names: 'rézule, rézules, rezule, rezules',
    },
    { has: ['FISH'], only: 'LINE', names: 'ombre chevalier, ombres chevaliers' },
    {
      may: ['FISH'],
      only: 'LINE',
      names: 'bohémienne, bohémienne d’aubergines, gratin de bohémienne',
    },
    { has: ['GLUTEN'], may: ['MILK', 'EGG'], only: 'LINE', names: 'pan coudoun' },
    // Pastry and sweet breads.
    {
      has: ['GLUTEN', 'EGG', 'NUT'],
      may: ['MILK', 'ALCOHOL'],
      only: 'LINE',
      names:
        'colombier provençal, colombier de la pentecôte, gâteau colombier, gâteau le colombier',
    },
    {
      has: ['GLUTEN', 'NUT'],
      may: ['EGG', 'MILK'],
      only: 'LINE',
      names:
        'croquants provençaux, croquants de provence, croquants de cordes, croquants aux amandes',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names:
        'fougasse sucrée, fougasses sucrées, fougasse à la fleur d’oranger, fougasse fleur d’oranger, fougasse briochée, fougasse au sucre, bidoyon, bidoyons, radisse, radisses, tourta de blea, tourta de bléa, frappe niçoise, frappe corse, frappe provençale, bugnette, bugnettes, copeaux de romans',
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'ganses, ganses niçoises, ganse niçoise, frappe niçoise, frappe corse, frappe provençale, bugnette, bugnettes',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names: 'sacristain, sacristains, suisse de valence, suisses de valence',
    },
    {
      has: ['GLUTEN', 'NUT'],
      may: ['HONEY', 'EGG', 'MILK'],
      only: 'LINE',
      names: 'caladon, caladons, biscotin, biscotins',
    },
    {
      has: ['NUT'],
      may: ['HONEY', 'EGG'],
      only: 'LINE',
      names: 'galapian, galapians, galapian d’apt, casse dents d’allauch, casse dent d’allauch',
    },
    { has: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: 'galapian, galapians, galapian d’apt' },
    {
      has: ['GLUTEN'],
      may: ['EGG'],
      only: 'LINE',
      names: 'casse dents d’allauch, casse dent d’allauch',
    },
    { may: ['EGG'], only: 'LINE', names: 'fruits déguisés, fruit déguisé' },
    // Chocolates.
    {
      has: ['MILK'],
      may: ['NUT'],
      only: 'LINE',
      names:
        'truffes au cacao, truffe au cacao, truffes cacao, truffes de noël, truffes de noël maison, truffes de chambéry, truffe de chambéry, truffes en chocolat, truffes cacaotées, truffes fantaisie cacao, truffes chocolatées, truffes au chocolat noir, truffes chocolat noir, truffes glacées, truffes gourmandes',
    },
    {
      has: ['MILK', 'NUT'],
      only: 'LINE',
      names:
        'bouchée pralinée, bouchées pralinées, coussin de lyon, coussins de lyon, cocon de lyon, cocons de lyon, quenelles de lyon en chocolat',
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names: 'coussin de lyon, coussins de lyon, cocon de lyon, cocons de lyon',
    },
    {
      may: ['MILK', 'NUT'],
      only: 'LINE',
      names:
        'mendiants de noël, mendiants en chocolat, mendiants maison, mendiants au chocolat, mendiants chocolat',
    },
    {
      has: ['ALCOHOL'],
      may: ['MILK'],
      only: 'LINE',
      names: 'papaline, papalines, papaline d’avignon, papalines d’avignon',
    },
  ]),
  ...entriesOf([
    { has: ['EGG'], may: ['GLUTEN', 'MILK'], only: 'LINE', names: eggsWithOnions },
    { has: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: softRolls },
    { has: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: ravioliOfAMaker },
    { has: ['MILK'], only: 'LINE', names: milkChocolateOfAMaker },
    {
      only: 'LINE',
      names:
        'chocolat noir poulain, chocolat noir poulain 1848, poulain chocolat noir, poulain noir, poulain 1848 noir, chocolat dessert noir poulain, légumes pour soupe au pistou, légumes pour soupe pistou, légumes soupe au pistou surgelés, mélange de légumes pour soupe au pistou',
    },
  ]),
];
