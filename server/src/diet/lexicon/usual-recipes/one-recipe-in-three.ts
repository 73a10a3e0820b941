import { additions, type LexiconEntry } from '../types.js';

/**
 * What names that are known by something else hold besides, in one recipe or product of three: butter and cream, the
 * flour of a sauce, wine, bacon, nuts. Found by reading every name of the lexicon once more, on 25 November 2026.
 */
export const oneRecipeInThree: readonly LexiconEntry[] = additions([
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      "aarayech, amandes chocolatées, ananas flambé, arayech, ardoise alsacienne, ardoise ardennaise, ardoise ardéchoise, ardoise basque, ardoise bernoise, ardoise campagnarde, ardoise catalane, ardoise corse, ardoise des grisons, ardoise gaumaise, ardoise grisonne, ardoise lorraine, ardoise lyonnaise, ardoise tessinoise, artichauts farci, artichauts farcie, asperges au jambon, assiette des grisons, assiette du randonneur, assiette grisonne, assiette norvégienne, assiette tessinoise, aubergines farci, aïgo bouido, bagel nordique, bagel norvégien, bagel scandinave, bananes au rhum, bar farci, barazek, bastilla, bi fi carazza, bi fi roll, biber fourré, bifi roll, bircher aux noisettes, bola de picolat, boudin de rethel, boules de picolat, boulet, boulette de veau, boulette de viande hachée, bouletten, boulettes de légumes, boulettes maison, boulettes sauce tomate, boulettes à la liégeoise, boulettes à l’italienne, bourak, bourek à la viande, brick au thon, bricks de légumes, brik, brik au thon, bucket kfc, buldak, burger de haricots, burger de lentilles, burger gascon, burger gersois, burger landais, burger nordique, burger norvégien, burger périgourdin, burger quercynois, burger sarladais, burger scandinave, busecca ticinese, cailles à petits pois, calzoncini, canard à griottes, canard à petits pois, caneton à cerises, caneton à griottes, caneton à petits pois, canette farcie, canette à cerises, canette à griottes, carbonnade, cervelas farcis, champignons farcie, champignons sautés, chapon de noël farci, chapon farci, chiche kebab de dinde, chiche kebab de poulet, chiche kebab de volaille, chicken tenders, chili dog, chin chin, chips aromatisées, cobb salad, colin bordelaise, colin d’alaska à la bordelaise, conch fritters, concombres farci, concombres farcie, coq farci, coquelet farci, coquelet grand-mère, coquillettes au haché, coquillettes au jambon, coquillettes avec haché, coquillettes et au haché, cornets de jambon, cornettes au haché, cornettes avec haché, cornettes et au haché, cornettes à la viande hachée, cotriade, couilles d’âne, coupe danemark à la liqueur, coupe melba, courges farci, courges farcie, courgettes farci, courgettes farcies, couronne des rois pain, crabe farci, crevettes à l'ail, crocchè, croque végétal, croquettes aux amandes, croûte au vin blanc, croûte au vin rouge, croûtes feuilletées, cruesli, crème de artichaut, crème de haricots, crème de limoncello, crème de pistache, crème de pois, crème de poivron, cuisse de poulet farcie, cuisses de dinde farcies, cuisses de lapin chasseur, cuisses de lapin sauce chasseur, cuisses de poulet chasseur, cuisses de poulet sauce chasseur, curry japonais, céréales croustillantes, céréales fitness, dashinomoto, dinde de noël farcie, dinde farcie, dindonneau farci, doro wat, dos à la bordelaise, dziriate, dziriettes, döner, döner de bœuf, döner de poulet, escalope de dinde chasseur, escalope de dinde sauce chasseur, escalope de veau chasseur, escalope de veau sauce chasseur, escalope milanaise, escalope milanaise de veau, escalope viennoise, estofinade, estofinat, faisan à raisins, fajita de bœuf, fajita de crevettes, fajita de dinde, fajita de porc, fajitas de viande, fatayer, filet de poisson bordelaise, fitness céréales, flautas, fleischchügeli, fleischkechle, fleischkichle, fleischkiechla, fleischküchle, fleischtätschli, flädlisuppe, fondue au chocolat noir, fondue de légumes, french burger, fricassée au vin, fricassée de poulet chasseur, fricassée de poulet sauce chasseur, fruits flambés, galette de légumes, galette gasconne, galette gersoise, galette landaise, galette norvégienne, galette périgourdine, galette quercynoise, galette sarladaise, galettes de courgettes, garniture forestière, gaufres de pommes de terre, ghackets mit hörnli, ghackets und hörnli, ghackts mit hörnli, gibelotte, gibelotte de lapin, grande salade danoise, grande salade suédoise, grany, griwech, gâteau aux noix de l'engadine, hachapuri viande, hackbraten, hackplätzli, haleem, haleem de bœuf, haleem de poulet, hamburger gascon, hamburger gersois, hamburger landais, hamburger périgourdin, hamburger quercynois, hamburger sarladais, hareesa, harissa arménienne, harrys hamburger, hoki à la bordelaise, homard à l’américaine, hon dashi, hörnli avec haché, hörnli et au haché, hörnli mit ghacktem, hörnli und ghackets, jacquet burger, jacquet hot dog, kaab el ghzal au miel, kadaïf aux noix, kebab de poulet, keshkek, kfc, kneffes, kneppes, langue sauce madère, langue sauce piquante, lapin chasseur, lapin farci, lapin sauté chasseur, lapin sauté sauce chasseur, lasagnes au haché, lasagnes avec haché, lasagnes et au haché, leberknepfle, leberknödel, lewerknepfla, lewerknepfle, lieu noir à la bordelaise, lobster bisque, lotte à l’américaine, lotte à l’armoricaine, loup farci, légumes farcie, légumes farcis, macaronade sétoise, macaronis au haché, macaronis au jambon, macaronis avec haché, macaronis de l’alpage, macaronis et au haché, magret de canard à cerises, magret de canard à griottes, magret farci, magret à cerises, magret à griottes, makroud aux amandes, mamoul, marmite de poissons, matelote, matelote de poisson, matelote d’anguille, mchekla, meatball, meatloaf, merlan farci, merlu à la bordelaise, mille feuille de légumes, mille-feuille d'aubergine, millefeuille de légumes, minestrone au lard, mochi, moules au vin blanc, moules frites, mousse de fruits collée, mousse de jambon, mousse de porc, mousseline knorr, mrouzia, muesli suisse, nachos aromatisés, nonnettes aux amandes, nouilles au haché, nouilles avec haché, nouilles et au haché, nègre en chemise, oie farcie, oignons au vin, oignons farcie, oignons farcis, oignons rings, omelette au jambon, omelette au lard, omelette baveuse, omelette gasconne, omelette gersoise, omelette landaise, omelette lyonnaise, omelette nature, omelette périgourdine, omelette quercynoise, osso buco milanais, overnight oats, pain bao, pain d'ail, pain d'amandes, pain hamburger, pain pour hot dog, pain à hot dog, pana cotta, panini gascon, panini gersois, panini landais, panini nordique, panini norvégien, panini périgourdin, panini quercynois, panini sarladais, panini scandinave, papet aux poireaux, paschtéit, pasta brisée, pastel de carne, pasties, pasty, paté olida, penne arrabiata, penne à l'arrabiata, petites brioches vapeur, petits farcis, piccata, piccata milanaise, pigeon farci, pigeon à raisins, pigeonneau farci, pigeonneaux à petits pois, piments farci, piments farcie, pintade farcie, pintade à raisins, planche alsacienne, planche ardennaise, planche bernoise, planche campagnarde, planche catalane, planche des grisons, planche gaumaise, planche grisonne, planche lorraine, planche lyonnaise, planche nordique, planche norvégienne, planche océane, planche scandinave, planche tessinoise, plateau alsacien, plateau ardennais, plateau basque, plateau bernois, plateau campagnard, plateau catalan, plateau lorrain, plateau lyonnais, plateau tessinois, poisson bordelaise, poisson farci, poitrine de veau farcie, poivrons farcie, poivrons farcis, polpette, polpettone, pommes de terre farci, pommes de terre farcie, pommes de terre sautées, pommes sautées, popcorn de poulet, pot en pot acadien, pot en pot aux fruits de mer, pot en pot madelinot, potage cultivateur, potimarron farci, potimarron farcie, poularde farcie, poule au pot farcie, poule farcie, poulet chasseur, poulet crispy, poulet farci, poulet frit, poulet marengo, poulet massala, poulet popcorn, poulet sauce chasseur, poulet sauté sauce chasseur, poussin farci, pâte à beignets, pâte à bretzel, pâte à spätzli, pâtes au haché, pâtes avec haché, pâtes et au haché, pâtes à la bolognaise, pâtissons farci, pâtissons farcie, pâté breton, raie aux câpres, ravioles de homard, ravioles fraîches, rfissa, rice krispies treats, rillettes de la mer, rillettes de poisson, robinson ananas, rognons sauce madère, roti prata, roulade de jambon, rouleau de jambon, royco, rôti farci, saag chicken, saag gosht, salade composée alsacienne, salade composée ardennaise, salade composée danoise, salade composée strasbourgeoise, salade composée suédoise, salade danoise, salade de cervelas, salade mixte ardennaise, salade mixte danoise, salade mixte nordique, salade mixte océane, salade mixte scandinave, salade mixte strasbourgeoise, salade mixte suédoise, salade norvégienne, salade suédoise, salmis de bécasse, salmis de faisan, salmis de pigeon, sambousek, samyang, sandwich au jambon, sandwich gascon, sandwich gersois, sandwich landais, sandwich périgourdin, sandwich quercynois, sandwich sarladais, sauce amandine, sauce armoricaine, sauce au porto, sauce au vin rouge, sauce aux noix, sauce bigarade, sauce bordelaise, sauce bourguignonne, sauce charcutière, sauce crevette, sauce diable, sauce dijonnaise, sauce en brique, sauce espagnole, sauce financière, sauce grand veneur, sauce lyophilisée, sauce marchand de vin, sauce marinière, sauce poivrade, sauce pour émincé, sauce périgueux, sauce robert, sauce salmis, sauce émincé, saumon farci, sauté de dinde chasseur, sauté de dinde sauce chasseur, sauté de lapin chasseur, sauté de lapin sauce chasseur, sauté de porc chasseur, sauté de porc sauce chasseur, sauté de poulet chasseur, sauté de poulet sauce chasseur, sauté de veau chasseur, sauté de veau marengo, sauté de veau sauce chasseur, shish kebab de dinde, shish kebab de poulet, shish kebab de volaille, skandraniette, solianka de viande, soupe d'orge, soupe d'orge grisonne, soupe fermière, soupe minestrone, soupe paysanne, soupe à l'orge, spaghetti bolognaise, spaghettis au haché, spaghettis avec haché, spaghettis et au haché, stoficado, stäerzelen, szegediner goulasch, taiyaki, tajine mrouzia, taquitos, tartinade de noisettes, tartine gasconne, tartine gersoise, tartine nordique, tartine norvégienne, tartine océane, tartine sarladaise, tartine scandinave, tenders, tequeños, tian de légumes, tian provençal, toast au saumon, toast aux champignons, tomates farci, trid, veau marengo, veau sauté chasseur, veau sauté sauce chasseur, volaille farcie, wrap gascon, wrap gersois, wrap landais, wrap nordique, wrap norvégien, wrap périgourdin, wrap quercynois, wrap sarladais, wrap scandinave, zopf brot, échalotes au vin rouge, émincé de bœuf chasseur, émincé de bœuf sauce chasseur, émincé de veau chasseur, émincé de veau sauce chasseur, épaule d’agneau farcie, épaule gratinée de porc, œufs en meurette",
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      "adobo de porc, ai quattro formaggi, aile de raie grenobloise, ailes marinées, ailes piquantes, ajo blanco, ajoblanco, ajoblanco au lait, all'amatriciana, alouettes sans tête, américain assaisonné, américain du boucher, américain maison, américain préparé, américain préparé maison, américain relevé, aubergines parmigiana, aubergines à la parmesane, aïgo sau, bagnet vert aux anchois, bagnetto verde, ballon au lait, barquette d’américain, bibimbap au fromage, bireweck, bloody mary mix, bo ssam, bouchons vapeur, bouchées de poisson, bouchées végétariennes, bouillon de viande, bouillon gras, caesar cocktail, canard au miel, canard à olives, carbonara végétarienne, carbonara à la crème, carne asada, cazón en adobo, chicken wings, chili beef, chili cheese, chirashi saumon, choco boules, choco crossies, chèvre chaud, civet de lapin, civet de sanglier, cocktail caesar, consommé de bœuf, consommé de poulet, consommé de volaille, cornet mocca, cou farci, crab sticks, croque alsacien, croque ardennais, croque basque, croque catalan, croque corse, croque lorrain, croustilles ketchup, crunch noisette, crème de brocoli, crème de poireaux, crème de potiron, crème de volaille, cuisses de lapin à olives, cône mystère, dynamite roll, délice de la mer, energy balls, escabèche de poisson, escabèche de sardines, escalope de dinde normande, farçon, farçon aux lardons, farçon savoyard, fausse tortue, façon bourguignonne, ferrero rondnoir, filet américain, filet américain de porc, fond de viande, f’rell am rèisleck, g américain, g de préparé, g d’américain, gaston gérard, grande salade bourguignonne, grande salade campagnarde, grande salade fermière, grande salade lorraine, grande salade morvandelle, grande salade paysanne, grande salade vosgienne, gratin au haché, gratin avec haché, gratin de bohémienne, gratin et au haché, gricia, haricot de mouton, homard thermidor, hu tieu, iskender, jambon du morvan à la crème, jambon à la chablisienne, janssons frestelse, japonais aux noisettes, joues de bœuf bourguignonnes, jus de canard, jus de poulet, kg de préparé, kg d’américain, kinder joy, kri kri, lamproie à la bordelaise, lapin normand, lion barre noisette, lion noisette, lomo saltado, maafé, macadam de morue, maki thon, marinade au miel, mini œufs ferrero, moo ping, morue en rayte, mélange d’assaisonnement bourguignon, mélange d’assaisonnement chili con carne, mélange d’assaisonnement pour bourguignon, mélange d’assaisonnement pour chili con carne, müsli, nacho cheese, ndolé viande, oiseau sans tête de veau, oiseaux de viande, oiseaux sans tête, okroshka, ovomaltine noisette, pain de légumes, panure au fromage, parmigiana d'aubergines, paupiette de lapin, paupiette de volaille, paupiettes de bœuf, paupiettes de poulet, petit déjeuner chocolaté, petits œufs ferrero, pied pané, planche apéritive, planche apéro, planche mixte, plateau apéro, porc au miel, porcelet farci, portion d’américain, potage dubarry, potage saint germain, potage st germain, poulet au citron, poulet au miel, poulet au riesling, poulet au vin jaune et morilles, poulet normand, poulet vallée d auge, poulet yassa, pulled beef, pulled duck, pulled lamb, pulled turkey, pâte à sel, pâtes au pois chiche, pâtes au quinoa, pâtes aux lentilles, pâtes aux lentilles corail, quatro formaggi, ragoût de viande, raie grenobloise, ravier d’américain, riz au gras, riz jollof, rouleau californien, rouleaux de viande, rôti de veau orloff, rôti de veau orlov, sachet d’assaisonnement bourguignon, sachet d’assaisonnement chili con carne, sachet d’assaisonnement pour bourguignon, sachet d’assaisonnement pour chili con carne, salade bourguignonne, salade campagnarde, salade composée bourguignonne, salade composée lyonnaise, salade composée morvandelle, salade composée vosgienne, salade fermière, salade frisée aux lardons, salade lorraine, salade mixte bourguignonne, salade mixte lorraine, salade mixte morvandelle, salade mixte vosgienne, salade morvandelle, salade paysanne, salade vosgienne, salsa verde italienne, sauce au haché, sauce avec haché, sauce barbecue fumée, sauce béarnaise en poudre, sauce caesar, sauce carbonara en poudre, sauce cheddar, sauce et au haché, sauce hollandaise en poudre, sauce japonaise, sauce mammoet, sauce mammouth, sauce nacho, sauce nikiri, sauce raïto, sauce verte italienne, sauce à spag, saucisse cocktail de tofu, saus kacang, sauté de porc à la moutarde, sauté de veau à olives, scampi fritti, shao hsing, sole grenobloise, sopa de cação, soupe au fromage, soupe crémeuse, soupe crémeuse aux champignons, soupe de poulet, soupe de roche, soupe fribourgeoise, soupe tonkinoise, spicy tuna roll, steak tartare, steak tartare mixte, sukuyaki de porc, supions farcis, tartare de bœuf, tartare de bœuf préparé, tartare de cheval, tartare de thon, tentation de jansson, truite au riesling, truite grenobloise, vallée d’auge, veau orloff, veau orlov, veau à olives, velouté du commerce, viande en sauce, vin de riz chinois, vinaigrette césar, zha jiang mian, à la genevoise, à la périgourdine, épaule farcie, œuf ferrero, œuf pâques ferrero",
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names:
      "agedashi tofu, anguille laquée, arrosto di manzo, arroz de polvo, arôme de lyon, arôme lyonnais, avocat liqueur, axoa de veau, bami goreng, beef wellington, blanc de poulet montagnard, blanc de poulet à estragon, blanquette, blanquette d'agneau, blanquette de dinde, blanquette à la crème, bol d’udon, bonbons de chocolat, brun de bâle, brunsli, bulgogi, bœuf bulgogi, bœuf mongol, bœuf wellington, caldereta de rape, canard de pékin, cassolette de poisson, cassolette de saint jacques, char kway teow, chaudeau, chiacchiere, clam chowder, cocktail de crevettes, coquillages gratinés, coquille aux fruits de mer, coquille de poisson, coquille saint jacques à la parisienne, coquille à la bretonne, coupe nesselrode, court bouillon de poisson, crevettes feuilleté, crevettes feuilletée, crêpe normande, cuisse de poulet à estragon, curry udon, côte de veau montagnarde, côte de veau savoyarde, dakgalbi, dim sum crevette, dip cocktail, donburi, escalope de poulet à estragon, escalopes de veau à estragon, esterhazy torte, faire flamber, faites flamber, farz fourn, fiadone, filet de bœuf en croûte, filet de dinde comtois, filet de dinde franc comtois, filet de dinde montagnard, filet de dinde savoyard, filet de poulet montagnard, filet de poulet à estragon, fish & chips, fish and chips, fish n chips, fish'n chips, fish'n'chips, flamber, foie gras en brioche, foie gras montfort, fond de cerf, fond de chevreuil, fond de coquillages, fond de crevettes, fond de gibier, fond de homard, fond de langoustines, fond de écrevisses, fricassée de poulet à estragon, fritelle, frittelle, fruits de mer gratinés, galbi, gratin de Saint-Jacques, gratin de crevettes, gratin de moules, gratin de queues d'écrevisses, grog au miel, gyudon à l'œuf, gâteau aux carottes d'argovie, gâteau basque aux amandes, gâteau landais, ha kao, ha kaw, huîtres gratinées, kaiserschmarrn, kake udon, kalbi, kitsune udon, korean fried chicken, lapin à estragon, linguine alle vongole, linguine aux palourdes, linzer torte, lucien doriath, lulas recheadas, marinade coréenne, mendiant alsacien, mi-cuit de canard, mitarashi sauce, moules farcies, mousse de Saint-Jacques, mousse de crabe, mousse de homard, mousse de poisson, moutarde au vin, moutarde de bourgogne, moutarde fine de bourgogne, mozart kugel, mozart kugeln, mozartkugel, mozartkugeln, murcia al vino, nam tok, nasi goreng, navarin, non alcoholic beer, oeufs de carnaval, osso bucco, osso buco de dinde, palets de dames, parfait de foie gras, pastitsada, planchette gasconne, planchette gersoise, planchette landaise, planchette périgourdine, planchette quercynoise, planchette sarladaise, pollo arrosto, poularde à estragon, poulet aux olives, poulet coréen, poulet général tao, poulet montagnard, poulet raclette, poulet sauté au vinaigre, poulet à la king, pralines belges, pâté de foie de canard, pâté de foie de volaille, pâté de foie gras, pâté de ragondin, quarante arôme de lyon, queso murcia al vino, ramen aux fruits de mer, raviolis chinois crevette, rognons de veau à la moutarde, rosquilles, rouille sétoise, roussette de carnaval, rôti de dinde comtois, rôti de dinde franc comtois, rôti de dinde montagnard, rôti de dinde savoyard, rôti de lotte, rôti de veau comtois, rôti de veau franc comtois, rôti de veau montagnard, rôti de veau savoyard, rôti de veau à estragon, saltimbocca de dinde, satsumaage, sauce aux girolles, sauce barbecue japonaise, sauce bulgogi, sauce galbi, sauce général tao, sauce oseille, sauce quatre fromages, sauce stroganoff, sauce teppanyaki, sauce udon dashi, sauce à l'oseille, saucisse de cheval, saucisson de cheval, saumon à l’oseille, sauté de poulet à estragon, schlorzifladen, seiches farcies, soupe udon, spaghetti alle vongole, spaghetti aux fruits de mer, spaghetti vongole, steak au poivre, strudel pommes noisettes, strudel pommes noix, struffoli, suprême de volaille à estragon, tarte aux poires bourdaloue, tarte normande aux amandes, tartouillat, tataki de bœuf, tataki de saumon, tataki de thon, thon tataki, tielle, tielle sétoise, tofu agedashi, tourment d’amour, tourte aux carottes d'argovie, tourte landaise, truffes au chocolat noir, truffes de noël maison, truffes läderach, truffes sprüngli, velouté de poisson, vitello tonnato, vitello tonnato au fromage, vol-au-vent de volaille, volaille à estragon, zaru soba, zimtsterne, écrevisses à la nage, émincé de poulet à estragon, étoiles à la cannelle, öpfelchüechli",
  },
  {
    may: ['NUT'],
    only: 'LINE',
    names:
      "apfelwähe, aprikosenwähe, banana bread, banana split, battenberg, bloc de foie gras vegan, bobotie, bredalas, brochettes de soya, butter chicken, bâtonnet glacé, chocolats fourrés, coquillages en choco, coquillages en chocolat, coquillages en chocolat au lait, coquillages en chocolat blanc, croquants du berry, crêpes whaou, cône chocolat, cône glacé, cône vanille, destrooper, dibi haoussa, escargot cailler, escargot côte d’or, escargot en choco, escargot en chocolat au lait, escargot en chocolat blanc, escargot favarger, escargot frey, escargot gold lindt, escargot halba, escargot lindt, escargot lindt gold, escargot läderach, escargot milka, escargot munz, escargot or lindt, escargot poulain, escargot sprüngli, escargot suchard, escargot villars, fondant à carottes, fraisier, frangipanier, friture chocolat, friture en choco, friture en chocolat, fruits de mer cailler, fruits de mer côte d’or, fruits de mer en choco, fruits de mer en chocolat au lait, fruits de mer en chocolat blanc, fruits de mer favarger, fruits de mer frey, fruits de mer gold lindt, fruits de mer halba, fruits de mer lindt, fruits de mer lindt gold, fruits de mer läderach, fruits de mer milka, fruits de mer munz, fruits de mer or lindt, fruits de mer poulain, fruits de mer sprüngli, fruits de mer suchard, fruits de mer villars, fursecs, galet en choco, galet en chocolat au lait, grande salade auvergnate, grande salade comtoise, grande salade franc comtoise, grande salade jurassienne, gâteau basque, gâteau des rois, gâteau moka, gâteau payernois, hippocampes en choco, hippocampes en chocolat, hippocampes en chocolat au lait, hippocampes en chocolat blanc, jules destrooper, kougelhopf, kozunak, kransekake, kuku sabzi, massillons, mast o khiar, mi quang, midye dolma, mini œufs cailler, mini œufs côte d’or, mini œufs en choco, mini œufs en chocolat au lait, mini œufs favarger, mini œufs frey, mini œufs gold lindt, mini œufs halba, mini œufs lindt, mini œufs lindt gold, mini œufs läderach, mini œufs milka, mini œufs munz, mini œufs or lindt, mini œufs poulain, mini œufs sprüngli, mini œufs suchard, mini œufs villars, miroirs biscuits, moelleux fondant à carottes, moelleux à carottes, murgh makhani, osterfladen, osterkuchen, pain aux bananes, pain de modane, paquet de croquants, pasta con le sarde, peach melba, pepperidge, pepperidge farm, petite friture de pâques, petits œufs cailler, petits œufs côte d’or, petits œufs en choco, petits œufs en chocolat au lait, petits œufs favarger, petits œufs frey, petits œufs gold lindt, petits œufs halba, petits œufs lindt gold, petits œufs läderach, petits œufs merci, petits œufs milka, petits œufs munz, petits œufs or lindt, petits œufs poulain, petits œufs sprüngli, petits œufs suchard, petits œufs villars, poire belle hélène, poire belle hélène glace, poulet au beurre, riz casimir, rugelach, sablés de noël, salade auvergnate, salade cantalienne, salade composée auvergnate, salade composée cantalienne, salade composée comtoise, salade composée franc comtoise, salade composée jurassienne, salade comtoise, salade de papaye verte aux crevettes, salade franc comtoise, salade jurassienne, salade mixte auvergnate, salade mixte cantalienne, salade mixte comtoise, salade mixte franc comtoise, salade mixte jurassienne, schoggikuchen, seffa, semla, semlor, sfiha, sholeh zard au lait, som tam, som tum, tajine d'agneau, tajine de viande, tarte aux abricots, tarte soleil, tourte argovienne, whaou, wienerbrød, zwetschgenwähe, œuf cailler, œuf côte d’or, œuf en choco, œuf en chocolat au lait, œuf favarger, œuf gold lindt, œuf halba, œuf lindt gold, œuf läderach, œuf milka, œuf munz, œuf or lindt, œuf poulain, œuf pâques cailler, œuf pâques côte d’or, œuf pâques favarger, œuf pâques frey, œuf pâques gold lindt, œuf pâques halba, œuf pâques lindt, œuf pâques lindt gold, œuf pâques läderach, œuf pâques milka, œuf pâques munz, œuf pâques or lindt, œuf pâques poulain, œuf pâques sprüngli, œuf pâques suchard, œuf pâques villars, œuf sprüngli, œuf villars",
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      "amuse bouche feuilletés, assiette aveyronnaise, assiette du rouergue, bûche pâtissière, cake aux olives, chips artisanales bolo, chips bolo, chips chaudron bolo, chips craquantes bolo, chips ondulées bolo, chowder, cremeschnitten, crêpe aveyronnaise, crêpe bergère, crêpe du berger, crêpe du rouergue, crêpe salée, cœur de bouillon, eggroll, endives gratinées, erbazzone, feuilleté, foresta nera, fougasse garnie, gnocco fritto, grande salade du bouvier, gratin d'endives, gratin de crozets, gratin de pâtes, gratin de restes, liégeois au café, liégeois au chocolat, macaronis gratinés, marmite knorr, mine frit, mine frite, mohrenköpfe, mousse aux marrons, mousse café, mousse caramel, mousse coco, mousse noisette, mousse pistache, mousse praliné, mousse pralinée, mousse vanille, muffins salés, nougat glacé biscuit, nouilles sautées, ourson en choco, ourson en chocolat, ourson en chocolat au lait, pizza au feu de bois, pizza aveyronnaise, pizza bergère, pizza du berger, pizza du rouergue, pizza normande, pizzetta, pâtes gratinées, pâtes älpler, ramen à l'œuf, rarebit, riz sauté, rouleaux de printemps frits, saint honoré, salade aveyronnaise, salade composée du bouvier, salade de macaroni, salade du bouvier, salade du rouergue, salade mixte du bouvier, sandwich grec, sauce valois, schinkenkipferl, sfogliatella, sfogliatelle, spring roll, tarte aux poireaux, tartine aveyronnaise, tartine bergère, tartine du berger, tartine du rouergue, tartine normande, ti nain dombrés, tourte aux pommes de terre, viennois au chocolat, yaki udon, à la franc comtoise, älpler macaroni, œufs benedict",
  },
  {
    may: ['UNCLEAN_ANIMAL'],
    only: 'LINE',
    names:
      "caillé de chamelle, caillé de dromadaire, caillé de jument, caillé de ânesse, crème de chamelle, crème de dromadaire, crème de jument, crème de ânesse, crème fraîche de chamelle, crème fraîche de dromadaire, crème fraîche de jument, crème fraîche de ânesse, feta de chamelle, feta de dromadaire, feta de jument, feta de ânesse, fromage blanc de chamelle, fromage blanc de dromadaire, fromage blanc de jument, fromage blanc de ânesse, fromage de chamelle, fromage de dromadaire, fromage de jument, fromage de ânesse, fromage frais de chamelle, fromage frais de dromadaire, fromage frais de jument, fromage frais de ânesse, kéfir de chamelle, kéfir de dromadaire, kéfir de jument, kéfir de ânesse, lait cru de chamelle, lait cru de dromadaire, lait cru de jument, lait cru de ânesse, lait d'ânesse, lait de chamelle, lait de jument, lait de ânesse, lait demi écrémé de chamelle, lait demi écrémé de dromadaire, lait demi écrémé de jument, lait demi écrémé de ânesse, lait entier de chamelle, lait entier de dromadaire, lait entier de jument, lait entier de ânesse, lait fermenté de chamelle, lait fermenté de dromadaire, lait fermenté de jument, lait fermenté de ânesse, lait frais de chamelle, lait frais de dromadaire, lait frais de jument, lait frais de ânesse, lait écrémé de chamelle, lait écrémé de dromadaire, lait écrémé de jument, lait écrémé de ânesse, mozzarella de chamelle, mozzarella de dromadaire, mozzarella de jument, mozzarella de ânesse, raclette de chamelle, raclette de dromadaire, raclette de jument, raclette de ânesse, ricotta de chamelle, ricotta de dromadaire, ricotta de jument, ricotta de ânesse, tomme de chamelle, tomme de dromadaire, tomme de jument, tomme de ânesse, yaourt de chamelle, yaourt de dromadaire, yaourt de jument, yogourt de chamelle, yogourt de dromadaire, yogourt de jument, yogourt de ânesse",
  },
  {
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      "alpermagronen au lard, anguilles au vert, boulettes de riz, budae jjigae, buffalo wings, canard à l'orange, chawarma de poulet, chinois aux noix de cajou, civet de biche, civet de cerf, civet de chamois, conversation aux amandes, coquillages farcis, couronne aux pralines, couronne de noël, croquants aux noix, croque gascon, croque gersois, croque landais, croque nordique, croque norvégien, croque périgourdin, croque quercynois, croque sarladais, croque scandinave, croûtes aux amandes, césar caesar, en meurette, escalope au marsala, extra pépites, filets de perche au vin, gemspfeffer, gołąbki, gyros d'agneau, gyros de poulet, gämspfeffer, huevos rancheros, kab el ghazal, lapin au vin, miroir framboise, pain de jambon, pain de miel, pasticciotto amande, planche à partager, poule au riz, poulet fri, poulet paprika, progrès pâtisserie, punitions au rhum, pâté ardennes, pâté chaud, pâté froid, rognons de veau madère, rondelles d’oignon frites, russe aux amandes, saint nicolas amande, salade composée lorraine, sauce américaine homard, sauce meurette, sauerbraten, saure leber, sole dugléré, soupe de crabe, soupe de crustacés, suprême farci, suuri leberli, suuri läberli, tarte tatin pommes, tournedos rossini, wildpfeffer, étouffée de crevettes",
  },
  {
    may: ['PORK'],
    only: 'LINE',
    names:
      'ardoise gasconne, ardoise gersoise, ardoise landaise, ardoise périgourdine, ardoise quercynoise, ardoise sarladaise, assiette du sud ouest, assiette gasconne, assiette gersoise, assiette landaise, assiette périgourdine, assiette quercynoise, ballotine de canard, ballotine de volaille, ballottine de volaille, bo bun bœuf, bobun, bœuf aux oignons, bœuf en gelée, cervelas de volaille, chawanmushi, comtesse du barry, cordon bleu de poulet sans fromage, donburi katsu, ducs de gascogne, gelée de bœuf, gelée de volaille, goulasch hongroise, grande salade catalane, gulasch, gulaschsuppe, hochepot de bœuf, mousse de saumon, mousse de thon, mousse de truite, planche du sud ouest, planche gasconne, planche gersoise, planche landaise, planche périgourdine, planche quercynoise, planche sarladaise, plateau gascon, plateau gersois, plateau landais, plateau périgourdin, plateau quercynois, plateau sarladais, potée de bœuf, poulet basquaise, salade composée catalane, salade de riz, salade mixte catalane, salami de brebis, salami de dinde, salami de volaille, saucisse de brebis, saucisse de canard, saumon bellevue, soupe aigre piquante, soupe de goulasch, yakisoba bœuf',
  },
  {
    may: ['MEAT'],
    only: 'LINE',
    names:
      "brick à l'œuf, brik à l'œuf, byrek, cari japonais, catigau, catigot, chili aux haricots, christmas pudding, coca catalane, cornet de frites, couscous marocain, croûte au fromage valaisanne, crème vichyssoise, demi deuil, diplomate, diplomate aux fruits, fondue au vin, forêt noire au kirsch, gratin de cardons, kasha varnishkes, leur foie, marinade barbecue, mechouia, mole, mole negro, ostendaise, passatelli in brodo, pavé bordelaise, plum pudding, pommes sarladaises au fromage, potage aux asperges, potage aux champignons, risotto alla milanese, risotto au safran, risotto aux asperges, risotto aux cèpes, risotto safrané, riz pilaf, rouennaise, salade méchouia, samosa, samossa, sauce foyot, sauce graine d'arachide, sauce katsu, sauce mole, sauce rouennaise, sauce tigadègue, sauce veloutée, sauce zurichoise, schwarzwälder kirschtorte, schwarzwälder torte, schwarzwälderkirschtorte, soupe de vermicelles, tajine aux abricots, tajine aux pruneaux, tonkatsu sauce, tranche forêt noire, velouté d’asperges",
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names:
      "advocat liqueur, battez les blancs, battre les blancs, blanchir les jaunes, blancs montés, boulette de lentilles, boulettes de pois chiches, fouetter les blancs, fouetter les jaunes, fouettez les blancs, fouettez les jaunes, galette de soja, garganelli pâtes, gravlax sauce, haribo réglisse, haroset, harosset, harosseth, hot toddy, incorporer les blancs, incorporez les blancs, jaunes avec le sucre, jaunes et blancs, jordans, les jaunes et le sucre, marinade asiatique, miel pops céréales, monter les blancs, montez les blancs, nouilles fraîches, nouilles larges, nouilles lo mein, nouilles plates, nouilles précuites, pain d'anis aux amandes, panure anglaise, panure à l'anglaise, pasta fresca, pasteli de blé, penicillin cocktail, poncha de madère, pâte à beignets à la bière, pâte à la bière, pâtes chinoises, pâtes ramen, roses cristallisées, rouleaux de réglisse, sauce char siu, spirales de réglisse, séparer les blancs des jaunes, séparer les jaunes, séparez les blancs des jaunes",
  },
  {
    may: ['GLUTEN', 'ALCOHOL'],
    only: 'LINE',
    names:
      "ballotin jeff de bruges, cassolette st jacques, cassolette tipiak, chocolats de neuville, chocolats godiva, civet d'ours, civet de poulain, cocktail apéritif, corné port royal, godiva, grande salade périgourdine, jus d'agneau, jus de bœuf, jus de gibier, jus de volaille, neuhaus, osso bucco de agneau, osso bucco de bœuf, osso bucco de dinde, osso bucco de veau, osso buco de agneau, osso buco de bœuf, ossobuco de agneau, ossobuco de bœuf, ossobuco de dinde, ossobuco de veau, poulet general tso, ragoût d'agneau, ragoût d'ours, ragoût de brebis, ragoût de chèvre, ragoût de daim, ragoût de mouton, ragoût de poulain, rape a la marinera, sablé de wissant, salade périgourdine, sauce café de paris, sauce cardinal, sauce cardinale, sauce joinville, shabu shabu, soupe de la mer, waterzoï, waterzoï de poisson, à la cancalaise, à la poulette",
  },
  {
    may: ['GLUTEN', 'NUT'],
    only: 'LINE',
    names:
      "ben & jerry’s, ben and jerry's, ben et jerry's, croquants au miel, extrême glace, grande salade montagnarde, grande salade savoyarde, häagen dazs, salade composée haut savoyarde, salade composée montagnarde, salade composée savoyarde, salade haut savoyarde, salade mixte haut savoyarde, salade mixte montagnarde, salade mixte savoyarde, salade montagnarde, salade savoyarde, smoothie bowl, vegan philadelphia",
  },
  {
    may: ['MILK', 'PORK'],
    only: 'LINE',
    names:
      "arrosto di vitello, cordons de poulet, fish stock, fricassée de poulet, fricassée de veau, fricassée de volaille, goulache, miroton de bœuf, navarin d'agneau, navarin printanier, oxtail, piccata de dinde, piccata de poulet, piccata de veau, sauce lyonnaise, soupe de queue de bœuf, stoofvlees, wiener schnitzel",
  },
  {
    may: ['GLUTEN', 'NUT', 'PORK'],
    only: 'LINE',
    names:
      'grande salade gasconne, grande salade gersoise, grande salade landaise, salade composée gasconne, salade composée gersoise, salade composée landaise, salade des landes, salade du sud ouest, salade gasconne, salade gersoise, salade mixte gasconne, salade mixte gersoise, salade mixte landaise',
  },
  {
    may: ['GLUTEN', 'MEAT', 'PORK'],
    only: 'LINE',
    names:
      'choco kiss, egg foo young, planchette apéro, plättli valaisan, potage conti, schoko kuss, soupe auvergnate, soupe comtoise, soupe jurassienne, soupe montagnarde, soupe savoyarde, soupe valaisanne',
  },
  {
    may: ['MILK', 'MEAT', 'PORK'],
    only: 'LINE',
    names:
      'bao buns, curry en bloc, côtelette viennoise, feuilles de chou farcies, kare roux, omelette basquaise, omelette basque, pâte à pâté, roux curry, smørrebrød, tartine danoise',
  },
  {
    may: ['MILK', 'ALCOHOL'],
    only: 'LINE',
    names:
      'carpe farcies, choucroute de poissons, daurade farcies, dorade farcies, fricassée de lapin, lapin en gibelotte, moitié moitié prêt, moules au curry, sauce paloise, truites farcies',
  },
  {
    may: ['MILK', 'MEAT'],
    only: 'LINE',
    names:
      'chou rouge aux pommes, chou rouge braisé, chou rouge cuisiné, couscous tfaya, doigts de fatma, sauce au champagne, sauce marsala, sauce à pâtes, umami paste',
  },
  {
    may: ['NUT', 'ALCOHOL'],
    only: 'LINE',
    names:
      'bettelman, bettelmann, cozonac, faux gras, gugelhupf, kugelhof, kugelhopf, tarte normande',
  },
  {
    may: ['GLUTEN', 'NUT', 'MEAT', 'PORK'],
    only: 'LINE',
    names:
      'grande salade bergère, grande salade du berger, salade composée bergère, salade composée du berger, salade du berger, salade mixte bergère, salade mixte du berger',
  },
  {
    may: ['GLUTEN', 'UNCLEAN_ANIMAL'],
    only: 'LINE',
    names:
      'bœuf braisé, bœuf à la mode, ndolé, ndolé au bœuf, plat de ndolé, portion de ndolé, poulet cajou',
  },
  {
    may: ['MILK', 'NUT'],
    only: 'LINE',
    names:
      'briouates au miel, chebbakia, saucisson au chocolat, saucisson en chocolat, tartine quercynoise, trésor céréales',
  },
  {
    may: ['NUT', 'MEAT', 'PORK'],
    only: 'LINE',
    names:
      'crêpes fourrées, grande salade normande, salade composée normande, salade de chèvre chaud, salade mixte normande, yule log',
  },
  {
    may: ['GLUTEN', 'MEAT'],
    only: 'LINE',
    names: 'risotto au parmesan, sauce bercy, sauce genevoise, sauce ivoire, sauce normande',
  },
  {
    may: ['GLUTEN', 'NUT', 'ALCOHOL'],
    only: 'LINE',
    names:
      'salade composée périgourdine, salade composée sarladaise, salade mixte périgourdine, salade mixte sarladaise, zarzuela de fruits de mer',
  },
  {
    may: ['MEAT', 'SHELLFISH'],
    only: 'LINE',
    names:
      "choucroute au champagne, choucroute au riesling, choucroute d'alsace, phad thaï, sauce okonomi",
  },
  {
    may: ['NUT', 'MEAT'],
    only: 'LINE',
    names: 'cannolo, mince pie, pudding de noël, salade asiatique, salade chinoise',
  },
  {
    may: ['GLUTEN', 'MILK', 'MEAT'],
    only: 'LINE',
    names: 'sauce beaujolaise, sauce godard, sauce vin blanc, œufs meurette',
  },
  {
    may: ['GLUTEN', 'MILK', 'NUT', 'PORK'],
    only: 'LINE',
    names:
      'grande salade quercynoise, salade composée quercynoise, salade mixte quercynoise, salade quercynoise',
  },
  {
    may: ['GLUTEN', 'MILK', 'ALCOHOL'],
    only: 'LINE',
    names: 'sauce crustacés, sauce homardine, sauce langoustine',
  },
  {
    may: ['GLUTEN', 'PORK'],
    only: 'LINE',
    names: 'bœuf carottes, civet de daim, ragoût de cerf',
  },
  {
    may: ['GLUTEN', 'MILK', 'NUT'],
    only: 'LINE',
    names: 'aji de gallina, pâté de houdan',
  },
  {
    may: ['GLUTEN', 'MILK', 'PORK'],
    only: 'LINE',
    names: 'dindon farci, hayashi rice',
  },
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names: 'paner',
  },
  {
    may: ['GLUTEN', 'MEAT', 'SHELLFISH'],
    only: 'LINE',
    names: 'bumbu kacang',
  },
  {
    may: ['MEAT', 'ALCOHOL'],
    only: 'LINE',
    names: 'bulgogi du commerce',
  },
  {
    may: ['MILK', 'NUT', 'ALCOHOL'],
    only: 'LINE',
    names: 'salame al cioccolato',
  },
]);
