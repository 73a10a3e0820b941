import type { Aisle } from '../aisle.js';
import { combine, phrases, type Trait } from './types.js';

/** Products by aisle, between commas; the longest name found in a line decides. */
export const productsByAisle: Readonly<Partial<Record<Aisle, string>>> = {
  PRODUCE: `
    abricot, agrume, ail, ail des ours, ananas, aneth, artichaut, asperge, asperge verte, asperge blanche, aubergine, avocat, avocat mûr, banane, banane plantain, basilic, batavia, betterave, blette, bette, côte de blette, brocoli, butternut, carotte, cassis, céleri, céleri rave, céleri branche, branche de céleri, cerfeuil, cerise, champignon, champignon de paris, chanterelle, girolle, cèpe, bolet, morille, pleurote, shiitake, pied de mouton, trompette de la mort, châtaigne, chou, chou fleur, chou rouge, chou blanc, chou vert, chou frisé, chou kale, kale, chou rave, chou chinois, chou de bruxelles, pak choï, ciboulette, cive, cébette, oignon nouveau, citron, citron vert, citronnelle, clémentine, coing, concombre, coriandre, coriandre fraîche, courge, courgette, cresson, datte fraîche, doucette, échalote, échalotte, endive, épinard, pousse d'épinard, estragon, fenouil, bulbe de fenouil, feuille de laurier frais, figue, figue fraîche, fraise, framboise, fruit de la passion, fruits rouges, gingembre frais, gingembre, grenade, groseille, haricot vert, haricot beurre, haricot plat, herbes fraîches, kaki, kiwi, laitue, cœur de laitue, lime, litchi, lychee, mâche, rampon, mandarine, mangue, melon, menthe, menthe fraîche, mesclun, mirabelle, mûre, myrtille, navet, nectarine, oignon, oignon rouge, oignon jaune, oignon blanc, orange, ortie, oseille, pamplemousse, panais, papaye, pastèque, patate douce, patate, pêche, persil, persil plat, persil frisé, petit pois frais, physalis, piment, piment frais, piment oiseau, poire, poireau, blanc de poireau, pois gourmand, poivron, poivron rouge, poivron vert, poivron jaune, pomme, pomme de terre, grenaille, potimarron, potiron, pourpier, prune, pruneau frais, pousse de soja, germe de soja, quetsche, radis, radis noir, raifort frais, raisin, rhubarbe, romaine, romarin, roquette, rutabaga, salade, salade verte, salsifis, sarriette, sauge, scarole, thym, thym frais, tomate, tomate cerise, tomate grappe, tomate cœur de bœuf, topinambour, trévise, verveine, yuzu, zeste de citron, zeste d'orange, jus de citron, jus de citron vert, gousse d'ail, tête d'ail, bouquet garni, légume, légumes, fruit, fruits, tofu, tofu fumé, tofu ferme, tofu soyeux, tempeh, seitan, pois frais, fève fraîche, fève, maïs en épi, épi de maïs, feuille de menthe, brin de thym, mini concombre, chicorée, cardon, crosne, crosnes, edamame, cœur d'artichaut frais, fleur de courgette, pissenlit, algue fraîche`,
  BAKERY: `
    pain, baguette, pain de mie, pain complet, pain de campagne, pain de seigle, pain pita, pita, pain burger, bun, brioche, tresse, croissant, pain au lait, pain au chocolat, ciabatta, focaccia, pain rassis, naan, bagel, wrap, tortilla, tortilla de blé, tortilla de maïs, pain plat, pain grillé`,
  BUTCHER: `
    viande, volaille, charcuterie, poulet, bœuf, veau, agneau, porc, canard, dinde, lapin, viande des grisons, viande séchée, foie gras, merguez, jambon, lardons, saucisse, lard, os à moelle, steak`,
  FISH: `poisson, fruits de mer, crevette, moules, huître, saumon, thon frais, cabillaud, surimi, truite, algue nori fraîche`,
  DAIRY: `fromage frais, chèvre frais, fromage de chèvre frais, 
    lait, riz au lait, semoule au lait, lait d'amande, lait d'avoine, lait de soja, lait de riz, lait végétal, boisson végétale, boisson d'avoine, boisson au soja, crème, crème fraîche, crème de soja, crème d'avoine, crème végétale, soja cuisine, avoine cuisine, beurre, margarine, margarine végétale, yaourt, yaourt végétal, yaourt de soja, yaourt soja, fromage, fromage blanc, œuf, œufs, jaune d'œuf, blanc d'œuf, skyr, séré, mascarpone, ricotta, mozzarella, feta, parmesan, gruyère, petit suisse, faisselle, levure fraîche, pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza, pâte à tarte, pâtes fraîches, gnocchi, ravioli, panna cotta, cottage cheese, beurre végétal, fromage végétal, houmous, tzatziki, guacamole, noisette de beurre, noix de beurre, noisette de margarine, steak végétal, steaks végétaux, steak végétarien, steak vegan, steak veggie, steak de soja, steak de tofu, saucisse végétale, saucisse végétarienne, saucisse vegan, saucisse veggie, saucisse de tofu, merguez végétale, lardon végétal, lardons végétaux, lardons végétaux panés, jambon végétal, jambon vegan, viande végétale, poulet végétal`,
  GROCERY: `
    pâtes, spaghetti, penne, tagliatelle, macaroni, coquillette, nouille, nouille de riz, vermicelle, vermicelle de riz, lasagne, riz, riz basmati, riz complet, riz arborio, riz thaï, riz rond, riz long, riz à risotto, riz à sushi, semoule, couscous, boulgour, quinoa, polenta, semoule de maïs, millet, orge, épeautre, sarrasin, lentille, lentille corail, lentille verte, pois chiche, pois cassé, haricot rouge, haricot blanc, haricot noir, haricot sec, flageolet, petit pois, pois, maïs, maïs doux, tomates pelées, tomates concassées, tomate séchée, pulpe de tomate, coulis de tomate, purée de tomate, purée de tomates, passata, concentré de tomate, sauce tomate, boîte de tomates, thon, thon en boîte, thon au naturel, sardines à l'huile, anchois, lait de coco, crème de coco, cœur de palmier, fond d'artichaut, cornichon, câpre, olive, olive noire, olive verte, bouillon, bouillon de légumes, bouillon de volaille, bouillon de poule, cube de bouillon, bouillon cube, fond de veau, fumet de poisson, court bouillon, soupe, chips, cracker, biscotte, chapelure, croûton, panko, feuille de brick, feuille de riz, galette de riz, algue nori, nori, agar agar, conserve, choucroute, champignons séchés, cèpes séchés, protéines de soja, flocons de pommes de terre, purée en flocons, tortilla chips, nachos, taco, feuille de filo, pâte filo, crozets, spätzli, roesti, rösti, marron, marrons cuits, graines de chia, tahini, tahin, ratatouille en boîte, haricots à la tomate, jackfruit, jacquier, konjac, shirataki, pruneau, raisin sec, raisins secs, abricot sec, figue sèche, datte, datte medjool, cranberry, fruits secs, noix, noisette, amande, noix de cajou, pistache, pignon, cacahuète, noix de pécan, cerneau de noix, graines de courge, graines de tournesol, graines de sésame, sésame, graines de lin, graines de pavot, graines, allumettes au fromage, allumettes feuilletées`,
  CONDIMENTS: `
    huile, huile d'olive, huile de tournesol, huile de colza, huile de sésame, huile de noix, huile d'arachide, huile de coco, huile de friture, vinaigre, vinaigre balsamique, vinaigre de cidre, vinaigre de vin, vinaigre de riz, crème de balsamique, moutarde, mayonnaise, ketchup, sauce soja, tamari, sauce poisson, nuoc mam, sauce worcestershire, sauce huître, sauce hoisin, sauce piquante, tabasco, sriracha, harissa, pâte de curry, pesto, miso, sel, gros sel, fleur de sel, sel et poivre, poivre, poivre noir, poivre du moulin, baies roses, épices, curry, cumin, curcuma, paprika, paprika fumé, cannelle, muscade, noix de muscade, clou de girofle, cardamome, anis étoilé, badiane, safran, piment d'espelette, piment de cayenne, piment en poudre, quatre épices, ras el hanout, garam masala, graines de coriandre, coriandre moulue, coriandre en poudre, gingembre en poudre, gingembre moulu, ail en poudre, ail semoule, oignon en poudre, herbes de provence, origan, marjolaine, laurier, feuille de laurier, thym séché, romarin séché, sumac, zaatar, fenugrec, graines de moutarde, graines de fenouil, graines de cumin, cinq épices, vadouvan, colombo, sauce, vinaigrette, raifort, wasabi, gingembre mariné, sirop d'érable, miel, confiture, gelée, pâte à tartiner, beurre de cacahuète, purée d'amande, sirop d'agave, mélasse, cenovis, aromat, sauce barbecue, sauce tomate pimentée, chutney, mirin, baie de genièvre, genièvre en baies, beurre de cacahouète, beurre d'arachide, beurre de cajou, beurre de noix de cajou, beurre d'amande, beurre de macadamia, beurre de noisette`,
  BAKING: `
    farine, farine de riz, farine de sarrasin, farine de maïs, farine de pois chiche, farine complète, farine d'épeautre, maïzena, fécule, fécule de maïs, fécule de pomme de terre, tapioca, arrow root, sucre, sucre glace, sucre roux, sucre de canne, cassonade, sucre vanillé, vergeoise, levure, levure chimique, levure de boulanger, levure sèche, poudre à lever, bicarbonate, bicarbonate de soude, sel nigari, chocolat, chocolat noir, chocolat au lait, chocolat blanc, pépites de chocolat, cacao, cacao en poudre, vanille, gousse de vanille, extrait de vanille, vanille en poudre, poudre d'amandes, amandes effilées, amandes en poudre, poudre de noisettes, noix de coco râpée, noix de coco, coco râpée, gélatine, feuille de gélatine, pectine, colorant, praliné, pralin, massepain, pâte d'amande, lait concentré, lait en poudre, crème de marrons, fleur d'oranger, eau de fleur d'oranger, eau de rose, arôme, flocons d'avoine, avoine, flocons, muesli, granola, céréales, biscuit, boudoir, spéculoos, petit beurre, biscuits cuillère, caramel, compote, compote de pommes, stevia, xylitol, amidon, crème de tartre, meringue, bonbon, guimauve, pain d'épices, crème de riz, psyllium, lapin en chocolat, lapin de pâques, croquettes aux amandes`,
  DRINKS: `
    eau, eau gazeuse, eau pétillante, limonade, jus, jus d'orange, jus de pomme, jus de fruits, jus de raisin, jus d'ananas, jus de tomate, sirop, sirop de grenadine, sirop de sucre, thé, thé vert, café, tisane, infusion, rooibos, tonic, cola, ginger beer, vin, vin blanc, vin rouge, bière, cidre, rhum, cognac, kirsch, champagne, porto, liqueur, chocolat en poudre, kombucha, eau de coco, soda, lait de poule`,
  FROZEN: `
    glace, sorbet, glace à la vanille, petits pois surgelés, épinards surgelés, fruits rouges surgelés, glaçon, glaçons, glace pilée, surgelé, surgelés, frites, frites surgelées, légumes surgelés, framboises surgelées, crème glacée, poisson pané, croquette de pomme de terre, croquettes pomme de terre, croquette de légumes, croquette au fromage, croquette de fromage, pomme dauphine, pomme duchesse, pomme noisette`,
  HOUSEHOLD: `
    papier cuisson, papier sulfurisé, papier aluminium, film alimentaire, pique, pic en bois, pique à brochette, cure dent, essuie tout, papier toilette, liquide vaisselle, lessive, éponge, savon, sac poubelle, sac congélation, serviette en papier, allumette, bougie, ficelle de cuisine, couche, shampoing, dentifrice, croquettes, litière`,
};

