import type { AvoidableFood } from './types.js';

export const vegetables: readonly AvoidableFood[] = [
  {
    names: 'oignon, ognon, zwiebel',
    kinds: 'échalion, cébette, cive, ciboule',
    heldIn:
      'bortsch, stroganoff, rougail, soubise, pissaladière, soffritto, sofrito, mirepoix, ratatouille, piperade, carbonnade, bouillon de légume, bouillon de volaille, bouillon de poulet, bouillon de bœuf, bouillon cube, cube de bouillon, fond de veau, fond de volaille, pico de gallo, guacamole, onion rings, tarte flambée, flammekueche, flammenküche, oignon frit, bhaji, dhal, dahl, tabbouleh, taboulé, kebab, sauce bolognaise, bolognaise, court bouillon, gaspacho, gazpacho, chutney, zwiebelkuchen, papet vaudois, choucroute garnie, älplermagronen, aelplermagronen, macaronis du chalet',
  },
  {
    names: 'échalote, schalotte',
    heldIn:
      'béarnaise, sauce marchand de vin, sauce bordelaise, bordelaise, mignonnette, beurre blanc, duxelles',
    kinds: 'échalion',
  },
  {
    names: 'ail, knoblauch',
    kinds: 'aillet',
    heldIn:
      "aïoli, ailloli, rouille, persillade, skordalia, tzatziki, tsatsiki, pesto, pistou, houmous, hummus, hoummous, chimichurri, gremolata, beurre persillé, beurre d'escargot, escargots de bourgogne, boursin, ail et fines herbes, tapenade, anchoïade, toum, mojo, sofrito, kimchi, merguez, harissa, baba ganoush, moutabal, caviar d'aubergine, fondue valaisanne, fondue moitié moitié, fondue au fromage, fondue savoyarde, ratatouille, gaspacho, gazpacho, sauce bolognaise, marinara, arrabbiata, chorizo, saucisson à l'ail, guacamole, nam prik, pâte de curry, gigot piqué, aligot, tartiflette, gratin dauphinois, sauce vierge",
  },
  {
    names: 'poireau, lauch',
    heldIn:
      'vichyssoise, papet vaudois, papet, flamiche, julienne de légume, waterzoi, waterzooi, cock a leekie, pot au feu',
  },
  {
    names: 'céleri, sellerie',
    kinds: 'livèche',
    heldIn:
      'rémoulade, bouquet garni, herbes à soupe, légumes pour soupe, soffritto, sofrito, mirepoix, julienne de légume, bouillon, bouillon cube, bouillon de légume, fond de veau, fond de volaille, fond brun, fumet de poisson, court bouillon, consommé, demi glace, glace de viande, aromat, salade waldorf, waldorf, minestrone, pot au feu, viandox, maggi, caponata, sauce bolognaise, bolognaise, osso buco',
  },
  {
    names: 'carotte, karotte',
    heldIn:
      'soffritto, mirepoix, julienne de légume, macédoine, jardinière, jardinière de légume, pot au feu, navarin, rüeblitorte, aargauer rüeblitorte, carrot cake, minestrone, crécy, potage crécy, coleslaw, sauce bolognaise, bolognaise, osso buco, blanquette, bœuf bourguignon, boeuf mode, bouquetière',
  },
  {
    names: 'navet, rave, rabiole, herbstrübe',
    heldIn:
      'couscous garni, couscous royal, couscous aux légumes, jardinière de légume, macédoine, navarin, pot au feu, couscous royal, sauce aux raves',
  },
  { names: 'panais, pastinake' },
  { names: 'radis, daïkon, rettich' },
  {
    names: 'betterave, racine rouge, rande, carotte rouge',
    heldIn: 'salade russe, bortsch, borsch, borscht, bortch',
  },
  { names: 'chou rave, colrave, kohlrabi, pomme chou' },
  { names: 'pissenlit, dent de lion' },
  { names: 'ciboule, cive, oignon vert, oignon nouveau, cébette' },
  { names: 'champignon de paris', mayBe: 'champignon' },
  { names: 'topinambour, artichaut de jérusalem' },
  { names: 'salsifis, scorsonère' },
  { names: 'rutabaga, chou navet' },
  {
    names: 'manioc, cassave, yuca',
    heldIn: 'tapioca, attiéké, farofa, chikwangue, perle du japon, gari',
  },
  { names: 'patate douce, kumara, batate' },
  {
    names: 'pomme de terre, patate, pdt, kartoffel, truffe de terre, parmentière',
    heldIn:
      'raclette, frites, =frite, potatoes, potato, pomme frite, pomme dauphine, pomme duchesse, pomme noisette, pomme allumette, pomme paille, pomme pont neuf, pomme boulangère, pomme sautée, pomme rissolée, pomme anna, pomme darphin, pomme vapeur, pomme macaire, rösti, roesti, röstis, rosti, hash brown, gnocchi, gratin dauphinois, gratin savoyard, tartiflette, raclette complète, hachis parmentier, parmentier, aligot, truffade, brandade parmentière, brandade, purée mousseline, purée mousline, flocons de purée, chips, vitelotte, grenaille, ratte, bintje, agria, papet vaudois, vichyssoise, tortilla espagnole, tortilla de patatas, älplermagronen, aelplermagronen, macaronis du chalet, latke, kroket, stoemp, colcannon, shepherd pie, cottage pie, bangers and mash, patatas bravas, rebibes, cholera, choléra valaisan, pflutten, pot au feu, salade niçoise, salade piémontaise, fécule de pomme de terre, potée, baeckeoffe, morbiflette, cornish pasty, knödel, kartoffelsalat, pommes au lard, farçon',
    mayBe:
      'fécule, purée, mousline, charlotte, roseval, monalisa, mona lisa, amandine, agata, annabelle, nicola, désirée, belle de fontenay',
  },
  {
    names: 'chou, cabus, kabis, choux',
    heldIn:
      'choucroute, sauerkraut, kimchi, coleslaw, brocoli, kale, pak choï, pak choi, bok choy, romanesco, potée, colcannon, bubble and squeak, chou rave, chou fleur, garbure, embeurrée, hochepot',
  },
  {
    names: 'chou fleur, choufleur, blumenkohl',
    heldIn: 'dubarry, crème dubarry, aloo gobi, gobi, piccalilli, riz de chou fleur',
  },
  { names: 'brocoli, brocolini, broccoli, broccolini, bimi' },
  { names: 'chou de bruxelles, rosenkohl' },
  { names: 'chou frisé, chou kale, kale, cavolo nero' },
  { names: 'chou rouge, rotkraut, rotkohl' },
  { names: 'choucroute, sauerkraut' },
  {
    names: 'épinard, spinat',
    kinds: 'tétragone',
    heldIn: 'florentine, à la florentine, palak, saag, spanakopita, rissoles aux épinards',
  },
  {
    names: 'blette, bette, côte de bette, poirée, carde, krautstiel, mangold',
    heldIn: 'capuns, tourte niçoise, trouchia, farcement',
  },
  {
    names: 'endive, chicon, witloof, chicorée witloof',
    kinds: 'chicorée',
    heldIn: 'trévise, radicchio, puntarelle, frisée, scarole',
  },
  {
    names:
      'salade verte, laitue, batavia, feuille de chêne, romaine, iceberg, sucrine, mesclun, scarole, frisée',
    heldIn: 'salade césar, caesar salad, mâche, doucette, rampon',
    mayBe: 'salade',
  },
  { names: 'mâche, rampon, doucette' },
  { names: 'roquette, rucola' },
  { names: 'cresson, cressonnette', heldIn: 'cressonnière' },
  {
    names: 'fenouil, fenouille, finocchio',
    heldIn: 'saucisse au fenouil, finocchiona, salsiccia',
  },
  {
    names: 'artichaut',
    kinds: 'carciofi, cynar',
    heldIn: 'pizza quatre saisons, barigoule, pizza capricciosa, capricciosa',
  },
  { names: 'asperge, spargel', heldIn: 'argenteuil' },
  {
    names: 'aubergine, mélongène, melanzane, berenjena, eggplant',
    heldIn:
      "papeton, moussaka, ratatouille, caponata, baba ganoush, baba ghanouj, babaganoush, moutabal, caviar d'aubergine, parmigiana, imam bayildi, confit bayaldi, bayaldi, zaalouk, pasta alla norma, alla norma, tian provençal, bohémienne, légumes du soleil, légumes grillés à l'italienne",
  },
  {
    names: 'courgette, zucchini, zucchetti',
    heldIn:
      'ratatouille, tian, bayaldi, confit bayaldi, zoodles, couscous royal, légumes du soleil, kolokythokeftedes',
  },
  {
    names: 'poivron, peperone, peperoni doux, pimiento, piment doux',
    kinds: 'piquillo, piquillos, peperonata, paprika, pimientos del padron, ajvar, romesco',
    heldIn:
      'ratatouille, piperade, basquaise, poulet basquaise, à la basquaise, goulasch, goulache, gulasch, chorizo, sobrasada, nduja, fajita, gaspacho, gazpacho, shakshuka, chakchouka, caponata, escalivada, tex mex, chili con carne, légumes du soleil, poivronade, letcho, lecso, mouhammara, muhammara, paella, harissa douce, mélange mexicain',
  },
  {
    names: 'tomate, tomato, pomodoro',
    kinds: 'san marzano, passata, polpa, pelati, double concentré',
    heldIn:
      'paella, chili, ketchup, ratatouille, bolognaise, sauce bolognaise, bolognese, marinara, arrabbiata, napolitaine, sauce napolitaine, amatriciana, puttanesca, pizza, margherita, gaspacho, gazpacho, shakshuka, chakchouka, caprese, bruschetta, salsa, pico de gallo, minestrone, caponata, piperade, basquaise, tian, provençale, à la provençale, chili con carne, chili sin carne, goulasch, sauce barbecue, sauce cocktail, sauce aurore, sauce andalouse, sugo, sauce pizza, sauce tomate, osso buco, moussaka, lasagne bolognaise, cannelloni, ravioli sauce tomate, tikka masala, butter chicken, bouillabaisse, taboulé, salade grecque, salade niçoise, cocktail de tomate, choron, pan con tomate, mafé, jambalaya, parmigiana, baked beans, bloody mary, guacamole, lecso, légumes du soleil, fattouche, matbucha',
    mayBe: 'concentré, coulis, sauce rouge, pesto rosso',
  },
  {
    names: 'concombre, gurke',
    heldIn:
      'tzatziki, tsatsiki, raïta, raita, gaspacho, gazpacho, salade grecque, cornichon, taboulé, fattouche, sunomono, pickles',
  },
  {
    names: 'cornichon, pickles, essiggurke',
    kinds: 'malossol',
    heldIn:
      'tartare, sauce tartare, gribiche, sauce gribiche, sauce charcutière, piccalilli, relish, rémoulade',
  },
  {
    names: 'courge, zucca, kürbis',
    heldIn:
      'butternut, doubeurre, potimarron, potiron, citrouille, pâtisson, courge spaghetti, giraumon, hokkaido, graine de courge, pumpkin, pumpkin pie',
  },
  { names: 'potiron, citrouille, potimarron, pumpkin' },
  { names: 'butternut, doubeurre' },
  { names: 'avocat, avocado', heldIn: 'guacamole, poke bowl, california roll' },
  {
    names: 'olive',
    kinds: 'kalamata, taggiasche',
    heldIn:
      'pizza quatre saisons, tapenade, niçoise, salade niçoise, puttanesca, pissaladière, muffuletta, salade grecque, pan bagnat',
  },
  {
    names: 'câpre',
    kinds: 'caprons',
    heldIn:
      'tartare de bœuf, steak tartare, tapenade, puttanesca, sauce tartare, gribiche, piccata, rémoulade, sauce ravigote, ravigote, vitello tonnato, raie au beurre noir, königsberger klopse',
  },
  {
    names: 'champignon, champi, champi de paris, funghi',
    kinds:
      'girolle, chanterelle, cèpe, bolet, morille, pleurote, shiitaké, shiitake, pied de mouton, pied bleu, pied violet, trompette de la mort, portobello, enoki, mousseron, rosé des prés, agaric, oreille de judas, eryngii, shimeji, steinpilz, eierschwämmli, marasme, russule, coulemelle, lactaire, hydne, vesse de loup',
    heldIn:
      'pizza reine, pizza quatre saisons, duxelles, duxelle, forestière, à la forestière, forestier, chasseur, sauce chasseur, stroganoff, stroganov, zürcher geschnetzeltes, émincé à la zurichoise, émincé zurichois, vol au vent, bouchée à la reine, blanquette de veau, bœuf bourguignon, bourguignon, coq au vin, fricassée forestière, wellington, capricciosa, boscaiola, marengo, truffe',
  },
  { names: 'truffe, tartufo' },
  {
    names: 'maïs, corn, zuckermais',
    heldIn:
      'chips tortilla, polenta, pop corn, popcorn, maïzena, maizena, fécule de maïs, amidon de maïs, tortilla de maïs, nachos, doritos, corn flakes, cornflakes, tacos, grits, farine de maïs, farine de =mais, boîte de =mais, grain de =mais, épi de =mais, =mais doux, fécule de =mais, semoule de maïs, salade mexicaine, mélange mexicain, sirop de glucose, arepa, bramata, sirop de maïs, curly, macédoine mexicaine',
  },
  { names: 'rhubarbe, rhabarber' },
  {
    names: 'petit pois, =pois, pois frais, piselli, erbse',
    heldIn:
      'macédoine, jardinière, jardinière de légume, risi e bisi, saint germain, potage saint germain, navarin, paella, salade russe, salade piémontaise',
  },
  { names: 'pois mange tout, pois gourmand, kefe' },
  {
    names: 'haricot',
    heldIn:
      'cassoulet, chili con carne, chili sin carne, feijoada, minestrone, baked beans, mogette, flageolet, coco de paimpol, soissons',
  },
  {
    names: 'haricot vert, haricot beurre, haricot mange tout, haricot plat, bohne',
    mayBe: 'haricot',
    heldIn: 'jardinière, jardinière de légume, macédoine, salade niçoise, minestrone',
  },
  {
    names: 'gingembre, ginger, ingwer',
    kinds: 'galanga',
    heldIn:
      "pain d'épice, quatre épices, curry, garam masala, gari, ginger ale, speculoos, spéculoos, pâte de curry, tikka masala, teriyaki, ras el hanout, leckerli, basler läckerli, läckerli",
  },
  { names: 'raifort, meerrettich, kren', kinds: 'wasabi' },
  {
    names: 'algue',
    kinds: 'nori, wakamé, wakame, kombu, dulse, spiruline, laitue de mer, agar agar',
    heldIn:
      'maki, sushi, dashi, california roll, tartare d’algues, onigiri, ramen, soupe miso, miso soup',
  },
];
