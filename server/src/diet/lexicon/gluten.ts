import { sauceEntries } from './sauces.js';
import { combine, phrases, type LexiconEntry } from './types.js';

const withoutGluten =
  'riz, riz complet, riz gluant, maïs, sarrasin, blé noir, pois chiche, lentille, lentilles corail, châtaigne, coco, noix de coco, manioc, tapioca, millet, sorgho, teff, quinoa, amarante, fonio, soja, lupin, banane, banane plantain, souchet, caroube, patate douce, pomme de terre, konjac, igname, fèves, haricot, pois, chanvre, lin, tournesol, courge, arrow root, fève tonka, teff blanc, sésame, pépins de raisin, insecte';

const pastaNames =
  "pâtes, spaghetti, tagliatelle, penne, fusilli, farfalle, linguine, macaroni, macaronis, coquillette, rigatoni, nouille, vermicelle, lasagne, feuille de lasagne, plaque de lasagne, cannelloni, coude, conchiglie, pappardelle, fettuccine, bucatini, orecchiette,    cornette, cornettes, petites pâtes, pâtes courtes, pâtes longues, pâtes complètes, pâtes sèches, pâtes alphabet, penne rigate, cavatappi, mezze maniche, gemelli, casarecce, ditalini, trofie, paccheri, gigli, radiatori, spaghettini, capellini, cheveux d'ange, langues d'oiseau, orzo, risoni, avoines, fregola, crozets, pipe rigate, pipe, serpentini, mafaldine, malloreddus, pâte de blé, pâtes de blé, spaghettis complets, nouilles de blé, udon, ramen, nouilles ramen, nouilles udon, soba, nouilles soba, lo mein, chow mein, nouilles instantanées, yum yum, nouilles sautées, nouilles asiatiques";

const pasta: LexiconEntry[] = [
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    generic: true,
    phrases: ['=pâtes', '=pates', 'pâtes alimentaires', 'pâtes italiennes'],
  },
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    phrases: phrases(
      pastaNames
        .replace('pâtes,', '')
        .replace(' avoines,', '')
        .replace(' pipe,', '')
        .replace(' coude,', ''),
    ),
  },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    phrases: phrases(
      'pâtes fraîches, tagliatelles fraîches, lasagnes fraîches, raviole, nouilles chinoises, nouilles jaunes, nouilles mie, pappardelle fraîches, gnocchi, gnocchis, gnocchis à poêler, gnocchis de pomme de terre, gnocchi de pommes de terre, pâte à ravioli, pâte à raviolis, pâtes à raviolis, feuille de wonton, pâte à wonton',
    ),
  },
  {
    has: ['GLUTEN', 'EGG'],
    family: 'pâtes',
    phrases: phrases(
      "pâtes aux œufs, nouilles aux œufs, tagliatelles aux œufs, nouilles à l'œuf, spätzli, spaetzli, spätzle, spaetzle, spatzle, knöpfli, knoepfli, knepfle, =pâtes d'alsace",
    ),
  },
  {
    has: ['GLUTEN'],
    may: ['EGG', 'MEAT', 'PORK', 'MILK'],
    clearedBy: [],
    family: 'pâtes',
    phrases: phrases(
      'ravioli, raviolis, tortellini, tortelloni, cappelletti, agnolotti, manti, pierogi, maultaschen, lasagnes surgelées, pâtes farcies',
    ),
  },
  {
    has: ['GLUTEN', 'EGG', 'MILK'],
    phrases: phrases(
      'ravioles du dauphiné, ravioles du royans, ravioli ricotta épinards, raviolis ricotta épinards, tortellini ricotta épinards, raviolis à la ricotta, ravioles au fromage, raviolis au fromage, capuns',
    ),
  },
];

const pastaLookalikes: LexiconEntry = {
  family: 'pâtes',
  phrases: phrases(`
    nouilles de riz, vermicelles de riz, vermicelles de soja, vermicelle de riz, vermicelle de soja, vermicelles de haricot mungo, nouilles de konjac, nouilles shirataki, shirataki, nouilles de verre, nouilles de patate douce, vermicelles transparents, vermicelle transparent, vermicelles chinois, nouilles au riz, feuilles de riz, galette de riz, galettes de riz, spaghettis de courgette, pad thaï nouilles, pâtes au riz
  `),
};