export const herbs = `persil, basilic, thym, romarin, estragon, cerfeuil, ciboulette, aneth, coriandre, menthe, sauge, origan, marjolaine, sarriette, oregano`;
const fruits = `figue, pomme, poire, banane, mangue, cerise, prune, ananas, myrtille, abricot, pêche, fraise, tomate, champignon, bolet, cèpe, morille, girolle`;
const dried = `sec, sèche, séché, séchée`;
const flavours = `vanille, vanille liquide, amande, amande amère, café, citron, orange, rhum, pistache, fleur d'oranger, menthe`;
const stocks = `bouillon, bouillon cube, cube de bouillon, fond`;
const stocksOf = `bœuf, veau, volaille, poulet, poule, légumes, poisson, canard, agneau`;

/**
 * Where a thing is found, where neither a product above nor the diet lexicon says it. Apart from those,
 * for these words must not make a line known to the gate.
 */
export const shelfNames: Readonly<Partial<Record<Aisle, readonly string[]>>> = {
  PRODUCE: ['haricot', 'dent de lion', 'dents de lion'],
  BAKERY: phrases(
    `gâteau, quatre quarts, cake, chou à la crème, éclair, religieuse, mille feuille, tarte, tartelette, chausson aux pommes, chouquette, viennoiserie, galette des rois, pain surprise, pain au lait, petit pain au lait`,
  ),
  GROCERY: [
    ...phrases(
      `tapenade, purée mousseline, cube de bouillon, cube maggi, cube knorr, crackers, rillettes de thon`,
    ),
    ...combine(stocks, stocksOf),
    ...combine(fruits, dried, ''),
  ],
  CONDIMENTS: [
    ...phrases(
      `sauce d'huître, sauce huître, sauce aux huîtres, nutella, ovomaltine crunchy cream, étoile d'anis`,
    ),
    ...combine(herbs, dried, ''),
  ],
  BAKING: [
    ...phrases(
      `madeleine, sablé, palet breton, galette bretonne, financier, cookie, gâteau sec, biscuit sec, biscuit, tuile, macaron, navette, croquant, meringue, oreo, œuf en chocolat, œufs de pâques en chocolat`,
    ),
    ...phrases(flavours).flatMap((each) =>
      phrases('extrait, arôme, essence').flatMap((head) => [
        `${head} ${each}`,
        `${head} de ${each}`,
      ]),
    ),
    'vanille liquide',
  ],
  DRINKS: phrases(
    `nectar, nectar de fruits, coca, coca cola, pepsi, fanta, sprite, 7up, orangina, schweppes, oasis, rivella, sinalco, red bull, ice tea, lipton ice tea, nestea, capri sun, perrier, badoit, evian, vittel, volvic, contrex, hépar, san pellegrino, henniez, valser, cristaline, vichy saint yorre, quézac, salvetat`,
  ),
  FROZEN: phrases(
    `esquimau, esquimaux, cône glacé, bâtonnet glacé, magnum, boule de glace, bac de glace`,
  ),
  HOUSEHOLD: phrases(
    `javel, eau de javel, adoucissant, lessive, liquide de rinçage, pastille lave vaisselle, tablette lave vaisselle, sel lave vaisselle, sel de lave vaisselle, sel régénérant, nettoyant, désinfectant, détachant, filtre à café, papier alu, aluminium ménager, alu ménager, papier wc, pq, sopalin, mouchoir, lingette, serviette hygiénique, protège slip, tampon, coton, coton tige, gel douche, shampooing, après shampooing, déodorant, brosse à dents, rasoir, mousse à raser, crème solaire, crème hydratante, crème pour les mains, crème à raser, lait démaquillant, lait pour le corps, lait corporel, huile de massage, huile pour le corps, huile de bain, pansement, pile, ampoule, sac à ordures, sac de congélation, moule à gâteau, moule à tarte, moule à cake, moule à muffins, moule à manqué, caissette, pâtée pour chat, pâtée pour chien, pâtée, croquettes pour chat, croquettes pour chien, nourriture pour chat, nourriture pour chien, litière pour chat`,
  ),
};

