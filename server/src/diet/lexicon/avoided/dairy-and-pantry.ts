import type { AvoidableFood } from './types.js';

const pastry =
  'croissant, brioche, pâte brisée, pâte sablée, pâte feuilletée, sablé, shortbread, kouign amann';

export const dairyAndPantry: readonly AvoidableFood[] = [
  {
    names: 'beurre, butter',
    kinds: 'ghee',
    heldIn: `${pastry}, pain au chocolat, viennoiserie, galette des rois, quatre quarts, madeleine, financier, crumble, streusel, hollandaise, béarnaise, mousseline, beurre blanc, béchamel, roux, jambon beurre, crêpe suzette, meunière, cookie, palet breton, galette bretonne, tresse, cuchaule, gugelhopf, kouglof, kugelhopf, caramel au beurre salé, butter chicken, toffee, brownie, sauce nantua, beurre maître d'hôtel, lemon curd, escargots de bourgogne`,
    trait: 'MILK',
  },
  {
    names: 'crème, cream',
    kinds: 'rahm, obers, sahne, double crème',
    heldIn:
      'chantilly, sauce carbonara, panna cotta, ganache, crème brûlée, gratin dauphinois, stroganoff, stroganov, normande, quiche, blanquette, crème anglaise, truffe au chocolat, émincé à la zurichoise, émincé zurichois, zürcher geschnetzeltes, vacherin glacé, crème glacée, parfait glacé, sauce forestière, waterzoi, waterzooi, tartiflette, tarte flambée, flammekueche, bavarois, butter chicken, stracciatella, burrata, mascarpone, dubarry, profiterole',
    trait: 'MILK',
  },
  {
    names: 'yaourt, yogourt, yoghourt, joghurt, yogurt',
    kinds: 'skyr, laban',
    heldIn:
      'tzatziki, tsatsiki, raïta, raita, lassi, birchermüesli, birchermuesli, bircher, tikka masala, ayran, frozen yogurt, gâteau au yaourt, labneh',
    trait: 'MILK',
  },
  { names: 'séré, fromage blanc, quark, faisselle', heldIn: 'cheesecake', trait: 'MILK' },
  {
    names: 'lait de chèvre',
    heldIn: 'fromage de chèvre, chèvre, bûche de chèvre, crottin',
    trait: 'MILK',
  },
  {
    names: 'fromage de chèvre, chèvre, bûche de chèvre, crottin de chavignol, ziegenkäse',
    kinds:
      'crottin, sainte maure, valençay, picodon, chavroux, petit billy, pélardon, rocamadour, chabichou, banon, selles sur cher, pouligny',
    heldIn: 'salade de chèvre chaud',
    trait: 'MILK',
  },
  {
    names: 'fromage de brebis, brebis',
    kinds: 'pecorino, ossau iraty, manchego, roquefort, feta, brocciu, halloumi',
    trait: 'MILK',
  },
  {
    names: 'fromage bleu, bleu, fourme d’ambert, bleu d’auvergne, bleu de bresse, bleu de gex',
    kinds: 'roquefort, gorgonzola, stilton, fourme, danablu, saint agur, stichelton',
    heldIn: 'quatre fromages, sauce au bleu',
    trait: 'MILK',
  },
  {
    names: 'fromage',
    heldIn:
      'soupe à l’oignon, reblochonnade, gratin dauphinois, croque monsieur, croque madame, tartiflette, raclette, fondue, gratinée, malakoff, mornay, cordon bleu, cheeseburger, cheesecake, pizza, carbonara, risotto, pesto, salade césar, gougère, gratin savoyard, aligot, truffade, hachis parmentier, quiche, welsh, soufflé au fromage, saltimbocca, tiramisu, caprese, salade grecque, saganaki, quesadilla',
    trait: 'MILK',
  },
  { names: 'roquefort', heldIn: 'sauce roquefort', mayBe: 'bleu, fromage bleu', trait: 'MILK' },
  { names: 'gorgonzola', heldIn: 'quatre fromages', mayBe: 'bleu, fromage bleu', trait: 'MILK' },
  {
    names: 'fromage râpé',
    heldIn:
      'gruyère râpé, emmental râpé, parmesan râpé, mozzarella râpée, comté râpé, cheddar râpé',
    trait: 'MILK',
  },
  {
    names: 'gruyère, emmental, emmenthal',
    heldIn:
      'fondue moitié moitié, fondue au fromage, fromage râpé, croque monsieur, croque madame, soupe à l’oignon gratinée, gratinée, malakoff, mornay, quatre fromages, cordon bleu',
    mayBe: 'fromage',
    trait: 'MILK',
  },
  {
    names: 'parmesan, parmigiano, parmigiano reggiano',
    kinds: 'grana padano, grana',
    heldIn:
      'pesto, pistou, carbonara, risotto, parmigiana, salade césar, caesar salad, alfredo, cacio e pepe, quatre fromages',
    mayBe: 'fromage',
    trait: 'MILK',
  },
  {
    names: 'mozzarella, mozza',
    kinds: 'burrata, bocconcini, fior di latte',
    heldIn: 'pizza, margherita, caprese, parmigiana, quatre fromages,',
    trait: 'MILK',
  },
  { names: 'camembert, brie, coulommiers', trait: 'MILK' },
  { names: 'raclette', trait: 'MILK' },
  { names: 'feta', heldIn: 'salade grecque, spanakopita', trait: 'MILK' },
  { names: 'ricotta, sérac', heldIn: 'cannoli, cassata, cannelloni', trait: 'MILK' },
  { names: 'mascarpone', heldIn: 'tiramisu', trait: 'MILK' },
  {
    names: 'fromage fort, fromage qui pue, fromage qui sent',
    heldIn:
      'munster, maroilles, époisses, livarot, pont l’évêque, roquefort, gorgonzola, limburger, vacherin mont d’or, camembert, langres, appenzeller, boulette d’avesnes, vieux lille',
  },
  {
    names: 'fromage fondu',
    heldIn:
      'fondue, raclette, vache qui rit, gratin, croque monsieur, kiri, tartiflette, aligot, gratinée, croûte au fromage',
  },
  { names: 'lait concentré, lait condensé', heldIn: 'confiture de lait, banoffee, dulce de leche' },
  {
    names: 'mayonnaise, mayo',
    heldIn:
      'aïoli, rouille, rémoulade, sauce tartare, sauce cocktail, coleslaw, œuf mimosa, œuf dur mayonnaise, macédoine, salade russe, salade piémontaise, sauce andalouse, sauce samouraï, club sandwich, sauce burger, vitello tonnato',
  },
  {
    names: 'œuf cru',
    heldIn:
      'mayonnaise, tiramisu, mousse au chocolat, aïoli, sabayon, île flottante, œuf à la coque, œuf mollet, steak tartare, carbonara, œuf poché, œuf au plat, rouille, zabaione, lait de poule, eggnog, salade césar',
  },
  {
    names: 'riz, reis',
    kinds: 'basmati, arborio, carnaroli',
    heldIn:
      'rizotto, risotto, paella, sushi, maki, onigiri, poke bowl, biryani, riz casimir, riz au lait, galette de riz, feuille de riz, vermicelle de riz, nouille de riz, pad thaï, pad thai, bò bún, bo bun, nem, rouleau de printemps, pilaf, pilaw, mochi, arancini, supplì, jambalaya, nasi goreng, risi e bisi, saké, mirin, vinaigre de riz, lait de riz, farine de riz, fécule de riz, congee, bibimbap, thiéboudienne, thieboudienne, kedgeree, dolma, dolmades, feuilles de vigne farcies, chirashi, condé, donburi, ravioli de riz',
  },
  {
    names: 'avoine, hafer, oat',
    kinds: 'porridge',
    heldIn:
      'granola, muesli, müesli, birchermüesli, birchermuesli, bircher, lait d’avoine, son d’avoine, oatly, flapjack, haggis',
  },
  {
    names: 'sarrasin, blé noir, buchweizen',
    heldIn:
      'galette bretonne, galette bretonne salée, galette de sarrasin, soba, blini, kasha, pizzoccheri, crozets, kig ha farz',
  },
  {
    names: 'seigle, roggen',
    heldIn: 'pain de seigle, pumpernickel, wasa, knäckebrot, pain valaisan',
  },
  { names: 'couscous, semoule', heldIn: 'taboulé' },
  { names: 'boulgour, boulghour, bulgur', heldIn: 'taboulé, tabbouleh, kibbeh, kebbeh, kisir' },
  { names: 'quinoa' },
  { names: 'polenta, semoule de maïs, bramata' },
  {
    names: 'pain, brot',
    kinds: 'baguette, toast',
    heldIn:
      'croûton, chapelure, panure, pain perdu, croque monsieur, croque madame, croûte au fromage, bruschetta, crostini, =tartine, =tartines, sandwich, panini, hot dog, hamburger, burger, ciabatta, focaccia, pita, naan, bagel, fondue au fromage, bun, ficelle, miche',
  },
  {
    names: 'lentille, linse',
    kinds: 'beluga',
    heldIn:
      'dahl, dhal, dal, daal, petit salé, mujaddara, papadum, papadam, mjaddara, harira, koshari',
  },
  {
    names: 'pois chiche, garbanzo, kichererbse',
    heldIn:
      'houmous, hummus, hoummous, falafel, socca, panisse, farine de pois chiche, besan, couscous royal, couscous aux légumes, chana masala, chana, harira, aquafaba, bhaji, pakora, cicerchia',
  },
  {
    names:
      'haricot rouge, haricot noir, haricot blanc, haricot sec, haricot tarbais, flageolet, haricot coco, coco de paimpol, mogette, borlotti, cannellini, kidney, pinto, azuki',
    heldIn:
      'cassoulet, chili con carne, chili sin carne, minestrone, baked beans, feijoada, burrito, garbure, ribollita, refried beans, haricots à la tomate, fagioli',
  },
  { names: 'fève, févette, féverole', heldIn: 'falafel, foul, ful medames, bissara' },
  {
    names: 'lupin, lupini, lupine',
  },
  {
    names: 'soja, soya',
    kinds:
      'tofu, tempeh, edamame, édamamé, miso, tamari, shoyu, sauce soja, sauce de soja, lait de soja, crème de soja, natto, pousse de soja, okara, yuba',
    heldIn:
      'pst, protéine texturée, lait végétal, boisson végétale, crème végétale, yaourt végétal, fromage végétal, sauce d’huître, sauce aux huîtres, okonomiyaki, sauce tonkatsu, teriyaki, hoisin, sauce hoisin, soupe miso, yakitori, sukiyaki, gochujang, ramen, worcestershire, lécithine, lécithine de soja, steak végétal, haché végétal, viande végétale, kecap, ketjap',
  },
  { names: 'tofu', heldIn: 'soupe miso, agedashi, mapo' },
  { names: 'tempeh' },
  {
    names: 'sauce soja, shoyu, sauce de soja',
    kinds: 'tamari, kikkoman',
    heldIn: 'teriyaki, hoisin, kecap, ketjap, yakitori, bulgogi, ponzu, sukiyaki',
  },
  {
    names: 'chocolat, cacao, schokolade, kakao, poudre de cacao, fève de cacao',
    heldIn:
      'milka, kitkat, snickers, toblerone, twix, ragusa, lindt, brownie, nutella, ganache, mousse au chocolat, fondant au chocolat, ovomaltine, nesquik, caotina, banania, sachertorte, forêt noire, profiterole, pain au chocolat, tiramisu, éclair au chocolat, stracciatella, toblerone, m&m’s, kinder, rocher, gianduja, pépite de chocolat, belle hélène, cookie, florentin, mendiant, tête de choco, tête au choco, religieuse au chocolat, opéra, pâte à tartiner, brunsli, mole poblano, marbré, truffe au chocolat, after eight, kit kat, oreo, lava cake, ragusa, cailler',
  },
  {
    names: 'café, kaffee',
    kinds: 'espresso, expresso, nescafé',
    heldIn:
      'nespresso, tiramisu, opéra, moka, mokka, cappuccino, affogato, café liégeois, trablit, baileys, kahlua',
  },
  {
    names: 'caféine, excitant',
    unsaid: true,
    heldIn:
      'café, thé, thé noir, thé vert, matcha, cola, coca cola, red bull, maté, guarana, espresso, expresso',
  },
  { names: 'thé', kinds: 'matcha, earl grey' },
  {
    names: 'miel, honig, honey',
    heldIn:
      'pain d’épice, nougat, baklava, hydromel, chebakia, leckerli, läckerli, basler läckerli, touron, turrón, toblerone, biberli, biber, appenzeller biberli, nonnette',
  },
  {
    names: 'sucre, zucker, sugar',
    kinds: 'cassonade, vergeoise, rapadura, muscovado',
    heldIn:
      'sirop, caramel, confiture, meringue, pâte à tartiner, nutella, confiserie, bonbon, macaron, crème anglaise, pâte d’amande, praliné, lait concentré sucré, sucre vanillé, sorbet, ketchup, glaçage',
  },
  {
    names: 'sucre raffiné, sucre blanc, sucre ajouté',
    unsaid: true,
    heldIn:
      'sucre, sucre en poudre, sucre glace, sucre vanillé, confiture, meringue, caramel, sirop',
  },
  {
    names: 'édulcorant',
    unsaid: true,
    kinds: 'aspartame, stévia, sucralose, saccharine, xylitol, érythritol',
  },
  {
    names: 'vinaigre, essig, balsamique, aceto',
    heldIn:
      'vinaigrette, cornichon, pickles, mayonnaise, ketchup, moutarde, câpre, escabèche, chutney, béarnaise, condiment balsamique, chimichurri, sauce barbecue, piccalilli, aigre doux, aigre douce',
  },
  {
    names: 'moutarde, senf, mustard',
    kinds: 'savora',
    heldIn:
      'steak tartare, tartare de bœuf, vinaigrette, sauce vinaigrette, mayonnaise, mayo, rémoulade, gribiche, sauce gribiche, sauce à salade, ravigote, sauce tartare, sauce robert, lapin dijonnaise, dijonnaise, café de paris, piccalilli, welsh, aïoli, cumberland, french dressing, moutarde de bénichon, curry, cari, curry en poudre, poudre de curry, colombo, wasabi, relish, sauce césar, sauce burger, sauce samouraï, sauce andalouse, œufs mimosa',
  },
  { names: 'ketchup', heldIn: 'sauce cocktail, sauce andalouse, sauce burger, sauce samouraï' },
  { names: 'margarine', heldIn: 'planta, rama, becel, fruit d’or, st hubert' },
  {
    names: 'huile de palme, graisse de palme',
    unsaid: true,
    heldIn: 'nutella, pâte à tartiner, margarine, végétaline',
  },
  { names: 'huile d’olive, huile olive', mayBe: 'huile' },
  { names: 'huile de tournesol, huile tournesol', mayBe: 'huile' },
  { names: 'huile de colza, huile colza', mayBe: 'huile' },
  { names: 'huile, öl, oil, matière grasse', heldIn: 'vinaigrette, mayonnaise, friture, frites' },
  {
    names: 'friture, plat frit, aliment frit',
    heldIn:
      'frites, beignet, nuggets, tempura, nem, chips, churros, samoussa, samosa, accras, acras, falafel, poisson pané, calamars à la romaine, donut, pommes dauphine, karaage, oignon frit, pakora, huile de friture, bain de friture',
  },
  {
    names: 'glutamate, exhausteur de goût, e621, ajinomoto',
    heldIn: 'sauce soja, aromat, maggi, bouillon cube, cube de bouillon, viandox, chips, knorr',
  },
  {
    names: 'levure, hefe',
    heldIn:
      'pain, brioche, pizza, pâte à pizza, vegemite, cenovis, bière, croissant, baba, savarin, tresse, baguette, focaccia, cuchaule',
  },
  {
    names: 'vin, wein',
    kinds: 'fendant, dôle',
    heldIn:
      'coq au vin, bourguignon, fondue moitié moitié, fondue au fromage, fondue valaisanne, marinière, sangria, marchand de vin, meurette, osso buco, sabayon, champagne, prosecco, cava, crémant, marsala, madère, porto, xérès, matelote, beurre blanc, bordelaise, croûte au fromage',
    trait: 'ALCOHOL',
  },
  {
    names: 'bière, bier, beer',
    heldIn:
      'heineken, feldschlösschen, kronenbourg, leffe, carbonade, carbonnade flamande, carbonade flamande, panaché, welsh, pâte à la bière',
    trait: 'ALCOHOL',
  },
  {
    names: 'rhum, rum',
    heldIn:
      'baba, baba au rhum, mojito, punch, bananes flambées, cannelé, ti punch, piña colada, pina colada, savarin',
    trait: 'ALCOHOL',
  },
  {
    names: 'kirsch',
    heldIn:
      'forêt noire, zuger kirschtorte, tourte au kirsch, fondue au fromage, fondue moitié moitié',
    trait: 'ALCOHOL',
  },
  { names: 'maïzena, maizena, fécule de maïs, amidon de maïs, fleur de maïs' },
  { names: 'houmous, hummus, hoummous' },
  { names: 'pâte à tartiner', kinds: 'nutella, nocciolata, ovomaltine crunchy' },
  { names: 'frites, pomme frite, potatoes' },
  {
    names: 'bouillon cube, cube de bouillon, bouillon, fond de veau, fond de volaille',
    heldIn: 'aromat, viandox',
  },
  { names: 'vinaigrette, sauce à salade' },
  {
    names:
      'sulfite, sulphite, anhydride sulfureux, dioxyde de soufre, métabisulfite, bisulfite, e220, e221, e222, e223, e224, e226, e227, e228, e 220, e 223, e 224',
    heldIn:
      'vin, vin blanc, vin rouge, vin rosé, blanc sec, champagne, prosecco, crémant, mousseux, cidre, bière, porto, marsala, madère, xérès, vermouth, noilly prat, martini, sangria, kir, vin cuit, vinaigre, vinaigre de vin, vinaigre balsamique, vinaigre de cidre, balsamique, condiment balsamique, raisin sec, sultanine, abricot sec, figue sèche, pruneau, datte, cranberry séchée, fruits secs, fruits confits, mélange étudiant, moutarde, cornichon, pickles, câpre, oignon grelot, piccalilli, vinaigrette, mayonnaise, mayo, rémoulade, sauce tartare, béarnaise, ketchup, jus de citron en bouteille, jus de citron concentré, purée en flocons, flocons de pommes de terre, crevette, langoustine, gambas, coq au vin, bœuf bourguignon, boeuf bourguignon, fondue au fromage, fondue moitié moitié, fondue valaisanne, fondue savoyarde, tomate séchée, tomate sèche, worcestershire, gingembre mariné, gari',
  },
];
