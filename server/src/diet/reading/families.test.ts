import { expect, test } from 'vitest';
import { conflictLetters } from '../../testkit/conflict-letters.js';

/** Names of one family, with the restrictions that each of them breaks and no other. */
const families: readonly { family: string; breaks: string; names: string }[] = [
  {
    family: 'French cheeses',
    breaks: 'ND',
    names:
      "abondance fermier, beaufort, bleu de Gex, brie de Meaux, brocciu, chaource, chevrotin, époisses, fourme d'Ambert, laguiole, langres, livarot, maroilles, morbier, ossau-iraty, pélardon, rocamadour, sainte-maure-de-touraine, valençay, géromé, grataron, moulis fromage, lingot du Quercy fromage, bouton d'oc",
  },
  {
    family: 'Swiss cheeses and creams',
    breaks: 'ND',
    names:
      "vacherin fribourgeois, sbrinz, l'Etivaz, tête de moine, schabziger, formaggini, büsciun, chällerhocker, belper knolle, mutschli, sérac, séré, rahm, doppelrahm, crème double de la Gruyère",
  },
  {
    family: 'cheeses of other countries',
    breaks: 'ND',
    names:
      'castelmagno, ubriaco, casizolu, giuncata, metsovone, saganaki, idiazabal, são jorge, rabaçal, oltermanni, boulette de Romedenne, chhurpi, majdoule, oscypek, wensleydale',
  },
  {
    family: 'pork of the regions',
    breaks: 'VNHK',
    names:
      "fuseau lorrain, lonzu, figatellu, ventrèche, sabodet, caillette ardéchoise, saucisse d'Ajoie, boutefas, longeole, atriaux, landjäger, salsiz, andutgel, culatello, 'nduja, guanciale, ciauscolo, sobrasada, morcilla, chouriço, salpicão, kabanos, leberwurst, kaminwurzen, peameal bacon, scotch bacon",
  },
  {
    family: 'meat of permitted animals',
    breaks: 'VN',
    names:
      "viande des Grisons, bresaola, sucuk, brési, sot-l'y-laisse, poularde, gigue de chevreuil, picanha, tomahawk, charal",
  },
  {
    family: 'fish with scales, and what is made of it',
    breaks: 'VN',
    names:
      'omble chevalier, bondelle, palée, sandre, boquerones, poutargue, colatura, nam pla, mojama, petit navire',
  },
  {
    family: 'fish without scales, shellfish, molluscs',
    breaks: 'VNK',
    names:
      "lotte, lamproie, saumonette, espadon, pouce-pied, oursin, couteaux, bulots, barbue d'Amérique, bouquets cuits, belacan, nam prik",
  },
  {
    family: 'wines, spirits and drinks made of them',
    breaks: 'H',
    names:
      'fendant, humagne, heida, saint-saphorin, gigondas, vin jaune, pineau des Charentes, lillet, abricotine, damassine, träsch, soju, shaoxing sans gluten, genièvre, péket, ballon de rouge, sauser, hard seltzer, confiture du vieux garçon',
  },
  {
    family: 'beers',
    breaks: 'GH',
    names: 'feldschlösschen, chimay, duvel, gueuze, guinness, desperados, radler',
  },
  {
    family: 'breads, flours and pastas',
    breaks: 'G',
    names:
      'knäckebrot, pumpernickel, fougasse, khobz, simit, farine bise, khorasan, freekeh, pilpil de blé, fregola, mograbieh, malloreddus, somen, tian mian jiang, upma, schwarzbrot, bouillon végétal cube',
  },
  {
    family: 'nuts under other names',
    breaks: 'U',
    names:
      'anacardes, pacanes, avelines, pralin, nougatine sans lait vegan, purée de cajou, baumnüsse, mandorle, pb2',
  },
  {
    family: 'gelatine',
    breaks: 'VNHK',
    names:
      'guimauve, chamallows, oursons, gummibärli, boules de gomme, aspic, e441, collagène hydrolysé',
  },
  {
    family: 'cakes and pastries',
    breaks: 'NGD',
    names:
      'cuchaule, salée au sucre, kouign-amann, dampfnudel, croûtes dorées, medialunas, stroopwafel, käsewähe, carrés aux dattes, pets de sœur',
  },
  { family: 'fritters with kirsch', breaks: 'NGDH', names: 'cuisses de dame, merveilles' },
  {
    family: 'cakes and sweets with nuts',
    breaks: 'NGDU',
    names:
      'nussgipfel, mandelgipfel, bâton aux noisettes, carré aux noisettes, croquants aux amandes, ghoriba, bienenstich, esterhazy, hanuta, colomba',
  },
  {
    family: 'dishes with ham or bacon',
    breaks: 'VNGDHK',
    names:
      'pâté lorrain, tourte lorraine, schinkengipfeli, ramequin au jambon, big mac, french tacos, pizza orientale, lasagnes au jambon, älplermagronen, macaronis du chalet',
  },
  {
    family: 'dishes under a béchamel or a crust',
    breaks: 'NGD',
    names: 'lasagnes épinards, chou-fleur gratiné, patates gratinées',
  },
  { family: 'fish in a crust', breaks: 'VNGD', names: 'saumon en croûte, saumon wellington' },
  {
    family: 'milk in powders and for babies',
    breaks: 'ND',
    names: 'whey, caséine micellaire, isolat de lactosérum, guigoz, lait de croissance, E966',
  },
  {
    family: 'groceries in other languages',
    breaks: '',
    names: 'Kartoffeln, Zwiebeln, cipolla, aglio, olio, azúcar, arroz, brown sugar, black beans',
  },
  {
    family: 'kitchen words that break nothing',
    breaks: '',
    names:
      'pommes Gala, pieds-de-mouton, tomate cœur de bœuf, feuilles de vigne, verjus, cotignac, lait de riz, purée de courge sans lait, poire à botzi, têtes de violon',
  },
];