/** Vessels, pieces and measures: what stands after their « de » is what one looks for. */
export const containers = `assiette, barquette, barre, bocal, boîte, bol, bouteille, brique, canette, carré, conserve, louche, morceau, paquet, part, plaquette, poignée, portion, pot, sachet, tablette, tasse, tasse à café, tasse à thé, tranche, tube, verre, verre à moutarde, verre à eau, verre à vin`;

/** What stands in one of these has been preserved. */
export const preservingContainers = `boîte, bocal, conserve`;

/** So has what is said to be in or under one of these. */
export const preserved = `en boîte, en conserve, en bocal, au sirop, au naturel, à l'huile, à l'huile d'olive, au vinaigre, en saumure`;

/** What is kept frozen is found there, whatever it is; « frais ou surgelé » leaves the choice. */
export const frozen = `surgelé, surgelée, congelé, congelée`;

/** Said of meat or fish, these make a plant of it, which lies chilled with its like. */
export const plantMarks = `végétal, végétale, végétaux, végan, végane, veggie, végétarien, végétarienne, simili`;

/** What is shaped of meat, or of a plant: « steak haché de soja », « nuggets au tofu ». */
export const shapedOfPlants = `steak, saucisse, burger, nugget, boulette, galette, escalope, pavé, haché, émincé, chipolata, merguez, knacki, aiguillette, lardon, jambon, bacon, chorizo, kebab, tartare, cordon, simili`;
export const plantsShaped = `soja, tofu, seitan, tempeh, quorn, lupin`;

