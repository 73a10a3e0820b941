import { additions, combine, entriesOf, type LexiconEntry } from './types.js';

const vegetables =
  'carottes, carottes fanes, carottes fane, carottes nouvelles, jeunes carottes, mini carottes, navets, navets nouveaux, petits navets, panais, oignons, petits oignons, oignons grelots, oignons nouveaux, échalotes, betteraves, petites betteraves, topinambours, radis, poireaux, fenouils, légumes, petits légumes, légumes racines, légumes d’hiver, légumes de saison';
const masculine = combine(vegetables, 'glacés', ' ');
const feminine = combine(vegetables, 'glacées', ' ');

const breadedVegetables = [
  ...combine(
    'tomates, tomates vertes, aubergines, rondelles d’aubergine, tranches d’aubergine, courgettes, rondelles de courgette, asperges, rondelles d’oignon, rondelles d’oignons',
    'panées',
    ' ',
  ),
  ...combine(
    'oignons, champignons, brocolis, légumes, artichauts, cœurs d’artichaut, choux-fleurs',
    'panés',
    ' ',
  ),
  ...combine('chou-fleur, céleri, céleri-rave, fenouil, potimarron', 'pané', ' '),
];

const poultry =
  'poulet, blanc de poulet, blancs de poulet, cuisse de poulet, cuisses de poulet, filet de poulet, filets de poulet, escalope de poulet, escalopes de poulet, émincé de poulet, suprême de volaille, suprêmes de volaille, poularde, volaille, fricassée de poulet, sauté de poulet';
const meatsWithMustard = `${poultry}, dinde, escalope de dinde, escalopes de dinde, sauté de dinde, émincé de dinde, lapin, cuisses de lapin, râble de lapin, râbles de lapin, rognons, rognons de veau, rognons d’agneau, rognons de porc, porc, rôti de porc, côte de porc, côtes de porc, échine de porc, filet mignon, filet mignon de porc, sauté de porc, escalope de veau, escalopes de veau, côte de veau, côtes de veau, sauté de veau, rôti de veau, andouillette, andouillettes`;

const gameWithCabbage =
  'perdrix, perdreau, perdreaux, pintade, pintadeau, faisan, faisane, poule faisane, canard, caneton, colvert, pigeon, pigeons, palombe, palombes, caille, cailles';

