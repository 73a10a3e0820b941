import { entriesOf } from './types.js';

/** Longer names which also hold what their parts hold: a name is read whole, so its parts are said here again. */
export const partsOfNames = entriesOf([
  {
    has: ['MILK'],
    names: `
      roulés au jambon, bricelet à la viande, cordon bleu de volaille, boule de glace vanille, boules de glace vanille, panna cotta vanille, fondue au fromage du commerce, fondue de fromage, tome au marc, quenelles de semoule, pain naan, toasts briochés, english muffin, crumpets nature, beurre farine, bûche au grand marnier, pudding de noël, christmas pudding, plum pudding, waterzoï de poisson, gavotte pralinée, roquefort aux noix, gouda aux noix, fromage aux noix, crottin aux noix, cassata sicilienne, bûche au praliné, buche praliné, croissant aux noisettes, croissant fourré aux noisettes, forêt noire aux noisettes, stollen au massepain, brioche de saint genix, kinder schoko bons, ovomaltine crunchy noisette, pesto de noix, pesto aux noix, pesto de pistache, pesto pistache, pesto rosso aux amandes, pesto vert, pesto de basilic, pistou maison, vacherin meringué, chèvre miel, chèvre au miel, hollandaise en brique, sauce hollandaise en brique, sauce béarnaise en brique, merveilles du maroc, truffade au lard, garbure béarnaise, croûtes au fromage au jambon, endives au jambon gratinées, carbonara végétarienne
    `,
  },
  {
    has: ['MILK'],
    only: 'LINE',
    names: `
      gâteau de foie, moussaka de porc, pâtes au pesto, muffins salés, beignets de légumes, beignets d'oignon, pâte à pancakes, tiramisu à l'amaretto, gâteau au kirsch, cake aux fruits confits, crème brûlée au cognac, tarte aux fruits de mer, tarte aux noix, sablés linzer, gâteau aux carottes d'argovie, gâteau aux amandes, gâteau aux noisettes, gâteau creusois, gâteau basque aux amandes, tarte aux poires bourdaloue, tarte normande aux amandes, tarte aux abricots et amandes, crème de nougat, cookie aux noix, brownie aux noix, tiramisu amaretti, gâteau au miel, glace cookie, glace cookies, glace cheesecake, beignets africains, tarte du valais, gâteau goumoëns, pizza calzone, gâteau au lard, gâteau payernois, tarte aux lardons, tarte au lard
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      pied de porc pané, roulés au jambon, pepperoni pizza, banh mi au porc, bun cha, knödel de foie, bricelet à la viande, bouillon de poule aux vermicelles, béchamel bridel, milka oreo, halva de semoule au ghee, tourton au fromage, vermicelles colorés chocolat, tuc fromage, panettone perdu, far aux pruneaux, coq à la bière, bûche au grand marnier, pudding de noël, christmas pudding, plum pudding, ravioles de homard, gavotte pralinée, pain de noix, pain noix, gressins aux noix, kadaïf aux noix, cassata sicilienne, bûche au praliné, buche praliné, croissant aux noisettes, croissant fourré aux noisettes, croissants aux amandes, croissant aux amandes, linzer torte, aargauer rüeblitorte, forêt noire aux noisettes, opéra café, stollen au massepain, pain d'amandes, pain d'amande, pain d'anis aux amandes, brioche de saint genix, merveilles du monde, ovomaltine crunchy noisette, müesli croustillant, muesli croustillant, spéculoos aux amandes, pain d'épices fourré, ramen à l'œuf, nouilles sautées aux légumes, chapatis au ghee, gnocchis à poêler fromage, pains à hot dog brioché, gressins au beurre, croûtes au fromage au jambon
    `,
  },
  {
    has: ['GLUTEN'],
    only: 'LINE',
    names: `
      gâteau de foie, couscous au poulet, couscous à l'agneau, couscous poulet merguez, cookies vegan au chocolat, biscuit rocher rhum, tiramisu à l'amaretto, gâteau au kirsch, biscuit glacé, cake aux fruits confits, couscous au poisson, pâte à tartiner bueno, biscuit amande, biscuit aux amandes, biscuit noisette, gâteau aux noix de l'engadine, sablés linzer, gâteau aux carottes d'argovie, tourte aux carottes, gâteau aux amandes, gâteau aux noisettes, gâteau creusois, gâteau basque aux amandes, tarte aux poires bourdaloue, tarte normande aux amandes, tarte aux abricots et amandes, tarte aux pralines, tarte aux pralines roses, cookie aux noix, brownie aux noix, tiramisu amaretti, sandwich œuf, gâteau au miel, couscous au beurre smen, crêpe complète, pizza calzone, tarte au lard
    `,
  },
  {
    has: ['EGG'],
    names: `
      œufs florentine anglais, nougat glacé biscuit, toasts briochés, english muffin, cocktail de fruits de mer sauce cocktail, bûche au grand marnier, pudding de noël, christmas pudding, plum pudding, gavotte pralinée, nougat vietnamien, nougat chinois, nougat turc, cassata sicilienne, bûche au praliné, buche praliné, aargauer rüeblitorte, forêt noire aux noisettes, stollen au massepain, brioche de saint genix, pépites de nougat, hollandaise en brique, sauce hollandaise en brique, sauce béarnaise en brique, queues de surimi, nougat au biscuit, merveilles du maroc
    `,
  },
  {
    has: ['EGG'],
    only: 'LINE',
    names: `
      muffins salés, beignets de légumes, beignets d'oignon, pâte à pancakes, tiramisu à l'amaretto, gâteau au kirsch, cake aux fruits confits, crème brûlée au cognac, tarte aux noix, gâteau aux noix de l'engadine, sablés linzer, gâteau aux carottes d'argovie, gâteau aux amandes, gâteau aux noisettes, gâteau creusois, gâteau basque aux amandes, macaron de montmorillon, tarte aux poires bourdaloue, tarte normande aux amandes, tarte aux abricots et amandes, glace nougat, crème de nougat, cookie aux noix, brownie aux noix, tiramisu amaretti, glace cookie, glace cookies, glace cheesecake, beignets africains, tarte du valais, gâteau goumoëns
    `,
  },
  {
    has: ['MEAT'],
    names: `
      daube de bœuf, daube de taureau, rognons sauce madère, chicken tikka, poulet tandoori à la farine, cornettes à la viande hachée, pain aux lardons, sauce sukiyaki, escalope au marsala, saltimbocca au marsala, foie gras au torchon à l'armagnac, magret à l'armagnac, rognons à la moutarde, rognons de veau madère, terrine de foie gras, gelée de viande au porto, saucisson aux noix, saucisson aux noisettes, saucisson noisettes, saucisson aux pistaches, mortadelle pistache, mortadelle à la pistache, pâté aux pistaches, terrine aux pistaches, terrine aux noisettes, poulet aux noix de cajou, poulet cajou, porc au miel, canard au miel, poulet au miel, jambon au miel, bouillon pho cube, cube pho, assaisonnement poulet maggi, jus de rôti en poudre, boudin blanc truffé, bjorg steak, sojasun steak, sauce steak, cassoulet en boîte, ghackets mit hörnli, dinde korma, sauce carbonara en poudre, endives au jambon gratinées, french burger, tartare de bœuf préparé
    `,
  },
  {
    has: ['MEAT'],
    only: 'LINE',
    names: `
      glace de viande liée, fond brun lié, spaghetti bolognaise, spaghettis bolognaise, pâtes à la bolognaise, pâtes bolognaise, mousse de foie au porto, couscous poulet
    `,
  },
  {
    may: ['MILK'],
    names: `
      pepperoni pizza, poulet croustillant, panna cota, nougat glacé biscuit, nesquik céréales, roux brun, chocolats à la liqueur, chocolats liqueur, malaga glace, tarama blanc, bisque de crabe, bisque de langoustine, bisque de langoustines, bisque d'étrilles, rillettes de thon mayo, frangipane pâtissière, assortiment de chocolats, boîte de chocolats, ballotin de chocolats, calendrier chocolat, spéculoos aux amandes, pain d'épices fourré, caramels au miel, oignons croustillants, nougat au biscuit, nounours guimauve chocolat, porridge d'avoine
    `,
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: `
      chaussons à la viande, chausson à la viande, tourte à la viande, salade coleslaw, biscuit rocher rhum, biscuit pour bébé, pizza au feu de bois, biscuit glacé, glace malaga, risotto aux fruits de mer, biscuit aux amandes, biscuit noisette, tourte aux carottes, macarons de nancy, macarons d'amiens, macaron de montmorillon, glace nougat, pâte à tartiner chocolat, glace speculoos, feuilleté au jambon, feuilletés à la saucisse, feuilleté saucisse
    `,
  },
  {
    may: ['GLUTEN'],
    names: `
      fricadelle de porc, fricadelles belges,  tacos de bœuf, bœuf saté, saté de poulet, satay de poulet, coq au vin jaune, mam nem, frangipane pâtissière, amaretti moelleux, crunchy granola aux noix, müesli aux noix, muesli noisettes, granola aux noix, granola aux amandes, barre de céréales aux noix, barres de céréales aux noisettes, müesli croquant noisette, bircher aux noisettes, muesli suisse, bircher müesli, granola maison, céréales croustillantes, granola au miel, muesli au miel, muesli chocolat, müesli chocolat, céréales au chocolat, flocons de purée, nuggets végétariens au fromage, rice krispies treats
    `,
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: `
      pâte à glacer, galette à la frangipane
    `,
  },
  {
    may: ['PORK'],
    names: `
      tartare de cheval, harira à la viande, bourek à la viande, brik à la viande, saka saka à la viande, rognons sauce madère, escalope milanaise, escalopes milanaises, brick à la viande, cornettes à la viande hachée, escalope au marsala, rognons à la moutarde, terrine de foie gras, mam nem, fish burger, cube de bouillon de poisson, udon au bouillon dashi, pâté aux pistaches, terrine aux pistaches, terrine aux noisettes, bouillon pho cube, french burger
    `,
  },
  {
    may: ['PORK'],
    only: 'LINE',
    names: `
      fond brun lié, spaghetti bolognaise, spaghettis bolognaise, pâtes à la bolognaise, pâtes bolognaise, mousse de foie au porto
    `,
  },
  {
    has: ['PORK'],
    names: `
      bacon halal, escalope à la viennoise, poulet tonkatsu, pain aux lardons, coq au vin jaune, saltimbocca au marsala, saucisson aux noix, saucisson aux noisettes, saucisson noisettes, saucisson aux pistaches, mortadelle pistache, mortadelle à la pistache, porc au miel, jambon au miel, boudin blanc truffé, cassoulet en boîte, ghackets mit hörnli, sauce carbonara en poudre, endives au jambon gratinées, œufs en gelée au jambon
    `,
  },
  {
    may: ['ALCOHOL'],
    names: `
      marinade teriyaki, croûte au fromage valaisanne, bricelets vaudois, bricelets fribourgeois, bricelets salés, basler läckerli, fumet de poisson en poudre, fumet de poisson déshydraté, bisque de crabe, bisque de langoustine, bisque de langoustines, bisque d'étrilles, fumet de crustacés, cassata sicilienne, tofu teriyaki, sauce béarnaise en brique, cassoulet en boîte, sauce béarnaise en poudre
    `,
  },
  {
    has: ['OATS'],
    names: `
      crunchy granola aux noix, müesli aux noix, muesli noisettes, granola aux noix, granola aux amandes, barre de céréales aux noix, barres de céréales aux noisettes, müesli croquant noisette, bircher aux noisettes, müesli croustillant, muesli croustillant, muesli suisse, bircher müesli, granola maison, granola au miel, muesli au miel, muesli chocolat, müesli chocolat
    `,
  },
  {
    has: ['NUT'],
    names: `
      mafé de bœuf, mafé de poulet, bœuf saté, saté de poulet, satay de poulet, beurre de cacahuètes et beurre, pralines de chocolat, nougat glacé biscuit, sauce saté soja, linzer au beurre, moelleux aux amandes au beurre, nougat tendre, cacahuètes au miel, noix au miel, cacahuètes wasabi, nougat au biscuit
    `,
  },
  {
    has: ['NUT'],
    only: 'LINE',
    names: `
      gâteau opéra
    `,
  },
  {
    has: ['FISH'],
    names: `
      kub dashi, sauce unagi, poisson à la milanaise, riz à sushi assaisonné au mirin, sole bonne femme, sole normande, sole dugléré, filets de perche au vin, udon au bouillon dashi, rillettes de thon mayo, truite aux amandes, brick au thon, brik au thon, queues de surimi
    `,
  },
  {
    has: ['FISH'],
    only: 'LINE',
    names: `
      pizza au thon
    `,
  },
  {
    may: ['EGG'],
    names: `
      pain naan, crumpets nature, frangipane pâtissière, croissant aux noisettes, croissant fourré aux noisettes, spéculoos aux amandes, pain d'épices fourré, oignons croustillants
    `,
  },
  {
    may: ['EGG'],
    only: 'LINE',
    names: `
      biscuit rocher rhum, biscuit pour bébé, biscuit glacé, biscuit aux amandes, biscuit noisette, glace speculoos
    `,
  },
  {
    may: ['SCALELESS_FISH'],
    names: `
      poisson à la milanaise, riz à sushi assaisonné au mirin, jus de poisson de roche, burger de poisson, terrine de poisson, parmentier de poisson, riz au poisson, yassa de poisson, blaff de poisson, amok de poisson, moqueca de poisson
    `,
  },
  {
    may: ['SCALELESS_FISH'],
    only: 'LINE',
    names: `
      gratin de poisson, curry de poisson
    `,
  },
  {
    has: ['SHELLFISH'],
    names: `
      moules à la marinière, sauce marinière, moules au vin blanc, cocktail de fruits de mer sauce cocktail, sauce américaine homard, moules à la crème, coquilles saint jacques à la bretonne, coquille saint jacques bretonne, coquilles saint-jacques gratinées, ramen aux fruits de mer
    `,
  },
  {
    has: ['SHELLFISH'],
    only: 'LINE',
    names: `
      gratin de fruits de mer
    `,
  },
  {
    has: ['HONEY'],
    names: `
      nougat glacé biscuit, blé soufflé au miel, bière au miel, nougat vietnamien, nougat chinois, nougat turc, pépites de nougat, pain d'épices fourré, nougat au biscuit
    `,
  },
  {
    has: ['HONEY'],
    only: 'LINE',
    names: `
      glace nougat, crème de nougat
    `,
  },
  {
    may: ['HONEY'],
    names: `
      familia müesli, crunchy granola aux noix, müesli aux noix, muesli noisettes, granola aux noix, granola aux amandes, barre de céréales aux noix, barres de céréales aux noisettes, müesli croquant noisette, bircher aux noisettes, muesli suisse
    `,
  },
  {
    may: ['NUT'],
    names: `
      halva de semoule au ghee, familia müesli, granola au miel, muesli au miel, muesli chocolat, müesli chocolat
    `,
  },
  {
    may: ['NUT'],
    only: 'LINE',
    names: `
      tiramisu à l'amaretto
    `,
  },
  {
    has: ['ALCOHOL'],
    names: `
      fondue au fromage du commerce, mirin soja, coq à la bière, maquereaux au vin blanc, forêt noire aux noisettes, sirop amaretto
    `,
  },
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names: `
      glace rhum raisins
    `,
  },
  {
    may: ['SHELLFISH'],
    names: `
      mam nem, queues de surimi
    `,
  },
  {
    may: ['SHELLFISH'],
    only: 'LINE',
    names: `
      pâte de curry massaman
    `,
  },
  {
    may: ['FISH'],
    only: 'LINE',
    names: `
      pâtes à la puttanesca, pâte de curry massaman
    `,
  },
  {
    may: ['GELATINE'],
    names: `
      gelée au muscat, œufs en gelée au jambon
    `,
  },
  {
    has: ['UNCLEAN_ANIMAL'],
    names: `
      tartare de cheval
    `,
  },
  {
    has: ['SCALELESS_FISH'],
    names: `
      sauce unagi
    `,
  },
  {
    may: ['MEAT'],
    names: `
      udon au bouillon dashi
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      sandwich jambon beurre, bao au porc, ramen tonkotsu,  couscous royal, toast au beurre, briouates au miel,  harira à la viande, harira aux vermicelles, tourtière du lac saint jean, pounti auvergnat, fritto misto di mare, sachertorte aux noisettes, curly fromage, pain au lait végétal, fruit cake, khatchapouri aux noix, ghriba aux amandes, ghribia aux amandes, basboussa aux amandes, torta de almendras, spitzbuben aux amandes, croissants à la vanille, biber appenzellois, biber fourré, puits d'amour praliné, nonnettes aux amandes, croquettes aux amandes, gâteau russe, merveilleux aux noisettes, forêt noire au kirsch, gaufre au lard, génoise jambon, quenelles de poisson, quenelles de foie, vareniki à la viande, croustillant de crevettes, fiadone de porc, makrout aux amandes, makroud aux amandes, magenbrot amande, kaab el ghzal au miel, ghriba au beurre, escalope milanaise de veau, lebkuchen au lard
    `,
  },
  {
    may: ['GLUTEN'],
    names: `
      soupe au miso, fajitas de viande,   yakitori de poulet, bo bun, bò bún, chop suey au porc, plateau de sushis, assortiment de sushis, biscuits amaretti, falafels du commerce, sauce lea perrins, lea perrins, lea perrin's, buta no kakuni, sauce big mac, sauce barbecue miel, sauce bbq ranch, sandwich spread, sauce forestière à la crème, sauce pad thaï, pad thaï aux crevettes, pad thai crevettes, romesco de peix, poulet mole, mole negro, sauce mole, lobster bisque, gyudon à l'œuf, fond brun de volaille, fond blanc de volaille, fond blanc de veau, fond brun de veau, fond de gibier, bœuf bourguignon cuit, poulet au curry rouge
    `,
  },
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: `
      navarin d'agneau, navarin printanier, chicons au gratin, gratin de saumon, gratin de queues d'écrevisses, gratin de la mer, soufflé au fromage, soufflé au chocolat, blanquette de dinde, blanquette d'agneau,  pain de poisson, pain de thon
    `,
  },
  {
    has: ['MILK'],
    names: `
      bailey's, baileys, rocher chocolat, rochers au chocolat, torino camille bloch, ferrero rondnoir, peanut butter cups, ovomaltine crunchy, brioche bun, kulfi pistache, caranougat noisettes, brigadeiro granulé, lion céréales, lion noisette, lion barre noisette, ovomaltine noisette, crunch noisette, m&m's cacahuète, finger chocolat, gaufre au lard, forêt noire au kirsch, fruit cake, khatchapouri aux noix, basboussa aux amandes, croissants à la vanille, puits d'amour praliné, gratin savoyard aux lardons, gâteau aux noix, poisson meunière, beurre de homard, beurre de crevettes, œufs florentine anglais, all'amatriciana, sauce amatriciana, mousseline hollandaise, olma bratwurst, quenelles de poisson, quenelles de foie, tarator aux noix
    `,
  },
  {
    may: ['MILK'],
    only: 'LINE',
    names: `
      croquettes de viande, croquette de viande, croquettes de poulet, croquettes de poisson, croquettes aux crevettes,  tourte aux carottes d'argovie, succès praliné, poisson en beignet,  crème au citron, velouté de volaille, crème de volaille, filet de bœuf en croûte, croustade de volaille, poulet tandoori à la farine, spaetzle aux épinards, spätzle aux œufs, cake au thon, cake jambon olives, cake aux lardons, barre de céréales aux noix, barres de céréales aux noisettes, knödel de foie, crackers au blé, feuilletés apéritif, cracker belge, petits fours secs, golden grahams, gâteau russe, merveilleux aux noisettes, spitzbuben aux amandes, ghriba aux amandes, ghribia aux amandes, vareniki à la viande, génoise jambon, makrout aux amandes, tuc bacon, blanquette de dinde, blanquette d'agneau,  gratin de la mer
    `,
  },
  {
    has: ['EGG'],
    names: `
      brioche bun, gâteau russe, merveilleux aux noisettes, spitzbuben aux amandes, puits d'amour praliné, forêt noire au kirsch, fruit cake, riz cantonais soja, croquettes aux amandes, torta de almendras
    `,
  },
  {
    has: ['MEAT'],
    names: `
      poulet tandoori, tandoori chicken, biryani de poulet, biryani d'agneau, rogan josh, shepherd's pie, cottage pie, fondue bourguignonne au vin, entrecôte bordelaise, harira aux vermicelles, bacon halal, gyudon à l'œuf, bibimbap au fromage, burger brioché, riz cantonais soja, tuc bacon
    `,
  },
  { has: ['PORK'], names: 'tuc bacon, riz cantonais soja, bœuf bourguignon cuit' },
  {
    may: ['PORK'],
    only: 'LINE',
    names: `
      supions farcis, encornets farcis,  escalope panée, escalopes panées, gumbo aux crevettes, paella aux fruits de mer, paëlla aux fruits de mer, burger brioché, bibimbap au fromage
    `,
  },
  {
    has: ['ALCOHOL'],
    names: 'moule marinière, sabayon au lait, welsh complet, bœuf bourguignon cuit',
  },
  {
    may: ['ALCOHOL'],
    names: 'sauce aux morilles à la crème, lobster bisque, biber appenzellois, biber fourré',
  },
  {
    may: ['ALCOHOL'],
    only: 'LINE',
    names: `
      frangipane pâtissière, stollen au massepain, galette des rois frangipane, tiramisu amaretti, baba napolitain
    `,
  },
  {
    has: ['NUT'],
    names: `
      nocciolata lait, dinde korma, salade waldorf crème, croquant noisette biscuit, sauce pad thaï, pad thaï aux crevettes, pad thai crevettes, romesco de peix, mole negro, sauce mole, poulet mole, kaab el ghzal au miel, ghriba au beurre, lebkuchen au lard
    `,
  },
  {
    may: ['NUT'],
    names: 'sauce kung pao,  halwa au ghee, gajar halwa, dragées au chocolat, blanc manger au lait',
  },
  { has: ['FISH'], names: 'thiéboudienne aux vermicelles, sauce pad thaï' },
  {
    may: ['FISH'],
    names: 'soupe miso instantanée,  beurre café de paris, sauce okonomiyaki',
  },
  { has: ['SHELLFISH'], names: 'takoyaki bonite' },
  { may: ['SHELLFISH'], names: 'poulet au curry rouge,  sauce pad thaï' },
  {
    may: ['SCALELESS_FISH'],
    names: 'escabèche de poisson, turbot du groenland, pain de poisson',
  },
  { has: ['HONEY'], names: 'makrout aux amandes, makroud aux amandes, magenbrot amande' },
]);