/** Aisle of what only the diet lexicon knows, by the first trait that applies. */
export const aisleByTrait: readonly (readonly [Trait, Aisle])[] = [
  ['MEAT', 'BUTCHER'],
  ['PORK', 'BUTCHER'],
  ['FISH', 'FISH'],
  ['SHELLFISH', 'FISH'],
  ['SNAIL_OR_FROG', 'FISH'],
  ['ALCOHOL', 'DRINKS'],
  ['GELATINE', 'BAKING'],
  ['EGG', 'DAIRY'],
  ['MILK', 'DAIRY'],
  ['GLUTEN', 'GROCERY'],
  ['OATS', 'BAKING'],
  ['NUT', 'GROCERY'],
];

/** Other names of one product, the second being the one that is kept. */
export const productAliases: readonly (readonly [string, string])[] = [
  ['patate', 'pomme de terre'],
  ['pdt', 'pomme de terre'],
  ['pommes de terre grenaille', 'pomme de terre'],
  ['échalotte', 'échalote'],
  ['yogourt', 'yaourt'],
  ['yoghourt', 'yaourt'],
  ['yaourt nature', 'yaourt'],
  ['pot de yaourt', 'yaourt'],
  ['pot de yaourt nature', 'yaourt'],
  ['pot de yogourt', 'yaourt'],
  ['pot de yaourt grec', 'yaourt grec'],
  ['pot de fromage blanc', 'fromage blanc'],
  ['pot de skyr', 'skyr'],
  ['lime', 'citron vert'],
  ['bette', 'blette'],
  ['rampon', 'mâche'],
  ['doucette', 'mâche'],
  ['maïzena', 'fécule de maïs'],
  ['farine de blé', 'farine'],
  ['farine blanche', 'farine'],
  ['beurre doux', 'beurre'],
  ['sucre en poudre', 'sucre'],
  ['sucre semoule', 'sucre'],
  ['sucre blanc', 'sucre'],
  ['sucre cristallisé', 'sucre'],
  ['sucre fin', 'sucre'],
  ['cacahouète', 'cacahuète'],
  ['poivre du moulin', 'poivre'],
  ['poivre noir', 'poivre'],
  ['poivre noir moulu', 'poivre'],
  ['sel fin', 'sel'],
  ['sel de mer', 'sel'],
  ['noix muscade', 'noix de muscade'],
  ['muscade', 'noix de muscade'],
  ["jus d'un citron", 'citron'],
  ['champignon blanc', 'champignon de paris'],
  ['persil plat', 'persil'],
  ['persil frisé', 'persil'],
  ['basilic frais', 'basilic'],
  ['oignon jaune', 'oignon'],
  ['oignon blanc', 'oignon'],
  ['poudre à lever', 'levure chimique'],
  ['gros œuf', 'œuf'],
];

