import { entriesOf, shapedOf } from './types.js';

/** Names by class that the older lists leave out: cheeses, charcuterie, cuts, fish, drinks, doughs, sweets, brands. */
export const moreNames = entriesOf([
  {
    has: ['NUT'],
    may: ['INSECT'],
    names: 'praline rose, pralines roses, praliné rose, tarte aux pralines roses',
  },
  {
    may: ['MEAT', 'PORK', 'MILK'],
    only: 'LINE',
    names: 'soupe liégeoise, soupe à la liégeoise, potage liégeois',
  },
  { may: ['FISH', 'MEAT'], only: 'LINE', names: 'sauce barbecue, sauce barbecue fumée' },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    names: 'nouilles ramen',
  },
  {
    has: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names: 'kiri goûter, kiri dippi, vache qui rit goûter, dippi',
  },
  { may: ['MILK'], only: 'LINE', names: 'chocolate, chocolate bar, chocolate chips' },
  { has: ['MEAT'], names: 'sweetbread, sweetbreads' },
  { has: ['MEAT'], may: ['PORK'], only: 'LINE', names: 'bone broth' },
  { may: ['MEAT', 'PORK', 'GLUTEN'], only: 'LINE', names: 'stock cube, stock cubes' },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'vegan sausage, vegan sausages, vegan burger, vegane wurst, veganer burger',
  },
  { may: ['GLUTEN', 'NUT'], only: 'LINE', names: 'plant based milk' },
  { has: ['SHELLFISH'], names: 'noix st jacques, noix saint jacques' },
  { has: ['MEAT', 'PORK', 'EGG'], only: 'LINE', names: 'carbonara à la crème' },
  { has: ['MEAT', 'PORK'], names: 'andouille au sarrasin' },
  { has: ['MILK'], names: 'jambon reblochon, ardi gasna jambon' },
  {
    has: ['MILK', 'EGG'],
    names: 'valess, mousse au chocolat industrielle, mousse chocolat noir, mousses chocolat noir',
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names:
      'fondant chocolat noir, fondants chocolat noir, moelleux chocolat noir, gâteau chocolat noir, cake chocolat noir, éclair chocolat noir, muffins chocolat noir, cookies chocolat noir',
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: 'crème chocolat noir, glace chocolat noir, yaourt chocolat noir, flan chocolat noir',
  },
  { has: ['MEAT'], only: 'LINE', names: 'pierrade au vin' },
  { may: ['SCALELESS_FISH'], names: 'huile de poisson' },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    names: 'gnocchi de pomme de terre, gnocchis de pommes de terre',
  },
  { may: ['MEAT', 'ALCOHOL', 'NUT'], names: 'mincemeat, mince meat' },
  {
    has: ['MEAT'],
    may: ['MILK'],
    only: 'LINE',
    names:
      'chich taouk, shish taouk, chiche taouk, chich taouk de poulet, shish taouk de poulet, chiche taouk de poulet',
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'MILK'],
    names:
      'roux japonais, roux à curry, roux pour curry, roux de curry, cube de curry japonais, tablette de curry japonais, curry japonais en tablette, golden curry',
  },
  {
    has: ['MEAT', 'ALCOHOL'],
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'salmis de pintade, salmis de canard, salmis de palombe, salmis de pigeon, salmis de faisan, salmis de bécasse',
  },
  { has: ['ALCOHOL'], may: ['GLUTEN'], only: 'LINE', names: 'en salmis, sauce salmis' },
  {
    has: ['SHELLFISH', 'FISH', 'MEAT', 'PORK', 'GLUTEN'],
    may: ['ALCOHOL'],
    names: 'xo sauce, sauce xo pimentée',
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK', 'MILK'],
    names: 'gravy en granulés, gravy en poudre, granulés de gravy, bisto',
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    may: ['NUT', 'ALCOHOL'],
    names: 'torta di pane, tourte au pain tessinoise',
  },
  { has: ['GLUTEN', 'MILK'], may: ['EGG'], names: 'poirat du berry, poirat berrichon' },
  { has: ['MILK'], names: 'polenta uncia, polenta taragna, polenta concia' },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['MEAT', 'ALCOHOL'],
    only: 'LINE',
    names: 'gratinée lyonnaise, gratinée des halles, gratinée à l’oignon',
  },
  {
    has: ['GLUTEN'],
    names: 'épeautre soufflé, orge soufflé, kamut soufflé',
  },
  {
    has: ['GLUTEN'],
    may: ['EGG', 'MILK'],
    names:
      'biscuit digestif, biscuits digestifs, sablé digestif, sablés digestifs, digestive, digestives, digestive biscuits',
  },
  {
    may: ['MILK'],
    names:
      'pudding de chia, pudding chia, chia pudding, pudding de graines de chia, pudding aux graines de chia',
  },
  {
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: 'pizza de chou fleur, pâte à pizza de chou fleur, pizza base chou fleur',
  },
  {
    has: ['MEAT'],
    only: 'LINE',
    names: 'patte de poule, patte de canard, patte de dinde, patte de coq, patte de volaille',
  },
  {
    has: ['MILK'],
    names:
      'fiore di latte, matière grasse lactique, matière grasse butyrique, beurre doux de baratte',
  },
  { has: ['EGG'], names: 'œuf à la coque, œufs à la coque, œuf coque, œufs coque' },
  { may: ['MEAT', 'PORK', 'FISH', 'MILK', 'EGG'], names: 'protéine animale, protéines animales' },
  {
    may: ['SHELLFISH', 'FISH', 'SCALELESS_FISH'],
    has: [],
    names: 'produit de la mer, produits de la mer, délice de la mer, délices de la mer',
  },
  {
    has: ['MILK'],
    names: `
      anneau du vic bilh, ardrahan, bamalou, bargkass, boerenkaas, calenzana, camoscio d'oro, canestrato, incanestrato, castelo branco, chambarand, colston bassett, croûte fleurie, danablu, danish blue, fétaki, figuette, fleuron des alpes, flora suisse, frinault, friesekaas, galet de la loire, gamonedo, handkäse, harzer, harzer käse, abbaye d'igny, kaltbach, kaçar, limbourg, lou bergier, majorero, mamirolle, mascare, murazzano, mysost, nökkelost, pavé de moyaux, pié d'angloys, piave, polkolbin, puzzone, quartirolo, raschera, roumy, schlosskäse, tulum peyniri, beyaz peynir, valdeón, zamorano, chavrie, siggi's, airag, khoya, leben, raïb, moliterno, casu marzu, mozzarelline, primosale, vastedda, crucolo, bagoss, silter, strachitunt, vezzena, vorarlberger, steirerkäse, quargel, weichkäse, hartkäse, schnittkäse, bavaria blu, blu di bufala, mozzarella di bufala, di bufala, juustoleipä, leipäjuusto, prästost, hushållsost, ridder, pultost, boursotto, rouchevaux, remoudou, plattekaas, crowdie, lanark blue, berkswell, ticklemore, brinza, cascaval, anthotyro, xinotyri, ladotyri, galotyri, kopanisti, akkawi, ackawi, nabulsi, jibneh, jben, kachta, ashta, domiati, chechil, korbáčiky, quesillo, catupiry, reggianito, tybo, riopelle, pied de vent, migneron, sir laurier, hercule de charlevoix, fromage d'ambert, ambert, arôme lyonnais, brin du maquis, comtomme, fleur de marquis, liptoi, lucullus, ovalie, pas de l'escalette, salakis, sartenais, vieux bruges, vieux pané, rabri, dahi, metton, crémeux de bourgogne, crémeux du puy, salva cremasco, brugge fromage, coalho, sirene bulgare, urda, tomette de brebis, tomette de yenne, café liégeois, chocolat liégeois, liégeois au chocolat, liégeois café, sauce mornay, sauce soubise, mornay, häagen dazs, haagen dazs, ben et jerry's, ben and jerry's, petits filous, petit filou, gervais aux fruits, perle de lait, sauce ranch, ranch dressing, kiri goûter, p'tit louis, saint morgon, soumaintrain, chevroton, tarentaise, persillé de tarentaise, bleu de bonneval, bleu de sassenage, bleu du queyras, tomme des bauges, tomme des pyrénées, tomme de brebis, tomme catalane, tomme de rilhac, tomme corse, lingot des causses, pavé corrézien, trou du cru, abbaye de belloc, abbaye de tamié, saint lin, le curé nantais, machecoulais, mâconnais fromage, charolles, clacbitou, mont d'or de lyon, saint rémy fromage, brillat, délice du jura, gournay, coeur de bray, petit brie, brie noir, pavé de roncq, sablé de wissant, vieux samer, fleur d'audresselles, rollot, maroilles fermier, dauphin de thiérache, boulette de cambrai, carré du vinage, bergues, crayeux de roncq, babybel rouge, leerdammer light, maredsous fondant, herve doux, boulette de huy, stracke, wynendale, postel, affligem fromage, mont vully, vully rouge, bleuchatel, chällerhocker, stockhorn, berner alpkäse, alpkäse, alpkaas, formaggio d'alpe, fromage d'alpage, piora, büscion, gomser, gomser käse, raclette du valais, bagnes, conches fromage, orsières, anniviers fromage, tomme de payerne, tommette
    `,
  },
  {
    has: ['MILK'],
    may: ['MEAT', 'GLUTEN'],
    only: 'LINE',
    names: 'poutine, sauce à poutine',
  },
  { has: ['MILK'], only: 'LINE', names: 'gratin' },
  { has: ['MILK', 'GLUTEN'], only: 'LINE', names: 'rarebit, welsh rarebit' },
  {
    has: ['MILK', 'SHELLFISH'],
    may: ['GLUTEN', 'ALCOHOL'],
    names: 'sauce nantua, nantua, beurre nantua, beurre d’écrevisse',
  },
  {
    has: ['MEAT', 'PORK'],
    clearedBy: shapedOf,
    names: `
      graisserons, gratons, secallona, chistorra, txistorra, lucanica, luganighetta, mortazza, krakowska, cabanossi, kabanossi, wiener würstchen, wiener, bockwurst, nürnberger, nürnberger bratwurst, cochinillo, caïon, luncheon meat, fiocchetto, culaccia, strolghino, lapcheong, lap cheung, cha lua, chả lụa, giò lụa, gio lua, chashu, bratchäs, oreilles de crisse, oreille de crisse, panne de porc, jésus de lyon, jésus de morteau, jésus de magland, petit jésus, schwarzwälder, schwarzwälder schinken, forêt noire jambon, saucisson d'arles, saucisson lorrain, saucisse de montbéliard, saucisse de morteau, saucisse d'auvergne, saucisse sèche, saucisse de magland, saucisse paysanne, saucisse à rôtir, saucisse de vienne, saucisse cocktail, saucisse apéritif, stick salami, minitub, justin bridou, cochonou, bâton de berger, saucisse fumée, viande de porc, tourtière du lac saint jean, pâté chinois au porc, treet, klick, cotto salami, coppiette, ciccioli, mocetta de porc, bauernspeck, bauernschinken, rohschinken, hinterschinken, knöchli, rippli, gnagi, schüfeli, saucisse de campagne, saucisse blanche, boudin blanc, boudin vert, boudin créole, boudin basque, tricandilles, tripotx, filet mignon fumé, noix fumée, bacon bits, lard paysan, lard sec, lard du valais, jambon du valais, petit lard, morteaux, saucisse au cumin, saucisse aux herbes, saucisse lyonnaise, cervelas lyonnais, sabodet, rosette de lyon, judru, grelot saucisson, saucisson brioché, saucisson à cuire, saucisson pistaché, =abondances, pâté lorrain, pâté de pâques berrichon, pâté de périgueux, pâté breton, pâté hénaff, hénaff, pâté basque, rillettes du mans, rillettes de tours, salaison, salaisons
    `,
  },
  {
    has: ['FISH', 'GLUTEN'],
    may: ['SCALELESS_FISH'],
    names: "fish et chips, fish and chips, fish n chips, fish'n'chips, fish'n chips",
  },
  { has: ['MILK'], may: ['FISH'], names: 'sauce café de paris, café de paris' },
  {
    may: ['MILK', 'GLUTEN'],
    names:
      'sauce forestière, sauce curry, sauce moutarde, sauce à la moutarde, sauce au curry, sauce aux champignons',
  },
  { may: ['ALCOHOL', 'MILK'], names: 'sauce bercy' },
  { may: ['FISH', 'SHELLFISH'], names: 'sauce thaï, sauce pour nems, sauce à nems, sauce nem' },
  { may: ['MEAT', 'PORK'], names: 'sauce meurette, œufs en meurette' },
  { has: ['MILK'], may: ['EGG'], only: 'LINE', names: 'mars, barre mars, barres mars' },
  { has: ['MILK', 'GLUTEN'], only: 'LINE', names: '=lion, =lions, barre lion' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    names: 'couque, couques, couque suisse, couque de dinant',
  },
  {
    may: ['GLUTEN'],
    names: `
      escalope végétale, escalopes végétales, escalope de soja, escalopes de soja, filet végétal, filets végétaux, émincé végétal, émincés végétaux, aiguillettes végétales, beyond burger, beyond meat, beyond sausage, beyond steak, impossible burger, impossible meat, redefine meat, la vie lardons, lardons la vie, herta végétal, knacki végétal, happyvore, garden gourmet
    `,
  },
  { has: ['SHELLFISH', 'EGG', 'GLUTEN'], names: 'takoyaki, takoyakis' },
  { may: ['FISH', 'MEAT'], names: 'okonomiyaki, okonomiyakis' },
  { may: ['FISH'], names: 'soupe miso, soupe au miso, caesar dressing' },
  {
    has: ['FISH'],
    may: ['SHELLFISH'],
    names: 'pad thaï, pad thai, tom kha, tom kha kai, tom kha gai, soupe tom kha',
  },
  {
    may: ['SHELLFISH', 'FISH'],
    only: 'LINE',
    names: 'gado gado, curry vert, curry rouge, panang, curry panang',
  },
  { has: ['FISH', 'MILK', 'GLUTEN'], names: 'salade caesar, salade cæsar' },
  {
    may: ['MILK'],
    names:
      "poulet tandoori, tandoori chicken, rogan josh, biryani, biryani de poulet, biryani d'agneau, shepherd's pie, cottage pie",
  },
  { may: ['GLUTEN'], names: 'rouille, sauce rouille, panforte, clam chowder' },
  {
    has: ['MEAT'],
    may: ['PORK'],
    only: 'LINE',
    clearedBy: ['PLANT'],
    names: 'bouchons vapeur, bouchon vapeur',
  },
  {
    may: ['MEAT'],
    only: 'LINE',
    clearedBy: ['PLANT'],
    names: 'feuilles de vigne farcies, feuille de vigne farcie, dolmas, dolma, sarma, sarmas',
  },
  {
    has: ['MILK', 'NUT', 'GLUTEN'],
    names: 'ferrero rocher, rocher ferrero, rochers ferrero, raffaello',
  },
  {
    has: ['MEAT', 'GLUTEN'],
    may: ['PORK', 'EGG'],
    clearedBy: ['PLANT'],
    names: 'corn dog, corn dogs, pogo, pogos',
  },
  {
    has: ['MEAT'],
    names: `
      grouse, lagopède, autruchon, pemmican, stoofvlees, estouffade, b'stilla, bstilla, bovril, manchons de canard, manchons de poulet, manchons, tétine de vache, épigramme d'agneau, jumeau de bœuf, jumeau à pot au feu, jumeau à bifteck, collier d'agneau, collier de bœuf, collier de veau, beef jerky, pekmez de viande, cheesesteak, hachis de bœuf, émincé de bœuf, émincé de poulet, sot l'y laisse, picanha, entraña, asado, maminha, bistecca, tagliata, fiorentina, brasato, ossobuchi, cima di vitello, chicken wings, chicken, turkey, beef, lamb, veal, duck, poussin, poularde, wachtel, rindfleisch, kalbfleisch, lammfleisch, poulet fermier, geschnetzeltes, zürcher geschnetzeltes, siedfleisch, suppenfleisch, trockenfleisch, bündnerfleisch, mostbröckli, charqui, kilishi, biltong, suya, kitfo, viande de bœuf, viande de veau, viande d'agneau, viande de mouton
    `,
  },
  {
    has: ['MEAT'],
    clearedBy: ['PLANT', 'FISH'],
    names: 'shawarma, chaouarma, kofta, koftas, kefta, keftas, keftedes, köttbullar',
  },
  {
    has: ['MEAT'],
    may: ['GLUTEN'],
    names:
      'bobun, bo bun bœuf, bun bo, bún bò, bun bo hue, phở bò, pho bo, gravy, gravy granules, bisto',
  },
  { has: ['MEAT', 'PORK'], names: 'bigos, jambalaya, feijoada completa, cassœula, cassoeula' },
  {
    has: ['FISH'],
    names: `
      stoccafisso, craquelot, craquelots, buckling, bismarck, hareng bismarck, lançon, lançons, albacore, thazard, carangue, carangues, cobia, hoplostèthe, shimesaba, shime saba, arapaima, pacu, snapper, red snapper, sigan, chien rouge, girelle, girelles, labre, mostelle, mujol, œufs de mujol, patum peperium, gentleman's relish, poke bowl, poké bowl, poké, poke de saumon, poke de thon, nigiri, nigiris, chirashi, ttoro, escabèche de poisson, escabèche de sardines, lieu jaune, lieu noir, dos de lieu, filet de lieu, pavé de lieu, g de lieu, kg de lieu, capitaine du nil, perche du nil, sea bream, sea bass, salmon, herring, haddock fumé, églefin fumé, hilsa, rohu, katla, milkfish, bangus, chanos, sabre noir, poisson sabre, espadine, tassergal, pagre rouge, pageot rose, marbré poisson, oblade, saupe, vivaneau rouge, juvénile de sole, séteau, céteaux, solette, vandoise, hotu, corégone fumé, bondelle, palée, lavaret, omble de fontaine, cristivomer, ouananiche, doré jaune, doré noir, achigan, maskinongé, crapet, poulamon, grand brochet, éperlan arc en ciel, turbot du groenland, flétan du groenland, sébaste atlantique, hareng mariné, hareng doux, pilchards, sardinelle, thonine, pélamide, bonite à dos rayé, melva, anchovies, acciughe, alici, colatura di alici, bouquerones, boquerones, anchovy paste, pâte d'anchois, crème d'anchois, beurre d'anchois, sauce anchois, rougail morue, feroce d'avocat, féroce d'avocat, souskaï de morue, chiktaye, chiquetaille, balaou, coulirou, thiof, thieboudienne, tieboudienne, ceebu jen, guedj, guedjj, yétatou
    `,
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    names:
      'loquette, loquettes, anguillettes, poisson chat, machoiron, mâchoiron, barbotte, barbue de rivière, loup de mer atlantique, loup atlantique, holbiche, veau de mer, heterobranchus, clarias, swordfish, eel, monkfish, catfish, shark, sturgeon',
  },
  {
    has: ['SHELLFISH'],
    names: `
      mante de mer, mantes de mer, mye, myes, quahog, quahogs, bigorne de mer, moscardini, mazzancolle, bagoong, xo sauce, =murex, troque, troques, trocas, moule de bouchot, marennes oléron, marennes, fines de claire, huître de marennes, sauce crevette, sauce aux crevettes, ouassous, ouassou, z'habitants, cigales de mer, petite cigale, chevrette grise, chevrettes grises, gambon, carabineros, crevettes nordiques, crevettes de matane, crabe des neiges, snow crab, pétoncles princesse, mactres, couteaux de mer, pied de couteau, vernis de mer, dattes de mer, amandes de mer, spisule, lavagnons, lavignons, flions, flion tronqué, donace, haricot de mer coquillage, brigadeau, chancre de mer, pousse pied, chapeaux chinois, ormier, ormiers, palourde royale, palourdes grises, vongole veraci, cozze, gamberi, gamberetti, scampi fritti, aragosta, astice, granchio, ricci di mare, polpo, polpetti, tintenfisch, garnelen, krevetten, muscheln, jakobsmuscheln, oysters, scallops, crawfish, crayfish, prawns, shrimps, crab, crabmeat, crab sticks, lobster bisque
    `,
  },
  {
    has: ['ALCOHOL'],
    names: `
      saint estèphe, st estèphe, st émilion, graves blanc, graves rouge, cl de graves, buzet, givry, mâcon, mâcon villages, saint véran, chiroubles, luberon blanc, luberon rouge, costières de nîmes, saint chinian, patrimonio, gros plant, bonnezeaux, montlouis, quincy, poulsard, ploussard, trousseau du jura, edelzwicker, klevener, chenin, chenin blanc, shiraz, grenache, grenache noir, mourvèdre, malbec, négrette, ribera del duero, manzanilla, albariño, dolcetto, brunello, bardolino, frascati, orvieto, vinsanto, shao hsing, shaohsing, carpano, antica formula, saint julien vin, cl de saint julien, puligny montrachet, montrachet, chassagne montrachet, corton, musigny, clos vougeot, richebourg, rully, cl de fleurie, chénas, cl d'hermitage, crozes, coteaux du languedoc, saumur champigny, saumur, saumur brut, cl d'anjou, anjou blanc, anjou rouge, rosé d'anjou, cabernet d'anjou, quarts de chaume, château chalon, amarone, nero d'avola, cl de beaune, côte de beaune, hautes côtes de beaune, hautes côtes de nuits, rakija, rakia, gentiane de table, eau de vie de gentiane, get 31, picon, amer picon, pflümli, bätziwasser, fine de bourgogne, fine de cognac, framboisine, bière de gingembre alcoolisée, pastis 51, alcool de fruit, alcool de fruits, alcool fort, alcool neutre, alcool à 40, alcool à 90, trempette au vin, prosecco rosé, crémant de loire, crémant de bourgogne, crémant du jura, vin nature, vin orange, cerdon, bugey, jacquère, gringet, chignin bergeron, arbin, cortese, gavi, pecorino vin, vermentino, fiano, greco di tufo, falanghina, aglianico, cannonau, teroldego, lagrein, traminer, vernaccia, verdicchio, trebbiano, sangiovese, morellino, rosso di montalcino, bolgheri, franciacorta, trentodoc, txakoli, godello, mencía, monastrell, garnacha, priorat, rueda, penedès, rias baixas, dão, douro, alentejo, bairrada, moscatel, moscatel de setúbal, grüner veltliner, veltliner, zweigelt, blaufränkisch, müller thurgau, spätburgunder, dornfelder, sekt, federweisser, feteasca, saperavi, assyrtiko, agiorgitiko, xinomavro, pinotage, carménère, torrontés, concord vin, vidal, vin de glace, cidre de glace, caribou boisson, sortilège liqueur, gin tonic, negroni, americano apéritif, bellini, mimosa cocktail, cosmopolitan, caïpirinha, caipirinha, tequila sunrise, long island, white russian, black russian, espresso martini, aperol spritz, limoncello spritz, hugo cocktail, jagerbomb, vodka orange, soupe champenoise, marquisette, rosé pamplemousse, vin d'orange, vin de pêche, vin de cassis, vin de sureau, guignolet kirsch, fraisette, prunelle de bourgogne, verveine du velay, liqueur de verveine, trappistine, elixir du suédois, élixir végétal, carmélite, eau de mélisse, bénédictine dom, marie brizard, combier, peach tree, pisang ambon, passoa, manzana, blue curaçao, aguardente, aguardiente, bagaço, ginjinha, licor beirão, orujo, pacharán, mistelle, carthagène, rinquinquin, macvin du jura, guignolette, tuica, palinka, zubrowka, absinthe suisse, damassine, vieille poire, marc de gewurztraminer, marc de muscat, marc de raisin, lie de vin, lies de vin
    `,
  },
  {
    has: ['ALCOHOL', 'GLUTEN'],
    names: `
      bière kwak, kwak, jupiler, pelforth, bière corona, corona extra, rochefort 8, rochefort 10, trappiste de rochefort, 1664, bière weizen, weizen, weizenbier, hefeweizen, porter bière, bière porter, ch'ti, jenlain, goudale, grimbergen, karmeliet, tripel, quadrupel, saison dupont, delirium, bush bière, ciney, maes, stella, carlsberg, tuborg, amstel, grolsch, budweiser, bud light, beck's, paulaner, erdinger, franziskaner, krombacher, warsteiner, peroni, moretti, nastro azzurro, estrella, san miguel, sagres, super bock, efes, tsingtao, asahi, sapporo, kirin, singha, chang bière, kingfisher, cobra bière, molson, labatt, unibroue, fin du monde, blanche de chambly, quöllfrisch, calanda, chopfab, eichhof, boxer bière, valaisanne bière, dr gab's
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      tagliarini, cellentani, conchiglioni, farfalloni, risi pâtes, anelletti, fidelini, bavette pâtes, tagliolini frais, chitarra, spaghetti alla chitarra, malloreddus, gnocchetti sardi, lorighittas, filindeu, corzetti, pizzoccheri, testaroli, passatelli, scialatielli, mezzi rigatoni, pennette, pennoni, sedani, sedanini, tubetti, tubettini, quadretti, quadrucci, farfalline, puntine, grattini, tempestine, acini di pepe, fregolone, pipette pâtes, serpentini, torti, torsettes, nouillettes, pâtes alphabet, papillons pâtes, coquilles pâtes, macaronis coupés, gobbetti, cascatelli, miche de pain, dosa de blé, carta da musica, brik, briks, brick, bricks, kritharaki, orzotto, prince de lu, finger chocolat, shreddies, grape nuts, kanelbulle, kanelbullar, kardemummabulle, bourek, boureks, borek, cromesquis, cromesqui, tonkatsu sauce, kishk, weetabix, ritz, biscuit joconde, joconde, colomba pascale, rissole, rissoles, escalope à la viennoise, côtelette viennoise, pain azyme, azyme, matza ball, hallah, pain surprise, pain hamburger, pain hot dog, pain kebab, pain nordique, pain suédois, pain libanais, pain marocain, pain bagnat, pain poilâne, tourte de seigle, boule de campagne, épi de pain, pain épi, pain de sucre farine, fouée, fouace, fouaces, faluche, benoîton, maneki, pain roti, kulcha, appam de blé, pide, lahmacun, simit, açma, khachapuri, tigelle, crescentina, gnocco fritto, tarallini, schiacciata, pinsa, sfincione, panuozzo, puccia, rosetta, michetta, brot, brötchen, semmel, zwieback, pain paillasse, pain bûcheron, pain tessinois, mutschli pain, weggli, weggen, silserli, semmeli, ballon pain, pain à l'ail, pain doré, bap, brioche bun, farine de gruau, farine à pizza, farine manitoba, manitoba, farine type 00, farine 00, farine bise, farine mi blanche, farine fluide, farine tamisée, farine fermentante, fleur de farine, son de seigle, son d'orge, flocons d'épeautre, flocons de seigle, flocons d'orge, flocons de blé, blé tendre, blé dur, blé concassé, blé précuit, blé vert, orge mondée, orge perlée, gerstenflocken, grünkern, dinkel, dinkelmehl, roggenmehl, weizenmehl, ruchmehl, mehl, teigwaren, nudeln, bulgour, couscous perlé, couscous israélien, ptitim, semoule extra fine, gâteau de semoule, mah meh, malt d'orge torréfié, chicorée maltée, caro, kneipp café, ovomaltine crunchy, kellogg's, trésor céréales, lion céréales, miel pops céréales, country crisp, cruesli, jordans, leksands, wasabröd, craquottes, pain des fleurs au seigle, cracottes, cracotte, fregola sarda, heudebert, pains grillés, gressini, feuilletés apéritif, bretzels apéritif, sticks salés, curly, monster munch, belin, tuc bacon, cracker belge, crackers au blé, petits fours secs
    `,
  },
  { may: ['MILK'], names: 'noix de margarine, noisette de margarine, noisettes de margarine' },
  {
    has: ['MILK'],
    names:
      'rosettes de tête de moine, rosette de tête de moine, rosettes de fromage, rosette de fromage',
  },
  {
    has: ['NUT', 'EGG'],
    may: ['MILK'],
    names:
      'coques de macarons, coque de macaron, coques de macaron, coque à macaron, coques à macarons',
  },
  { may: ['MEAT', 'PORK'], clearedBy: ['PLANT'], names: 'pâté aux champignons' },
  { may: ['NUT'], names: "amande d'abricot, amandes d'abricot" },
  {
    has: ['INSECT'],
    names:
      "farine d'insecte, farine d'insectes, mélange de farine d'insecte, poudre d'insectes, protéines d'insectes",
  },
  { has: ['ALCOHOL'], only: 'LINE', names: 'alcool, saint julien, st julien' },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: `
      miche, mie, bn, saj, colomba, toast, toasts, tartine, tartines, sandwich, sandwichs, sandwiches, club sandwich, bruschetta, bruschettas, crostini, crostinis, panino, panini, paninis
    `,
  },
  { has: ['ALCOHOL', 'GLUTEN'], only: 'LINE', names: 'chouffe, la chouffe, lupulus' },
  { has: ['NUT'], only: 'LINE', names: 'blanc manger' },
  { has: ['MILK'], only: 'LINE', names: 'bucheron, bougon, magnum, caprice, cathare' },
  { has: ['FISH'], only: 'LINE', names: '=denté, bogue, bogues' },
  { has: ['SHELLFISH'], only: 'LINE', names: 'verni, vénus, dormeur, dormeurs' },
  { has: ['ALCOHOL'], only: 'LINE', names: 'altesse, arquebuse' },
  { has: ['ALCOHOL', 'GLUTEN'], only: 'LINE', names: 'mythos, maudite' },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: 'torsades, coudes, bâtard, tabatière, paillasse, longuets, mikado',
  },
  { has: ['MEAT', 'PORK'], only: 'LINE', names: 'spam' },
  { may: ['GLUTEN'], only: 'LINE', names: 'mirador' },
  { has: ['EGG'], only: 'LINE', names: 'merveilleux' },
  { has: ['SHELLFISH'], only: 'LINE', names: 'cigale' },
  { has: ['MEAT', 'PORK'], only: 'LINE', names: '=ham' },
  {
    has: ['GLUTEN'],
    may: ['EGG', 'MILK'],
    only: 'LINE',
    names: `
      restes de gâteau, bastognes, biscuit lotus, bn chocolat, choco bn, goûter bn, choco prince, petit écolier, petits écoliers, granola lu, chamonix orange, napolitain, savane, pitch, doowap, brossard, bonne maman madeleines, saint michel galettes, galettes saint michel, traou mad, palets bretons, palet breton, sprits, cigarettes russes, crêpes dentelle, crêpe dentelle, gavottes, gavotte, croquant noisette biscuit, tuile aux amandes, arlettes, palmiers, bretzels sucrés, delacre, délichoc, hit biscuit, kambly, bretzeli, petit beurre kambly, willisauer ringli, mailänderli, brunsli, zimtsterne, spitzbuben, chräbeli, totebeinli, tirggel, schenkeli, fasnachtschüechli, berliner, boule de berlin, boules de berlin, apfelstrudel, strudel, kaiserschmarrn, germknödel, buchteln, palatschinken, powidltascherl, pastéis, sfogliatella, sfogliatelle, cannoli, cannolo, zeppole, struffoli, bombolone, bomboloni, krapfen, frittelle, chiacchiere, crostata, torta, biscotti secchi, savoiardi, pavesini, offelle, krumiri, baci di dama, welsh cakes, shortbread, hobnobs, jammie dodgers, jaffa cakes, victoria sponge, trifle, mince pie, cobbler, angel food cake, red velvet, carrot cake, banana bread, cinnamon roll, cinnamon rolls, pain à la cannelle, roulés à la cannelle, tarte au sucre, pouding chômeur, queues de castor, beignes, beigne, tim bits, jos louis, gâteau vachon, oreilles d'aman, rugelach, babka, kringle, semla, lussekatter, pepparkakor, kransekake, medovik, honey cake, vatrouchka, syrniki, oladi, pryaniki, chak chak, lokma, loukoumades, sfenj, zlabia, chebakia, makrout, makroud, zalabia, kaak, mantecaos, montecaos, rochers coco biscuit, congolais, gâteau battu, tropézienne, tarte tropézienne, pogne, pogne de romans, saint genix, brioche saint genix, pastis landais, fouace aveyronnaise, gâche vendéenne, gâche, kouign amann, gâteau nantais, tourteau fromager, broyé du poitou, cornuelles, millas, croustade, pastis gascon, tourtière landaise, tarte bourdaloue, bourdaloue, jalousie, jésuite, puits d'amour, religieuse, éclair, saint honoré, éclair au chocolat, éclairs, chouquette, chouquettes, profiterole, profiteroles, croquembouche, pièce montée, bûche de noël, bûche pâtissière, framboisier, entremets, entremet, charlotte aux fraises, tarte aux pommes, tarte tatin
    `,
  },
  {
    may: ['GLUTEN'],
    names: `
      knorr, bouillon knorr, mousseline knorr, kub, bouillon kub, cube maggi, maggi, bouillon maggi, fondor, cœur de bouillon, marmite knorr, soupe en sachet, soupe déshydratée, soupe en brique, velouté en brique, fu, kub or, sauce en poudre, fond en poudre, pâte de soja fermentée, doubanjiang, douchi, sauce aux haricots noirs, sauce black bean, sauce char siu, sauce barbecue, sauce bbq, sauce pad thaï, sauce sweet chili soja, sauce sukiyaki, sauce tonkatsu, sauce katsu, sauce okonomi, sauce yakitori, sauce bulgogi, umami paste, seasoning liquide, extrait de levure, extrait de levures, flapjack, flapjacks, oatly, oatly barista, kasha varnishkes, balisto, cereal pops
    `,
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'marmite à tartiner, cs de marmite, càs de marmite, càc de marmite, cc de marmite, c à s de marmite, c à c de marmite, c à café de marmite, c à soupe de marmite, cuillère à café de marmite, cuillère à soupe de marmite',
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'PORK'],
    clearedBy: ['PERMITTED_ANIMAL'],
    filled: true,
    names: 'ramen instantané, nouilles instantanées, cup noodles, yum yum nouilles',
  },
  {
    has: ['NUT'],
    names: `
      amlou, baci, baci perugina, noci, étudiant mélange, mélange étudiant, mélange de l'étudiant, kadaïf, kadaif, ghriba, ghribia, ghoriba, bostock, gâteau russe, russe aux amandes, barre daim, daim bonbon, bonbons daim, dacquoise, progrès pâtisserie, succès praliné, noyaux d'abricot, noyau d'abricot, amandons, croquants aux amandes, croquant de provence, croquets aux amandes, merveilleux aux noisettes, fraise d'arbois praliné, chouchous cacahuètes, chouchou de fête, pralin concassé, pistachade, crème de pistache, pâte de pistache, pâte de noisette, pâte de cacahuète, beurre d'amandes, beurre de cajou, crème de cajou, lait de cajou, fromage de cajou, cashew cheese, sauce arachide, pâte d'arachide, kri kri, chinoiserie cacahuète, cacahuètes enrobées, peanut butter cups, peanuts, hazelnuts, walnuts, almonds, cashews, pecans, pistachios, mandeln, haselnüsse, walnüsse, erdnüsse, baumnüsse, baumnuss, cacahuetes, avellanas, nueces, almendras, piñones, arachidi, mandorla, nocciola, pistacchi, noix de pékan, pékan, faînes, faîne, noix de pili, noix de baru, noix du queensland, noix mélangées, mélange de noix, rochers au chocolat, rocher chocolat, schoko-bons, schoko bons, duplo, hanuta, manner, choco crossies, giotto bonbon, bueno, ferrero rondnoir, lion noisette, nuts barre, ovomaltine noisette, ragusa, torino camille bloch, camille bloch, frigor, merveilles du monde, crunch noisette, chocolat noisettes, chocolat aux noisettes, chocolat aux amandes
    `,
  },
  {
    has: ['EGG'],
    names:
      'waldorf, salade waldorf, salade caesar, caesar dressing, gado gado, dorayaki, taiyaki, sauce gribiche, gribiche, sauce choron, choron, sauce foyot, sauce paloise, sauce maltaise, sauce verte mayonnaise, sauce dijonnaise, mousseline hollandaise, œuf en poudre, blanc en poudre, tête choco, egg, eggs, egg noodles, uova, huevos, eier, eigelb, eiweiss',
  },
  {
    has: ['HONEY'],
    names: 'miellat, miellat de sapin, rayon de miel, brèche de miel, pain d’abeille, perga',
  },
  {
    has: ['GELATINE'],
    names: `
      tagada, fraise tagada, tête choco, schokokuss, têtes au choco, tête au choco, mohrenkopf, nougat glacé, colle de poisson, oursons haribo, ours d'or, dragibus, schtroumpfs bonbons, crocodile bonbon, bonbons haribo, bonbons gélatine, gummy bears, gummibärchen, wine gums, jelly babies, jell o, jello en poudre, aspic en poudre, gelée en poudre viande
    `,
  },
]);