const flour: LexiconEntry[] = [
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'farine',
    generic: true,
    phrases: phrases('farine, farines'),
  },
  {
    has: ['GLUTEN'],
    family: 'farine',
    phrases: phrases(
      "farine de blé, farine blanche, farine bise, farine mi blanche, farine fleur, farine complète, farine de blé complet, farine d'épeautre, farine de petit épeautre, farine de seigle, farine d'orge, farine de kamut, farine d'engrain, farine à tresse, farine t45, farine t55, farine t65, farine de gruau, farine à gâteau, farine fluide, farine à pizza, farine tipo 00, farine 00, farine à zopf, farine ruchmehl, farine de froment, farine de khorasan, farine de malt",
    ),
  },
  { has: ['OATS'], family: 'farine', phrases: phrases("farine d'avoine") },
  {
    family: 'farine',
    phrases: combine(
      'farine, mélange de farine, semoule, fécule, flocons, amidon, chapelure',
      withoutGluten,
    ),
  },
  {
    has: ['GLUTEN'],
    only: 'TEXT',
    family: 'farine',
    generic: true,
    phrases: phrases(
      'fariner, farinez, farinons, fariné, farinée, enfariner, singer, plan de travail fariné',
    ),
  },
  {
    has: ['GLUTEN'],
    only: 'TEXT',
    family: 'chapelure',
    generic: true,
    phrases: phrases('paner, panez, panons, fleurer le plan, fleurez le plan'),
  },
];

const cereals: LexiconEntry[] = [
  {
    has: ['GLUTEN'],
    phrases: phrases(`
      blé, blé tendre, blé dur, blé entier, froment, seigle, orge, orge perlé, orge mondé, orge malté, épeautre, petit épeautre, grand épeautre, engrain, amidonnier, kamut, khorasan, triticale, ebly, pilpil, blé concassé, boulgour, boulghour, bulgur, bulghur, boulgur, burghul, freekeh, frikeh, farik, germe de blé, son de blé, son d'épeautre, seitan, gluten, gluten de blé, protéines de blé, protéine de blé, malt, extrait de malt, malt d'orge, sirop de malt, vinaigre de malt, amidon de blé, café d'orge, herbe de blé, couscous, couscous complet, couscous perlé, couscous moyen, couscous israélien, graine de couscous, maftoul, tabouleh, taboulé, flocons de blé, flocons d'épeautre, flocons de seigle, flocons d'orge, céréale soufflée, blé soufflé, weetabix, simili carné de blé, levain, levain de blé, levain de seigle, levain naturel
    `),
  },
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'semoule',
    generic: true,
    phrases: phrases(
      "semoule, semoule fine, semoule moyenne, semoule de blé, semoule de blé dur, semoule d'épeautre",
    ),
  },
  {
    has: ['OATS'],
    phrases: phrases(
      "avoine, flocons d'avoine, flocon d'avoine, son d'avoine, gruau d'avoine,   crème d'avoine",
    ),
  },
  {
    may: ['GLUTEN'],
    phrases: phrases(
      'levain chef,  flocons de céréales,  céréales du petit déjeuner, 5 céréales, mélange de céréales, cinq céréales, corn flakes, cornflakes, pétales de maïs, riz soufflé au chocolat, rice krispies, amidon modifié, cenovis, levure de bière,  vegemite,  tamari, miso, pâte de miso, soupe miso, gochujang, café de céréales, boisson aux céréales, chicorée aux céréales,   boulettes végétales, galette végétale, galettes végétales, steak végétal, steak de soja, steaks de soja, steaks végétaux, nuggets végétaux, escalope végétale, haché végétal, burger végétal, protéines de soja texturées cuisinées, sauce brune, fond de sauce, liant pour sauce, maïzena express, frites surgelées assaisonnées, oignons frits, chips aromatisées, chips tortilla',
    ),
  },
  {
    has: ['OATS'],
    may: ['NUT', 'HONEY', 'GLUTEN'],
    phrases: phrases('  birchermüesli, bircher,  barre de céréales'),
  },
];

