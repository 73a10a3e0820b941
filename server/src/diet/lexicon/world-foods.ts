import { entriesOf } from './types.js';

/** Nuts in every form, and products of kitchens far away, by their usual recipe. */
export const worldEntries = entriesOf([
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['EGG'],
    names: `samoussa au bœuf, samoussas au bœuf, gyoza au poulet, gyozas au poulet`,
  },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['EGG', 'PORK'],
    names: `nems au poulet, nem au poulet, samoussas à la viande, raviolis chinois au porc, raviolis vapeur, raviolis pékinois`,
  },
  {
    has: ['NUT'],
    names: `
      amandes grillées, amandes entières, amandes émondées, amandes mondées, amandes hachées, amandes concassées, amandes bâtonnets, amandes en bâtonnets, amandes amères, amandes fraîches, amandes douces, amandes caramélisées, amandes fumées, amandes salées, amandes torréfiées, amande effilee, tranches d'amande, lait d'amandes, lait d'amande, boisson aux amandes, boisson amande, yaourt amande, yaourt aux amandes végétal, tourteau d'amande, huile d'amande douce, farine d'amandes, poudre d'amande, poudre de noisette, poudre de noix, poudre de pistache, tant pour tant, tpt amande, arachides, arachide, huile d'arachides, sauce arachide, sauce d'arachide, beurre de cacahuètes, beurre de cacahouètes, beurre de cacahuete, tartinade de noisettes, cacahuètes grillées à sec, cacahuètes concassées, cacahuètes enrobées, cacahuetes, cacahuète salée, pistaches non salées, pistaches décortiquées, poudre de pistaches, éclats de pistache, éclats de noisettes, noisettes torréfiées, noisettes entières, noisettes moulues, noisettes en poudre, huile de noisettes, beurre de noisettes, beurre de noisette, lait de noisettes, boisson noisette, noix décortiquées, noix hachées, noix concassées, noix moulues, noix grillées, noix torréfiées, noix salées, noix apéritif, noix entières, noix sèches, noix caramélisée, noix du périgord, noix de grenoble aop, noix d'acajou, noix de cachou, noix de cajou grillées, noix d'amazonie, noix du para, noix pacane, noix de pacane, noix de pécans, noix de pili, noix de bancoul, bancoul, kemiri, candlenut, cajous, cajou grillé, fromage de cajou, lait de cajou, sauce cajou, parmesan de cajou, châtaigne du brésil, noix de baru, pécans, noix de macadamias, macadamias, mélange de noix, mix de noix, mélange de fruits à coque, mélange étudiant, fruits à coques, fruits oléagineux, beurre de noix, tartinade noix, pralin noisette, praliné amande, praliné amandes, praliné pistache, feuilletine pralinée, gavotte pralinée, sorbet amande, sorbet pistache, gianduja noisette, chocolat praliné, nougatines, nougat noir, nougat dur, nougat blanc, nougat vietnamien, nougat chinois, chocolat aux amandes, chocolat noisettes, chocolat noir aux noisettes, chocolat noir aux amandes, chocolat noir noisettes, chocolat noir amandes, rochers praliné, dragées, dragée, dragées amande, massepain, massepains, pains de massepain, modelage massepain, frangipane pâtissière, joconde, dacquoises, croûtes aux amandes, pain aux noix, pain de noix, pain noix, gressins aux noix, roquefort aux noix, gouda aux noix, fromage aux noix, crottin aux noix, saucisson aux noix, saucisson aux noisettes, saucisson noisettes, saucisson aux pistaches, saucisson pistaché, cervelas pistaché, cervelas pistachés, mortadelle pistache, mortadelle pistachée, mortadelle à la pistache, pâté aux pistaches, terrine aux pistaches, terrine aux noisettes, truite aux amandes, dukkah, duqqa, dukka, dokka, muhammara, mouhamara, tarator, skordalia, salsa romesco, romesco, sauce romesco, ajo blanco, ajoblanco, salsa macha, mole, mole poblano, mole negro, encacahuatado, sauce mole, satay, sauce satay, saté, sauce saté, poulet saté, bumbu kacang, gado gado, gado-gado, karedok, pad thaï, pad thai, phad thaï, massaman, mafé, maafe, tigadèguèna, tigadegena, domoda, sauce graine d'arachide, sauce tigadègue, chinois aux noix de cajou, poulet aux noix de cajou, poulet cajou, kung pao, poulet kung pao, poulet gong bao, korma, poulet korma, navratan korma, shahi paneer, pasanda, badam, kheer, satsivi, tkemali aux noix, churchkhela, churchkhelas, khatchapouri aux noix, badrijani, pkhali, lobio aux noix, fesenjan, fessenjan, faisinjan, cevizli, baklavas, baklawas, baqlawa, kadaïf aux noix, knafeh, kounafa, kunafa, knafé, makrout aux amandes, makroud aux amandes, cornes de gazelles, kaab el ghzal, kab el ghazal, briouates aux amandes, briouate aux amandes, m'hencha, mhencha, ghriba aux amandes, ghoriba, ghribia aux amandes, amlou, sellou, sfouf, zaalouk aux noix, selou, basboussa aux amandes, namoura, basboussa, loukoum pistache, loukoums pistache, loukoums à la pistache, halva pistache, halva aux pistaches, halva à la pistache, maamoul, mamoul, maamouls, ma'amoul, barazek, ghraybeh, lokum à la pistache, nougat turc, pişmaniye, tourons, touron catalan, turron de jijona, turrón blando, jijona, turron d'alicante, polvorón, polvorones, polvoron, mantecados, mazapan, tarta de santiago, torta de almendras, torta caprese, ricciarelli, panforte, cantucci, cantuccini, amaretti moelleux, torrone, torroncini, croccante, brutti ma buoni, baci di dama, pasticciotto amande, cassata, cassata sicilienne, frutta martorana, granité d'amande, bûche au praliné, buche praliné, engadiner nusstorte, nusstorte, nussgipfel, gipfel aux noix, croissant aux noisettes, croissant fourré aux noisettes, croissants aux amandes, croissant aux amandes, basler brunsli, brunsli, brun de bâle, bruns de bâle, étoiles à la cannelle, zimtsterne, linzer, linzertorte, linzer torte, spitzbuben aux amandes, vanillekipferl, croissants à la vanille, mandelgipfel, magenbrot, magenbrot amande, totenbeinli, os de mort, haselnussleckerli, biber appenzellois, biber fourré, läckerli, leckerli, basler läckerli, zuger kirschtorte, kirschtorte, rüeblitorte, aargauer rüeblitorte, forêt noire aux noisettes, schoggitorte, sachertorte aux noisettes, creusois, macaronner, visitandines, croquants aux amandes, croquant aux amandes, croquants de cordes, navettes aux amandes, calisson, calissons, calissons d'aix, calisson d'aix, bourdaloue, amandine aux poires, pithiviers, conversation aux amandes, puits d'amour praliné, paris-brest, paris brest, saint nicolas amande, dacquoise, opéra, opéra café, trianon, royal chocolat, reine de saba, mirliton de rouen, stollen au massepain, christstollen, stollen, pain d'amandes, pain d'amande, pain d'anis aux amandes, nonnettes aux amandes, pralines de lyon, brioche aux pralines, brioche de saint genix, saint genix, pralines roses, pralines concassées, chouchous, chouchou cacahuète, pralines grillées, cacahuètes caramélisées, amandes chocolatées, pépites de nougat, éclats de nougatine, nougat glacé, m&m's cacahuète, m&m's, snickers, reese's, reeses, kinder bueno, bueno, kinder schoko bons, duplo, hanuta, mon chéri, ferrero rocher, rochers suchard, rocher suchard, suchard rocher, côte d'or noisettes, ragusa, camille bloch, toblerone, merveilles du monde, nocciolata, nocilla, nussini, ovomaltine crunchy noisette, crunchy granola aux noix, müesli aux noix, muesli noisettes, granola aux noix, granola aux amandes, barre aux amandes, barre de céréales aux noix, barres de céréales aux noisettes, müesli croquant noisette, bircher aux noisettes, waldorf, sauce aux noix, sauce noix, pesto de noix, pesto aux noix, pesto de pistache, pesto pistache, pesto rosso aux amandes, huile de pécan, huile de macadamia, huile de cacahuète, huile de cacahuètes, eau de noix, liqueur de noisettes, sirop d'amande, sirop de noisette, sirop orgeat, orgeat, sirop amaretto, horchata de amendoas
    `,
  },
  {
    has: ['NUT'],
    only: 'LINE',
    names: `
      crème d'amandes, purée d'amandes blanches, purée d'amande complète, pâte d'arachide, pâte d'arachides, pâte de cacahuète, pâte de cacahuètes, pâte de pistaches, pâte de noisette, pâte de noisettes, purée de noisettes, crème de cajou, purée d'oléagineux, purée de noix, pâte de praliné, pâte pralinée, crème pralinée, crème au praliné, glace praliné, glace noisette, glace à la noisette, glace pistache, glace à la pistache, pâte à tartiner noisette, pâte à tartiner noisettes cacao, pâte à tartiner chocolat noisettes, pâte à tartiner bueno, pâte de massepain, crème frangipane, biscuit amande, biscuit aux amandes, biscuit noisette, biscuit joconde, biscuits amaretti, curry massaman, pâte de curry massaman, tourte aux noix, tourte aux noix des grisons, tarte aux noix, tarte aux noix de l'engadine, gâteau aux noix de l'engadine, tarte de linz, sablés linzer, gâteau aux carottes d'argovie, tourte aux carottes, gâteau nantais, gâteau aux amandes, gâteau aux noisettes, gâteau creusois, gâteau basque aux amandes, macarons, macarons de nancy, macarons d'amiens, macaron de montmorillon, macarons parisiens, financier, financiers, tuiles aux amandes, tuile aux amandes, croquettes aux amandes, galette des rois, galettes des rois, galette à la frangipane, tarte bourdaloue, tarte aux poires bourdaloue, tarte amandine, tarte normande aux amandes, tarte aux abricots et amandes, tarte aux pralines, tarte aux pralines roses, glace nougat, crème de nougat, salade waldorf
    `,
  },
  {
    may: ['NUT'],
    names: `
      pesto, pestos, pesto rosso, pesto rouge, pesto vert, pesto de roquette, pesto à l'ail des ours, pesto d'ail des ours, pesto maison, pesto alla genovese, pesto siciliano, pesto calabrese, pesto de tomates séchées, pesto de basilic, pistou maison, pignon, pignons, pignons de cèdre, pine nuts, za'atar libanais, halva, halwa, halva nature, halva au sésame, halwa turc, loukoum, loukoums, muesli, muësli, müesli croustillant, muesli croustillant, mueslis, muesli suisse, bircher müesli, birchermuesli, birchermüsli, müsli, müesli, musli, granola, granolas, granola maison, cruesli, country crisp, céréales croustillantes, barre énergétique, barres énergétiques, barre de céréales, barres de céréales, energy balls, tartinade chocolat, praliné feuilletine, truffes au chocolat, truffe au chocolat, truffes chocolat, chocolats assortis, assortiment de chocolats, bouchées au chocolat, boîte de chocolats, ballotin de chocolats, bonbons de chocolat, calendrier chocolat, trail mix, mélange du randonneur, mélange salade, mélange apéritif, mélange apéro, cocktail apéritif, graines apéritif, mélange de fruits secs, fruits secs, fruits secs mélangés, fruits séchés et noix, assortiment de fruits secs, pastilla, bastilla, pastilla de poulet, pastilla de pigeon, pastilla au lait, baklava, spéculoos aux amandes, mincemeat, christmas pudding, plum pudding, fruit cake, bireweck, berawecka, birnbrot, birnweggen, pain de poires, lebkuchen, pain d'épices fourré, arôme noisette, arôme pistache, arôme amande, extrait de pistache, extrait de noisette, huile végétale d'arachide possible, huile de friture arachide, bouchées pralinées, lait végétal aux noix, fauxmage, fauxmages, vromage, vromages, faux-mage, fromage vegan affiné, fromage végétal affiné, camembert vegan, camembert végétal, parmesan vegan, parmesan végane, parmesan végétal aux noix
    `,
  },
  {
    may: ['NUT'],
    only: 'LINE',
    names: `
      pâtes au pesto, pâte à tartiner, pâte à tartiner au cacao, pâte à tartiner cacao, pâtes à tartiner, pâte à tartiner chocolat, tajine d'agneau aux pruneaux, couscous tfaya, crème végétale de noix, cookie aux noix, brownie aux noix, tiramisu amaretti
    `,
  },
  {
    has: ['EGG'],
    names: `
      calisson, calissons, calissons d'aix, calisson d'aix, nougat blanc, nougat tendre, touron catalan, tourons, turron de jijona, turrón blando, jijona, turron d'alicante, nougat glacé, brunsli, basler brunsli, brun de bâle, étoiles à la cannelle, zimtsterne, joconde, ricciarelli, tarta de santiago, torta caprese, visitandines, dacquoises, cassata, croquants aux amandes, amaretti moelleux, amaretti, baci di dama, brutti ma buoni, cantucci, cantuccini, tête de nègre, rocher coco, rochers coco, rochers à la coco, congolais, congolais coco, tamagoyaki, dashimaki, chawanmushi, œufs de cent ans, œufs centenaires, œufs marinés, ajitama, ramen à l'œuf, bibimbap, egg foo young, riz cantonais, riz frit aux œufs, pad thaï, pad thai, phad thaï, nasi goreng, oyakodon, katsudon, gyudon à l'œuf, okonomiyaki, shakshuka, chakchouka, chakchouka aux œufs, tchoutchouka aux œufs, piperade, menemen, kuku sabzi, tortilla española, tortilla de pommes de terre, tortilla aux pommes de terre, tortilla patatas, huevos rancheros, brik à l'œuf, brick à l'œuf, bricks à l'œuf, brick au thon, brik au thon, doigts de fatma, œuf mimosa, œufs mimosa, œufs farcis, œufs durs mayonnaise, œuf mayo, œufs mayo, œuf mayonnaise, macédoine mayonnaise, macédoine de légumes mayonnaise, céleri rémoulade, coleslaw, sauce mayo, mayonnaise allégée, mayonnaise japonaise, kewpie, mayo kewpie, sauce béarnaise, sauce cocktail, sauce calypso, sauce andalouse, sauce américaine frites, sauce hannibal, sauce brasil, sauce burger, sauce big mac, sauce géante, sauce tartare, sauce gribiche, sauce rémoulade, sauce ravigote aux œufs, sauce aïoli, aïoli, ailloli, aioli, allioli, rouille, sauce rouille, sauce pita, sauce pitta, sauce biggy, sauce frites, sauce à frites, frit sauce, thousand island, sauce mille îles, sauce césar, caesar, tartare sauce, dip cocktail, meringue italienne, meringue française, meringues, coques de meringue, pavlova, vacherin meringué, île flottante, nuage blanc en neige, glaçage royal, royal icing, blancs battus, blancs en neige, œufs liquides, œuf liquide, œufs entiers liquides, blancs d'œufs pasteurisés, ovalbumine, ovoproduits, lysozyme, albumine d'œuf, meringue powder, œuf de canard, œufs de canard, œufs de pâques durs, filets émincé escalope quorn
    `,
  },
  {
    has: ['EGG'],
    only: 'LINE',
    names: `
      biscuit joconde, financier, financiers, macarons parisiens, macarons de nancy, macarons d'amiens, macaron, macarons, tuiles aux amandes, tuile aux amandes, biscuits amaretti, omelette japonaise, salade piémontaise, salade russe, salade olivier, salade de pommes de terre à la mayonnaise, salade coleslaw, salade coréenne mayo, sandwich spread, glace royale, blanc d'oeuf en poudre
    `,
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names: `
      nouilles sautées aux légumes, chop suey, chow mein, soupe ramen, rochers noix de coco, sauce crudités, sauce légère, sauce blanche, vinaigrette allégée, sandwich œuf, jaune à dorer, filets quorn, quorn haché, émincé quorn, dorures, knödel, pâte à nouilles, burger végétarien, galettes végétariennes, steak végétarien, nuggets végétariens, boulettes végétariennes, escalopes végétariennes, bouchées végétariennes, falafels du commerce
    `,
  },
  {
    has: ['HONEY'],
    names: `
      miels, miel de fleurs, miel liquide, miel de lavande, miel de châtaignier, miel d'oranger, miel de thym, miel de manuka, miel de sapin, miel de forêt, miel toutes fleurs, miel crémeux, miel pops, pain d'épices, pain d'épice, nonnette, nonnettes, moutarde au miel, moutarde miel, sauce miel, vinaigrette au miel, marinade au miel, pollen, pollen de fleurs, pain d'abeille, gelée royale, propolis, cire d'abeille, cire d'abeilles, rayon de miel, alvéoles de miel, brèche de miel, nougat noir, nougat dur, nougat, nougats, nougat tendre, touron catalan, turron d'alicante, turron de jijona, turrón blando, jijona, panforte, pastéli, pasteli, baklava, baklavas, baklawa, makrout, makrouts, makroud, makrouds, chebakia, chebbakia, griwech, zlabia, zlabias, zalabia, briouates au miel, briouate aux amandes, briouates aux amandes, kaab el ghzal au miel, amlou, sellou, bonbons au miel, pastilles au miel, porc au miel, canard au miel, poulet au miel, jambon au miel, chèvre miel, chèvre au miel, honey mustard, honey, granola au miel, muesli au miel, lekach, medovik, leckerli, läckerli, basler läckerli, leckerlis, biberli, magenbrot, lebkuchen, hydromels, chouchen, vinaigre au miel, cacahuètes au miel, noix au miel, thé au miel, grog au miel, tisane au miel, smacks, honey pops, struffoli, loukoumades, pain de miel, caramels au miel, croquants au miel, miel de montagne, miel de bourdaine
    `,
  },
  {
    has: ['HONEY'],
    only: 'LINE',
    names: `
      pizza chèvre miel, gâteau au miel, crème de miel
    `,
  },
  {
    may: ['HONEY'],
    only: 'LINE',
    names: `
      muesli, müesli, muësli, müsli, granola, granolas, granola maison, cruesli, muesli croustillant, müesli croustillant, bircher müesli, birchermuesli, birchermüesli, bircher, barre de céréales, barres de céréales, barre énergétique, barres énergétiques, sauce barbecue miel
    `,
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: `
      romesco, sauce romesco, salsa romesco, tarator, skordalia, mole, mole poblano, satay, sauce satay, saté, sauce saté, poulet saté, pad thaï, pad thai, phad thaï, gado gado, gado-gado, kung pao, poulet kung pao, poulet gong bao, poulet aux noix de cajou, muhammara, mouhamara, kibbeh, kebbé, falafel, falafels, falafel mix, mélange à falafels, riz cantonais, chop suey, bibimbap, tofu sauté, tofu mariné, tofu fumé mariné, tofu teriyaki, tempeh mariné, natto avec sauce, miso blanc, miso rouge, miso brun, miso d'orge, mugi miso, pâte miso, pâtes miso, soupe miso, misos, soupe miso instantanée, gochujang, ssamjang, doenjang, doubanjiang, sauce aux haricots noirs, sauce haricots noirs, tamari, curry japonais, roux curry, curry en bloc, golden curry, kare roux, furikake, chips aromatisées, chips barbecue, chips au vinaigre, cacahuètes enrobées, cacahuètes wasabi, wasabi pois enrobés, crackers japonais, mélange japonais, sauce barbecue japonaise, marinade barbecue, marinade coréenne, curry wurst sauce, bouillon pho cube, dashi en poudre, cube pho, cenovis, aromat, condiment aromat, fondor, maggi fondor, assaisonnement poulet maggi, potage instantané, soupe instantanée, soupe en poudre, velouté en sachet, sauce en poudre, sauce instantanée, sauce lyophilisée, sauce brune, jus de rôti en poudre, fond de sauce, épaississant, liant instantané, sauce liante, levure de bière, levure de bière en paillettes, levure maltée, café de céréales, caro café, yannoh, ricoré céréales, glucose de blé, sirop de glucose de blé, rouleaux de réglisse, réglisse en rouleaux, haribo réglisse, boudin antillais, boudins antillais, boudin créole, boudins blancs, boudin blanc, boudin blanc truffé, burger vegan, galette végétale, steak végétal, steaks végétaux, steaks de soja, nuggets végétaux, saucisses de tofu, saucisses végétales, saucisses vegan, haché végétal, g de haché végétal, kg de haché végétal, g de haché vegan, g d'émincé végétal, g d'émincé de soja, g de haché de soja, hachis végétal, émincé végétal cuisiné, émincés végétaux, boulettes végétales, boulettes de légumes, boulettes de pois chiches, boulettes de soja, galettes de légumes, galette de légumes, galettes de céréales, galettes de quinoa, galettes de lentilles, galette de lentilles, galettes de pois chiches, burger de lentilles, burger de haricots, burgers végétaux, lardons végétaux, allumettes végétales, bacon végétal, jambon végétal, jambon vegan, rillettes végétales au blé, merguez végétales, chorizo végétal, saucisson végétal, knacks végétales, viande végétale, poulet végétal, thon végétal, poisson végétal pané, garden gourmet, céréal bio, bjorg steak, sojasun steak, oumph, heura, nachos aromatisés, frites surgelées assaisonnées, pommes rissolées assaisonnées, pommes duchesse, rösti croquettes, wedges assaisonnées, oignons frits, oignons grillés frits, échalotes frites, oignons croustillants, sauce worcestershire, chutney au malt, piccalilli, ketchup au vinaigre de malt, moutarde anglaise, sauce hp, hp sauce, sauce steak, sauce a1, hollandaise en brique, sauce hollandaise en brique, sauce béarnaise en brique, sauce en brique, cassoulet en boîte, corn flakes, cornflakes, corn-flakes, pétales de maïs, rice krispies, riz soufflé chocolat, coco pops, weetos, müesli, muesli, granola, barre de céréales, flocons mélangés, mélange de céréales, trio de céréales, boisson aux céréales, boisson céréales, injera, tef injera, ponzu, feuille de riz blé, vermicelles mélangés, nouilles de konjac avoine, glace cookie, glace cookies, glace speculoos, glace cheesecake, bâtonnets de surimi, miettes de surimi, queues de surimi, extrait de levure malt, marmite extrait, vegemite, mustard powder colman, colman's
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      chebakia, chebbakia, griwech, zlabia, zlabias, zalabia, makrout, makrouts, makroud, makrouds, cornes de gazelle, cornes de gazelles, kaab el ghzal, briouates, briouate, briouates aux amandes, briouate aux amandes, mhencha, m'hencha, ghriba, ghribia, ghraybeh, montecaos, maamoul, maamouls, mamoul, barazek, baklava, baklavas, baklawa, baqlawa, kounafa, kunafa, knafeh, knafé, namoura, basboussa, sellou, loukoumades, struffoli, pasteli de blé, tulumba, polvorón, polvorones, polvoron, mantecados, roscón de reyes, churros, churro, nougat au biscuit, nusstorte, engadiner nusstorte, nussgipfel, magenbrot, totenbeinli, salame al cioccolato, saucisson au chocolat, saucisson en chocolat, katsudon, okonomiyaki, gyoza, gyozas, guotie, siu mai, xiaolongbao, xiao long bao, soup dumplings, baozi, bao, baos, bao buns, mantou, nikuman, ramen, ramens, udon, udons, yakisoba, yaki udon, soba, zaru soba, lo mein, chow mein, brik à l'œuf, brick à l'œuf, bricks à l'œuf, brik au thon, brick au thon, doigts de fatma, chorba frik, chorba, harira, fattoush, fatouche, tabbouleh, taboulé, taboulé libanais, taboulé oriental, taboulé maison, tabboulé, tabouli, kisir, mjadra au boulgour, kibbeh, kebbé, kibbé, kebbe, kouskous, seffa, mesfouf, masfouf, amekfoul, graine à couscous, graines à couscous, pastilla, bastilla, pastilla au lait, msemen, msemmen, mssemen, rghaif, meloui, baghrir, baghrirs, harcha, sfenj, sfinge, rfiss, rfissa, aghroum, rechta, tlitli, merveilles du maroc, chapati, paratha, parathas, roti indien, puri, samoussa, samoussas, samosa, samosas, gulab jamun, jalebi, jalebis, catless, mine frit, mine frite, riz cantonais soja, bouchons réunionnais, bouchon réunionnais, macatia, macatias, bokit, bokits, agoulou, pain natté, mont blanc coco, tourment d'amour, tourments d'amour, robinson ananas, pâté créole, pâtés créoles, dombré, dombrés, ti nain dombrés, fufu de blé, puff puff, mikate, empanada, empanadas, arepa de blé, sopaipillas, alfajor, alfajores, pastéis, brigadeiro granulé, pão de forma, francesinha, bifana, folar, pain de deuil, pierogi, pierogis, varenikis, pelmeni, pelménis, bliny, oladi, pirojki, kouglof, nokedli, palatschinken, kaiserschmarrn, germknödel, knödel, dampfnudel, dampfnudeln, schupfnudeln, flädle, flädli, flädlisuppe, frittatensuppe, maultaschen, pizokels, pizokel, pizzoccheri, chäschüechli, chäshörnli, ghackets mit hörnli, rhabarberwähe, wähe, wähen, zwetschgenwähe, basler mehlsuppe, mehlsuppe, choléra valaisan, choléra, cholera, croûte aux champignons, croûtes aux champignons, croûte aux morilles, croûte forestière, croûtes forestières, toast aux champignons, bricelets, bouchées à la reine, vol au vent, vols-au-vent, vol-au-vent, vol-au-vents
    `,
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: `
      tarte aux noix, tarte aux noix de l'engadine, tourte aux noix, tourte aux noix des grisons, soupe ramen, couscous marocain, couscous aux légumes, couscous poulet, couscous merguez, couscous tfaya, beignets africains, blini, blinis, capuns, soupe à la farine, soupe à la farine grillée, soupe bâloise, soupe de gruau, tarte du valais, gâteau du vully, gâteau goumoëns
    `,
  },
  {
    has: ['MILK'],
    names: `
      chäschüechli, chäshörnli, choléra valaisan, choléra, cholera, pizokels, pizokel, pizzoccheri, kounafa, kunafa, knafeh, knafé, pastilla au lait, mahalabia, ghraybeh, ghriba au beurre, gulab jamun, alfajores, alfajor, brigadeiro, kaiserschmarrn, germknödel, palatschinken, bliny, mont blanc coco, francesinha, pastel de nata, vols-au-vent, vol-au-vent, vol au vent, bouchées à la reine, visitandines, paris-brest, linzer, linzertorte, linzer torte, nusstorte, engadiner nusstorte, opéra café, croissant aux amandes, croissants aux amandes, nussgipfel, saint genix, brioche aux pralines, kheer, korma, poulet korma, navratan korma, shahi paneer, nocciolata lait, nocilla, kinder bueno, bueno, snickers, nuts barre, duplo, hanuta, reese's, reeses, ferrero rocher, rochers suchard, rocher suchard, suchard rocher, chocolat praliné, merveilles du monde, ragusa, camille bloch, toblerone, maltesers, gianduja, croûte aux morilles, croûte forestière, croûtes forestières, bibimbap au fromage, dulce de leche, truffes au chocolat, truffes chocolat, truffe au chocolat, chocolats assortis, bouchées au chocolat, royal chocolat, sachertorte aux noisettes, totenbeinli, vanillekipferl, ghee de bufflonne, menemen au fromage, kulfi, dinde korma, lassi, lassis, ayran, tchaï latte, chaï latte, chai latte, irish coffee, white russian
    `,
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: `
      capuns, gâteau du vully, blinis, financier, financiers, tarte bourdaloue, tarte amandine, tarte de linz, tarte aux noix de l'engadine, tourte aux noix des grisons, galette des rois, galettes des rois, galette à la frangipane, tarte aux pralines, tarte aux pralines roses, crème pralinée, crème au praliné, glace praliné, glace noisette, glace à la noisette, glace pistache, glace à la pistache, biscuit amande, salade waldorf crème, tajine au fromage, pâte à tartiner bueno
    `,
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: `
      macaron, macarons, macarons parisiens, dacquoise, dacquoises, nougatine, nougatines, baklava, baklavas, baklawa, baqlawa, basboussa, namoura, makrout, makrouts, makroud, makrouds, cornes de gazelle, cornes de gazelles, kaab el ghzal, briouates aux amandes, mhencha, m'hencha, ghriba, ghribia, chebakia, montecaos, maamoul, maamouls, polvorón, polvorones, polvoron, mantecados, amaretti, amaretti moelleux, biscuits amaretti, cantucci, cantuccini, baci di dama, brutti ma buoni, torta caprese, leckerli, leckerlis, läckerli, lebkuchen, pain d'épices, pain d'épice, spéculoos, biscuit joconde, joconde, pâte à tartiner, pâtes à tartiner, pâte à tartiner au cacao, pâte à tartiner cacao, pâte à tartiner noisettes cacao, pâte à tartiner chocolat noisettes, tartinade chocolat, dragées au chocolat, praliné feuilletine, gianduja noisette, pithiviers, seffa, mesfouf, couscous au beurre smen, msemen, msemmen, rghaif, meloui, paratha, parathas, chapatis au ghee, harcha, dal makhani, barre de céréales, barres de céréales, barre énergétique, müesli croustillant, muesli croustillant, muesli chocolat, müesli chocolat, céréales au chocolat, chocapic, chocapics, nesquik céréales, coco pops, boudins blancs, boudin blanc, boudin blanc truffé, purée en sachet, purée déshydratée, flocons de purée, potage instantané, soupe instantanée, velouté en sachet, velouté en brique, soupe en brique, soupe en poudre, sauce en poudre, sauce hollandaise en poudre, sauce béarnaise en poudre, sauce carbonara en poudre, aromat, condiment aromat, bouillon crémeux, pommes duchesse, pommes dauphine, gnocchis à poêler fromage, tofu à la crème, burger végétarien, nuggets végétariens au fromage, coleslaw, pain viennois, pains à hot dog brioché, pain au lait végétal, crackers, cracker, tuc, ritz, gressins au beurre, chips crème et oignon, pop corn salé au beurre, sirop de caramel, caramel en poudre, caramels, bonbons au caramel, toffee, fudge, margarine de cuisson, matière grasse à tartiner, lätta, planta fin, tulipan, becel, primevère, fruit d'or, saint hubert, st hubert, le fleurier, bertolli à tartiner, proactiv, pro activ, minarine
    `,
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: ['PLANT', 'FISH', 'PERMITTED_ANIMAL'],
    only: 'LINE',
    names: `
      bouchons réunionnais, bouchon réunionnais, pâté créole, pâtés créoles, siu mai, xiaolongbao, xiao long bao, nikuman, guotie, gyoza, gyozas, katsudon, soupe ramen, bibimbap, maultaschen, riz cantonais, chop suey au porc, nems, nem, samoussas à la viande, empanada, empanadas, francesinha, bifana, vols-au-vent, vol-au-vent, vol au vent, bouchées à la reine, bouchée à la reine, capuns, pelmeni, banh mi, bánh mì, sandwich vietnamien, banh xeo, bánh xèo, lasagnes à la bolognaise
    `,
  },
  {
    has: ['MEAT', 'PORK'],
    names: `
      jambon-beurre, croque madame, croque-madame, croques-monsieur, croque monsieurs, francesinha, bifana, katsudon, riz cantonais, banh mi, bánh mì, nikuman, guotie, xiaolongbao, xiao long bao, siu mai, amatriciana, all'amatriciana, sauce amatriciana, gricia, endives au jambon, chicons au jambon, melon jambon, melon au jambon, ficelle picarde, ficelles picardes, roulés au jambon, croissants au jambon, croissant au jambon, œufs au bacon, eggs and bacon, english breakfast, full english, quiches lorraines, flammekueches, baeckeoffe, baeckaoffa, potée lorraine, potée auvergnate, potée au chou, potée, garbure, cassoulets, saucisses lentilles, saucisse lentilles, saucisses aux lentilles, petit salé aux lentilles, lentilles au lard, lentilles aux lardons, rösti au lard, rösti bernois, bernerplatte, berner platte, plat bernois, papet, papet vaudois, papet aux poireaux, choucroute royale, choucroute alsacienne, bacon cheeseburger, burger au bacon, club-sandwich, clubs sandwichs, tartiflettes, reblochonnade, morbiflette, diots au vin blanc, farcement, farçon savoyard, saucisson brioché, pruneaux au lard, pruneaux au bacon, dattes au bacon, asperges au jambon, figues au jambon, saltimbocca, saltimbocca alla romana, cordon-bleu, cordons-bleus, jambon à l'os, jambon braisé, calzone, coquillettes au jambon, coquillettes jambon, macaronis au jambon, pounti, farcidure au lard, truffade au lard, bo ssam, bossam, sukuyaki de porc, colombo de porc, garbure béarnaise, pois cassés au lard, erbsensuppe, saucisse purée, saucisse-purée, boudin purée, boudin aux pommes, minestrone au lard, berner rösti, wallisteller, assiette valaisanne, wurstsalat, cervelas farcis, cervelas au fromage, croûte au fromage et jambon, croûtes au fromage au jambon, schinkengipfeli, jambon en croûte, croissants jambon fromage, toast hawaï, toasts hawaï
    `,
  },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: `
      sandwich au jambon, capuns, spaghetti carbonara, spaghettis carbonara, pâtes carbonara, pâtes à la carbonara, spaghetti à la carbonara, pâtes à l'amatriciana, pâtes à la gricia, crêpe complète, galette complète, galettes complètes, crêpes au jambon, quiche lorraine, tarte flambée alsacienne, tartes flambées, salade lyonnaise, salade frisée aux lardons, salade de pissenlit au lard, salade vosgienne, omelette au lard, omelette aux lardons, omelette au jambon, omelette paysanne, pizza jambon, pizza au jambon, pizza chorizo, pizza pepperoni, pizza savoyarde, pizza reine, pizza royale, pizza 4 saisons, pizza quatre saisons, pizza calzone, gratin de pâtes au jambon, cake au jambon, cake jambon olives, cake aux lardons, soupe au lard, soupe aux pois au lard, salade de cervelas, salade de saucisse, salade saucisse fromage, gâteau au lard, gâteau payernois, tarte aux lardons, tarte au lard, feuilleté au jambon, feuilletés à la saucisse, feuilleté saucisse
    `,
  },
  {
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
    has: ['MEAT', 'PORK'],
    names: `
      cordon-bleu, cordons-bleus, saltimbocca, flammekueches, tartiflettes, croques-monsieur, cassoulets, saucisses lentilles, coquillettes au jambon
    `,
  },
  {
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: `
      pizza jambon, quiche lorraine
    `,
  },
  {
    has: ['MILK'],
    names: `
      croque-madame, croques-monsieur, croque monsieurs, jambon-beurre, jambon beurre, francesinha, amatriciana, gricia, endives au jambon, chicons au jambon, ficelle picarde, ficelles picardes, quiches lorraines, flammekueches, tartiflettes, reblochonnade, papet, papet vaudois, cordon-bleu, cordons-bleus, calzone, croûte au fromage et jambon, cervelas au fromage, toast hawaï, croissants jambon fromage, bacon cheeseburger, saucisse purée, saucisse-purée, boudin purée, vol-au-vent
    `,
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: `
      sandwich jambon beurre, pâtes carbonara, pâtes à la carbonara, spaghetti carbonara, spaghettis carbonara, spaghetti à la carbonara, pâtes à l'amatriciana, pâtes à la gricia, galette complète, galettes complètes, crêpe complète, tarte flambée alsacienne, tartes flambées, pizza jambon, pizza au jambon, pizza chorizo, pizza pepperoni, pizza savoyarde, pizza reine, pizza royale, gratin de pâtes au jambon, salade saucisse fromage
    `,
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: `
      croque-madame, croques-monsieur, croque monsieurs, jambon-beurre, sandwich au jambon, pâtes carbonara, pâtes à la carbonara, spaghetti carbonara, spaghettis carbonara, spaghetti à la carbonara, pâtes à l'amatriciana, pâtes à la gricia, pâtes à la bolognaise, spaghetti bolognaise, endives au jambon, chicons au jambon, endives au jambon gratinées, ficelle picarde, ficelles picardes, crêpes au jambon, quiches lorraines, flammekueches, tarte flambée alsacienne, tartes flambées, cordon-bleu, cordons-bleus, pizza jambon, pizza au jambon, pizza chorizo, pizza pepperoni, pizza savoyarde, pizza reine, pizza royale, calzone, gratin de pâtes au jambon, coquillettes au jambon, coquillettes jambon, macaronis au jambon, cake au jambon, cake jambon olives, cake aux lardons, pounti, farçous, croûte au fromage et jambon, toast hawaï, croissants jambon fromage, bacon cheeseburger, burger au bacon, club-sandwich, saucisson brioché, banh mi, bánh mì, sandwich vietnamien, schinkengipfeli, jambon en croûte, feuilleté au jambon, feuilletés à la saucisse, feuilleté saucisse, hot dog, hot dogs, hot-dog, hot-dogs, burger, burgers, hamburger, hamburgers, cheeseburger, cheeseburgers, big mac, french burger, english breakfast, full english, gâteau au lard, gâteau payernois, tarte aux lardons, pan bagnat, croque monsieur, croque madame, kig ha farz
    `,
  },
  {
    has: ['EGG'],
    names: `
      croque-madame, croque madame, quiches lorraines, œufs au bacon, english breakfast, full english, omelettes, pounti, farçous, riz cantonais, katsudon, bibimbap, ficelle picarde, ficelles picardes, carbonara végétarienne, steak tartare, tartare de bœuf préparé, filet américain, américain préparé, cordon-bleu, cordons-bleus, club-sandwich
    `,
  },
  {
    has: ['EGG'],
    only: 'LINE',
    names: `
      spaghetti carbonara, spaghettis carbonara, pâtes carbonara, pâtes à la carbonara, spaghetti à la carbonara, galette complète, galettes complètes, crêpe complète, omelette au lard, omelette aux lardons, omelette au jambon, omelette paysanne, omelette nature, salade lyonnaise, cake au jambon, cake jambon olives, cake aux lardons, crêpes au jambon, gâteau au lard
    `,
  },
]);
