import { additions, entriesOf, type LexiconEntry } from '../types.js';

/** Dishes, sweets and groceries of West and Central Africa and of the Maghreb, as their cooks write them in France. */
export const kitchensOfTheMaghrebAndAfrica: readonly LexiconEntry[] = [
  ...entriesOf([
    // West and Central Africa: nothing that is forbidden.
    {
      names:
        'jus de bouye, araw de mil, grumeaux de mil, koki de niébé, koki haricot, koki haricots, nian gao, nin gou, farine de niébé, couscous de mil, couscous de fonio, couscous de sorgho',
    },
    {
      has: ['SHELLFISH'],
      only: 'LINE',
      names: '=yet, =yète, yokhoss, yokhos, =touffa, mollusque séché, mollusques séchés',
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH'],
      names: 'guedj, guedji, guedjh, kéthiakh, kethiakh, ketiakh, tambadiang, adjovan, lanhouin',
    },
    {
      has: ['MEAT'],
      names:
        'thiep bou yapp, thiep bou yap, thiébou yapp, thiebou yapp, tiep bou yapp, ceebu yapp, ceebu yàpp, thiébou guinar, thiep bou guinar, thiep au poulet, thiep poulet, tieb au poulet',
    },
    {
      has: ['MILK'],
      names:
        'thiakry, tiakry, thiacry, tiacry, chakry, caakiri, dégué, lait caillé sow, lait sow, =soow, lakh, laakh',
    },
    { may: ['MILK'], names: 'sombi' },
    { has: ['NUT'], names: 'ngalakh, ngalax, ngalaax, kankankan, kan kan kan' },
    { has: ['NUT'], may: ['MEAT'], names: 'suya' },
    { may: ['MEAT', 'FISH', 'EGG'], only: 'LINE', names: 'moin moin, moyi moyi, moinmoin' },
    { may: ['MEAT'], names: 'jollof, jollof rice, riz jollof, riz gras' },
    {
      may: ['EGG', 'MILK', 'GLUTEN'],
      names:
        'accras de niébé, accra de niébé, acras de niébé, acra de niébé, accras de haricots, beignets de niébé, beignet de niébé',
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH', 'MEAT', 'SHELLFISH'],
      names: 'soupou kandia, soupou kanja, soupe kandia, soupe kandja',
    },
    { has: ['FISH'], names: 'garba, sauce claire au capitaine, sauce claire à la carpe' },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH'],
      names: 'sauce claire au poisson, sauce claire de poisson',
    },
    {
      has: ['MEAT'],
      may: ['PORK', 'GLUTEN'],
      names: '=adja, cube adja, cubes adja, bouillon adja, cube jumbo, cubes jumbo, bouillon jumbo',
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH', 'MEAT'],
      names: 'mbongo tchobi, mbongo, liboke, maboke, =eru, eru aux crevettes',
    },
    { has: ['FISH'], names: 'makayabu' },
    { may: ['MEAT'], only: 'LINE', names: 'brochettes de soya, brochette de soya' },
    // The Maghreb.
    { has: ['MEAT'], names: 'mtewem, mthewem, mtouem, mermez' },
    { has: ['GLUTEN'], may: ['MILK'], names: 'bradj, bradjs, mbradja' },
    {
      has: ['EGG', 'GLUTEN'],
      may: ['HONEY', 'MILK'],
      names: 'yoyo tunisien, yoyos tunisiens, yoyo au miel, yoyos au miel',
    },
    { has: ['MEAT'], names: 'kourdass, kourdas, kerdas, osbane, osban, osbana' },
    {
      has: ['NUT', 'GLUTEN'],
      may: ['MILK'],
      names: 'kalb el louz, qalb el louz, kalb ellouz, qalb ellouz',
    },
    {
      has: ['NUT', 'GLUTEN'],
      may: ['MILK', 'EGG'],
      names: 'ghriba bahla, ghribia bahla, ghraiba bahla, ghoriba bahla',
    },
    {
      has: ['NUT', 'EGG'],
      may: ['GLUTEN'],
      names:
        'mkhabez, mkhabaz, mkhabbez, mchewek, mchaouek, mchekla, arayech, aarayech, dziriettes, dziriate, skandraniette, skandraniettes',
    },
    {
      has: ['NUT', 'GLUTEN'],
      may: ['MILK', 'EGG', 'HONEY'],
      names: 'tcharek, tcharak, samsa aux amandes, samsas aux amandes',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['NUT', 'EGG'],
      names: 'kaak nakache, kaak nakkache, kaak naqache',
    },
    {
      has: ['GLUTEN', 'MILK'],
      names: 'mbesses, mbessess, mbassas, mtabga',
    },
    { has: ['GLUTEN'], may: ['MILK', 'HONEY'], names: 'assida' },
    {
      has: ['MILK', 'NUT'],
      may: ['EGG', 'GLUTEN'],
      names: 'assida zgougou, assidat zgougou, assida au zgougou, zgougou',
    },
    { has: ['GLUTEN'], may: ['MILK', 'EGG'], names: 'mlawi, mlewi, mlaoui' },
    { has: ['EGG'], names: 'kafteji, keftaji, ojja, ojjas' },
    { has: ['GLUTEN'], may: ['FISH', 'EGG', 'MEAT'], names: 'lablabi, lablebi' },
    {
      has: ['FISH', 'EGG', 'GLUTEN'],
      names: 'fricassé tunisien, fricassés tunisiens, fricassé au thon, fricassés au thon',
    },
    {
      may: ['MEAT', 'PORK', 'GLUTEN', 'EGG'],
      clearedBy: ['PLANT', 'PERMITTED_ANIMAL'],
      names: '=fricassé, =fricassés',
    },
    {
      has: ['MILK', 'GLUTEN'],
      may: ['EGG'],
      names: 'briouates au fromage, briouate au fromage, briouates fromage, briouats au fromage',
    },
    // Jewish kitchens of the Maghreb and of the East.
    { has: ['MEAT', 'EGG'], may: ['GLUTEN'], names: 'banatage, banatages, minina' },
    { has: ['MEAT'], may: ['GLUTEN'], names: 'msoki' },
    { has: ['MEAT', 'EGG', 'GLUTEN'], names: 'mina de pessah' },
    { has: ['NUT'], may: ['ALCOHOL'], names: 'charosset, haroset, harosset, harosseth' },
    { has: ['MEAT'], names: 'pkaïla, pkaila, bkaila, bkaïla' },
    { has: ['MEAT', 'GLUTEN'], may: ['EGG'], names: 'dafina, adafina, skhina, schina juive' },
    { has: ['MEAT', 'GLUTEN'], names: 'tchoulent, tcholent, tchoulend, tschoulent, cholent' },
    { has: ['EGG'], may: ['GLUTEN', 'MILK'], names: 'kugel, kougel' },
    {
      has: ['EGG'],
      may: ['GLUTEN'],
      names: 'kugel de pommes de terre, kugel aux pommes de terre, kugel pommes de terre',
    },
    {
      has: ['EGG', 'GLUTEN'],
      may: ['MILK'],
      names: 'kugel de nouilles, kugel aux nouilles, lokshen kugel, kugel de vermicelles',
    },
    {
      has: ['EGG', 'GLUTEN'],
      may: ['MEAT'],
      names:
        'kneidlech, kneidlekh, kneidler, kneidlers, kneidel, kneydlech, boulettes de matza, boulettes de matsa, boulettes de matzo, boulettes de pain azyme, matza balls, matzo balls',
    },
    {
      has: ['MEAT'],
      names:
        'foie haché de volaille, foies hachés de volaille, foie haché de poulet, foie de poulet haché',
    },
    {
      has: ['ALCOHOL'],
      names: 'vin de kiddouch, vin de kiddoush, vin de kidouch, vin kiddouch, vin kiddoush',
    },
    { names: 'margarine parve, margarine casher parve, margarine cacher parve, margarine parvé' },
  ]),
  ...additions([
    {
      may: ['SCALELESS_FISH'],
      names:
        'thiéboudienne, thieboudienne, thiéboudiène, thieboudiène, thiébou dieune, thiebou dieune, thiebou dien, tiéboudienne, tieboudienne, thiep bou dien, thiep bou dieune, ceebu jen, ceebu jën, thiéboudienne aux vermicelles',
    },
    { has: ['FISH'], names: 'thiéboudiène, thieboudiène, thiébou dieune, thiebou dieune' },
    {
      has: ['FISH'],
      names: 'thiebou dien, tiéboudienne, tieboudienne, thiep bou dieune, ceebu jen, ceebu jën',
    },
    { may: ['SHELLFISH'], names: 'sauce graine' },
    { has: ['NUT', 'EGG'], names: 'makrout el louz, makroud el louz, makrout louz' },
    { may: ['GLUTEN'], only: 'LINE', names: 'domoda' },
    {
      has: ['GLUTEN'],
      names: 'tride, trid, rfissa, rechta, chakhchoukha, chekhchoukha, chakhchouka',
    },
    { may: ['MEAT'], names: 'chekhchoukha, chakhchouka' },
  ]),
];
