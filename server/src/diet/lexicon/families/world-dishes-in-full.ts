import { additions, combine } from '../types.js';

/** Dishes and sauces of other kitchens: all that their usual recipe holds and their name does not say. */
export const worldDishesInFull = additions([
  {
    has: ['NUT', 'GLUTEN', 'EGG', 'MILK'],
    names:
      'tourte engadine, tourte engadinoise, tourte de l’engadine, tarte engadine, tarte engadinoise',
  },
  {
    has: ['NUT', 'EGG'],
    names: 'meringue japonaise, meringues japonaises, bienmesabe, fond japonais',
  },
  { has: ['MEAT'], may: ['MILK', 'EGG'], names: 'vitello tonnato' },
  {
    has: ['NUT', 'GLUTEN', 'EGG'],
    may: ['MILK', 'ALCOHOL'],
    names:
      'tarte au kirsch de zoug, gâteau au kirsch de zoug, tarte au kirsch zougoise, gâteau au kirsch zougois, tarte zougoise',
  },
  {
    may: ['MEAT'],
    names:
      'pommes boulangère, pommes boulangères, pommes boulangère au fromage, pommes boulangères au fromage, pommes de terre boulangère, pommes de terre boulangères, pommes de terre à la boulangère, gratin boulangère',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: combine(
      'dés marinés, cubes marinés, émincé mariné, lamelles marinées, tranches marinées, morceaux marinés, haché mariné, filets marinés, bâtonnets marinés, haché, haché cru',
      'tofu, tempeh',
    ).join(', '),
  },
  { may: ['GLUTEN'], names: 'gardein' },
  { has: ['NUT'], names: 'skippy' },
  { has: ['MILK'], names: 'rama cremefine, cremefine' },
  {
    has: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    names: 'pizza hawaï, pizza hawaii, pizza hawaïenne, hawaï pizza, toast hawaï, toast hawaii',
  },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['MILK', 'EGG', 'ALCOHOL'],
    names: 'bœuf wellington, filet wellington, beef wellington',
  },
  {
    has: ['MEAT'],
    may: ['MILK', 'ALCOHOL', 'GLUTEN'],
    names: 'shepherd’s pie, shepherds pie, shepherd pie, cottage pie',
  },

  {
    has: ['FISH'],
    may: ['SCALELESS_FISH', 'SHELLFISH'],
    only: 'LINE',
    names:
      'temaki, temakis, nigiri, nigiris, gunkan, gunkans, uramaki, uramakis, dynamite roll, spicy tuna roll',
  },
  {
    may: ['FISH', 'SHELLFISH', 'SCALELESS_FISH'],
    only: 'LINE',
    names: 'futomaki, futomakis, sushi burrito',
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names:
      'estouffade, estouffade de bœuf, estouffade de veau, estouffade de sanglier, carbonnade, saltimbocca, saltimbocca de veau, saltimbocca de poulet, ',
  },
  {
    may: ['MEAT', 'PORK', 'GLUTEN', 'EGG'],
    only: 'LINE',
    names: 'rouleaux impériaux, rouleau impérial, pâtés impériaux, pâté impérial',
  },
  { may: ['SHELLFISH', 'MEAT', 'PORK'], only: 'LINE', names: 'chop suey' },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: 'soupe laksa, bol de laksa, curry udon, tempura, tempuras',
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names: 'tempura, tempuras, tempura de légumes, tempura de crevettes, pâte à tempura',
  },
  {
    may: ['FISH'],
    only: 'LINE',
    names: 'curry udon, sauce tempura, bol d’udon, soupe udon, kake udon, kitsune udon',
  },
  {
    may: ['MEAT', 'PORK', 'EGG'],
    only: 'LINE',
    names:
      'bol de ramen, bols de ramen, soupe ramen, ramen maison, shoyu ramen, miso ramen, ramen miso, ramen shoyu, tantanmen, tsukemen, champon, yakisoba, jajangmyeon, jjajangmyeon, lo mein, chow mein, nouilles yakisoba du traiteur, wok de nouilles',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      'tantanmen, tsukemen, champon, lo mein, chow mein, jajangmyeon, jjajangmyeon, tian mian jiang, sauce jjajang, jjajang, aburaage, abura age',
  },
  {
    may: ['FISH'],
    only: 'LINE',
    names:
      'yakisoba, shoyu ramen, dashi shoyu, sauce udon dashi, mentsuyu, tsuyu, sauce tempura, sauce soba',
  },
  {
    has: ['GLUTEN'],
    may: ['ALCOHOL', 'FISH'],
    only: 'LINE',
    names: 'mentsuyu, tsuyu, dashi shoyu, sauce soba, sauce tempura, tare, sauce tare',
  },
  {
    may: ['MEAT', 'PORK', 'MILK', 'GLUTEN', 'EGG'],
    only: 'LINE',
    names:
      'brocoflette, poulet kiev, chicken kiev, knödel, knödels au lard, canederli, semmelknödel',
  },
  { has: ['MEAT', 'GLUTEN', 'MILK'], only: 'LINE', names: 'poulet kiev, chicken kiev' },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names:
      'kimbap, gimbap, mandu, mandus, mandoo, khinkali, hachapuri viande, empanadillas, empanadilla',
  },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['PORK', 'EGG'],
    filled: true,
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
    only: 'LINE',
    names:
      'empanadillas, empanadilla, khinkali, mandu, mandus, mcnuggets, chicken mcnuggets, kfc, bucket kfc',
  },
  { may: ['FISH', 'EGG'], only: 'LINE', names: 'kimbap, gimbap' },
  {
    has: ['GLUTEN', 'MEAT'],
    may: ['PORK', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'nachos chili, chilaquiles, enchilada, poutine',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'nachos chili, nachos gratinés, chilaquiles, poutine, elotes, elote, tarte au citron meringuée, haydari, borani, mast o khiar, fattet, ashak, arepas au fromage, pão de queijo, pao de queijo',
  },
  {
    has: ['MEAT'],
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'poutine, ashak, poulet makhani, murgh makhani',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: 'poulet makhani, murgh makhani, tandoori de poulet, marinade tandoori, poulet tandoori',
  },
  {
    may: ['NUT', 'MILK'],
    only: 'LINE',
    names:
      'poulet korma, agneau korma, korma d’agneau, korma de poulet, légumes korma, sauce korma, curry korma, biryani royal, poulet makhani',
  },
  { may: ['MEAT', 'FISH', 'NUT'], only: 'LINE', names: 'ndolé, sauce mafé' },
  {
    has: ['NUT'],
    only: 'LINE',
    names:
      'mrouzia, tajine mrouzia, ndolé au bœuf, ndolé viande, plat de ndolé, portion de ndolé, 1 ndolé',
  },
  {
    may: ['FISH'],
    only: 'LINE',
    names: 'salsa verde italienne, sauce verte italienne, vitello tonnato',
  },
  {
    has: ['FISH'],
    may: ['SHELLFISH'],
    only: 'LINE',
    names:
      'nam prik, nam prik pao, sambal badjak, sambal bajak, curry paste, red curry paste, green curry paste, thai curry paste',
  },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names:
      'fond lié, demi glace, maggi kub, choucroute william saurin, william saurin, nouilles cup, mr noodles, nissin, nissin demae, demae ramen, soupe royco, royco',
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names:
      'bouillon végétal cube, cube végétal, velouté instantané, soupe instantanée, soupe en sachet, soupe déshydratée, nissin, mr noodles, roti canai, roti prata, upma, rava, sooji, suji, dalia, mhadjeb, m’hadjeb, mahjouba, mandazi, chin chin, zopfteig, schwarzbrot, muffuletta, semelle de pain, bragg soja',
  },
  {
    has: ['MEAT', 'GLUTEN', 'MILK'],
    may: ['PORK'],
    only: 'LINE',
    names: 'zapetti, ravioli zapetti',
  },
  {
    has: ['MILK'],
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'chou-fleur gratiné, brocolis gratinés, patates gratinées, pommes de terre gratinées, endives gratinées, légumes gratinés, chou fleur au gratin, poireaux gratinés, pâtes gratinées, macaronis gratinés',
  },
  {
    has: ['MEAT', 'GLUTEN'],
    only: 'LINE',
    names:
      'kibbé, kibbés, kebbé, kebbe, sfiha, sfihas, trida, cornish pasty, cornish pasties, steak pie, steak and kidney pie, chicken pie, chicken pot pie, beef pie, reuben sandwich, sloppy joe, philly cheese steak, cheesesteak, chili dog',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'cornish pasty, cornish pasties, steak pie, chicken pie, chicken pot pie, beef pie, reuben sandwich, philly cheese steak, cheesesteak, kasnudeln',
  },
  { may: ['PORK'], only: 'LINE', names: 'sloppy joe, toad in the hole, chili dog' },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names: 'toad in the hole, bougatsa, galaktoboureko, künefe, kunefe',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    names: 'toad in the hole, bangers, bangers and mash',
  },
  { may: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: 'bobotie, bangers and mash' },
  { has: ['GLUTEN'], only: 'LINE', names: 'smørrebrød, smorrebrod, tartine danoise, kasnudeln' },
  {
    has: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names: 'kotlet schabowy, kotlety, szegediner goulasch',
  },
  { has: ['NUT'], only: 'LINE', names: 'künefe, kunefe' },
  { may: ['GLUTEN'], only: 'LINE', names: 'bangers' },
  { has: ['MILK', 'GLUTEN'], only: 'LINE', names: 'tarhana, trahana, trahanas' },
  { has: ['EGG'], only: 'LINE', names: 'schupfnudeln' },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    only: 'LINE',
    adds: false,
    names:
      'pierogi à la pomme de terre, pierogi aux pommes de terre, pierogi aux champignons, pierogi à la choucroute et aux champignons, pierogi aux champignons et à la choucroute',
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    only: 'LINE',
    adds: false,
    names:
      'pierogi au fromage, pierogi au fromage blanc, pierogi aux pommes de terre et au fromage, pierogi aux pommes de terre et au fromage blanc, pierogi ruskie',
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    only: 'LINE',
    adds: false,
    names: 'knödel aux pruneaux, knödel aux prunes, knödel aux abricots',
  },
]);