const rows = families.flatMap(({ family, breaks, names }) =>
  names.split(', ').map((name) => [family, name, breaks] as const),
);

test.each(rows)('%s: %s breaks « %s »', (_family, name, breaks) => {
  expect(conflictLetters(name)).toBe(breaks);
});

test.each([
  // A plant beside an animal, in the same line, takes nothing from it.
  ['saucisses de porc Garden Gourmet', 'VNGHK'],
  ['rôti de porc Planted', 'VNHK'],
  ['poulet fermier Quorn', 'VN'],
  ['300 g d’aiguillettes Quorn', 'N'],
  ['porc au tofu', 'VNHK'],
  ['thon au soja', 'VN'],
  ['jambon fumé au tofu', 'VNHK'],
  ['lardons au soja', 'VNHK'],
  ['escalopes au tofu', 'VNHK'],
  ['quiche au tofu', 'NGD'],
  ['omelette au tofu', 'N'],
  ['saucisses au tofu', 'G'],
  ['yaourt au soja', ''],
  // Past a comma the plant may be another item.
  ['crème, soja, végétale', 'ND'],
  ['jambon, végétal', 'VNHK'],
  ['crème (végétale)', 'GU'],
  ['pâtes, riz, sans gluten', 'G'],
  ['pâtes, 250 g, sans gluten', ''],
  ['semoule de blé, sans gluten ajouté', 'G'],
  ['lardons (végétaux possibles)', 'VNHK'],
  // A dish without one part keeps what else holds the same.
  ['coq au vin sans lard', 'VNGH'],
  ['cassoulet sans lard', 'VNGH'],
  ['quiche lorraine sans lardons', 'NGD'],
  ['gratin dauphinois sans fromage', 'ND'],
  ['risotto sans crème', 'NDH'],
  ['purée sans beurre', 'ND'],
  ['gâteau sans beurre', 'NGD'],
  ['béchamel sans beurre', 'NGD'],
  ['pesto sans fromage', 'U'],
  ['burger végétarien sans fromage', 'NG'],
  // A certificate lifts its own rule's doubt about the meat, and never alcohol.
  ['1 dl de vin blanc halal', 'H'],
  ['saucisses halal', 'VNK'],
  ['saucisses casher', 'VNH'],
  // A dish filled with something says what it is filled with.
  ['gyozas aux légumes', 'G'],
  ['6 empanadas au thon', 'VNG'],
  ['mandu', 'VNGHK'],
])('%s: %s', (line, expected) => {
  expect(conflictLetters(line)).toBe(expected);
});

test.each([
  // The plant after a yoghurt is its flavour, unless « de » says that it is made of it.
  ['1 yogourt noisette', 'NDU'],
  ['1 skyr coco', 'ND'],
  ['1 yaourt de coco', ''],
  ['1 yaourt soja', ''],
  ['20 cl de lait coco', ''],
  ['haricots au beurre', 'ND'],
  ['haricots beurre', ''],
  ['légumes lacto-fermentés', ''],
  ['farine lactée', 'NGD'],
])('%s: %s', (line, expected) => {
  expect(conflictLetters(line)).toBe(expected);
});

// Of the last unseen set: the part that the usual recipe often holds.
test.each([
  ['1 bocal de soupe de poissons', 'VNGHK'],
  ['boulettes de viande', 'VNGHK'],
  ['boulettes de bœuf', 'VNG'],
  ['saucisse de veau', 'VNDHK'],
  ['far breton', 'NGDH'],
  ['makrouts', 'NGDU'],
  ['12 escargots de Bourgogne', 'VNDHK'],
  ['12 escargots', 'VNHK'],
  ['pâté chinois', 'VNDK'],
  ['dashi', 'VNG'],
  ['dashi de kombu', ''],
  ['sauce brune en sachet', 'VNGHK'],
  ['sauce brune', 'G'],
  ['farine sans gluten (Schär)', ''],
  ['maïs en crème', ''],
])('%s: %s', (line, expected) => {
  expect(conflictLetters(line)).toBe(expected);
});

test.each([
  ['bleu aux noix', 'NDU'],
  ['chili crisp', 'GU'],
  ['café noisette', 'NDU'],
  ['piperade', 'VNHK'],
  ['quiche sans pâte', 'VNGDHK'],
  ['bâton de réglisse', ''],
])('%s: %s', (line, expected) => {
  expect(conflictLetters(line)).toBe(expected);
});