const bread: LexiconEntry[] = [
  {
    has: ['GLUTEN'],
    family: 'pain',
    generic: true,
    phrases: phrases(
      'pain, pains, petit pain, petits pains, mie de pain, pain rassis, pain dur, pain sec',
    ),
  },
  {
    has: ['GLUTEN'],
    family: 'pain',
    phrases: phrases(`
      pain de mie, parisette, parisettes, pain complet, pain blanc, pain mi blanc, pain bis, pain noir, pain de campagne, pain de seigle, pain de seigle valaisan, pain de seigle du valais, pain d'épeautre, pain pita, pita, pitas, pain plat, pain libanais, pain paysan, pain aux céréales, pain grillé, pain toast, pain burger, pain à burger, pain hamburger, pain à hot dog, pain ciabatta, pain suédois, pain polaire, pain pumpernickel, pumpernickel, wasa,   demi baguette,  ciabatta, focaccia, fougasse,     bun, buns, bagel, bagels, bretzel, bretzels, chapati, galette de blé, tortilla de blé, tortillas de blé,   lavash, gressin, gressins, grissini, biscotte, biscottes, zwieback, croûton, croûtons,  croutons, croûte de pain, crackers, cracker,  pain azyme, matzo, matza, pain maya, bruschetta, crostini, crostinis, croustade, croustades, muffin anglais, muffins anglais, batonnets salés,  flûtes au sel, pain surprise, pain croustillant, sandwich, pain de maïs, pain de châtaigne, pain de sarrasin, injera
    `),
  },
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'chapelure',
    generic: true,
    phrases: phrases('chapelure, panko, panure, chapelure panko'),
  },
  {
    has: ['GLUTEN'],
    phrases: phrases(
      "pané, panée, panés, panées, croûton aillé, tempura, pâte à tempura, feuille de brick, feuilles de brick,  pâte à brick, pâte filo, pâte phyllo, feuille de filo, feuilles de filo, feuilles filo, kadaïf, cheveux d'ange kadaïf, pâte à pizza, pâte à pain, pâte à focaccia, fougasse aux olives, pâte à beignets, pâte à beignet, pâte à frire",
    ),
  },
  {
    may: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    phrases: phrases('              '),
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    phrases: phrases(
      'naan, naans, cheese naan, pain au lait, pains au lait, pain brioché, pains briochés, pain à burger brioché, tresse, tresse au beurre, zopf, croissant, croissants, croissant au jambon, croissant au beurre, pain au chocolat, pains au chocolat, chocolatine, viennoiserie, viennoiseries, taillaule, cuchaule, pain toast au beurre, crumpet, scone, scones, kouign amann, galette bretonne, galettes bretonnes,   petit beurre, petits beurre, petit-beurre, biscuits sablés, shortbread, palet breton, palets bretons,  strudel, cramique',
    ),
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    phrases: phrases(
      'brioche, brioches, brioche tressée, buns briochés, panettone, pandoro, kouglof, baba, cake aux fruits, quatre quarts, madeleine, madeleines, gaufre, gaufres, gaufrette, pain perdu, blini, blinis, pancake, pancakes, crêpe, crêpes,  gougère, gougères, profiterole, profiteroles,   pâte à choux, choux à la crème, chouquette, chouquettes, beignet, beignets, donut, donuts,   cookie, cookies, brownie, brownies, gâteau, gâteaux, génoise, pâte à gâteau, savarin,  tartelette, tartelettes,   langue de chat, langues de chat,       mille feuille, millefeuille, pâte à crêpe, pâte à crêpes, pâte à gaufre, pâte à gaufres,  bricelets, merveilles, cuisses de dame,   kugelhopf, ',
    ),
    only: 'LINE',
  },
  {
    has: ['GLUTEN', 'EGG'],
    phrases: phrases(
      'biscuit cuillère, biscuits cuillère, biscuit à la cuillère, biscuits à la cuillère, boudoir, boudoirs, biscuit rose de reims, biscuits roses de reims',
    ),
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    phrases: phrases(
      "  biscuits secs, spéculoos, speculoos, spéculos, oreo, oreos, biscuits thé, digestive, digestives, gaufrettes, pain d'épices, pain d'épice, leckerli, biscôme, biberli, crackers au fromage, bâtonnets apéritif, biscuits apéritif, biscuits salés,   vol au vent, bouchée à la reine, bouchées à la reine, ",
    ),
  },
  {
    has: ['GLUTEN'],
    may: ['MILK'],
    family: 'pâte',
    phrases: phrases(
      'pâte feuilletée, pâte brisée, pâte à gâteau brisée, pâte à tarte, pâte à quiche, pâte à strudel, abaisse de pâte, pâte à foncer, feuilletage, pâte à croissants, pâte à croissant, fond de tarte, fonds de tarte, gyoza pâte, pâte à empanadas',
    ),
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    family: 'pâte',
    phrases: phrases(
      'pâte sablée, pâte sucrée, pâte pur beurre, pâte feuilletée pur beurre, pâte brisée pur beurre, pâte feuilletée au beurre, pâte à brioche, pâte levée, pâte à biscuit',
    ),
  },
  { may: ['GLUTEN'], only: 'LINE', family: 'pâte', generic: true, phrases: ['=pâte'] },
  { may: ['GLUTEN', 'MILK'], phrases: phrases('  ') },
];

