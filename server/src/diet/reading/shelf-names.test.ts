import { expect, test } from 'vitest';
import { conflictLetters } from '../../testkit/conflict-letters.js';

/** Names of shelves, counters and receipts, with exactly the restrictions that they break. */
const shelves: readonly { kind: string; breaks: string; names: string }[] = [
  {
    kind: 'cuts and birds',
    breaks: 'VN',
    names:
      'plates côtes, cœur de filet, flat iron, tri-tip, lamb chops, ramier, bartavelles, poulette, géline de Touraine, Rindshackfleisch, hackfleisch vom rind, isla délice, gravlax, lieu de l’Alaska, dos de julienne, huchon, boîte de ton à l’huile',
  },
  {
    kind: 'pork',
    breaks: 'VNHK',
    names:
      'noir de Bigorre, allumettes nature, lagarto ibérico, südtiroler speck, kolbász, rohschinken, grieben, bordeau chesnel, tendre noix, olida',
  },
  { kind: 'beer with syrup', breaks: 'GH', names: 'monaco, un monaco, 2 monacos' },
  {
    kind: 'lines of a receipt that cut a word',
    breaks: 'ND',
    names: 'YT NAT BRASSE X4, YT NATURE',
  },
  {
    kind: 'vegetables and fruit of a receipt',
    breaks: '',
    names: 'TOM GRAPPE 1KG, OIGN JAUNE FILET, BAN CAVENDISH VRAC',
  },
  { kind: 'soup of a name like one', breaks: 'VNK', names: 'TOM YUM' },
  {
    kind: 'a receipt’s line that names nothing',
    breaks: 'VNGDUHK',
    names: 'NAT BRASSE X4, NAT BRASSE',
  },
  { kind: 'each of them', breaks: 'VN', names: '2 filets de cabillaud (env. 150 g chacun)' },
  {
    kind: 'in the dish of a sauce',
    breaks: 'VNGDK',
    names: 'wraps poulet caesar, wrap poulet césar',
  },
  { kind: 'coloured sugar', breaks: 'VNK', names: 'vermicelles colorés, vermicelles en sucre' },
  { kind: 'potatoes fried in butter', breaks: 'ND', names: 'rösti, 4 rösti' },
  {
    kind: 'vegetarian of no named kind',
    breaks: 'NG',
    names: 'galette végé épinard, galettes végé',
  },
  { kind: 'biscuit in chocolate', breaks: 'NGDU', names: 'mikado, mikado chocolat lait' },
  { kind: 'fish and molluscs', breaks: 'VNK', names: 'navajas, zamburiñas, limaces de mer' },
  {
    kind: 'cheeses and milk',
    breaks: 'ND',
    names: 'roquefort Société, fiumorbu, pavin, floralp, lc1, raccard, tête moine, zymil, milkybar',
  },
  {
    kind: 'biscuits and cakes',
    breaks: 'NGD',
    names:
      'BN, thé Lu, 1 marbré, galettes St Michel, navettes de Marseille, drop scones, cremeschnitte, malasadas, maritozzi, ourson Lu, galette briochée, michel et augustin',
  },
  {
    kind: 'nuts in pastry',
    breaks: 'NGDU',
    names:
      'tourte de Linz, 2 amandines, amandine aux poires, navettes aux amandes, bakewell tart, croquets de Bordeaux, nussstangen',
  },
  {
    kind: 'chocolate with nuts',
    breaks: 'NDU',
    names:
      'côte d’or lait noisettes, branches Frey, giandujotti, femina, toffifee, pavés de Genève, merci finest',
  },
  {
    kind: 'nuts',
    breaks: 'U',
    names: 'pignes, pignes de pin, amendes effilées, CERN. NOIX, NOIX PEC.',
  },
  { kind: 'gelatine', breaks: 'VNHK', names: 'dentiers, crocos haribo, trolli, knox' },
  { kind: 'honey', breaks: 'N', names: 'pollen d’abeille, pollen frais' },
  {
    kind: 'wheat',
    breaks: 'G',
    names:
      'soja foncé, bulldog sauce, roti canai, cannelloni à farcir, pâte pizza, rivoire et carret, bruschetta à la tomate',
  },
  {
    kind: 'wines',
    breaks: 'H',
    names: 'malaga, crozes hermitage, stroh, CHAMP. BRUT, VIN RGE 75CL, coupe colonel',
  },
  { kind: 'filled buns', breaks: 'VNGHK', names: 'baos, gua bao, loempias, bourek, shumai' },
  { kind: 'meat of the spit, in bread', breaks: 'VNGHK', names: 'chawarma, gyros' },
  {
    kind: 'brands that say no more',
    breaks: 'VNGDUHK',
    names: 'Fleury Michon, Herta, Micarna, Rapelli, Paul Prédault',
  },
  {
    kind: 'meat on receipts',
    breaks: 'VN',
    names:
      'ESC. DINDE X4, GIGOT AGN., COT. AGNEAU, ENTREC. BF, AIGUIL. POULET, CABIL. DOS, SARD. HLE OL.',
  },
  {
    kind: 'cheese on receipts',
    breaks: 'ND',
    names:
      'TOM. SAV., RACL. TR., FROM. CHEV., EMMENT. RAP. 200G, YRT NAT., FAISSEL. X4, VACH. FRIB.',
  },
  {
    kind: 'wheat on receipts',
    breaks: 'G',
    names: 'COQUIL. 500G, BAG. TRAD., BISCOT. X34, FLOC. AVOINE, TAGLIAT., FAR. T55 1KG, SCE SOJA',
  },
  {
    kind: 'what nobody forbids',
    breaks: '',
    names:
      'AUBERG., POIVRE MOUL., HUILE TOURN., PERS. PLAT, VINAI. BALS., PET. POIS, P.DE TERRE, hummus, tostones, raisins secs de Malaga, nata de coco, gofio de maïs, lait de pavot, levain de sarrasin, Tropicana, 1 Maille, 1 gousse d’aill écrasée, sauce tomate Barilla, esquimau à l’eau, faux thon',
  },
];

test.each(
  shelves.flatMap(({ kind, breaks, names }) =>
    names.split(', ').map((name): [string, string, string] => [name, kind, breaks]),
  ),
)('%s (%s): %s', (name, _kind, breaks) => {
  expect(conflictLetters(name)).toBe(breaks);
});
