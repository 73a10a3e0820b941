import { additions, combine, entriesOf, type LexiconEntry } from '../types.js';

/** Cuts, fish, cheeses, drinks and ready dishes by names that a shelf, a counter or a packet bears. */
export const shelfSavoury: readonly LexiconEntry[] = [
  ...entriesOf([
    {
      has: ['MEAT'],
      only: 'LINE',
      names: `
        surprise de bœuf, plates côtes, plate côte, cœur de filet, porterhouse, flat iron, tri tip, short ribs, feuillet de bœuf, feuillet de veau, panse de bœuf, panse de brebis, panse de veau, mamelle de vache, rate de bœuf, rate de veau, lamb chops, lamb chop, broutard, hohrücken, rindshackfleisch, rinderhackfleisch, gehacktes vom rind, kalbsleber, kutteln, kavurma, faisane, bartavelle, bartavelles, ramier, ramiers, pigeon ramier, poulette, géline de touraine, géline, coucou de rennes, coucou de malines, aileron, ailerons, ailerons de poulet, brocard, tranches de grisons, g de grisons, grisons en tranches, grisons tranchés, chachlik, chachliks, soupe tonkinoise, pho bo, phở bò, rindsplätzli, kalbsplätzli, rindstatar, hackfleisch vom rind, optigal, loué, bigard, isla délice, réghalal, socopa, jean rozé, tranchettes de bœuf
      `,
    },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names: `
        lagarto ibérico, lagarto ibérique, cinta senese, noir de bigorre, porc noir, maialino, lomo adobado, lomo ibérique, lomo ibérico, schiffala, mazza ticinese, spianata, spianata calabra, südtiroler speck, kolbász, csabai kolbász, pipe rustique, kintoa, allumettes nature, allumettes fumées, allumettes natures, charcutaille, charcutailles, grieben, grieben de porc, rohschinken, bündner rohschinken, coppa ticinese, le bon paris, jambon le bon paris, bordeau chesnel, tendre noix, tradilège, olida, paté olida, montorsi
      `,
    },
    { has: ['MEAT', 'PORK', 'GLUTEN'], names: 'farinheira, farinheiras, fleischschnacka' },
    { may: ['EGG'], only: 'LINE', names: 'fleischschnacka' },
    {
      has: ['MEAT', 'GLUTEN'],
      may: ['PORK', 'EGG'],
      only: 'LINE',
      names: 'lewerknepfle, leberknödel, lewerknepfla, leberknepfle',
    },
    {
      has: ['MEAT', 'PORK', 'GLUTEN'],
      may: ['MILK', 'EGG', 'NUT'],
      only: 'LINE',
      names: 'pâté de chartres, pâtés de chartres',
    },
    {
      has: ['FISH'],
      only: 'LINE',
      names: `
        lieu de l'alaska, colin de l'alaska, colin d'alaska, vives, grosse vive, filet de vive, filets de vive, huchon, acoupa, cernier, gravadlax, gravlax, gravlax de saumon, gravadlax de saumon, dos de julienne, filet de julienne, filets de julienne, pavé de julienne, pavés de julienne, filet de sabre, sabre noir, poisson sabre, pasta al tonno, ackee and saltfish, saltfish, delpierre, belle iloise, phare d'eckmühl, odyssée thon, boîte de ton, boîtes de ton, ton à l'huile, ton au naturel, ton blanc, ton albacore, miettes de ton, thon odyssée
      `,
    },
    { has: ['GLUTEN', 'FISH'], only: 'LINE', names: 'pasta al tonno' },
    {
      has: ['SHELLFISH'],
      only: 'LINE',
      names:
        'limaces de mer, limace de mer, =chevrettes, zamburiñas, zamburinas, navajas, berberechos, violets de roche, violets de méditerranée, figues de mer, figue de mer',
    },
    { has: ['SHELLFISH', 'GLUTEN'], may: ['EGG'], only: 'LINE', names: 'ebi fry, ebi furai' },
    {
      has: ['MILK'],
      only: 'LINE',
      names: `
        pavin, fiumorbu, u fiumorbu, fromage d'anniviers, bagnard, queijo da serra, sirene, société, roquefort société, islos, brin d'affinois, pavé d'affinois, giovanni ferrari, baer, baer camembert, hirz, yogourt hirz, gerber fondu, gerber fondue, chalet fromage fondu, malai, lc1, floralp, raccard, toasties, chäsli, nata, milkybar, demi crème valflora
      `,
    },
    {
      has: ['ALCOHOL'],
      only: 'LINE',
      names: 'hermitage, crozes hermitage, aigle les murailles, stroh, stroh rum, rhum stroh',
    },
    { may: ['ALCOHOL'], only: 'LINE', names: 'malaga' },
    {
      only: 'LINE',
      names:
        'raisins de malaga, raisin de malaga, raisins malaga, raisins secs malaga, raisins secs de malaga',
    },
    {
      has: ['ALCOHOL', 'GLUTEN'],
      only: 'LINE',
      names:
        'cardinal blonde, canette de cardinal, bouteille de cardinal, boxer old, boxer bière, bière cardinal, malzbier, bière blde, biere blde',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names:
        'clausthaler, khatfa, khatfas, =malté, =maltés, maltée, maltées, puntalette, puntalettes, bâtarde, bâtardes, soja foncé, soja clair, sauce soja foncée, bulldog sauce, sauce bulldog, liant express, liant, rotis indiens, roti canai, roti indien, pain roti',
    },
    { may: ['GLUTEN'], only: 'LINE', names: 'vitam r, fond de rôti' },
    {
      may: ['ALCOHOL'],
      has: ['GLUTEN'],
      only: 'LINE',
      names: 'taralli, tarallini',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: [
        'cannelloni secs',
        'cannellonis secs',
        'cannelloni à farcir',
        'cannellonis à farcir',
        'tubes de cannelloni',
        'tubes à cannelloni',
      ].join(', '),
    },
    { may: ['EGG'], only: 'LINE', names: 'sauce gaucho, sauce algérienne' },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
      filled: true,
      only: 'LINE',
      names:
        'bao, baos, gua bao, guabao, bourek, boureks, bourak, fataya, fatayas, loempia, loempias, lumpia, lumpias, shumai, shumaïs, shaomai',
    },
    { has: ['FISH', 'GLUTEN'], may: ['SHELLFISH'], only: 'LINE', names: 'coraya' },
    { may: ['GLUTEN'], names: 'galette bretonne complète, galettes bretonnes complètes' },
    {
      has: ['MEAT', 'PORK', 'MILK', 'EGG'],
      only: 'LINE',
      names:
        'galette bretonne complète, galettes bretonnes complètes, galette complète au sarrasin',
    },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK', 'MILK', 'EGG'],
      only: 'LINE',
      names: 'muffuletta, muffulettas, monte cristo, sandwich monte cristo, stromboli, strombolis',
    },
    {
      has: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names: 'croque fromage, croques fromage, croque au fromage, mac et cheese, mac n cheese',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names: 'croque tofu, croque végétal, pasta, pasta alla norma',
    },
    { has: ['MILK'], only: 'LINE', names: 'pasta alla norma' },
    { has: ['GLUTEN', 'MILK', 'EGG'], only: 'LINE', names: 'flan aux pruneaux, flan breton' },
    { has: ['MEAT'], only: 'LINE', names: 'puchero, =buf, buf haché' },
    { may: ['PORK'], only: 'LINE', names: 'puchero' },
    {
      has: ['MEAT'],
      only: 'LINE',
      names: combine(
        'curry de poulet, curry de dinde, curry poulet, poulet curry, poulet au curry, émincé de poulet au curry, curry de bœuf, curry d’agneau',
        'au lait de coco, coco, lait de coco, à la noix de coco',
        '',
      ).join(', '),
    },
    {
      has: ['FISH'],
      only: 'LINE',
      names: 'tont, nioc mam, nuoc nam, nuocnam, file de sole, files de sole',
    },
    { has: ['SHELLFISH'], only: 'LINE', names: 'moulles, moule de bouchot, moules de bouchot' },
    { has: ['MILK'], only: 'LINE', names: 'rocfort, rokfort, roquefor, =lai, =bri' },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names:
        'pin complet, pin de mie, pin de campagne, =pâtte, =pâttes, cous cous, pitta, pittas, pain pitta',
    },
    {
      has: ['FISH'],
      only: 'LINE',
      names: combine(
        'sashimi, sashimis, ceviche, céviche, tartare, carpaccio',
        'saumon, thon, daurade, dorade, bar, truite, maquereau, cabillaud, lieu, féra, omble, sardines, haddock, merlu, mulet, loup',
      ).join(', '),
    },
    { has: ['MILK'], only: 'LINE', names: 'tête moine, zymil, minus l, lait minus l' },
    { has: ['ALCOHOL'], only: 'LINE', names: 'côtes rhône, cotes rhone' },
    { has: ['GLUTEN'], only: 'LINE', names: 'pâte pizza, pate pizza, pâte pizza fine' },
    { may: ['NUT'], only: 'LINE', names: 'vegan cheese, cream cheese vegan, vegan cream cheese' },
    { may: ['NUT', 'GLUTEN'], only: 'LINE', names: 'barista végétal, barista vegan' },
    { only: 'LINE', names: 'no egg, egg replacer, faux thon, faux saumon, faux gras' },
    { may: ['MILK'], only: 'LINE', names: 'rösti, röstis, roesti' },
    {
      names:
        'rösti nature, röstis nature, rösti en sachet, rösti sous vide, rösti nature sous vide, rösti sous vide nature',
    },
    { may: ['GLUTEN'], only: 'LINE', names: 'heura chunks, chunks végétaux' },
    {
      may: ['GLUTEN', 'EGG'],
      only: 'LINE',
      names: combine(
        'galette, galettes, boulette, boulettes, nugget, nuggets, escalope, escalopes',
        'végé, végétarien, végétariens',
        '',
      ).join(', '),
    },
    { has: ['MEAT', 'GLUTEN'], only: 'LINE', names: 'père dodu' },
    {
      has: ['GLUTEN', 'MILK', 'EGG'],
      may: ['FISH'],
      only: 'LINE',
      names: combine('wrap, wraps, sandwich, sandwichs', 'césar, caesar', '').join(', '),
    },
    {
      has: ['MEAT', 'GLUTEN', 'MILK', 'EGG'],
      may: ['FISH'],
      only: 'LINE',
      names: combine(
        'wrap, wraps, sandwich, sandwichs',
        'poulet césar, poulet caesar, césar poulet, caesar poulet',
        '',
      ).join(', '),
    },
    {
      has: ['MEAT', 'GLUTEN'],
      may: ['PORK', 'MILK', 'EGG'],
      only: 'LINE',
      names:
        'mcdo, menu mcdo, happy meal, subway, hot pocket, hot pockets, tendre croc, bolino, sodebo, délice au jambon, délices au jambon',
    },
    {
      has: ['MILK', 'GLUTEN'],
      may: ['MEAT', 'PORK', 'EGG'],
      only: 'LINE',
      names: 'cholera, choléra valaisan, cholera valaisanne, cholera valaisan, choléra valaisanne',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names:
        'rivoire et carret, rivoire carret, american sandwich, american sandwich complet, cecco',
    },
    { may: ['GLUTEN'], only: 'LINE', names: 'fitness nature, céréales fitness, fitness céréales' },
    { has: ['GLUTEN', 'MILK'], only: 'LINE', names: 'pâtes älpler, älpler macaroni' },
    { has: ['MILK'], only: 'LINE', names: 'gerber fromage, fromage gerber, crème stalden' },
    {
      only: 'LINE',
      names: combine(
        'panzani, barilla, zapetti, buitoni, mutti',
        'sauce tomate, sauce tomates, sauce basilic, sauce tomate basilic, sauce napolitaine, sauce provençale',
        ' ',
      ).join(', '),
    },
    {
      has: ['MEAT'],
      may: ['PORK'],
      only: 'LINE',
      names: [
        ...combine('panzani, barilla, zapetti, buitoni', 'sauce bolognaise, bolognaise', ' '),
        ...combine('sauce bolognaise, bolognaise', 'panzani, barilla, zapetti, buitoni', ' '),
      ].join(', '),
    },
    { names: "fisherman's friend, fisherman friend, kiss cool, la vosgienne, vosgienne" },
    {
      has: ['HONEY'],
      names: "pollen d'abeille, pollen d'abeilles, pollen frais, pollen de fleurs",
    },
    {
      names:
        'nata de coco, gofio de maïs, lait de pavot, levain de sarrasin, levain de riz, dangmyeon',
    },
    {
      has: ['GLUTEN'],
      only: 'LINE',
      names:
        'bruschetta tomate, bruschetta à la tomate, bruschettas tomate, bruschetta aux tomates',
    },
  ]),
  ...additions([
    { has: ['MILK'], only: 'LINE', names: 'emmentalerli, emmentalerlis' },
    { may: ['ALCOHOL'], has: ['MILK'], only: 'LINE', names: 'gerber fondue' },
    { has: ['MEAT'], only: 'LINE', names: 'fond de rôti' },
    { may: ['PORK'], only: 'LINE', names: 'fond de rôti' },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names:
        'sauce cacahuète, sauce cacahuètes, sauce aux cacahuètes, sauce arachide, laksa, curry laksa',
    },
    {
      has: ['MEAT'],
      may: ['PORK'],
      only: 'LINE',
      names: 'bol de ramen, bols de ramen, ramen maison, soupe ramen',
    },
    {
      has: ['GLUTEN', 'MILK'],
      only: 'LINE',
      names: 'flammkuchen, flammkueche, flammenkuchen, tarte flambée alsacienne',
    },
    { has: ['MEAT', 'PORK'], only: 'LINE', names: 'flammkuchen, flammkueche, flammenkuchen' },
    {
      may: ['MILK'],
      only: 'LINE',
      names: combine(
        'tacos',
        '1 viande, 2 viandes, 3 viandes, deux viandes, trois viandes',
        ' ',
      ).join(', '),
    },
    {
      may: ['MILK'],
      only: 'LINE',
      names: 'pastilla, pastillas, pastilla au poulet, pastilla de pigeon',
    },
  ]),
];
