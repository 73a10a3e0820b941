import { additions, combine } from '../types.js';

const gratinVegetables =
  'brocoli, brocolis, chou, épinards, asperges, blettes, bettes, côtes de blettes, côtes de bette, côtes de bettes, fenouil, salsifis, courgettes, courge, potiron, butternut, céleri, carottes, panais, topinambours, champignons, aubergines, navets, crevettes, jambon, moules, Saint-Jacques, la mer, saumon, thon, cabillaud, morue, œufs, poulet';

const lasagneFillings =
  'courgettes, aubergines, légumes, épinards, potiron, courge, poireaux, brocoli, champignons, chèvre, saumon';

/** Products whose name says the main thing only: what a sauce, a glaze, a crumb or a filling adds to it. */
export const unsaidParts = additions([
  // Sauces of a packet, bound and made with the fond that they are named after.
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names:
      'sauce rôti, sauce rôtie, sauce de rôti, sauce à rôti, sauce pour rôti, sauce roti, sauce rôti liée, sauce liée, sauce rôtie liée, sauce de rôti liée, sauce viande, sauce de viande, sauce gibier, sauce pour gibier, sauce volaille, sauce poulet rôti, sauce veau, sauce bœuf, sauce agneau, bratensauce, sauce pour émincé, sauce émincé, sauce espagnole, bisto, gravy granules, jus lié en poudre, jus de rôti lié, jus de viande lié, jus de rôti en poudre',
  },
  {
    may: ['MEAT', 'PORK', 'MILK', 'GLUTEN'],
    only: 'LINE',
    names:
      'sauce knorr, sauce en sachet, sauce en poudre, sauce instantanée, sauce en granulés, sauce déshydratée, fix bolognaise, fix knorr, knorr fix, maggi fix, fix maggi, mix knorr, mix maggi, sachet knorr, sachet maggi, sauce champignon en sachet, sauce champignons en sachet',
  },
  {
    may: ['MEAT', 'GLUTEN'],
    only: 'LINE',
    names:
      'sauce aux morilles à la crème, sauce forestière à la crème, sauce chasseur, sauce madère, sauce charcutière, sauce robert, sauce diable, sauce bigarade, sauce financière, sauce bordelaise, sauce bourguignonne, sauce marchand de vin, sauce grand veneur, sauce périgueux, sauce lyonnaise, sauce forestière, sauce au poivre, sauce au poivre vert, sauce poivre vert, sauce aux morilles, sauce morilles',
  },
  { may: ['MILK', 'GLUTEN'], only: 'LINE', names: 'sauce à l’oignon, sauce aux oignons' },
  // Bound with a béchamel, or browned under cheese and crumbs.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'moussaka, moussakas, moussaka de porc, œufs florentine',
  },
  { has: ['MEAT', 'MILK', 'GLUTEN'], may: ['EGG'], names: 'pastitsio, pastitsada' },
  { may: ['GLUTEN'], only: 'LINE', names: combine('gratin', gratinVegetables).join(', ') },
  { may: ['GLUTEN'], only: 'LINE', names: 'gratin du traiteur, gratin surgelé, gratin de restes' },
  {
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names: combine('lasagnes, lasagne', lasagneFillings).join(', '),
  },
  {
    may: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names:
      'moules gratinées, fruits de mer gratinés, tomates gratinées, huîtres gratinées, coquillages gratinés, poisson gratiné, filet de poisson gratiné, légumes gratinés, courgettes gratinées, fenouil gratiné, pommes de terre gratinées, coquille saint jacques à la parisienne, coquilles saint jacques à la parisienne, coquille de poisson, coquilles de poisson, coquille de la mer',
  },
  // Glazed or simmered the Japanese way, with soy sauce and mirin.
  {
    may: ['GLUTEN', 'ALCOHOL'],
    only: 'LINE',
    names:
      'brochettes yakitori, yakitori, yakitoris, yakitori de poulet, yakitori au poulet, yakitori de bœuf, poulet yakitori, sukiyaki, yakiniku, gyudon, oyakodon, nikujaga, kabayaki, unagi kabayaki, anguille kabayaki, chashu, char siu, porc chashu, poulet chashu, karaage, poulet karaage, brochettes japonaises, brochette japonaise, brochette bœuf fromage, brochettes bœuf fromage, sauce tare, sauce kabayaki, tamagoyaki, omelette japonaise, kakuni, aubergine miso, aubergines miso, black cod miso, cabillaud miso, saumon miso, tsukudani',
  },
  { may: ['FISH'], only: 'LINE', names: 'tamagoyaki, omelette japonaise' },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['ALCOHOL'],
    names: 'tsukune, tsukunes, tebasaki, teppanyaki de poulet, teppanyaki au bœuf',
  },
  { has: ['MEAT', 'PORK', 'GLUTEN'], may: ['ALCOHOL'], names: 'shogayaki' },
  { has: ['FISH', 'GLUTEN'], may: ['SCALELESS_FISH', 'ALCOHOL'], names: 'unadon, unaju' },
  { has: ['GLUTEN', 'MEAT', 'PORK', 'EGG'], only: 'LINE', names: 'tonkatsu, porc tonkatsu' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'poke bowl saumon, poke bowl au saumon, poke saumon, poke bowl thon, poke thon',
  },
  { may: ['GLUTEN', 'ALCOHOL'], only: 'LINE', names: 'nasu dengaku, dengaku, kinpira' },
  { has: ['GLUTEN'], may: ['FISH', 'ALCOHOL'], names: 'inari, inarizushi' },
  // Crackers and rusks by their brand.
  {
    has: ['GLUTEN'],
    may: ['MILK'],
    names:
      'darvida, darvidas, blévita, blevita, ryvita, finn crisp, triscuit, triscuits, saltine, saltines, premium plus, carr’s, jacob’s crackers, jacob’s, snatt’s, leksands, sigdal, belin, crackers belin, biscottes pelletier, pain grillé pelletier, biscuits gerblé, gerblé, paquet de grany, boîte de grany, chipster, chipsters, monaco belin, taralli, tarallis, crackers de table, vitabis, breton crackers, stoned wheat thins, ritz crackers, toasts melba, toast melba, pain melba',
  },
  { may: ['ALCOHOL'], only: 'LINE', names: 'taralli, tarallis' },
  {
    has: ['GLUTEN', 'MILK'],
    names:
      'darvida sandwich, darvida fromage, darvida duo, blévita gruyère, blévita sandwich, goldfish, roka, roka fromage, gaufrettes au fromage, monaco fromage',
  },
  // Charcuterie with nuts in its paste or its forcemeat.
  {
    may: ['NUT'],
    only: 'LINE',
    names:
      'mortadelle, mortadelles, mortadella, mortadelle de bologne, mortadelle bologne, mortadelle aux olives, mortadelle de volaille, mortadelle de dinde, mortadelle de bœuf, mortadelle de poulet, galantine, galantines, galantine de volaille, galantine de porc, ballotine, ballottine, ballotines, ballottines, ballotine de volaille, ballottine de volaille, ballotine de canard, cervelas de lyon, cervelas lyonnais, saucisson de lyon à cuire, saucisson lyonnais, saucisson chaud lyonnais, pâté richelieu, pâté de chartres, terrine de lièvre, terrine de chevreuil, terrine de gibier, terrine de sanglier, terrine de faisan, terrine de cerf, pâté de gibier, pâté de lièvre, pâté de faisan',
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    names: 'terrine de faisan, pâté de faisan',
  },
  {
    has: ['NUT'],
    only: 'LINE',
    names: 'pistaché, pistachée, pistachés, pistachées, hure pistachée, hure à la pistache',
  },
  { has: ['GLUTEN', 'MILK'], adds: false, names: 'coque de tartelette, coques de tartelettes' },
  { may: ['GLUTEN'], adds: false, names: 'rice cracker, rice crackers' },
  {
    has: ['MILK'],
    adds: false,
    only: 'LINE',
    names: 'lait vache, fromage vache, yaourt vache, tomme vache',
  },
  { has: ['MEAT', 'GLUTEN'], adds: false, names: 'lahmacun, lahmacuns, lahmajoun, lahmajouns' },
  // Rolls and dumplings of the bakery and the deli, by their filling.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'rouleaux de printemps aux crevettes, rouleaux de printemps au crabe, rouleau d’été, rouleaux d’été, bouchées aux crevettes, bouchée aux crevettes, bouchées vapeur aux crevettes',
  },
  {
    may: ['MEAT', 'PORK', 'SHELLFISH', 'GLUTEN'],
    only: 'LINE',
    names: 'rouleau d’été, rouleaux d’été, bouchées vapeur, bouchée vapeur',
  },
]);