/** Words that say how a product is cut, kept or chosen, without making it another one. */
export const modifiers = `
  gros, grosse, fin, fine, petit, petite, moyen, moyenne, grand, grande, beau, belle, bon, bonne, jeune, frais, fraîche, bio, biologique, mûr, mûre, ferme, tendre, entier, entière, ramolli, ramollie, mou, fondu, fondue, froid, froide, chaud, tiède, cuit, cuite, cru, crue, haché, hachée, émincé, émincée, coupé, coupée, ciselé, ciselée, râpé, râpée, pelé, pelée, épluché, épluchée, lavé, lavée, égoutté, égouttée, rincé, rincée, dénoyauté, dénoyautée, tranché, tranchée, concassé, concassée, moulu, moulue, pressé, pressée, finement, grossièrement, environ, facultatif, facultative, maison, non, traité, traitée, extra, vierge, supplémentaire, désossé, désossée, écossé, écossée, effeuillé, effeuillée, torréfié, grillé, grillée, nature, ordinaire, qualité, bien`;

/** From one of these words on, a name tells what is done with the product or what it is for. */
export const asides = `pour, selon, afin, coupé, coupée, taillé, taillée, en dés, en rondelles, en lamelles, en cubes, en morceaux, en tranches, en quartiers, en julienne, en rondelle, en petits, en fines, en gros, à température, de saison, au goût, à volonté, si possible, selon goût, ou plus, par personne`;

