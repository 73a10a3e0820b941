import { combine, phrases, type LexiconEntry } from './types.js';

const counts = '1, 2, 3, 4, 5, 6, 8, deux, trois, quatre, cinq, six';

/** Regional names, brands and spirits of French-speaking countries and their neighbours. */
export const regionalEntries: readonly LexiconEntry[] = [
  {
    has: ['MEAT', 'PORK'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
    phrases: phrases(`
      lardo, soppressata, nduja, finocchiona, cotechino, zampone, morcilla, butifarra, longaniza, lonzu, figatellu, panzetta, kabanos, kielbasa, krakauer, frankfurter, gnagi, wädli, schüfeli, rippli, beinschinken, jésus de morteau, judru, pâté hénaff, hénaff, tête pressée, tête de cochon, farcement, farçon aux lardons, pounti, leberwurst, saucisse de foie, grenadin de porc, rôti orloff, jambon beurre, sandwich jambon beurre, poitrine de cochon, cochonnailles, cochonaille, saucisse d'ajoie, saucisse au cumin, saucisse à griller, saucisse paysanne, saucisse blanche, saucisse viennoise, saucisson neuchâtelois, saucisson de lyon, saucisson brioché, saucisson à l'ail, gendarme sec, plätzli, ghackets, fleischvogel, adrio, adrios, hamme, lard blanc, lardo di colonnata, lardon nature, petits lardons, mini lardons, croustille de lard, chips de lard, miettes de bacon, boulettes suédoises, rosbif de porc, hampe de porc, araignée de porc, pointe de porc, pain de jambon, oreilles de porc, queue de cochon, queue de porc, rognons de porc, foie de porc
    `),
  },
  {
    has: ['MEAT'],
    phrases: phrases(`
      coq, coqs, mostbröckli, mostbrockli, brési, brisket, picanha, carne asada, barbacoa, gras double, gras-double, animelles, dessus de palette, jumeau à pot au feu, basses côtes, plat de joue, émeu, poulette de bresse, bœuf séché, sukiyaki, bœuf en gelée, fond de bœuf, volaille de bresse, wagyu, dindon farci, oie farcie, cuissot, cuissot de chevreuil, gigue de chevreuil, médaillon de chevreuil, médaillon de veau, grenadin de veau, piccata de veau, saucisse de bœuf, saucisse d'agneau, viande de cerf, entrecôte parisienne
    `),
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: ['PERMITTED_ANIMAL', 'PLANT', 'FISH'],
    phrases: phrases(
      'médaillon, médaillons, grenadin, grenadins, piccata, ćevapi, cevapi, cevapcici, ćevapčići, souvlaki, brochette mixte, steak tartare mixte, charbonnade, côtelettes découvertes',
    ),
  },
  {
    has: ['FISH'],
    phrases: phrases(`
      stockfisch, stockfish, hareng saur, kipper, kippers, maatjes, bichique, wahoo, barracuda, sériole, hamachi, maguro, ombre commun, agone, flet, orphie, bonito, masago, mentaiko, liquamen, mélet, fish sauce, miettes de thon, thon mayonnaise, rillettes de maquereau, sprats, bouffi, petite friture d'éperlans, filets de bondelle, pollack, pollock, poutine de poisson
    `),
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    phrases: phrases(
      "anago, escolar, taupe de mer, requin taupe, squale, barbue de rivière, poisson lune, baliste, œufs d'esturgeon",
    ),
  },
  {
    has: ['SHELLFISH'],
    phrases: phrases(
      'bouchots, bouchot, favouille, pouce pied, pouces pieds, pousse pied, balane, spisule, casseron, casserons, violet de mer, ormeaux, sépia, supions farcis, marinières, petites seiches, ailes de calamar, crevettes séchées, =cigales de mer, chair de homard, couteaux de mer',
    ),
  },
  { has: ['SHELLFISH'], only: 'LINE', phrases: phrases('=couteaux, =amandes de mer') },
  {
    has: ['FISH', 'GLUTEN', 'EGG', 'MILK'],
    phrases: phrases('quenelles de brochet, quenelle de brochet, quenelles lyonnaises de brochet'),
  },
  {
    has: ['MEAT', 'GLUTEN', 'EGG', 'MILK'],
    phrases: phrases(
      'quenelles de volaille, quenelles de veau, quenelle de veau, quenelle de volaille',
    ),
  },
  {
    has: ['GLUTEN', 'EGG', 'MILK'],
    only: 'LINE',
    phrases: phrases(
      'quenelle, quenelles, quenelles nature, fraisier, forêt noire, gâteau marbré, stollen, christstollen, moricette, kougelhopf, gâteau de savoie, biscuit de savoie, pain aux raisins, chausson aux pommes, palmier, palmiers, cigarettes russes, crêpes dentelle, gavottes, petits écoliers, petit écolier, petit lu, petits lu, cookies aux pépites, trianon',
    ),
  },
  {
    has: ['MILK'],
    phrases: phrases(`
      brunost, gjetost, kashk, kaymak, labné, topfen, bruccio, greuilh, fontainebleau, banon, chevrotin, charolais de chèvre, mâconnais, bûchette de chèvre, rigotte, gratte paille, explorateur fromage, délice de bourgogne, soumaintrain, boulette d'avesnes, vieux lille, rollot, tamié, bleu de termignon, bleu du vercors, saint albray, chamois d'or, vieux pané, belle des champs, boursault, rondelé, madame loïk, samos, chavroux, petit billy, apérivrais, ossau, istara, idiazabal, mahon, cabrales, havarti, danbo, wensleydale, red leicester, limburger, herve, passendale, maredsous, orsières, anniviers fromage, gommer, mutschli, formaggini, zincarlin, piora, toggenbourg, moléson, flada, robiola, crescenza, squacquerone, elle vire, elle et vire, fjord, danio, yoplait, la laitière, régilait, crème de lait, petit filou, petits filous, gâteau de semoule, pralinoise, kit kat, raffaello, caramels mous, beurre président, carré de l'est, tomme noire, vacherin vaudois, demi sel frais, crème de bresse, fromage de bufflonne, fior di latte, smetane, café liégeois, chocolat liégeois, chocolat suisse au lait, lait chocolaté, ovomaltine, caotina, flanby, mont blanc, velouté fruix, crème renversée, panure au fromage
    `),
  },
  {
    has: ['MILK', 'NUT'],
    phrases: phrases(
      'pralinoise, kinder bueno, snickers, raffaello, ferrero, toblerone, nussini, ragusa, chocolat aux noisettes, chocolat noisette, chocolat aux amandes, chocolat au lait et noisettes',
    ),
  },
  {
    has: ['GLUTEN', 'MILK'],
    phrases: phrases('kit kat, twix, ovomaltine, bueno, maltesers'),
  },
  {
    may: ['MILK'],
    phrases: phrases(
      "st hubert, saint hubert, fruit d'or, primevère, becel, astra, caotina, chocolat chaud en poudre, graisse à rôtir, beurre allégé végétal",
    ),
  },
  {
    has: ['EGG'],
    phrases: [
      ...combine(counts, 'jaune, jaunes, blancs, jaunes battus, blancs battus', ' '),
      ...combine(
        'ajouter, ajoutez, incorporer, incorporez, battre, battez, mélanger, mélangez, dorer, dorez, dorer avec, dorez avec, badigeonner de, badigeonnez de',
        'jaune, jaunes',
        ' ',
      ),
      ...combine('dorer, dorez, badigeonner, badigeonnez', 'jaune', 'à'),
    ],
  },
  {
    has: ['GLUTEN'],
    phrases: phrases(`
      cracotte, cracottes, craquotte, krisprolls, knäckebröd, pretzel, pretzels, mauricette, mauricettes, faluche, pizzoccheri, knödel, canederli, ziti, tortiglioni, strozzapreti, lumaconi, pici, bigoli, calamarata, stelline, ptitim, perles de blé, fécule de blé, amidon de froment, sirop de blé, dextrine de blé, all bran, chocapic, frosties, special k, smacks, blédine, fond de pizza, pain essène, tourtel, pain d'orge, fougasse aux herbes, gressins au sésame, feuille de pâte, feuilles de pâte à lasagne, tourton, hostie, hosties, couscous fin, blé précuit, blé à cuire, semoule extra fine, pâtes ramen, soupe de vermicelles, soupe aux vermicelles, pâtes farfalle, pâtes étoiles
    `),
  },
  {
    has: ['NUT'],
    phrases: phrases(
      'chouchous, noisettine, noisettines, pralines de montargis, panforte, panpepato, croquants aux amandes, duja, praslin, praslines, brou de noix, crème de noix, croquants aux noix, arachides grillées, cacahuètes grillées, cacahuètes salées, mélange de noix',
    ),
  },
  {
    has: ['ALCOHOL'],
    phrases: phrases(`
      gnôle, gnole, niôle, vieille prune, mirabelle eau de vie, obstler, träsch, bätzi, alpenbitter, appenzeller alpenbitter, braulio, averna, amaro, cynar, strega, nocino, recioto, passito, franciacorta, spumante, barolo, valpolicella, rioja, tokay, tokaj, retsina, cahors, madiran, bandol, tavel, sancerre, pouilly, pouilly fuissé, meursault, gigondas, châteauneuf du pape, médoc, pomerol, margaux, minervois, corbières, brouilly, morgon, juliénas, roussette de savoie, apremont, chignin, mondeuse, arbois, savagnin, macvin, blanquette de limoux, entre deux mers, picpoul, viognier, marsanne, roussanne, ermitage, malvoisie, rèze, lafnetscha, diolinoir, ancellotta, divico, salquenen, salgesch, œil de perdrix, goron, yvorne, féchy, mont sur rolle, calamin, perlan, salvagnin, pinard, piquette, rhum arrangé, tafia, soju, makgeolli, baijiu, umeshu, shochu, vin de prune, pommeau, lambig, cider, mon chéri, rosé de loire, vin nouveau, vin de messe, vin de table, vin de pays, vin moelleux, vin liquoreux, vin effervescent, vin d'orange, vin de pêche, petit blanc sec, zuger kirschtorte, noyau de poissy, crème de cacao, blue curaçao, eau de noix, liqueur de génépi, poire eau de vie, eau de vie de poire williams, absinthe verte, limoncello maison, crème de limoncello, vin blanc sec, vin blanc moelleux, vin rouge corsé, verre de vin, apéritif anisé, pastis de marseille, prune à l'eau de vie, forêt noire au kirsch
    `),
  },
  { has: ['ALCOHOL', 'HONEY'], phrases: phrases('chouchen, mead') },
  // Liqueurs and spirits that are called after their fruit: by the centilitre, the dash or the small glass.
  {
    has: ['ALCOHOL'],
    phrases: combine(
      'crème',
      'myrtille, poire, poire williams, cerise, griotte, fraise des bois, pamplemousse, sureau, fleurs de sureau, abricot, prunelle, mandarine, litchi, groseille, vigne',
    ),
  },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    phrases: combine(
      '1 cl, 2 cl, 3 cl, 4 cl, 5 cl, 6 cl, trait, goutte, petit verre, verre à liqueur, verre à goutte, fiole',
      '=mirabelle, =quetsche, poire williams, =prune, =framboise, =prunelle, salers',
    ),
  },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    phrases: phrases(
      "gordon's, gin gordon's, ballantine's, apéritif salers, salers gentiane, gentiane salers, fine à l'eau, blanc cassis, pét nat, pétillant naturel, pétillant de savoie, pétillant de loire, vin pétillant, verre de pétillant, bouteille de pétillant, cl de pétillant, genièvre de houlle, vin de vully, verre de vin de vully, vin blanc de vully, vin rouge de vully, verre de vin blanc de vully",
    ),
  },
  { has: ['ALCOHOL', 'MILK'], phrases: phrases('brandy alexander') },
  {
    has: ['ALCOHOL', 'EGG'],
    phrases: phrases('advocaat, sabayon au marsala, zabaione au marsala'),
  },
  {
    has: ['ALCOHOL', 'GLUTEN'],
    phrases: phrases(
      'cervoise, gueuze, lambic, kriek, bière trappiste, leffe, heineken, kronenbourg, feldschlösschen, calanda, faro',
    ),
  },
  {
    has: ['ALCOHOL', 'EGG', 'MILK', 'GLUTEN'],
    only: 'LINE',
    phrases: phrases('forêt noire, tranche forêt noire'),
  },
  { has: ['EGG', 'GLUTEN'], phrases: phrases('pâte à nouilles, pâte à spätzli') },
  {
    has: ['HONEY', 'GLUTEN'],
    may: ['MILK', 'EGG'],
    phrases: phrases("pain d'épices, pain d'épice"),
  },
  {
    has: ['GELATINE'],
    phrases: phrases(
      'pâte de guimauve, carambar, oursons en gelée, bonbons haribo, crocodiles haribo',
    ),
  },
  { may: ['GELATINE'], only: 'LINE', phrases: phrases('entremets, mousse de fruits') },
  {
    phrases: [
      ...combine(
        `${counts}, ajouter les, ajoutez les, petits`,
        'blancs de poireau, blancs de poireaux',
        ' ',
      ),
      ...phrases(
        'graisse végétale, graisse de coco, graisse de palme, végétaline, graisse de cuisson végétale, mousse de lait végétal, ficelle de rôti, poire williams, poires williams, raisinée, sang dragon, orange sanguine, oranges sanguines, couteau à pain, médaillons de légumes, médaillons végétaux, raisin de corinthe, blancs de poireau, blanc de poireau, lentille blonde, levure de boulanger, mirabelles',
      ),
    ],
  },
];
