import { entriesOf } from './types.js';

/** Wines, beers, spirits, liqueurs and cocktails by name. */
export const drinkEntries = entriesOf([
  {
    has: ['ALCOHOL'],
    names: `
      abricot brandy, abricotine du valais, eau-de-vie d'abricot, eau de vie d'abricot, eau de vie de framboise, eau de vie de mirabelle, eau de vie de quetsche, eau de vie de cerise, eau de vie de pomme, eau de vie de marc, eau de vie blanche, eaux de vie, absente, advocat liqueur, affligem, agave spirit, aguardente, aguardiente, akvavit, alcool blanc, alcool à 90, alcool de poire, alcool de prune, alcool de riz, alcool neutre, alcool pour fruits, alcools, alicante vin, aligoté, bourgogne aligoté, alsace blanc, altesse, amontillado, amer picon, americano, anis del mono, apérol, aperol spritz, apple brandy, applejack, ardbeg, armagnac vieux, bas-armagnac, arquebuse, asti spumante, awamori, bacardi, baby champagne, bandol rosé, bailey's, barbaresco, barbera, barsac, batida, béarn vin, beaujolais nouveau, beaumes de venise, muscat de beaumes de venise, bellini, bergerac, blanc de blancs, blanc sec, blanc de cuisine, bleu curaçao, blue lagoon, boisson alcoolisée, bombay sapphire, bonarda, borovicka, boukha, bordeaux rouge, bourgueil, boukhouss, brachetto, brandy de jerez, brennivin, brut de brut, bual, cabernet, cabernet sauvignon, cabernet franc, cabernet d'anjou, cachaça, cadillac vin, caïpi, caipirinha, caïpiroska, calvados vieux, campari orange, cap corse, captain morgan, carignan, cassis de dijon, cerdon, cerises à l'alcool, fruits à l'alcool, chablis premier cru, chambertin, chambéry vermouth, chambord liqueur, champagne brut, champagne rosé, fine champagne, cognac vsop, chardonnay du valais, chasselas, chaudfontaine vin, cheverny, chinon, chouchenn, cinsault, ciroc, cinzano, clairet, clairette de die, cognac à flamber, cointreau liqueur, collioure, condrieu, cornas, coteaux d'aix, coteaux champenois, côte rôtie, côtes de provence, côtes du jura, côtes de blaye, côtes de bourg, côtes de duras, côtes du ventoux, ventoux, luberon vin, crème d'abricot liqueur, crème de châtaigne liqueur, crème de noyaux, crème de poire liqueur, crémant d'alsace, crémant de loire, crémant du jura, crozes hermitage, cruchon de genièvre, cuba libre, curacao, dézaley grand cru, diplomatico, dom pérignon, don papa, drambuie, dry martini, duvel, ermitage du valais, exotic liqueur, faugères, fendant du valais, fernet branca, fée verte absinthe, fine de bourgogne, fino, fitou, fixin, frangelico, fronsac, fronton, frontignan, gaillac, galliano, gamay de genève, gentiane eau de vie, genever, gevrey chambertin, gewurtz, gewurztraminer, gin, gin tonic, gin hendricks, ginjinha, gigondas rouge, glayva, glenfiddich, glögg, glühwein, goutte de marc, grand-marnier, grappa di moscato, grenache vin, griottes à l'alcool, grog, grüner veltliner, guignolet kirsch, gnole de prune, havana club, hendrick's, hennessy, highball, huxelrebe, irouleguy, irouléguy, jack daniel's, jack daniels, jägermeister, johannisberg, johnnie walker, juliénas, jurançon sec, jus de raisin fermenté, kahlúa, kaoliang, khlebny vodka, kirsch de zoug, kirsch de bâle, kirsch fantaisie, kirschwasser, kir breton, kir normand, kümmel, ladoix, lambrusco rouge, languedoc vin, lavaux blanc, liqueur d'abricot, liqueur d'anis, liqueur de banane, liqueur de cacao, liqueur de cassis, liqueur de cerise, liqueur de châtaigne, liqueur de coco, liqueur de framboise, liqueur de gentiane, liqueur de génépi, liqueur de gingembre, liqueur de litchi, liqueur de mandarine, liqueur de menthe, liqueur de mirabelle, liqueur de poire, liqueur de pêche, liqueur de rose, liqueur de sapin, liqueur de sureau, liqueur de verveine, liqueur de violette, liqueur de vanille, liqueur de fraise, liqueur de melon, liqueur de myrtille, verveine du velay, liqueur 43, licor 43, licor beirão, lirac, listrac, loupiac, luxardo, macération alcoolique, mâcon villages, macvin du jura, madère sec, mai tai, maï tai, malibu coco, malvasia, mandarine impériale, mandarine napoléon, manhattan, manzanilla vin, maotai, moutai, marc de champagne, marc de gewurztraminer, marc de dôle, marc d'alsace, marcillac, margaritas, marie brizard, martini blanc, martini rouge, martini dry, martini bianco, maury doux, menetou salon, menthe pastille, mercurey, metaxa, mezcal, midori, mimosa cocktail, minervois rouge, mirabelle de lorraine eau de vie, mirepoix au vin, mirin doux, aji mirin, hon mirin, mojitos, monbazillac blanc, montepulciano, montilla, morillon du jura, moscatel, moscato d'asti, moulin à vent, moût en fermentation, mulled wine, muscat de frontignan, muscat de samos, muscat d'alsace, musigny, nebbiolo, negroni, nuits saint georges, oloroso, old fashioned, olmeca, orujo, pacherenc, palinka, pálinka, pastis 51, patron tequila, patxaran, pacharán, pauillac, pedro ximenez, pedro ximénez, pernand, pernod anis, pessac léognan, petit chablis, petit verdot, pic saint loup, pineau blanc, pineau rouge, pinot noir du valais, piña colada, planteurs, poire williams eau de vie, poire-williams eau de vie, poiré domfront, poitín, pommard, pommeau de normandie, porto rouge, porto blanc, porto tawny, tawny, pouilly fumé, pousse café, pousse rapière, primitivo, prune de souillac, pruneaux à l'eau de vie, pruneaux au vin, punch coco, punchs, quetsch, raki turc, rasteau, ratafia, ratafia de champagne, reuilly, rhum agricole, rhum charrette, rhum de la réunion, rhum saint james, rhum négrita, negrita, rhum ambré, rhum coco, rhum vanille, ricards, ricard pur, riesling d'alsace, ripasso, rivesaltes ambré, robola, roussanne, rosato, rosé de bordeaux, rosé pamplemousse, rosso di montalcino, rouge de cuisine, rouge corsé, rum, black russian, rye whisky, sagrantino, sake de cuisine, saké japonais, saké mirin, salers gentiane, sancerre blanc, sangiovese, sangria blanche, sangue de toro, santenay, sauternes blanc, sauvignon blanc, savennières, savigny, scotch whisky, sémillon, single malt, whisky tourbé, slivovitz, šljivovica, smirnoff, soave, whisky sour, pisco sour, southern comfort, spritzs, st raphaël, saint raphaël, stella vin, suze gentiane, sylvaner d'alsace, tannat, tarragone, tempranillo, tequila sunrise, tequilas, tio pepe, tocai, tokay d'alsace, trappistine, txakoli, vacqueyras, valdeorras, valpolicella ripasso, vedrenne, verdejo, verdicchio, verjus fermenté, vermentino, vermouth blanc, vermouth rouge, vermouth sec, vernaccia, vieille prune de souillac, vieux marc, vin aigre doux, vin aromatisé, vin bio, vin blanc doux, vin blanc fruité, vin blanc du valais, vin blanc de cuisine, vin blanc pour la fondue, vin corsé, vin de bourgogne, vin de bordeaux, vin de champagne, vin de chine, vin de cerise, vin de glace, vin de groseille, vin de madère, vin de marsala, vin de porto, vin de prune, vin de riz chinois, vin du jura, vin fortifié, vin jaune du jura, vin muscat, vin perlant, vin pétillant, vin rouge corsé, vin rouge léger, vin rouge du valais, vin rouge tannique, vin rosé sec, vin sec, vin tonique, vin viné, vinho verde, vins doux naturels, vins cuits, viré clessé, volnay, vosne romanée, vodka à l'herbe de bison, zubrowka, vodkas, weinbrand, whiskies, whiskys, whisky écossais, whisky irlandais, wodka, xeres, xérès sec, sherry sec, zinfandel, zwack, verre de rosé, verre de porto, verre de madère, trait de cognac, goutte de kirsch, larme de cognac, larme de whisky, petit verre de kirsch, petit verre de rhum, cl de blanc, cl de rouge, dl de blanc, dl de rouge, décilitre de rouge, dl de rosé, cl de rosé, verre de rouge, verre de gnôle, bouteille de rouge, bouteille de blanc, bouteille de rosé, blanc de blanc, coup de rouge, litre de rouge, spiritueux, apéritif à l'anis, apéritif à la gentiane, crème de whisky
    `,
  },
  {
    has: ['ALCOHOL', 'GLUTEN'],
    names: `
      affligem, asahi, bière à cuire, bière alsacienne, bière d'abbaye, bière de garde, bière de noël, bière au miel, bière légère, bière noire, bière rousse, bière pression, bière stout, bières blondes, birra, bier, cerveza, brune d'abbaye, blanche de bruges, budweiser, carlsberg, chimay, cuvée des trolls, desperados, double malt, duvel, grimbergen, hoegaarden, hopfenweiss, kilkenny, kingfisher, kirin, lager, märzen, mort subite, murphy's, orval, pale ale, panachés, peroni, picon-bière, pilsner, pilsener, rince cochon, rochefort bière, sapporo, shandy, singha, stella artois, stouts, trappiste, tripel, triple karmeliet, tsingtao, weissbier, weizenbier, westmalle, monaco bière, appenzeller bier, valaisanne bière, quöllfrisch, lapin à la bière, poulet à la bière, carbonades, carbonades flamandes, carbonnades flamandes, carbonnades, carbonade, carbonnade, chicons à la bière, pâte à frire à la bière, pain à la bière
    `,
  },
  {
    has: ['MEAT'],
    names: `
      poulet à la bière, carbonades, carbonades flamandes, carbonnades flamandes, carbonnades, carbonade flamande, carbonnade flamande, coq à la bière, poulet au vin jaune, coq au vin jaune, coq au riesling, poulet au riesling
    `,
  },
  {
    has: ['MEAT', 'UNCLEAN_ANIMAL'],
    names: `
      lapin à la bière, lapin au vin
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      bière sans alcool, bière sans alcool feldschlösschen, bière sans alcool heineken, bière sans alcool calanda, bière sans alcool cardinal, bières sans alcool, bière désalcoolisée, panaché sans alcool, malta, malt sans alcool, tourtel twist
    `,
  },
  {
    has: ['ALCOHOL'],
    names: `
      babas au rhum, baba au rhum, crêpes suzette, crêpes flambées, bananes au rhum, ananas au rhum, ananas flambé, cerises flambées, pêches au vin, poires au vin, poires au porto, pruneaux à l'eau-de-vie, raisins à l'armagnac, raisins au marc, raisins au kirsch, fraises au vin, fraises au champagne, melon au porto, soufflé au grand marnier, soupe champenoise, soupe angevine, tarte au vin, tarte au vin cuit, sauce madère, sauce porto, sauce au madère, sauce au champagne, sauce champagne, sauce au vin rouge, sauce au vin blanc, sauce vin blanc, sauce marsala, sauce beaujolaise, sauce meurette, œufs meurette, oeufs en meurette, escalope au marsala, saltimbocca au marsala, matelote, pochouse, coq au vin jaune, poulet au vin jaune, coq au riesling, poulet au riesling, lapin au vin, oignons au vin, échalotes au vin rouge, sabayon, zabaione, zabaglione, sabayon au champagne, tiramisu à l'amaretto, mon chéri, truffes au cognac, truffes au rhum, truffe au champagne, chocolats à la liqueur, chocolats liqueur, kirschstängeli, bâtonnets kirsch, zuger kirschtorte, kirschtorte, gâteau au kirsch, cake au rhum, gelée au porto, gelée au madère, gelée au muscat, foie gras au torchon à l'armagnac, magret à l'armagnac, marmelade au whisky, confiture au rhum, fruits au sirop et kirsch, compote au rhum, rumtopf, confiture de vieux garçon, fondue bacchus, fondue vigneronne, trou normand, coupe colonel, sorbet valaisan, sorbet williamine, sorbet abricotine, choucroute au riesling, choucroute au champagne, court bouillon au vin blanc, court-bouillon au vin blanc, court bouillon au muscadet, nage au vin blanc, marinade au vin rouge, moules au vin blanc
    `,
  },
  {
    has: ['EGG'],
    names: `
      sabayon, zabaione, zabaglione, sabayon au champagne, zabaione au marsala, soufflé au grand marnier, œufs meurette, oeufs en meurette, avocat liqueur
    `,
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    names: `
      matelote, matelote d'anguille
    `,
  },
  {
    has: ['FISH'],
    may: ['SCALELESS_FISH', 'PORK', 'MEAT'],
    names: `
      pochouse, pôchouse, pauchouse
    `,
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    names: `
      babas au rhum, baba au rhum, crêpes suzette, crêpes flambées, zuger kirschtorte, kirschtorte, cake au rhum
    `,
  },
  {
    may: ['ALCOHOL'],
    names: `
      arôme naturel vanille, arôme liquide, arôme citron, arôme orange, arôme fraise, arôme café, arôme coco, arôme amande, arôme pistache, arôme noisette, arôme fleur d'oranger, arôme de citron, arôme d'orange, arôme de café, arôme de fraise, arôme naturel, arôme beurre, arôme bergamote, arôme violette, arôme anis, extrait d'amandes, extrait de citron, extrait d'orange, extrait de menthe, extrait de pistache, extrait de rose, extrait de café liquide, extrait de coco, extrait de vanille bourbon, extrait de vanille de madagascar, extrait de vanille pure, extrait naturel de café, extrait de bergamote, extraits de vanille, vanille extrait, essence de citron, essence de menthe, essence de café, essence d'orange, teinture de vanille, bitters, kombuchas, kéfir de fruits alcoolisé, moût de raisin en fermentation, fruits flambés, punch aux fruits, cocktail de fruits de mer sauce cocktail, cerises confites au sirop de marasquin, marasquins, cerises au marasquin, cerises amarena, cerises amarena fabbri, amarenas, bigarreaux au marasquin, griottines sans précision, sauce bourguignonne, sauce meurette, sauce diable, sauce robert, sauce charcutière, sauce gastrique, sauce bigarade, sauce grand veneur, sauce poivrade, sauce financière, sauce godard, sauce teriyaki, sauce yakitori, sauce sukiyaki, sauce unagi, sauce tare, sauce nikiri, riz à sushi assaisonné au mirin, tamagoyaki, omelette japonaise, oyakodon, gyudon, nikujaga, shaoxing, sauce xo, sauce au poivre, sauce américaine, sauce armoricaine, sauce américaine homard, homard à l'américaine, homard thermidor, lotte à l'américaine, lotte à l'armoricaine, bourride, chaudrée, cotriade, moules marinière, moules à la crème, coquilles saint jacques à la bretonne, coquille saint jacques bretonne, coquilles saint-jacques gratinées, blanquette de lotte, sole bonne femme, sole normande, sole dugléré, filets de perche au vin, tripes à la mode de caen, tripes à la mode, rognons à la moutarde, rognons de veau madère, foie gras mi-cuit, terrine de foie gras, mousse de foie au porto, gelée de viande au porto, biscuit glacé, bombe glacée, cassata, plombières, plombière, glace plombières, malaga glace, glace malaga, coupe malaga, bûche au grand marnier, tiramisù, tiramisu au café, christstollen, stollen, bireweck, berawecka, birnbrot, pudding de noël, christmas pudding, plum pudding, mince pie, mince pies, fruit cake, cake aux fruits confits, cannelé, cannelés, canelé, canelés, canelés de bordeaux, cannelés de bordeaux, pastis gascon, pastis landais, gâteau basque, beignets de carnaval, punitions, forêt noire, schwarzwälder, marrons au sirop, crème brûlée au cognac
    `,
    only: 'LINE',
  },
]);