/** How little or how much water from the tap a recipe takes: these may stand before the word. */
export const tapWaterBefore = `un peu, filet, fond, trait, goutte, quelques, verre, grand, petit, bol, louche, casserole, cuillère, quantité, suffisante`;

/** What a recipe may say of it: these may stand after the word. */
export const tapWaterAfter = `froid, froide, chaud, chaude, tiède, bouillant, bouillante, frémissant, frémissante, frais, fraîche, glacé, glacée, salé, salée, très, bien, à peine, plus, moins, environ, ou, degrés, c, robinet, filtrée, cuisson, trempage, pâtes, riz, légumes, pommes de terre, légèrement, supplémentaire, nécessaire`;

/** Said of water anywhere in a line, these mean that it comes in a bottle. */
export const bottledWater = `gazeuse, gazéifiée, pétillante, minérale, source, bouteille, plate`;

/** In brackets or behind a comma, what follows one of these names no kind; « (si possible rouges) » does. */
export const purposesAside = `pour, afin, selon, peut contenir, à température, du commerce, du marché, du jardin`;

/** Said after a name in brackets or behind a comma, these make another product of it, though they are participles or parts. */
export const kindsAside = `
  salé, salée, demi sel, nitrité, sucré, sucrée, fumé, fumée, séché, séchée, écrémé, écrémée, concentré,
  concentrée, allégé, allégée, light, zéro, végé, vanillé, vanillée, aromatisé, aromatisée, parfumé,
  parfumée, épicé, épicée, pimenté, pimentée, citronné, citronnée, persillé, persillée, aillé, aillée,
  gazéifié, gazéifiée, déshydraté, déshydratée, lyophilisé, lyophilisée, raffiné, raffinée, fermenté,
  fermentée, perlé, perlée, soufflé, soufflée, granulé, granulée, effilé, effilée, mariné, marinée, précuit,
  précuite, confit, confite, rosé, rosée, ambré, ambrée, frisé, frisée, glacé, glacée, rousse, brune, blonde,
  douce, grasse, épaisse, complète, gluten, lactose, alcool, poudre, graine, purée, coulis, sauce, sirop,
  extrait, essence, arôme, flocon, paillette, mousse, gelée, bâton, boîte, conserve, bocal, halal, hallal,
  casher, kasher, cacher, kosher, toulouse, strasbourg, francfort, morteau, montbéliard, bayonne, parme,
  paris, ardennes, savoie, aoste`;

/** Pieces of which one buys the food they are of: « 2 darnes (saumon) ». */
export const pieces = `darne, pavé, dos, bottillon, can, tin, jar, bag, pack, bunch, clove, slice, bottle, tr`;

/** One of a thing is the thing: « 1 unité : concombre ». */
export const wholes = `unité, pièce, pc, pce`;

/** One buys the first whole for the second, a part of it. */
export const partsTaken: readonly (readonly [wholes: string, parts: string])[] = [
  [
    `citron, citron vert, citron jaune, lime, orange, orange sanguine, pamplemousse, clémentine, mandarine, yuzu`,
    'jus',
  ],
  ['poireau, ciboule, cébette, cive', 'vert, blanc'],
  ['œuf', 'blanc, jaune'],
];
