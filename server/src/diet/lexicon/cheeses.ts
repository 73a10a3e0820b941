import { combine, entriesOf } from './types.js';

/** Cheeses and milk products by name. */
export const cheeseEntries = entriesOf([
  {
    has: ['MILK'],
    family: 'fromage',
    names: `
      abbaye de cîteaux, abbaye de belloc, abbaye de tamié, abbaye du mont des cats, mont des cats, abondance fermier, aisy cendré, altenburger, anari, ami du chambertin, ardi gasna, arôme au gène, asadero, arzua ulloa, ulloa, azeitão, azeitao, banon de provence, barberey, baguette laonnaise, baron bigod, beaufort d'été, beaufort d'alpage, beemster, beenleigh blue, bethmale, beyaz peynir, bergkäse, bergues, blaues, bleu des causses, bleu de termignon, bleu de sassenage, bleu du haut jura, bleu de laqueuille, bleu de vache, bleu de brebis, bleu de chèvre, bleu d'aoste, bleu de bavière, bleu de corse, bleu de langeac, bleu du queyras, bleu basque, bleu de valbonnais, bleu d'artzai gaxna, fromage bleu, blue cheese, bleu crémeux, bleuchâtel, bondard, bonde de gâtine, boulette de cambrai, bouton de culotte, boutons de culotte, boursault, boursin, bresse bleu, bresse bleue, brebicet, brebiou, brebirousse, breuil, brie de meaux, brie de melun, brie de nangis, brie noir, brillat savarin, brin d'amour, brique du forez, brocciu, brossauthym, brousse du rove, brousse de brebis, bryndza, bruss, bûche de lucay, bûche du pilat, bûchette, bûchettes de chèvre, burratina, queso de burgos, fromage de burgos, burrata di bufala, butterkäse, butte de doue, cabardès fromage, cabri ariégeois, cabriou, cabichou, cabécous, cabrales, caciocavallo silano, caciotta, cacioricotta, cacio, cacio e pepe, caerphilly, caillé de brebis, caillé de chèvre, caillebotte d'aunis, camembert au lait cru, camembert rôti, cambembert, camembrie, cancoyotte, cancoillote, cantal jeune, cantal entre deux, cantal vieux, cantalet, caprice, caprice des dieux, caprifeuille, carré de bray, carré corse, carré d'aurillac, carré de l'est, carré du vinage, carré de lorraine, carré de saint cyr, casciotta, cashel blue, castelmagno, castel magno, cathare, cendré de champagne, cendré d'olivet, chabichou, chabichou du poitou, chabis, chabrou, chambérat, chambertin fromage, chaource fermier, charolais fromage, chaumes, chavignol, cheddar rouge, cheddar blanc, cheddar anglais, cheshire, chester, chèvre affiné, chèvre buche, chèvre cendré, chèvre chaud, chèvre doux, chèvre fermier, chèvre frais, chèvre sec, chèvre en bûche, chèvre râpé, chevret, chevroton, chevrette fromage, chiberta, cîteaux, clacbitou, claquebitou, claousou, claqueret, cœur de neufchâtel, cœur d'arras, cœur de bray, cœur de chèvre, colby, comté fruité, comté vieux, comté râpé, conté râpé, compté râpé, corsica, cotija, couronne lochoise, crayeux de roncq, crémeux du puy, crescenza, croix cathare, crottin de pays, crottins de chèvre, curé nantais, cheese curds, délice de saint cyr, délice de pommard, derby, sage derby, dolcelatte, double gloucester, dreux, dubliner, duc de bourgogne, edel de cleron, edam vieux, edelweiss fromage, emmentaler, emmental râpé, emmenthal râpé, emmental suisse, entrammes, époisse, ermite, esrom, étivaz aop, étoile de vercors, etorki, explorateur, faisselle de chèvre, faisselle de brebis, farmer cheese, feta grecque, feta aop, fêta, fêtas, ficelle de chèvre, ficelles de fromage, fior di latte, fiore sardo, fleur du maquis, fleur de chèvre, fleur des alpes, fleuron de bruges, fium'orbu, fontal, fontina val d'aoste, formaggella, formaggio d'alpe, formai de mut, fougerus, fourme de montbrison, fourme de rochefort, fourme de cantal, fourmes, fresh cheese, fribourg vacherin, fromage à pâte dure, fromage à pâte molle, fromage à pâte persillée, fromage à griller, fromage à rôtir, fromage affiné, fromage ail et fines herbes, fromage au lait cru, fromage battu, fromage de campagne, fromage de corse, fromage corse, fromage corsu, fromage d'abbaye, fromage de montagne, fromage de pays, fromage fondu en tranches, fromage fort, fromage fouetté, fromage frais de chèvre, fromage frais à tartiner, fromage hollandais, fromage pour burger, fromage pour raclette, fromage pour fondue, fromage râpé mélangé, fromage salé, fromage suisse, fromage très gras, fromage en tranches, fromage en saumure, fromage à croque monsieur, mélange à pizza, mélange pizza, râpé pizza, fromagère, fromages mélangés, galet de bigorre, gamalost, gammelost, gammelpost, gapron, gaperon, garrotxa, gloucester, gomolya, gorgonzola dolce, gorgonzola piccante, gouda vieux, gouda au cumin, gouda râpé, gour noir, gournay, graçay, graukäse, graviera, greuilh, gris de lille, gruau de lait, gruth, grièges, gruyère d'alpage, gruyère salé, gruyère doux, gruyère mi salé, gruyère suisse, gruyère français, gubbeen, halloumis, haloum, hirtenkäse, hobelkäse, hochybrig, höhlengold, ibores, ile de ré fromage, jaalbi, pepper jack, jarlsberg, jersey blue, jonchée, jonchee, kachkaval, kaseri, kashar, kasseri, käse, kefalotyri, kefalograviera, kiri crème, kirikou, labaneh, labané, laguiole aop, lancashire, langres, langres fermier, larzac, larzac fromage, lavort, leerdamer, leiden, leyde, leicester, leicester rouge, liptauer, livarot fermier, lou palou, lou pérac, lou sotch, lymeswold, mâchecoulais, maconnais fromage, maître seguin, manchego curado, manouri, mascarpone light, mahón, maytag blue, mimolette vieille, mimolette jeune, mihalic, mizithra, myzithra, mozzarelle di bufala, mozzarella di bufala, mozzarella râpée, mozzarella de bufflonne, mozzarella fumée, mozza râpée, mozzas, mont d'or, mont vully, mont blanc fromage, montasio, monte veronese, montrachet, morbier au lait cru, morlacco, mothais, mothais sur feuille, munster géromé, munster fermier, murol, murolait, napoléon fromage, neufchatel, nieheimer, niolo, oaxaca, queso oaxaca, olivet, olivet cendré, oloumi, ossau-iraty, oscypek, oka, paladin, palet de bourgogne, pannarello, pant ysgawn, papillon roquefort, paprikás fromage, parmesan râpé, parmesans, parmiggiano, parmigianno, parmigiano, parmézan, passendale, pastorello, pavé d'affinois, pavé d'auge, pavé de roncq, pavé du larzac, pavé corrézien, pavé d'isigny, pecorino romano, pecorino sardo, pecorino toscano, pélardon des cévennes, pérail, perail, persillé de tignes, persillé des aravis, persillé du mont cenis, petit basque, petit breton, petit munster, petit fiancé des pyrénées, petit frais, petit louis, petit trou du cru, picodon de l'ardèche, pierre robert, pithiviers au foin, poivre d'âne, pont-l'évêque, port-salut, pouligny, pouligny saint pierre, pourly, pont l'eveque, pressato, prestige de bourgogne, provola fumée, provolone piquant, provoletta, puant de lille, vieux puant, pyramide cendrée, pyramide de chèvre, quark maigre, quart de brie, quatre vents fromage, queijo, queso de cabra, queso manchego, queso blanco, queso fundido, quernon fromage, raclette fumée, raclette suisse, raclette de savoie, raclette nature, ragusano, raviggiolo, reblochonnet, reblochon fermier, requeijão, requesón, ricotta salata, ricotta fraîche, ricotta de brebis, ricotta salée, ricotta forte, rigotte de condrieu, robiola di roccaverano, rocamadours, rocroi, rollot, romadur, roncal, roquefort papillon, roquefort société, rouy, rouelle du tarn, roucoulons, roucoulades, rouergue, saint agur, saint albray, saint amour fromage, saint florentin, saint félicien, saint marcellin, saint maure, sainte maure de touraine, saint môret, saint morgon, saint nectaire, saint paulin, saint pierre fromage, saint rémy, saint winoc, st marcellin, st félicien, st agur, st paulin, st albray, ste maure, st moret, =salers, salers aop, samsoe, samsø, sarassou, sassenage, sbrinz aop, scarmoza, scamorze, selles-sur-cher, selles sur cher, séré à la crème, séré demi gras, séré aux fines herbes, séré gras, sérac de chèvre, sérac valaisan, serpa, serra da estrela, shropshire blue, shanklish, chanklich, sivri, soumaintrain, spressa, squaquerone, stilton bleu, stinking bishop, stracchino, straccino, stracciatella di bufala, string cheese, suluguni, sulguni, svecia, taleggio, tarentais, taupinière, taupinette, telemea, tête de moine, tête de moines, tetilla, thollon, tilsiter suisse, toma piémontaise, tome de chèvre, tome de savoie, tome fraîche, tomette, tomette de chèvre, tomme aux herbes, tomme blanche, tomme catalane, tomme d'auvergne, tomme de brebis, tomme de chèvre, tomme de l'aubrac, tomme de montagne, tomme des bauges, tomme des pyrénées, tomme du jura, tomme grise, tomme à l'ail des ours, tomme au marc, tomme fleurette, tomme panée, tommette, tommes, torta del casar, torta fromage, toucinade, touareg fromage, tourmalet, tourrée de l'aubier, trappe d'échourgnac, échourgnac, trappiste fromage, trèfle du perche, triple crème, tronchón, trou du cru, truffe de ventadour, turunmaa, tvarog, twarog, tyrosalata, vache sérieuse, vachard, vacherin d'abondance, vacherin du haut doubs, vacherin des bauges, valençay, vala fromage, valtellina casera, bitto, västerbotten, vaziège, ventadour, vendômois, venaco, vézelay, vieux gouda, vieux boulogne, vieux comté, vieux gruyère, vieux pané, vieux samer, vieux lille, vully, vully rouge, weisslacker, wensleydale aux cranberries, xygalo, yarg, zelu koloria, ziger, glarner schabziger, zillertaler, zacharie cloche fromage, panela fromage, paneer frais, panir, labneh aux herbes, chhena, quark à la vanille, petits suisses nature, petit-suisse, gervais, carré gervais, carré frais, fjord, bibeleskäs, bibeleskaes, caillé doux, caillé, nestlé lait, gruyère crème, glaçage au fromage frais, cream cheese frosting, fromage blanc 0, fromage blanc battu, campagnard fromage blanc, fontainebleau, faisselles, cottage, saint moret léger, rondelé, boursin ail, boursin poivre, paysan breton, president, babybels, mini babybel, kiri, p'tit louis, ficello, apéricube, apéricubes, apéritif cube, apérivrais, cheesestrings, toastinette, toastinettes, hochland, leerdammer, port salut, croque tranche, cheddar tranche, bridel, entremont, soignon, chavroux, rians, galbani
    `,
  },
  {
    has: ['MILK'],
    family: 'fromage',
    only: 'LINE',
    names: `
      blanc manger au lait, crème de bleu, crème de comté, crème de roquefort, crème de parmesan, pizza mix, galette de la chaise dieu, mousse de lait
    `,
  },
  {
    has: ['MILK'],
    names: `
      khoa, mawa, rasgulla, ras malai, rasmalai, kulfi, gulab jamun, barfi, burfi, shrikhand, lassi mangue, raïta de concombre, doogh, kumis, koumis, kéfir de brebis, kefir, kefir de lait, viili, filmjölk, piimä, skyr nature, skyr vanille, activia, actimel, yakult, danonino, taillefine, yaos, perle de lait, bifidus, yaourt à boire, yop, yaourts grecs, yaourt grec, yaourt bulgare, yaourt brassé, yogourt nature, yogourt grec, yogourts, yoghurt, jogurt, jogourt, iogourt, lait battu, lait de beurre, lait ribeaud, gwell, gros lait, lait emprésuré, lait cru, lait frais, lait uht, lait pasteurisé, lait bourru, lait d'été, lait de bufflesse, lait de chamelle, lait de renne, lait de yak, lait microfiltré, lait évaporé, lait gloria, lait nestlé, lait infantile, lait de croissance, lait maternel, lait vanillé, lait fraise, lait malté, lait d'or, golden latte, matcha latte, chai latte, latte macchiato, caffè latte, flat white, macchiato, frappuccino, milk-shake, milk tea, bubble tea au lait, thé au lait, café crème, café viennois, chocolat viennois, café glacé au lait, demi-crème, saucenrahm, double-crème, smetana, śmietana, schmand, saure sahne, clotted, chantilly en bombe, bombe de chantilly, écume de lait, babeurre en poudre, beurre d'isigny, beurre charentes, beurre charentes poitou, beurre de bresse, beurre de barratte, beurre aux cristaux de sel, beurre cru, beurre de montagne, beurre de cacahuètes et beurre, beurre monté, beurre clarifie, beurre fermier, beurre breton, beurre frais, beurre froid, beurre tempéré, beurre pommade, beurre en pommade, beurre léger, beurre composé, beurre d'ail, beurre de truffe, beurre de wasabi, beurre citronné, beurre à l'estragon, beurre maître d'hotel, beurre café de paris, beurre bercy, beurre marchand de vin, beurre nantais, beurre blanc, beurre battu, beurre rance, niter kibbeh, nitter kibbeh, samneh, samna, semneh, desi ghee, ghee de vache, butterfat, butteroil, matière grasse laitière anhydre, beurre sucre, glaçage au beurre, frosting, icing au beurre, elle&vire, lactel, grand lait, lait viva, marguerite lait, elle et vire fleurette, bridélice, bridelight, béchamel bridel, st hubert oméga au beurre
    `,
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: `
      crème chantilly, crème 35, crème 30, crème entière 30, crème de la gruyère, crème de gruyères, crème fraiche, crème fraîche d'isigny, crème d'étrez, crème de normandie, crème crue, crème fluide, crème uht, crème légère 15, crème allégée, crème à fouetter, crème de cuisson, crème pour sauce, crème à rôtir, crème café, crème cuisine, crème double de gruyère, crème d'alpage, crème épaisse entière, crème au beurre, crème bridelice
    `,
  },
  {
    has: ['MILK'],
    names: `
      fondant au caramel et beurre salé, caramel au beurre, caramels au beurre salé, salidou, caramel d'isigny, caramels d'isigny, caramel au lait, caramels au lait, caramel mou, caramel fondant, werther's, werther, carambars, caranougat, mars barre, barre mars, milky way, cadbury, celebrations, kinder surprise, kinder chocolat, schoko bons, schokobons, lion barre, crunch, smarties, m&m's, m m s, lindor, lindt lindor, après huit lait, milka oreo, galak, nestlé dessert lait, chocolat dulcey, dulcey, chocolat blond, chocolat caramel, chocolat gianduja, chocolat suisse, cailler, branches cailler, branche cailler, villars lait, chocolat lait noisettes, chocolat praliné, chocolat fourré, chocolats fourrés, bonbons de chocolat, pralines belges, pralines de chocolat, leonidas, tête au choco, tête de choco, choco boules, dulce de leche, confiture de lait, cajeta, arequipe, manjar, brigadeiro, brigadeiros, tres leches, leche condensada, leche evaporada, flan au caramel, riz au lait, riz à la vanille au lait, semoule au lait, teurgoule, mahalabia, mouhalabieh, muhallebi, mhalabia, malabi, sahlab, sahlep, salep, kheer, payasam, halwa au ghee, halva de semoule au ghee, gajar halwa, sholeh zard au lait, junket, posset, syllabub, eton mess, banoffee, banoffi, knickerbocker, sundae, banana split, peach melba, pêche melba, pêches melba, poire belle hélène, coupe danemark, coupe dänemark, coupe glacée, dame blanche, affogato, semifreddo, parfait glacé, nougat glacé, vacherin aux fruits, esquimau, esquimaux, cornetto, cônes glacés, bâtonnet glacé, mystère glacé, frozen yoghurt, soft ice, gelato, bac de glace, boule de glace, boules de glace, sauce à la crème, sauce crème, sauce aux morilles, sauce forestière à la crème, sauce au bleu, sauce roquefort, sauce bleu, sauce gorgonzola, sauce quatre fromages, sauce aux quatre fromages, sauce 4 fromages, sauce fromagère, sauce cheddar, sauce au cheddar, sauce nacho, nacho cheese, cheese sauce, sauce alfredo, alfredo, fettuccine alfredo, sauce suprême, sauce normande, sauce dijonnaise à la crème, sauce au poivre, sauce poivre vert, sauce champignons à la crème, sauce au beurre, sauce beurre blanc, sauce beurre citron, sauce nantua, sauce mornay, sauce aurore, sauce soubise, sauce ivoire, sauce blanche, sauce blanche kebab, sauce kebab, sauce tzatziki, sauce yaourt, sauce raïta, sauce au yaourt, sauce ranch, blue cheese dressing, dip fromage, dip au fromage frais, cream cheese, artichoke dip, spinach dip, gratiné au fromage, pommes de terre à la crème, pommes boulangère au fromage, pommes sarladaises au fromage, aligot, truffade, patranque, retortillat, punti, tourton au fromage, raclette valaisanne, raclette, raclettes, fondue aux tomates, berthoud, boîte chaude, mont d'or chaud, camembert rôti, camembert pané, chèvre chaud, croustillant de chèvre, cromesquis de fromage, mozzarella sticks, bâtonnets de mozzarella, sticks de mozzarella, jalapeño poppers, chili cheese, nachos au fromage, nachos gratinés, macaroni au gratin, mac & cheese, écrasé de pommes de terre au beurre, pommes mousseline, pommes purée, stoemp, stoemps, aligots, colcannon, vichyssoise, potage parmentier, chowder, soupe au fromage, arancini, arancinis, supplì, riz crémeux au parmesan, polenta au fromage, polenta concia, épinards à la crème, épinards hachés à la crème, palak paneer, saag paneer, mattar paneer, dal makhani, shahi paneer, paneer tikka, paneer butter masala, butter masala, malai kofta, navratan korma, naan au fromage, poulet tikka masala, chicken tikka, poulet tandoori, tarator, cacik, cacık, ajoblanco au lait, dakos, horiatiki, tomates mozzarella, tomate mozza, caprese, insalata caprese, parmigiana, parmigiana d'aubergines, aubergines à la parmesane, aubergines parmigiana, gnocchi à la romaine, gnocchis à la parisienne, gnocchi sorrentina, cacio e pepe, pesto alla genovese, pesto de roquette, pesto à l'ail des ours, pesto d'ail des ours, pesto maison, pesto siciliano, pesto calabrese, pesto de tomates séchées
    `,
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: `
      crème dessert, crème mont blanc, gâteau de riz, blanc manger, blanc-manger, blanc manger coco au lait, omelette norvégienne, glace au lait, glace au yaourt, glace soft, glace stracciatella, glace rhum raisins, glace pistache, glace café, glace caramel, glace coco au lait, glace fraise, glace à la fraise, glace menthe chocolat, glace vanille, crèmes glacées, gratin de courgettes, gratin de légumes, gratin de chou-fleur, gratin de pommes de terre, gratin savoyard, gratin de pâtes, gratin de macaronis, gratin de poireaux, gratin d'endives, gratin de courge, gratin de cardons, gratin de potiron, gratin de fruits de mer, gratin de poisson, gratin de ravioles, salade de chèvre chaud, croquettes de fromage, croquettes au fromage, purée maison, purée au lait, purée de pomme de terre au beurre, purée au beurre, purée mousseline, velouté crémeux, velouté à la crème, crème d'asperges, crème de champignons, crème de poireaux, crème de potiron, crème de brocoli, crème vichyssoise, soupe à la crème, soupe au lait, soupe au fromage, soupe de chalet, risotto aux champignons, risotto au safran, risotto milanais, risotto alla milanese, salade grecque, salade cretoise, salade tomates mozzarella, pâtes au fromage, pâtes au beurre, pâtes à la crème, pâtes alfredo, pâtes aux quatre fromages, pâtes 4 fromages
    `,
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: `
      purée, écrasé de pommes de terre, écrasée de pommes de terre, velouté, velouté de courge, soupe de courge, soupe à la courge, soupe de potiron, soupe au potiron, soupe de butternut, velouté de légumes, velouté de potiron, velouté de champignons, velouté d'asperges, potage velouté, soupe veloutée, mousse de légumes, mousseline de légumes, mousseline de carottes, gratin de fruits, cookies vegan au chocolat, pop corn au beurre, pop-corn sucré, pop corn caramel, chocolat fondant, nappage chocolat, pâte à glacer, pépites caramel, éclats de caramel, toffees, butterscotch, cappuccino soluble, boisson chocolatée, poudre chocolatée, petit déjeuner chocolaté, cacao sucré, cacao instantané, vermicelles colorés chocolat, billes de chocolat, bâtons de chocolat, bâtons boulangers, vinaigrette crémeuse, sauce salade, sauce à salade, french dressing, sauce salade française, italian dressing, sauce bbq ranch, chips crème oignon, chips paprika, chips sour cream, doritos, pringles, cheetos, curly fromage, tuc fromage, saveur fromage, arôme beurre, arôme fromage, saveur beurre, sauce caramel, coulis de caramel, topping caramel, topping chocolat, sirop de caramel au lait
    `,
  },
  {
    may: ['EGG'],
    names: `
      boule de glace vanille, boules de glace vanille, arancini, arancinis, gnocchi à la romaine, gnocchi sorrentina, sauce normande, sauce salade française, french dressing, sauce à salade, sauce salade, sauce blanche kebab, sauce ranch, coleslaw, sauce algérienne, sauce samouraï, nougat glacé, parfait glacé, pommes mousseline, têtes au choco, tête au choco, tête de choco, banoffee, ajoblanco, gelato, semifreddo, mozzarella sticks, bâtonnets de mozzarella
    `,
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names: `
      glace à la vanille, glace vanille, croquettes de fromage, croquettes au fromage, salade coleslaw, gâteau de riz, crème glacée
    `,
  },
  {
    has: ['EGG', 'MILK'],
    names: `
      flan au caramel, flan, eton mess, poire belle hélène glace, vacherin aux fruits, coupe danemark glace, sauce algérienne au lait, œuf à la coque beurre, œufs cocotte, œuf cocotte, œufs brouillés, œufs mimosa crème, crema catalana, petits pots de crème, =pots de crème, petit pot de crème vanille, œufs au lait, île flottante, îles flottantes, ile flottante, oeufs à la neige, lemon curd, curd de citron, lemon-curd, orange curd, sauce hollandaise, sauce mousseline, sauce maltaise, sauce choron, sauce foyot, sauce valois, œufs bénédicte, oeuf bénédicte, œufs florentine, œufs benedict, bavarois, bavaroise, bavarois aux fraises, charlotte aux fruits, zuppa inglese, panettone perdu, appareil à crème prise, appareil à flan, migaine, far aux pruneaux
    `,
  },
  {
    has: ['EGG', 'MILK'],
    only: 'LINE',
    names: `
      omelette norvégienne, omelette au fromage, omelette au lait, crème renversée, crème catalane, crème aux œufs, crème à la vanille, crème pâtissière, crème mousseline, crème diplomate, crème chiboust, crème anglaise vanille, crème brulée, crèmes brûlées, crème caramel, soufflé glacé, crème bavaroise, mousse au chocolat au lait, mousse au café, mousse au citron, mousse caramel
    `,
  },
  {
    has: ['GELATINE'],
    names: `
      bavarois, bavaroise, bavarois aux fraises, charlotte aux fruits, panna cotta vanille, panacotta, pana cotta, panna-cotta, panna cota, entremets au chocolat, miroir framboise, glaçage miroir, aspics, œufs en gelée, œuf en gelée, jello, jell o
    `,
  },
  {
    has: ['GELATINE'],
    only: 'LINE',
    names: `
      crème bavaroise, mousse de fruits collée
    `,
  },
  {
    has: ['EGG'],
    names: `
      œufs en gelée, œuf en gelée
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      gratinée à l'oignon, raviole, mac & cheese, macaroni au gratin, fettuccine alfredo, gnocchi à la romaine, gnocchis à la parisienne, gnocchi sorrentina, mozzarella sticks, bâtonnets de mozzarella, sticks de mozzarella, camembert pané, tomme panée, cromesquis de fromage, naan au fromage, semoule au lait, arancini, arancinis, supplì, dakos, banoffee, banoffi, tête au choco, tête de choco, têtes au choco, sauce suprême, sauce nantua, sauce mornay, sauce soubise, sauce aurore, cacio e pepe, œufs bénédicte, œufs benedict, kit kat, lion barre, crunch, maltesers, malteser, œufs florentine anglais, nougat glacé biscuit, tiramisù, zuppa inglese, charlotte aux fruits, gulab jamun, croustillant de chèvre
    `,
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: `
      soupe à l'oignon gratinée, gratin de pâtes, gratin de macaronis, gratin de ravioles, pâtes au fromage, pâtes au beurre, pâtes à la crème, pâtes alfredo, pâtes aux quatre fromages, pâtes 4 fromages, croquettes de fromage, croquettes au fromage, gâteau de semoule
    `,
  },
  {
    may: ['GLUTEN'],
    names: `
      sauce blanche, sauce kebab, sauce fromagère, cheese sauce, sauce au poivre, chowder, potage en sachet, lait malté, smarties, m&m's, sauce crème, poulet tandoori à la farine, doritos, cheetos, chips paprika, pringles, pringle, gaufre de pommes de terre, fondue au fromage du commerce, moitié moitié prêt
    `,
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: `
      gratin de chou-fleur, gratin d'endives, gratin de poireaux, gratin de cardons, gratin de fruits de mer, gratin de poisson, gratin de légumes, crème de champignons, crème d'asperges, soupe en sachet, soupe en brique, velouté en brique, crème pâtissière, crème dessert, crème mont blanc, purée instantanée
    `,
  },
  {
    has: ['NUT'],
    names: `
      branches cailler, branche cailler, chocolat gianduja, pralines belges, chocolat praliné, lion barre noisette, schoko bons, schokobons, navratan korma, malai kofta, ferrero rochers, chocolat lait noisettes, caranougat noisettes, kulfi pistache, nougat glacé, kulfi, ajoblanco au lait, ajoblanco
    `,
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: `
      fondue aux tomates, berthoud, boîte chaude, mont d'or chaud, fondue de fromage, sauce aux morilles, soupe à l'oignon gratinée, gratinée à l'oignon, zuppa inglese, sauce normande, sauce au poivre, beurre bercy, beurre marchand de vin, beurre nantais, beurre blanc, sauce beurre blanc, sauce choron, sauce foyot, sauce nantua, coupe danemark à la liqueur, tomme au marc, tome au marc, welsh, fromage fort, sauce américaine, sauce armoricaine, sauce périgueux, sauce chasseur, bananes flambées, omelette norvégienne, crêpes suzette, moules marinières, biscuit rocher rhum, charlotte aux fruits, punitions au rhum, nègre en chemise
    `,
  },
  { has: ['MILK', 'INSECT'], names: 'casu marzu' },
  {
    has: ['MILK'],
    only: 'LINE',
    names:
      'g de =râpé, kg de =râpé, sachet de =râpé, paquet de =râpé, poignée de =râpé, candy melts',
  },
  {
    has: ['FISH', 'EGG'],
    may: ['GLUTEN', 'SHELLFISH'],
    only: 'LINE',
    names: 'g de râpé de la mer, sachet de râpé de la mer, paquet de râpé de la mer',
  },
  { has: ['MEAT', 'PORK'], only: 'LINE', names: 'g de râpé de jambon' },
  { may: ['GELATINE'], only: 'LINE', names: 'crème diplomate, crème chiboust' },
  { has: ['GLUTEN'], only: 'LINE', names: 'crème mousseline, crème chiboust' },
  {
    has: ['EGG', 'MILK', 'GLUTEN'],
    may: ['GELATINE'],
    only: 'LINE',
    names: 'crème saint honoré, crème à saint honoré',
  },
  {
    has: ['MILK'],
    names: [
      ...combine(
        'meule, demi meule, quart de meule',
        'raclette, gruyère, comté, emmental, beaufort, fromage, parmesan, appenzeller, tomme, cantal',
      ),
      'demi meule, fromage d’abondance, tomme d’abondance, g d’abondance, fromage charolais, fromage bressan, tuile de parmesan, tuile au parmesan, tuile de fromage, tuile de comté, fromage pour tartiflette, fromage à tartiflette',
    ].join(', '),
  },
  { may: ['MILK'], names: 'espuma' },
]);