/** Dishes of French kitchens whose names leave out the bacon, the sauce, the crumbs or the wine of their usual recipe. */
export const frenchClassics: readonly LexiconEntry[] = [
  ...additions([
    // Bacon in the pot, sausage meat in the stuffing, pork fat in the terrine.
    {
      has: ['MEAT', 'PORK', 'MILK'],
      only: 'LINE',
      names:
        'orlov, veau orlov, rôti orlov, rôti de porc orlov, rôti de veau orlov, rôti de dinde orlov, rosbif orlov, porc orlov, dinde orlov, poulet orlov, filet mignon orlov, dinde orloff, poulet orloff',
    },
    {
      may: ['MEAT', 'PORK', 'GLUTEN'],
      only: 'LINE',
      names:
        'poule au pot farcie, poules au pot farcies, poule farcie, poussin farci, poussins farcis, coquelets farcis, pigeons farcis, pigeonneau farci, pigeonneaux farcis, coq farci, dindonneau farci, dinde de noël farcie, chapon de noël farci, cuisse de poulet farcie, cuisses de poulet farcies, cuisses de dinde farcies, poitrine de veau farcie, épaule d’agneau farcie',
    },
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: combine(
        'poulet en cocotte, poulet cocotte, coquelet, coquelets, pintade, poularde, faisan, pigeon, pigeons, lapin, veau, rôti de veau, rôti de porc, rôti de bœuf, cocotte',
        'grand-mère',
        ' ',
      ).join(', '),
    },
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: [
        ...combine(gameWithCabbage, 'chou', 'à'),
        ...combine('pigeon, pigeons, pigeonneaux, canard, caneton, cailles', 'petits pois', 'à'),
        'petits pois à la française',
        'petits pois bonne femme',
        'petits pois à la bonne femme',
        'tarte à l’oignon',
        'tartes à l’oignon',
      ].join(', '),
    },
    {
      may: ['PORK'],
      only: 'LINE',
      names: combine(
        'terrine, terrines',
        'canard, volaille, volailles, poulet, oie, pintade, caille, cailles, pigeon, perdrix, perdreau',
      ).join(', '),
    },
    // Fish and shells in their sauces.
    {
      may: ['MILK', 'GLUTEN', 'ALCOHOL', 'SHELLFISH'],
      only: 'LINE',
      names: 'dieppoise, sauce dieppoise, marmite dieppoise',
    },
    {
      may: ['SHELLFISH', 'MILK', 'GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: [
        ...combine(
          'sole, soles, filet de sole, filets de sole, poisson, filet de poisson, filets de poisson, turbot, barbue, cabillaud, merlan, merlans',
          'normande',
          ' ',
        ),
        ...combine('sole, soles, filets de sole, poisson, turbot, barbue', 'la normande', 'à'),
      ].join(', '),
    },
    {
      has: ['SHELLFISH'],
      may: ['MILK', 'EGG', 'GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: 'moules poulette, moules à la poulette, moules sauce poulette',
    },
    { may: ['MILK', 'ALCOHOL'], only: 'LINE', names: 'sauce poulette' },
    // Cream in the sauce of a meat.
    {
      may: ['MILK'],
      only: 'LINE',
      names: [
        ...combine(meatsWithMustard, 'moutarde', 'à la'),
        ...combine(`${poultry}, lapin, escalopes de veau, rôti de veau`, 'estragon', 'à'),
        'poulet estragon',
        'poulet au vinaigre',
        'volaille au vinaigre',
        'poulet sauté au vinaigre',
      ].join(', '),
    },
    {
      may: ['GLUTEN', 'MILK', 'EGG', 'FISH'],
      only: 'LINE',
      names:
        'poulet caesar, poulet césar, wrap caesar, wrap césar, wrap poulet caesar, wrap poulet césar, bowl caesar, burger caesar, pâtes caesar, chicken caesar',
    },
    // Wine, cognac or port in the sauce.
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names: [
        'sauce morilles',
        'sauce aux morilles',
        ...combine('caille, cailles, pintade, faisan, pigeon, pigeons, foie gras', 'raisins', 'à'),
        ...combine('lapin, canard, veau, sauté de veau, cuisses de lapin', 'olives', 'à'),
        ...combine(
          'canard, magret, magrets, magret de canard, magrets de canard, caneton, canette',
          'cerises, griottes',
          'à',
        ),
      ].join(', '),
    },
    {
      may: ['GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names: combine(
        'poulet sauté, lapin sauté, veau sauté, sauté de veau, sauté de poulet, sauté de dinde, sauté de porc, sauté de lapin, fricassée de poulet, cuisses de poulet, cuisses de lapin, escalope de veau, escalopes de veau, escalope de dinde, escalopes de dinde, émincé de bœuf, émincé de veau',
        'chasseur, sauce chasseur',
        ' ',
      ).join(', '),
    },
    // Bound with flour, browned under crumbs, served with croutons.
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: [
        ...combine(
          'fond, fonds',
          'agneau, mouton, canard, bœuf, porc, dinde, lapin, pintade, pigeon, poule, poulet, chevreuil, cerf, crustacés, crustacé, homard, langoustines, écrevisses, crevettes, coquillages, poisson, poissons',
        ),
        'bœuf miroton',
        'miroton',
        'miroton de bœuf',
        'salade lyonnaise',
      ].join(', '),
    },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: [
        ...combine(
          'sardines, sardine, truites, truite, dorade, daurade, carpe, dorades, daurades',
          'farcies, farcie',
          ' ',
        ),
        ...combine('bar, saumon, merlan, poisson, loup', 'farci', ' '),
      ].join(', '),
    },
    { may: ['MILK'], only: 'LINE', names: [...masculine, ...feminine].join(', ') },
    {
      may: ['EGG'],
      only: 'LINE',
      names: [
        ...breadedVegetables,
        'onion rings',
        'onion ring',
        'oignons rings',
        'rondelles d’oignon frites',
        'rondelles d’oignons frites',
      ].join(', '),
    },
    { has: ['MILK', 'GLUTEN'], only: 'LINE', names: 'margherita' },
  ]),
  ...entriesOf([
    // The fish is what is stuffed, and crumbs are in the stuffing.
    {
      has: ['FISH'],
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'maquereau farci, maquereaux farcis',
    },
    { has: ['MILK'], only: 'LINE', names: 'pizza sans gluten margherita' },
    // Pork fat in the terrine of what is lean itself, as in those of birds; flour on the breadcrumbs of a cut.
    {
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: combine(
        'terrine, terrines, rillettes',
        'lapin, lièvre, garenne, chevreuil, cerf, biche, marcassin, gibier',
        'de',
      ).join(', '),
    },
    { may: ['MEAT', 'PORK'], only: 'LINE', names: 'terrine de lapin aux noisettes' },
    {
      has: ['GLUTEN'],
      may: ['MEAT', 'PORK'],
      only: 'LINE',
      names: 'filet wellington, filets wellington, filet en croûte',
    },
    { may: ['MEAT'], only: 'LINE', names: 'ailes épicées, ailes marinées, ailes piquantes' },
    // Braised in butter, as they are glazed.
    {
      may: ['MILK'],
      only: 'LINE',
      names: [
        ...combine(
          'endives, chicons, laitues, carottes, asperges, blettes, côtes de blettes, romaines',
          'braisées',
          ' ',
        ),
        ...combine(
          'chicons, fenouils, fenouil, poireaux, céleris, céleri, cœurs de céleri, choux, chou, navets, salsifis, petits pois, oignons, artichauts, cardons, légumes',
          'braisés',
          ' ',
        ),
        'fenouil braisé, céleri braisé, chou braisé, endive braisée, laitue braisée',
      ].join(', '),
    },
  ]),
];