/** Names that only look forbidden. */
export const moreLookalikes = entriesOf([
  {
    names: `
      matière grasse végétale, matières grasses végétales, haricots kidney, kidney beans, haricot kidney, spiraliseur,
      non pané, non panée, non panés, non panées, non fariné, non farinée, non farci, non farcie, non farcis, non farcies, non beurré, non beurrée, non laitier, non laitière, beurre de dattes, beurre de citrouille, beurre coco, bière de racine, blé de sarrasin, fromage de coing, crème d'ail, crème de tomates séchées, crème de tomate, noix coco, sur glace, en médaillon, en médaillons, panaché de légumes, panaché de haricots, panaché de champignons, panaché de salades, haricots panachés,
      semoule de sucre, piment langue d'oiseau, piments langue d'oiseau, langue d'oiseau piment, chips de tortilla, chips de tortillas, nouilles d'algues, nouilles d'algue, nouilles de patate, feuilles de framboisier, feuille de framboisier, feuilles de noyer, feuille de noyer, feuille de noisetier, feuilles de noisetier, feuille de figuier, feuilles de figuier, huile de navette, navette huile, guimauve officinale, lentilles noires beluga, lentille noire beluga, farine de graines de courge, teff soufflé, amarante soufflé, sorgho soufflé, fonio soufflé, muscat en grappe, muscat en grappes, muscat épépiné, muscat noir épépiné, muscat blanc épépiné, haricot viande, haricots viande, datte kenta, dattes kenta, glace carbonique,
      dents de lion, dent de lion, ail semoule, oignon semoule, ails semoule, boulgour de sarrasin, boulgour de quinoa, boulgour de maïs, boulgour de lentilles, lindt noir, lindt excellence noir, blanc manger coco, violife, violife feta, violife mozzarella, violife parmesan, violife cheddar, sojasun, carottes des sables, carotte des sables, asperges des sables, asperge des sables, poireaux des sables, pommes de terre des sables, poires d'anjou, poire d'anjou, graines de paradis, plat à gratin, plats à gratin, pommes de terre à gratin, pommes de terre pour gratin, gentiane fleur, racine de gentiane, raves à gratin, macaroni de courgette, pain de singe, pain d'épice de fleurs, alcool vinaigre, vinaigre d'alcool, vinaigre blanc d'alcool, vinaigre d'alcool blanc, vinaigre d'alcool coloré, alcool blanc vinaigre, levure sans lie, toast de courgette, toasts de patate douce, tartine de patate douce, tartines de patate douce, tartines de sarrasin, panini de riz, porter à ébullition, prune de damas, raisin malbec sans alcool, vernis alimentaire, vermicelles de sucre colorés, éclair de menthe
    `,
  },
]);
