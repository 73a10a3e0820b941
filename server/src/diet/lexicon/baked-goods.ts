import { entriesOf } from './types.js';

/** Breads, pasta, pastry and biscuits of every shape. */
export const bakedGoodsEntries = entriesOf([
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    names: `
      acini di pepe, anelli, anellini, bavette pâtes, bavettes pâtes, linguine bavette, campanelle, cascatelli, casarecce, castellane, cavatelli, chifferi, chifferi rigate, coquilles pâtes, coude rayé, crestes de coq, creste di gallo, ditali, ditaloni, elicoidali, eliche, farfalline, fettucce, filini, fileja, fusilli bucati, fusilloni, garganelli pâtes, gnocchetti sardi, gnocchi sardi, lasagnette, lumache, lumachine, maccheroni, macaroni, maccheroncini, macaronis coupés, maltagliati, manicotti, margherite, mezze penne, mezzi rigatoni, millerighe, mini penne, mini farfalle, nouillettes, occhi di lupo, orecchiettes, pâtes orzo, pappardelles, pâtes à potage, pâtes à soupe, pâtes torsadées, pâtes trottole, pâtes semi complètes, pâtes de seigle, pâtes d'épeautre, pâtes au blé complet, pâtes complètes, penne lisce, penne, pennes, pennettes, perciatelli, pipette rigate, quadrucci, quadretti, reginette, mafalda, mafaldine, rotelle, rotini, ruote, sagne, sagnette, scialatielli, sedani, sedanini, spaghettoni, spaghetti complets, spirali, spirelli, stelle, tagliolini, tajarin, tortillons pâtes, tripolini, trottole, tubetti, tubettini, vermicelli, vermicelles fins, vermicelle cheveux d'ange, zite, zitoni, nouilles plates, nouilles larges, nouilles de froment, nouilles fraîches, nouilles précuites, nouilles lo mein, nouilles chow mein, nouilles somen, somen, hiyamugi, kishimen, jjajangmyeon, ramyeon, ramyun, shin ramyun, mie goreng, mee goreng, bami goreng, bami, indomie, pâtes chinoises, pâtes alphabets, alphabets pâtes, pâtes lettres, vermicelles de blé, rishta, rechta pâtes, trahanas, trahana, tarhana, langues d'oiseaux, hlalem, mhamsa, m'hamsa, mhammes, berkoukes, berkoukès, aïch, petit plomb, fregula, cuscussu, tagliatelle, tagliatelles complètes, macaronade, macaroni de la chaux, cornettes à la viande hachée, hörnli, magronen, älplermakronen, makaroni, teigwaren, nudeln, spaghetti bolognaise, spaghettis bolognaise, spaghettis, spaghetti carbonara, spaghettis carbonara, penne à l'arrabiata, penne arrabiata, pâtes à la bolognaise, pâtes bolognaise, pâtes carbonara, pâtes au pesto, pâtes au saumon, pâtes à la puttanesca
    `,
  },
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    only: 'LINE',
    names: `
      salade de pâtes
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    names: `
      crozets, crozets au sarrasin, crozets de savoie, crozets nature, crozet, ravioles fraîches, pâtes à l'œuf, pâtes artisanales, nouilles alsaciennes, nouilles fraîches aux œufs, spaghettis frais, pâtes à lasagnes fraîches, lasagnes fraiches, feuilles de lasagne fraîches, plaques de lasagnes fraîches, plaques de lasagne fraîche, gnocchis frais, gnocchis à poêler, gnocchi fresh, gnocchis de patate douce, gnocchi di patate, gnocchis de courge, nouilles wonton, nouilles de wonton, wonton noodles, nouilles wok, nouilles asiatiques, nouilles sautées, pad see ew, feuilles à wonton, feuilles de raviolis, feuille de ravioli, feuilles de gyoza, feuilles à gyoza, trofie fraîches, orecchiette fraîches, garganelli, tonnarelli, tagliolini frais, chow mein frais, noodles
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['EGG'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    family: 'pâtes',
    only: 'LINE',
    names: `
      pâte à gyoza, pâte à gyozas, pâte à wontons, pâte à raviolis pâte fraîche
    `,
  },
  {
    has: ['GLUTEN', 'EGG'],
    family: 'pâtes',
    names: `
      spätzlis, spaetzle aux épinards, spätzle aux œufs, nouilles à l'œuf, egg noodles, nouilles aux œufs frais, chnöpfli, chnöpflis, pâtes aux œufs frais, pâtes fraîches aux œufs, tagliatelles à l'œuf, knepfles, kneffes, kneppes, floutes, quenelles de semoule, csipetke, galuska, tarhonya
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['EGG', 'MEAT', 'PORK', 'MILK'],
    family: 'pâtes',
    names: `
      cappelletti, tortelli, anolini, mezzelune, ravioli frais, raviolis frais, raviolis en boîte, ravioli en boîte, ravioles, agnolotti, manti turcs, cannelloni farcis, cannellonis, conchiglioni farcis, raviolini, tortellinis, girasoli, panzerotti, panzerottis, kreplach, kreplachs, culurgiones, fagottini, pâtes fourrées, lasagne maison, lasagnes maison, barquette de lasagnes, part de lasagnes, plat de lasagnes, lasagnes surgelées
    `,
  },
  {
    has: ['GLUTEN'],
    names: `lasagnes, feuilles de lasagnes, plaques de lasagnes, feuilles à lasagne, feuilles à lasagnes, plaques à lasagne, plaques à lasagnes, lasagnes sèches, lasagnes à garnir, pâtes à lasagne`,
    family: 'pâtes',
    clearedBy: ['GLUTEN_FREE_BASE'],
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    names: `
      lasagnes au saumon, lasagnes aux épinards, lasagnes de légumes, lasagnes épinards ricotta, lasagnes au chèvre, cannelloni ricotta épinards, cannellonis ricotta épinards, cannelloni à la ricotta, cannellonis à la ricotta, raviolis au chèvre, raviolis aux fromages, raviolis 4 fromages, raviolis ricotta, ravioli ricotta, tortellini ricotta, tortellini au fromage, tortellinis au fromage, tortellini ricotta et épinards, ravioles de royans, ravioles de romans, ravioles du royans, ravioles, girasoli ricotta, gnocchi au fromage, gnocchis au fromage, gnocchis farcis, gnocchis à la romaine, pierogi ruskie, macaroni cheese, croziflette, crozets au fromage, raviolis aux cèpes, raviolis aux champignons, raviolis aux légumes
    `,
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    only: 'LINE',
    names: `
      gratin de crozets
    `,
  },
  {
    has: ['EGG'],
    names: `
      ravioles de royans, ravioles de romans, ravioles du royans, raviolis à la ricotta, raviolis ricotta, ravioli ricotta, gnocchis à la romaine
    `,
  },
  {
    has: ['GLUTEN', 'MEAT'],
    may: ['EGG', 'PORK', 'MILK'],
    names: `
      raviolis au bœuf, raviolis de bœuf, raviolis à la viande, ravioli à la viande, tortellini à la viande, tortellinis à la viande, cannelloni à la viande, cannellonis à la viande, cannelloni de viande, lasagnes à la viande, lasagnes bolognaises, tortellini au jambon, raviolis à la bolognaise, manti à la viande
    `,
  },
  {
    has: ['GLUTEN'],
    family: 'pain',
    names: `
      mi-blanc, mi-blancs, banette, baguette tradition, baguette de tradition, baguette viennoise, baguette de campagne, baguette blanche, baguettine, baguettes précuites, bastille pain, benoîton, boule de campagne, boule de pain, bordalou, bruxellois, brot, bürli, buerli, burli, chapelure blonde, chapatis, coq pain, couronne bordelaise, couronne de pain, couronne des rois pain, craquelin, craquelins, crackottes, cracottes au froment, croûte à pain, croûtes feuilletées, croûton frotté, croûtons nature, croûtons à l'ail, demi baguette, faluches, ficelle pain, flûte gana, flûte pain, fougasse, fougasses, fougassette, fouée, fouées, fouace, friselle, friselles, frisa, gache pain, grissinis, gressini, knäcke, knäckebrot, krisprolls, krisproll, khobz, kesra, kessra, kisra, matlouh, matloue, batbout, mkhamer, harcha, khobz dar, ksra, tabouna, malawach, malawah, lachuch, jachnun, lafa, laffa, pain arabe, pain turc, pide, pidé, ekmek, simit, bazlama, yufka, feuilles de yufka, markouk, taboon, pain saj, barbari, sangak, lavach, lavash arménien, manakich, man'ouché, manouche zaatar, manaïche, pain à l'ail, garlic bread, pain d'ail, pain bagnat, pain au levain, pain au maïs, pain au seigle, pain aux figues, pain aux graines, pain aux noix, pain aux lardons, pain aux olives, pain au son, pain bâtard, pain bretzel, pain bürli, pain carré, pain croustillant aux graines, pain cuit, pain d'autrefois, pain d'avoine, pain de blé, pain de froment, pain de kamut, pain de méteil, pain de pâques, pain de sésame, pain des alpes, pain du valais, pain ezekiel, pain fantaisie, pain feu de bois, pain flûte, pain focaccia, pain grillé suédois, pain intégral, pain kebab, pain marocain, pain moulé, pain mi-blanc, pain naan, pain nordique, pain pour hot dog, pain rond, pain ruch, pain rustique, pain scandinave, pain suisse, pain tessinois, pain vaudois, pain viennois, pain wasa, pains burger, pains hamburger, pains à hamburger, pains à hot dog, pains bagnats, pains pita, pains plats, pains ronds, pains au lait végétaux, petits pains suédois, petits pains ronds, pan de cristal, pan con tomate, pa amb tomàquet, pane carasau, carasau, piadina, piadines, piadine, pinsa, pinsa romana, puccia, polarbröd, roggenbrot, ruchbrot, ruislimppu, rye, schiacciata, schiacciatina, schüttelbrot, taralli, tarallini, toast melba, toasts melba, toasts briochés, tostadas de blé, tranches de pain, tartines grillées, tartines craquantes, vollkornbrot, walliser roggenbrot, weggli, zopf brot, mouillettes, mouillettes de pain, soupe au pain, panade, pappa al pomodoro, panzanella, gaspacho au pain, salmorejo, migas, açorda, acorda, ribollita, croustilles de pain, miettes de pain, pain émietté, panure anglaise, panure à l'anglaise, panure japonaise, chapelure japonaise, chapelure fine, chapelure maison, chapelure de pain, croûtons de pain, canapés, canapé, toasts apéro, blinis de pain, panini, paninis, tramezzini, hamburger bun, burger bun, bun's, bagels au sésame, english muffin, crumpets nature, muffins salés, wraps de blé, wrap complet, tortilla wrap, tortillas wraps, tortillas souples, durum, dürüm, fajitas galettes, dhal puri, dholl puri, farata, faratas, puri indien, pooris, bhatura, kulcha, thepla, luchi, uttapam de blé, appam de blé, momo, momos, pain vapeur, mantou, mantous, pain bao, buns bao, feuilles de riz et blé, youtiao, scallion pancake, pajeon, okonomiyaki, takoyaki, dorayaki, taiyaki, manju de blé, melonpan, mitarashi sauce
    `,
  },
  {
    has: ['GLUTEN'],
    family: 'pain',
    only: 'LINE',
    names: `
      galettes suédoises, sandwich club, sandwichs, sandwiches, galette kebab, galettes de blé, galettes à burritos, crêpes mandarin, crêpes chinoises
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      amidon de blé modifié, arôme de fumée au malt, blé ebly, blé en grains, blé germé, blé khorasan, blé précuit, blé vert, blé vert concassé, frik, bourghol, boulgour fin, boulgour gros, boulgour complet, borghol, burgul, crème de blé, crème d'orge, farro, far de blé, farine d'avoine et blé, farine de manitoba, farine manitoba, farine de sarrasin et blé, farine levante, farine auto levante, farine fermentante, farine à levure incorporée, farine bise, farine de meule, farine intégrale, farine noire, farine pâtissière, farine boulangère, farine de tradition, farine de force, farine de gluten, farine de seigle t130, farine ruch, farine rustique, farine maltée, farine de caroube et blé, farine panifiable, farine semi complète, farine à chapati, atta, maida, besan et atta, mélange à pain, mix à pain, préparation pour pain, préparation pour gâteau, préparation à gâteau, froment complet, germes de blé, gofio, gruau de blé, grünkern, blé vert fumé, malt torréfié, extrait de malt, malto, maltodextrine de blé, moghrabieh, mograbieh, couscous libanais, pastina, couscous d'orge, couscous à l'orge, belboula, belboula d'orge, tchicha, tsampa, zabgoune, zembou, bsissa, orge mondé, orge perlée, orge germée, orge grillée, mugicha, perles d'orge, perles d'épeautre, flocons 5 céréales, flocons de seigle, flocons 4 céréales, mélange 5 céréales, semoule complète, semoule grosse, semoule de couscous, semoule de dur, semoulina, semola, semola rimacinata, sémola, simili carné, simili-carné, seïtan, son de seigle, soupe d'orge grisonne, triticale, soupe de gruau, talbina, wheat, petit épeautre, einkorn, emmer, spelt, dinkel, weizen, mehl, germe d'orge, kvas, kwas, all-bran, weetabix, chocapics, nesquik céréales, trésor céréales, trésors céréales, lion céréales, cheerios, frosted flakes, fitness céréales, special k, country crisp, cruesli, krave, golden grahams, miel pops, honey pops, blé soufflé au miel, familia müesli, céréales pour bébé, blédine, phosphatine, semoulette, pailles d'or, kub dashi, sauce shoyu, soja shoyu, shoyu ramen, sauce aux prunes, sauce tonkatsu, sauce bulgogi, sauce galbi, sauce gyoza, sauce pour gyoza, sauce ponzu, ponzu, sauce pour sushi, sauce sushi, sauce sukiyaki, sauce soja light, sauce soja réduite en sel, soja sauce, sauce-soja, sauce sojà, sauce au soja, soyu, sauce sweet soja, sauce wok, sauce pour wok, sauce chop suey, sauce pad thaï, sauce saté soja, sauce char siu, sauce chinoise, sauce vermicelle, sauce aigre douce soja, black bean sauce, doenjang au blé, ganjang, mirin soja, sauce unagi, sauce teppanyaki, sauce kung pao, sauce général tao, marinade soja, marinade asiatique, marinade teriyaki, aroma maggi, arome patrelle malt, vegemite, tempura de légumes, tempuras, onion rings, oignons rings, bhajis de blé, bricks de légumes, brick aux légumes, feuilles de brique, feuille de pastilla, feuilles de pastilla, feuilles de warka, warka, feuilles de dioul, dioul, malsouka, diouls, filo, phyllo, kataïfi, kadaif, kounafa, kataif, feuilles de nems au blé, feuilles de samoussas, feuilles à samoussa, roux brun, liaison farine, beurre farine, poolish, biga, levain, levain dur, levain liquide, levain déshydraté, levain de seigle, levain-chef
    `,
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: `
      biscuit pour bébé, beignets de légumes, beignets d'oignon, pâte à brick, pâte à filo, pâte à calzone, pâte à pissaladière, pâte à flammekueche, fond de pizza, fonds de pizza, pizza au feu de bois, pizza marinara, pizza végane, pizza vegan, pâte à beignet, pâte à tempura, pâte à pancakes, pâte à galettes de froment, galettes de froment, pâte à empanada, pâte à pâté, pâte à foncer, pâte à bretzel, pâte à nems, pâte à strudel, pâte à samoussa, pâte fermentée
    `,
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    names: `
      bressane, bretzel au beurre, brioche feuilletée, brioche aux pralines, bun brioché, pain burger brioché, pains à burger briochés, pains burger briochés, burger brioché, croissant nature, croissants au beurre, croissants au jambon, chocolatines, pains au choco, pain au choco, escargot aux raisins, escargots aux raisins, pain aux raisins, pains aux raisins, pain suisse au chocolat, oranais, kouign-amann, kouignette, kouign, palets pur beurre, petit écolier, petits écoliers, milanais biscuits, mailänderli, milanais de noël, bonhomme de pâte, grittibänz, bonshommes de pâte, weggli au lait, petit pain au lait, petits pains au lait, pain navette, navettes au lait, navettes briochées, pain de mie brioché, tresse suisse, tresse valaisanne, tresse du dimanche, pain sucré, taillaule neuchâteloise, salée à la crème, salée au sucre, ramequins au fromage, croûte au fromage, croûtes au fromage, croûte au fromage valaisanne, allumettes au fromage, allumettes feuilletées, sacristains, torsades au fromage, straws au fromage, flûtes au fromage, flûtes au beurre, flûtes feuilletées, shortbreads, linzer au beurre, apfelstrudel, strudel aux pommes, strudel aux cerises, cinnamon roll, cinnamon rolls, kanelbullar, roulés à la cannelle, bolo rei, pastis landais, pastis bourrit, pastis gascon, croustade aux pommes, tourtière landaise, naans au fromage, cheese nan, nan au fromage, pain indien, pain indien au fromage, börek au fromage, boreks, böreks, bourek au fromage, banitsa, byrek, tiropita, tyropita, spanakopita, focaccia au fromage, khachapuri, khatchapouri, adjarouli, croque-monsieur, welsh complet, mozzarella in carrozza, grilled cheese, cheese toast, quesadilla, quesadillas, enchiladas au fromage, burrito au fromage, cheese naan, fougasse au fromage, cougnou, cougnous, craquelin brioché, mastelle, pain à la grecque, speculoos au beurre, petit-beurre, petits-beurre, petit lu, thé brun, véritable petit beurre, digestives, digestive, digestif biscuits, graham, graham crackers, hobnobs, choco bn, prince de lu, pépito, pepito, granola biscuits, =granolas, chamonix, lulu la barquette, barquettes lu, barquette à la fraise, paille d'or, cookies au chocolat, pims, pim's, figolu, paille au fromage, boudoir au beurre, doowap, kinder délice, kinder country, kinder pingui, twix, bounty biscuit, kit-kat, kitkat, kägi, kägi fret, kägifret, petits fours, petits-fours, petits fours salés, amuse bouche feuilletés, bouchées feuilletées, bouchée apéritive, vol-au-vent, vols au vent, croûtes à vol au vent, bouchées à la reine
    `,
  },
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    only: 'LINE',
    names: `
      chausson napolitain, chaussons aux pommes, feuilleté aux pommes, gâteau breton, galettes de pleyben, galettes pur beurre, sablés, sablé breton, sablés bretons, sablés de noël, sablés nantais, gâteau du vully, gâteau à la crème, gâteau au sucre, tarte au sucre, tarte al djote, tarte au vin, tarte au vin cuit, tarte au fromage, gâteau au fromage, feuilleté au fromage, feuilletés au fromage, gâteau aux pommes, tarte feuilletée, crumbles, crumble aux pommes, streusel, streusel aux prunes, tourte landaise, gâteau landais, tourte aux épinards, pizza au fromage, pizzas surgelées, pizza végétarienne, pizza 4 saisons, pizza quatre saisons, pizza aux légumes, pizza aux champignons, pizza napolitaine, pizza au thon, pizza chèvre miel, tarte fine au chèvre, tarte tomate moutarde, tarte aux poireaux, biscuit au beurre, biscuits au beurre, biscuits thé, biscuits digestive, biscuits graham, biscuits prince, gaufrettes kägi, gaufrettes au chocolat, gaufrettes à la vanille
    `,
  },
  // The egg and the crumbs of their coat.
  {
    may: ['EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'croquettes de pommes de terre, croquettes de pomme de terre',
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    only: 'LINE',
    names: `
      baba, babas, babas au rhum, angel cake, ardéchois, appenzeller biber, baba napolitain, bables, banana bread, bara brith, barmbrack, battenberg, beignets aux pommes, beignets de carnaval, berliner, boules de berlin, boule de berlin, blinis nature, bostock, bourdaloue, brassadeau, brownies au chocolat, bûche de noël, bûche pâtissière, bûche roulée, bundt cake, bunyols, cake, cakes, cake salé, cake aux olives, cake au jambon, cake au citron, cake marbré, canelés de bordeaux, cannelés de bordeaux, castella, carrot cake, gâteau aux carottes, gâteau de carottes, celebration cake, charlotte aux poires, chaudeau, cheesecakes, cheese-cake, chou à la crème, choux chantilly, petits chouquettes au sucre, pièce montée, croquembouche, religieuse, religieuses, éclair au chocolat, éclairs au chocolat, éclair au café, saint honoré, paris-brest, corniotte, crêpe au sucre, crêpes bretonnes, crêpes de froment, crêpes suzette, crêpes sucrées, crêpes au jambon, crêpe dentelle, crêpes fourrées, ficelle picarde, ficelles picardes, cronut, cuisse dame, cuisses-dames, cuisses de dames, cupcake, cupcakes, devil's food, dodine, donuts au sucre, dunes blanches, ensaïmada, ensaimada, entremets au chocolat, far breton aux pruneaux, farz fourn, fiadone, fion vendéen, flan pâtissier, flan parisien, flan aux œufs pâte, flaugnarde, foresta nera, fraisier, framboisier, frangipanier, fondant au chocolat, fondants au chocolat, fondants-au-chocolat, mi-cuit au chocolat, mi cuit au chocolat, coulant au chocolat, coulants au chocolat, lava cake, galette charentaise, galette bressane, galette de pérouges, gâche, gâche vendéenne, gâteau à l'ananas, gâteau à la broche, gâteau battu, gâteau au chocolat, gâteau d'anniversaire, gâteau de ménage, gâteau mollet, gâteau moka, moka, gâteau nantais, gâteau opéra, gâteau roulé, gâteau roux, gâteau aux yaourts, gâteau sablé, genoise, gougères au fromage, gougère, gaufre liégeoise, gaufres liégeoises, gaufres de liège, gaufres de bruxelles, gaufres au sucre, gaufres fourrées, gugelhupf, kugelhof, koeckbotteram, kouglofs, kugelhopfs, kringle, lamington, madeleines de commercy, madeleine, mantecados, marbré au chocolat, merveilleux, millas, millassou, millassous, mille-feuille, mille-feuilles, millefeuilles, moelleux aux amandes au beurre, monte cao, muffins aux myrtilles, muffins au chocolat, mouna, nonnettes, nonnette, nun's puffs, oeufs de carnaval, gaufrettes roulées, pain de gênes, pain des fleurs brioché, pain perdu brioché, pancakes américains, pandowdy, panettones, pandoros, pannequets, pastéis de nata, pasteis de nata, pastel de belém, pavé au chocolat, pet de nonne, pets de nonne, pets-de-nonne, pogne, pogne de romans, pompe à l'huile beurre, popover, popovers, poundcake, pound cake, puits d'amour, puit d'amour, quatre-quarts, red velvet, reine de saba, roulé à la confiture, biscuit roulé, roussette de carnaval, russe d'oloron, sachertorte, sacher, saint-honoré, savoyard biscuit, schenkeli, schenkelis, schwarzwälder, scone anglais, sponge cake, soufflé au grand marnier, succès, tarte à la crème, tarte au citron meringuée, tarte au citron, tartelettes au citron, tarte aux fruits, tarte aux fraises, tarte aux myrtilles, tarte aux abricots, tarte aux pruneaux, tarte alsacienne, tarte bressane, tarte normande, tarte tatin, tatin, tarte tropézienne, tropézienne, tarte au flan, tarte au chocolat, tarte au riz, tartelettes aux fruits, tartouillat, tiramisù, tiramisu au café, tôt fait, tôt-fait, tourteau fromager, tourteau fromagé, tresse russe, trois frères, trianons, tuiles, tuile, valentin, vatrouchka, viennetta, waffles, waffle, yule log, gâteau de sable, quiche aux légumes, quiche au saumon, quiche au thon, quiche aux poireaux, quiche au fromage, quiche épinards, tarte salée, tarte à l'oignon, tarte aux oignons, zwiebelkuchen, tarte au maroilles, flamiche aux poireaux, goyère, soufflés, soufflé, croquettes pomme de terre, pommes dauphines, pomme dauphine, pommes croquettes, blinis, crêpe salée, galette complète, galettes complètes, cannelloni, œufs en croûte, socle brownie, profiteroles au chocolat, crumble cookie, pâte à cookies, pâte à crêpes prête, pâte à gaufres prête, pâte à pâte à madeleine, pâte à muffins, pâte à beignets sucrée
    `,
  },
  {
    has: ['GLUTEN', 'EGG'],
    may: ['MILK'],
    names: `
      savoiardi, savoïardi, ladyfingers, pèlerines, massillons, pastilles anis, pains d'anis, pain d'anis, bretzels sucrés, canistrelli, canistrellis, navette provençale, navettes provençales, navettes de marseille, oreillettes, ganses, bugne, bugnes lyonnaises, bottereaux, rousquilles, rosquilles, cigarette russe, cigarettes russe, langues-de-chat, palets de dames, palet de dame, croustillant cigarette, fortune cookie, fortune cookies, fursecs, pogácsa, challah, hallah, challa, bricelets vaudois, bricelets fribourgeois, bricelets salés, bretzelis, bretzeli, merveilles vaudoises, poisson à la milanaise, fritelle, frittelle, knödel, knödels, canederli, semmelknödel, quenelles de pain, bouchées panées, palets de légumes, matefaim, matefaims, crique ardéchoise, criques, râpée de pommes de terre, kartoffelpuffer, latkes, latke, grumbeerekiechle, draniki, dranikis, kluski, kopytka
    `,
  },
  {
    has: ['GLUTEN', 'EGG'],
    may: ['MILK'],
    only: 'LINE',
    names: `
      biscuits à la cuillere, biscuits cuillère, biscuits champagne, biscuits roses, biscuit rose, tuiles aux amandes, biscuits croquettes, croquette, croquettes de légumes, croquette de légumes, galettes de légumes panées, beignets, beignet, beignets de crevettes, beignets de calamars, galette de pommes de terre, galettes de pommes de terre à l'alsacienne
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    names: `
      bretzels apéro, sticks apéro, crackers salés, poudre de spéculoos, crème de spéculoos, lotus biscuits, biscoff, speculaas, spéculos, pepparkakor, gingerbread, pain d'épice de dijon, leckerlis, basler läckerli, biberlis, biber, lebkuchen, lebkuchens, bredalas, bredeles, petits gâteaux, petits gâteaux de noël, étoiles à la cannelle, basler brunsli, brunsli, vanillekipferl, spitzbuben, miroirs biscuits, tirggel, oreos, brun de bâle, corbeille pâtissière, cônes à glace, hosties fourrées, pain de poires, birnbrot, birnenbrot, pain aux poires, birnweggen, hutzelbrot, berawecka, beerawecka, croûte de pâté, croustades, mini croustades, coupelles croustillantes, feuilletage inversé, samosa, samosas, samossa, pakora de blé, rouleaux impériaux, rouleaux de printemps frits, eggroll, egg roll, spring roll, spring rolls, lumpia, lumpias, vareniki, pirojki aux empanada aux légumes, empanadas aux légumes, calzones, strudel aux légumes, mille-feuille de légumes feuilleté, fougasse garnie, bruschettas, crostinis, coca aux légumes, coca catalane, pide aux légumes, gözleme aux épinards, burger végé, veggie burger, veggie burgers, hot dog végétarien, croissant végétal, viennoiserie végane
    `,
  },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: `
      biscuits apéro, biscuits apéritifs, biscuits salés, gâteaux apéritif, gâteaux apéro, gâteaux secs, gâteau sec, biscuits secs, biscuits, biscuit sec, biscuits ronds, biscuits écrasés, biscuits au chocolat, biscuits nappés, biscuits sucrés, biscuits spéculoos, pâte de spéculoos, pâte à tartiner spéculoos, biscuits au gingembre, biscuits de noël, biscuit oreo, cornet, cornets à glace, cornet de glace, gaufrette, gaufrettes, gaufrette à glace, pâte à tarte aux flocons, fond de tarte précuit, fonds de tartelettes, fond de tartelette, tartelettes apéritives, pâte brisée épaisse, pâte à tarte brisée, pâte à tarte feuilletée, pâte feuilletée surgelée, rouleau de pâte feuilletée, pâte à gâteau, pâte gâteau, abaisse, abaisses, bloc de pâte, pâte à apfelstrudel, pâte à biscuits, pâte à sablés, pâte à spéculoos, pâte à pain d'épices, pâte levée sucrée, pâte à donuts, pâte à doughnuts, rouleau impérial, tourte aux légumes, tourte aux champignons, tourte aux poireaux, feuilleté aux légumes, feuilletés aux légumes, friand au fromage, friands au fromage, chaussons aux légumes, tartes fines, tarte fine aux légumes, tarte aux légumes, tarte soleil
    `,
  },
  // Pastry of one town or country.
  {
    has: ['MEAT', 'PORK', 'GLUTEN'],
    may: ['MILK', 'NUT', 'EGG'],
    names: 'polvorón, polvorones, mantecado, mantecados',
  },
  { has: ['MEAT', 'PORK', 'GLUTEN', 'MILK', 'EGG'], names: 'ensaïmada' },
  { has: ['NUT'], names: 'bolo rei' },
  { has: ['GLUTEN', 'EGG'], names: 'pão de ló' },
  { has: ['GLUTEN', 'EGG'], may: ['MILK'], only: 'LINE', names: 'chichi' },
  { has: ['GLUTEN'], only: 'LINE', names: 'chichi frégi, main de nice' },
  {
    has: ['GLUTEN', 'EGG', 'NUT'],
    only: 'LINE',
    names:
      'croquants de nîmes, croquants villaret, croquants de cordes, croquants de provence, croquants provençaux',
  },
  {
    has: ['GLUTEN', 'MILK', 'EGG'],
    names: `melon pan, melonpan, galette de pont aven, galette de saint michel, galette de st michel, fougasse d'aigues mortes`,
  },
  {
    has: ['GLUTEN', 'NUT'],
    may: ['MILK', 'EGG', 'ALCOHOL'],
    names: 'birnenweggen, birnwecken',
  },
  {
    has: ['GLUTEN', 'NUT', 'HONEY'],
    may: ['MILK', 'EGG', 'ALCOHOL'],
    only: 'LINE',
    names: `biber, biber d'appenzell, appenzeller biber`,
  },
  { may: ['ALCOHOL'], only: 'LINE', names: 'bottereaux' },
  { has: ['GLUTEN', 'MILK', 'EGG'], may: ['ALCOHOL'], only: 'LINE', names: 'brioche vendéenne' },
  { has: ['GLUTEN'], names: 'matze, matzes, matzen, matzo, matza, matzah' },
  {
    has: ['GLUTEN'],
    clearedBy: ['GLUTEN_FREE_BASE'],
    only: 'LINE',
    names: 'spirales',
  },
  { names: 'en spirales, en longues spirales, en fines spirales' },
  {
    has: ['GLUTEN', 'MILK'],
    only: 'LINE',
    may: ['EGG'],
    names: `éclats d'or, billes croustillantes, perles croquantes, perles craquantes, perles croustillantes`,
  },
  { has: ['GLUTEN', 'EGG'], may: ['MILK'], only: 'LINE', names: 'barquettes fraise lu' },
]);