const breadLookalikes: LexiconEntry = {
  phrases: phrases(`
    pâte de coing, pâte de coings, pâte de fruit, pâte de fruits, pâte de tomate, pâte de tomates, pâte de piment, pâte de datte, pâte de dattes, pâte de sésame, pâte de cacao, pâte de tamarin, pâte de haricot rouge, pâte d'ail, pâte de gingembre, pâte de soja, pâte de vanille, pâte de truffe, pâte d'olives, pâte de poivron, pâte de harissa, pâte de curcuma,
    fruit à pain, arbre à pain, pain de sucre, chicorée pain de sucre, pain de légumes, sucre roux, cassonade rousse, couteau à pain, pain de singe, pain de glace, galette de maïs soufflé, tortilla de maïs, tortillas de maïs, galettes de maïs, galettes de sarrasin, galette de sarrasin, tacos de maïs, chips de maïs, nachos, chapelure de maïs, chou chinois blé,
    blé noir, blé de turquie, farine de blé noir, galette de blé noir, galettes de blé noir, crêpe de sarrasin, crêpes de sarrasin, flocons de sarrasin, flocons de riz, flocons de quinoa, flocons de millet, flocons de pois chiche, flocons de pommes de terre, flocons de sel, flocons de levure maltée, flocons de piment, flocons de noix de coco, flocons de coco,
    couscous de chou fleur, taboulé de quinoa, taboulé de chou fleur, semoule de chou fleur, semoule de maïs, semoule de riz, pizza de chou fleur, galette de pomme de terre, galettes de pommes de terre, galette de soja,
    baguette de bois, baguettes chinoises, gaufres de pommes de terre, ficelle de cuisine, ficelle alimentaire, bouquet garni ficelle, laurier pain,
    sucre malté sans gluten, café en grains moulus, levure maltée, pipe à eau, feuille de riz, tarte tatin pommes,
    feuille de lotus, son de la mer, farine d'ortie
  `),
};

const breadLookalikesWithNut: LexiconEntry = {
  has: ['NUT'],
  phrases: combine(
    'farine, poudre',
    'amande, noisette, noix, pistache, cajou, noix de cajou, noix de pécan, arachide, cacahuète',
  ),
};

/** Flours, grains and breads of other plants than those with gluten. */
const otherFlours: LexiconEntry = {
  phrases: [
    ...combine(
      'farine',
      'pépins de courge, pépins de raisin, graines de lin, graines de tournesol, graines de courge, graines de chia, lin, tournesol, chia, moutarde, cassave, yuca',
    ),
    ...combine('farine', 'riz, maïs, sarrasin, pois chiche, manioc, coco, châtaigne', ' '),
    ...combine('semoule, fécule, amidon', 'maïs, riz', ' '),
    ...combine('gruau', 'maïs, riz, sarrasin, millet'),
    ...phrases(
      'lait de maïs, lait de sorgho, lait de châtaigne, lait de figuier, blé de sarrasin, gluten free pasta, gluten free flour, gluten free bread, pasta senza glutine, farina senza glutine, pane senza glutine, pan sin gluten, harina sin gluten, glutenfreie nudeln, glutenfreies mehl, glutenfreies brot, spaghetti végétal, spaghettis végétaux, cornmeal, creamed corn',
    ),
  ],
};

export const glutenEntries: readonly LexiconEntry[] = [
  otherFlours,
  { has: ['GLUTEN'], phrases: phrases("lait d'orge, cream of wheat, macaroni elbow, tedouira") },
  { may: ['GLUTEN'], phrases: phrases('shiro miso') },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    phrases: phrases('feuille à raviolis, feuille de raviolis chinois, feuille à raviolis chinois'),
  },
  pastaLookalikes,
  breadLookalikes,
  breadLookalikesWithNut,
  ...pasta,
  ...flour,
  ...cereals,
  ...bread,
  ...sauceEntries,
];
