import { additions, combine } from '../types.js';

const balls = 'boulette, boulettes';

const stuffedBirds = [
  ...combine('dinde, pintade, volaille, oie, caille, canette, poularde', 'farcie', ' '),
  ...combine('cailles, volailles', 'farcies', ' '),
  ...combine(
    'poulet, chapon, canard, pigeon, coquelet, magret, lapin, cochon de lait',
    'farci',
    ' ',
  ),
]
  .map((name) => name.replace(/ +/g, ' '))
  .join(', ');

const seafood = 'saumon, poisson, thon, truite, brochet, Saint-Jacques, crabe, homard';

const tacosMeats =
  'viande, viande hachée, viandes, bœuf, poulet, dinde, volaille, agneau, mouton, porc, merguez, kebab, cordon bleu, nuggets, tenders, escalope, jambon, bacon, chorizo, saumon, crevettes, poisson';

/** Prepared dishes and compound products, by what their usual recipe often holds and their name does not say. */
export const savouryDoubts = additions([
  // Minced, stuffed and stewed meats: crumbs in the mince, flour in the sauce.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: [
      balls,
      ...combine(balls, 'bœuf, veau, porc, agneau, poulet, volaille, dinde, poisson'),
      ...combine(balls, 'poulet, bœuf, poisson', 'au'),
    ].join(', '),
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'boulettes à la liégeoise, boulettes sauce tomate, boulettes à la sauce tomate, boulettes à l’italienne, ragoût de boulettes, ragoût de pattes, goulasch, gulasch, goulash, gulaschsuppe, goulash, goulash de bœuf, goulache, goulasch de bœuf, goulasch hongroise, soupe de goulasch, soupe goulasch, fricassée, fricassée au vin, fricassée de lambi, fricassée de volaille, fricassée de poulet, fricassée de lapin, fricassée de veau, daube, daube de bœuf, daube de sanglier, daube de taureau, daube provençale, bœuf en daube, veau marengo, poulet marengo, sauté de veau marengo, poulet chasseur, poulet sauce chasseur, lapin chasseur, lapin à la moutarde, lapin aux pruneaux, gibelotte, gibelotte de lapin, lapin en gibelotte, rognons sauce madère, rognons à la moutarde, rognons de veau à la moutarde, langue de bœuf sauce piquante, langue sauce piquante, langue sauce madère, bœuf stroganoff, stroganoff, coq au riesling, poulet gaston gérard, osso buco, osso buco milanais, osso buco de dinde, osso bucco, ossobuco, stoofvlees, irish stew, saltimbocca, saltimboccas, saltimbocca de veau, saltimbocca de dinde, saltimbocca alla romana, saltimbocca au marsala, piccata, piccatas, piccata milanaise, piccata de veau, piccata de dinde, piccata de poulet, riz casimir, matelote, matelote d’anguille, cari japonais, rouille de seiche, seiche à la rouille, lotte à l’armoricaine, lotte à l’américaine, homard à l’américaine, calamars farcis, encornets farcis, calmars farcis, seiches farcies, sole normande, marmite de poissons, shepherd’s pie, cottage pie, cordons de poulet, poulet popcorn, popcorn de poulet, poulet crispy, poulet croustillant, poulet katsu, beef jerky, jerky de bœuf, bœuf séché teriyaki, bœuf sichuan, bœuf sauté aux oignons, bœuf aux oignons, poke, poké, pokes, pokés, poke bowl, poké bowl, poke de saumon, poke de thon',
  },
  {
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names:
      'cretons, creton, cretons de veau, cretons de porc, pâté de foie, pâté de foie de volaille, pâté de foie de canard, pâté de foie de porc, pâté de foie gras, pâté de foies de volaille, mousse de foie, mousse de foie au porto, mousse de foie de canard, mousse de foie de volaille, mousse de foies de volaille, mousse de canard, mousse de canard au porto, mousse d’oie, pâté au poulet, pâtés au poulet, pâté à la viande, pâtés à la viande, cipaille, cipâte, poulet à la king, truite aux amandes, truites aux amandes, 1 kebab, 2 kebabs, 3 kebabs, 4 kebabs, kebabs surgelés, kebab complet, sandwich kebab, 1 döner, 2 döner, assiette kebab, moules farcies, croûte au jambon, croûtes au jambon, coquille aux fruits de mer, coquilles aux fruits de mer, colin à la bordelaise, poisson à la bordelaise, cabillaud à la bordelaise, hot chicken, gratin de fruits de mer, cassolette de fruits de mer, coquilles saint jacques à la normande, chaudrée, chaudrée de palourdes, chaudrée de fruits de mer, chaudrée de poisson, chaudrée de maïs',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'pain de foie, parfait de foie, parfait de foie de volaille, parfait de foie gras, mousse de foie gras, boulettes suédoises, köttbullar, boulettes à la suédoise, saucisse à rôtir de veau, saucisses à rôtir de veau, bratwurst de veau, bratwursts de veau, kalbsbratwurst, weisswurst, weisswürste, corn dog, corn dogs, pogo, pogos, poulet au curry, curry de poulet, poulet curry, curry d’agneau, agneau au curry, émincé de poulet au curry, émincé au curry, poulet à l’indienne, poulet madras, pita gyros, gyros pita, saumon à l’oseille, moules marinières, rillettes de crabe, tartinade de saumon, pommes boulangère, petits pois à la française, légumes glacés, carottes glacées, navets glacés, oignons glacés, riz pilaf, sauce au vin blanc, tagliatelles au saumon, nachos garnis',
  },
  // The white sauce that stays when the meat is left out.
  { has: ['MILK'], names: 'lasagnes sans viande, lasagne sans viande' },
  // The cheese sauce of a French tacos.
  {
    may: ['MILK'],
    only: 'LINE',
    names: ['', 'au', 'à la', 'aux', 'de']
      .flatMap((link) => combine('tacos, taco', tacosMeats, link))
      .map((name) => name.replace('  ', ' '))
      .join(', '),
  },
  {
    may: ['MILK', 'EGG'],
    only: 'LINE',
    names: [
      ...combine('terrine, mousse, pain, pâté', seafood),
      'terrine de la mer',
      'pain de légumes',
      'terrine de légumes',
    ].join(', '),
  },
  // Pork fat beside another animal's, where « pur » is not said.
  {
    may: ['PORK'],
    only: 'LINE',
    names: [
      ...combine('rillettes, mousse de foie, mousse de foies', 'canard, oie, volaille, poulet'),
      'rillettes du gers, mousse de canard, mousse d’oie',
    ].join(', '),
  },
  { may: ['MILK'], only: 'LINE', names: 'boudin noir, boudins noirs, boudin noir aux pommes' },
  { may: ['EGG'], only: 'LINE', names: 'udon frais, nouilles udon fraîches, udons frais' },
  { has: ['MEAT'], may: ['PORK', 'GLUTEN', 'MILK'], names: 'six-pâtes, pot pie, pot pies' },
  { names: 'bloc de foie gras végétal, bloc de foie gras vegan' },
  // The stuffing: crumbs, and sausage meat.
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'petits farcis, petits farcis niçois, cou de canard farci, farcis niçois, rôti farci',
  },
  {
    may: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names: stuffedBirds,
  },
  // Wine in the sauce or in the pot.
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names:
      'bouillabaisse, bouillabaisses, bouillabaisse surgelée, marmite de poissons, marmite du pêcheur, bloc de foie gras, foie gras entier, foie gras de canard entier, quenelles de veau sauce madère, bœuf braisé, bœuf à la mode, bœuf mode, risotto, risottos, risotto aux champignons, risotto aux cèpes, risotto aux asperges, risotto au parmesan, risotto au safran, risotto alla milanese, risotto milanais, risotto à la milanaise, risotto aux fruits de mer, risotto safrané, moules frites, moules-frites, seiche à la rouille, rouille de seiche, cassolette de fruits de mer, gratin de fruits de mer, chou rouge braisé, choux rouges braisés, chou rouge aux pommes, choux rouges aux pommes, chou rouge cuisiné, poulet kung pao, poulet gong bao, kung pao, sauce kung pao, bœuf sauté aux oignons, bœuf sichuan, velouté de homard, velouté de crustacés, waterzooi de poisson, lapin à la moutarde, lapin chasseur, soupe du pêcheur, anguilles au vert, anguille au vert',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'bouillabaisse, bouillabaisse surgelée, velouté de homard, velouté de crustacés, velouté de poisson, waterzooi de poisson, soupe du pêcheur, bourride, cotriade',
  },
  {
    has: ['FISH'],
    may: ['SCALELESS_FISH', 'SHELLFISH'],
    only: 'LINE',
    names: 'soupe du pêcheur, soupe de la mer',
  },
  // Stuffed with a plant, as the name says.
  {
    names:
      'olives farcies au poivron, olives farcies aux poivrons, olives farcies au piment, olives vertes farcies au poivron, olives vertes farcies au piment, olives farcies au citron, olives farcies à l’ail',
  },
  // What is stuffed, dressed or glazed without saying with what.
  {
    may: ['FISH'],
    only: 'LINE',
    names:
      'olives farcies, olives vertes farcies, olives fourrées, bloody mary mix, salsa verde, chawanmushi, agedashi tofu, tofu agedashi, zaru soba, udon en bouillon, soupe udon',
  },
  {
    may: ['FISH', 'SHELLFISH'],
    only: 'LINE',
    names: 'rouleau californien, rouleaux californiens, cocktail caesar, caesar cocktail',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'salade wakame, salade de wakame, salade d’algues, algues assaisonnées, algues grillées assaisonnées, chawanmushi, poulet laqué, saumon laqué, magret laqué, travers laqués, travers de porc laqués, travers de porc caramélisés, aubergines laquées, ribs barbecue, ribs bbq, côtes levées barbecue, côtes levées bbq, ailes de poulet barbecue, poulet barbecue, vinaigrette asiatique, vinaigrette japonaise, sauce à salade asiatique, salade asiatique, salade chinoise, légumes sautés au soja',
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names:
      'vinaigrette française, sauce à salade française, french dressing, vinaigrette mille îles, sauce mille îles, sauce pour crudités',
  },
  // Bacon on the tart, yoghurt in the marinade, cream in the sauce.
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'pizza toast, flammkuchen, zwiebelkuchen, tarte à l’oignon alsacienne, quiche alsacienne',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'bacon burger, burger au bacon, steak au poivre, agneau à l’indienne, poulet tikka, chicken tikka, agneau tandoori, crevettes tandoori',
  },
  {
    may: ['GLUTEN', 'MILK'],
    only: 'LINE',
    names: 'cassolette de poisson, poisson au gratin, tuna melt, schinkenkipferl',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: 'boudin antillais, boudin créole, boudin noir antillais',
  },
  { may: ['FISH'], only: 'LINE', names: 'pizza napolitaine' },
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names:
      'galettes de légumes, galette de légumes, galettes de courgettes, galette de courgettes, galettes de carottes',
  },
  { has: ['MEAT'], may: ['NUT'], only: 'LINE', names: 'salade du périgord, salade périgourdine' },
  // Tins of pulses cooked with bacon.
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names:
      'fèves au sirop d’érable, fèves à la mélasse, lentilles cuisinées, lentilles à l’auvergnate, haricots blancs cuisinés, haricots cuisinés, flageolets cuisinés, arancini, arancinis, arancino',
  },
  // Snacks in a crumb or with a flavour.
  {
    may: ['MILK', 'GLUTEN'],
    only: 'LINE',
    names:
      'chips barbecue, chips au barbecue, chips saveur barbecue, chips goût barbecue, chips bbq, chips bolognaise, chips poulet rôti, chips saveur poulet rôti, chips all dressed, chips tout garni, chips assaisonnées, croustilles assaisonnées, croustilles barbecue, croustilles bbq, croustilles assaisonnées tout garni',
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: 'chips ketchup, croustilles ketchup, chips sel et vinaigre, ruffles',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'mélange salé, mix apéro, mix apéritif, mélange apéro, mélange apéritif, pois au wasabi, wasabi peas, cacahuètes croustillantes, potatoes épicées, frites assaisonnées, frites enrobées, frites épicées, jalapeño poppers, jalapeños poppers, jalapeños au fromage panés, fondu au fromage, fondus au fromage, fondu au parmesan, fondus au parmesan, fondue au parmesan, fondues au parmesan, fondue parmesan, fondues parmesan',
  },
  { may: ['EGG'], only: 'LINE', names: 'fondue parmesan, fondues parmesan, fondus au parmesan' },
  {
    may: ['NUT'],
    only: 'LINE',
    names:
      'mélange salé, mix apéro, mix apéritif, mélange apéro, mélange exotique, mélange japonais, topping salade, topping pour salade, tajine aux pruneaux, tajine aux abricots, biryani, poulet biryani, biryani de poulet, biryani d’agneau',
  },
  // Rolls, dumplings and rice of Asia.
  {
    may: ['MEAT', 'PORK', 'SHELLFISH', 'GLUTEN'],
    only: 'LINE',
    names:
      'egg roll, egg rolls, rouleau aux œufs, rouleaux aux œufs, dumpling, dumplings, soup dumplings',
  },
  {
    may: ['MEAT', 'PORK', 'SHELLFISH', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'riz frit, riz frit aux œufs, fried rice',
  },
  { may: ['MEAT', 'PORK'], only: 'LINE', names: 'momo, momos' },
  { has: ['MEAT'], only: 'LINE', names: 'macaroni chinois, nachos garnis' },
  { has: ['GLUTEN'], may: ['MILK', 'EGG'], only: 'LINE', names: 'manicotti, manicottis' },
  { has: ['GLUTEN'], may: ['MILK'], only: 'LINE', names: 'coquilles farcies, pâtes farcies' },
  // Meat substitutes, bound with wheat, egg white or milk.
  {
    may: ['GLUTEN', 'EGG'],
    only: 'LINE',
    names:
      'burger de quinoa, burgers de quinoa, burger de pois chiches, burgers de pois chiches, nuggets végétariens, nugget végétarien, escalope végétarienne, escalopes végétariennes, schnitzel végétarien, schnitzels végétariens, émincé végétarien, haché végétarien, bacon végétarien, lardons végétariens, poisson végétarien, aiguillettes végétariennes, galettes de céréales, galette de céréales, galettes boulgour, galette de quinoa, galettes de quinoa, burger de légumes, burgers de légumes, pané de soja, panés de soja, pané végétal, végéburger, végéburgers',
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names:
      'terrine végétale, pâté végétal, kebab végétal, gyros végétal, émincé de soja, émincé de tofu',
  },
  {
    has: ['MILK', 'GLUTEN'],
    may: ['EGG'],
    only: 'LINE',
    names: 'pané fromager, panés fromagers, fromage pané, fromages panés',
  },
]);
