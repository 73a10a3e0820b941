import type { AvoidableFood } from './types.js';

const anyMeat =
  'viande, viande hachée, haché, boulette de viande, rôti, ragoût, émincé, viande froide, bouillon de viande, viande pour fondue, fondue chinoise, kebab, kefta, grillade, steak, hamburger, burger, farce, brochette, escalope, viande blanche, viande rouge, viande séchée, extrait de viande, jus de viande, charcuterie';
const anyFish =
  'poisson, filet de poisson, poisson pané, bâtonnet de poisson, fish stick, fish finger, fish and chips, fumet de poisson, soupe de poisson, fumet, quenelle de poisson, poisson grillé, bouillabaisse, sushi, sashimi, poke bowl, surimi, nuoc mam, sauce de poisson, chirashi, ceviche';

export const meatAndSea: readonly AvoidableFood[] = [
  {
    names: 'bœuf, bovin, beef, rind',
    kinds: 'génisse',
    heldIn:
      'fond brun, kub or, steak haché, steak tartare, steak, bifteck, beefsteak, entrecôte, rumsteck, rumsteak, romsteck, onglet, bavette, hampe, faux filet, aloyau, tournedos, chateaubriand, rosbif, roast beef, rosbeef, côte de bœuf, t bone, ribeye, rib eye, flank steak, flat iron, tomahawk, contre filet, paleron, macreuse, jumeau à bifteck, jumeau, gîte, plat de côte, queue de bœuf, joue de bœuf, brisket, pastrami, corned beef, bresaola, viande des grisons, bündnerfleisch, viande séchée, viande séchée du valais, bourguignon, bourguignonne, fondue bourguignonne, carbonnade, carbonade, pot au feu, daube, goulasch, goulache, gulasch, stroganoff, stroganov, bœuf mode, chili con carne, bolognaise, bolognese, sauce bolognaise, ragù, cheeseburger, hamburger, burger, kefta, kefte, carpaccio, bò bún, bo bun, bulgogi, hachis parmentier, parmentier, moussaka, cannelloni, tafelspitz, sauerbraten, boulette suédoise, meatball, ghackets, hackfleisch, filet américain, sukiyaki, wagyu, rendang, viandox, bouillon de bœuf, suif, os à moelle, moelle, tripes, cecina, pho, filet  wellington, merguez, cervelas, cottage pie, fajita, nachos con carne, ravioli, gehacktes, gras double, picadillo, empanada',
    mayBe: anyMeat,
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'steak haché, viande hachée de bœuf',
    heldIn: 'hamburger, burger, cheeseburger, bœuf haché, haché de bœuf',
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'veau, kalb, vitello',
    heldIn:
      'osso buco, ossobuco, blanquette, vitello tonnato, saltimbocca, escalope viennoise, wiener schnitzel, escalope milanaise, piccata, marengo, ris de veau, fond de veau, paupiette, fricandeau, émincé à la zurichoise, émincé zurichois, zürcher geschnetzeltes, geschnetzeltes, saucisse à rôtir, saucisse de saint gall, olma bratwurst, bratwurst, st galler bratwurst, weisswurst, tête de veau, foie de veau, cordon bleu, grenadin, fleischkäse, tendron, saucisse blanche, ravioli, tortellini, boudin blanc',
    mayBe: anyMeat,
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'agneau, mouton, lamm, agnelet',
    heldIn:
      "tajine, shepherd’s pie, biryani, gigot, souris d'agneau, navarin, merguez, kefta, méchoui, couscous royal, shepherd pie, moussaka, rogan josh, irish stew, tajine d'agneau, haggis, kebab, döner, doner, gyros, chawarma, shawarma, arrosticini, carré d'agneau, selle d'agneau, baron d'agneau, chich kebab, chiche kebab, baeckeoffe, köfte, kofta, seekh kebab, épigramme, pascaline, boulfaf, harira, kibbeh, kebbeh",
    mayBe: anyMeat,
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'cheval, viande chevaline, chevaline, pferd, equine, équine',
    kinds: 'poulain',
    heldIn: 'viande séchée de cheval, mostbröckli, mostbroeckli',
    mayBe: anyMeat,
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'lapin, lapereau, kaninchen',
    kinds: 'lièvre',
    heldIn: 'civet, gibelotte, râble, pâté de lièvre',
    mayBe: 'viande, viande froide',
    trait: 'MEAT',
    animal: true,
  },
  { names: 'cabri, chevreau, gitzi', mayBe: 'viande, viande froide', trait: 'MEAT', animal: true },
  {
    names: 'poulet, poule, coq, huhn, chicken, pollo',
    kinds: 'poularde, coquelet, chapon, poussin',
    heldIn:
      'aile de volaille, couscous royal, haut de cuisse, hauts de cuisse, nuggets, coq au vin, waterzoi, waterzooi, colombo, tikka masala, tandoori, butter chicken, wings, yassa, cordon bleu, blanc de volaille, cuisse de volaille, filet de volaille, aiguillette, aiguillettes, suprême de volaille, bouillon de volaille, bouillon de poule, fond de volaille, foie de volaille, quenelle de volaille, volaille, vol au vent, bouchée à la reine, riz casimir, casimir, yakitori, karaage, gaeng kai, cock a leekie, jambalaya, paella, fajita, kentucky, mistkratzerli, pastilla',
    mayBe: anyMeat,
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'dinde, dindon, truthahn, turkey',
    kinds: 'dindonneau',
    heldIn:
      'volaille, blanc de volaille, filet de volaille, saucisse de volaille, jambon de volaille, escalope de volaille, rôti de volaille, cordon bleu',
    mayBe: anyMeat,
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'canard, canette, ente',
    kinds: 'magret, caneton',
    heldIn:
      "salade landaise, confit de canard, confit du sud ouest, foie gras, rillettes d'oie, cassoulet, canard laqué, parmentier de canard, graisse de canard, volaille, aiguillettes",
    mayBe: 'viande, viande froide',
    trait: 'MEAT',
    animal: true,
  },
  { names: 'foie gras', heldIn: 'tournedos rossini, rossini' },
  {
    names: 'pintade, pintadeau',
    heldIn: 'volaille',
    mayBe: 'viande, viande froide',
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'gibier',
    heldIn:
      'cerf, chevreuil, biche, sanglier, marcassin, lièvre, faisan, perdrix, caille, chamois, bouquetin, élan, palombe, bécasse, civet, selle de chevreuil, renne',
    trait: 'MEAT',
  },
  {
    names: 'cerf, biche, chevreuil, chamois, hirsch, reh',
    heldIn: 'gibier, civet, selle grand veneur, grand veneur',
    mayBe: 'viande, viande froide',
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'sanglier, marcassin',
    heldIn: 'gibier, civet',
    mayBe: 'viande, viande froide',
    trait: 'MEAT',
    animal: true,
  },
  {
    names: 'jambon, schinken',
    kinds: 'prosciutto, serrano, jambonneau, speck, coppa',
    heldIn:
      'croque monsieur, croque madame, cordon bleu, saltimbocca, pizza reine, pizza regina, jambon beurre, hawaï pizza, toast hawaï, ficelle picarde, carbonara, quiche lorraine, assiette valaisanne',
    trait: 'MEAT',
  },
  {
    names: 'porc, cochon',
    heldIn: 'gélatine, feuille de gélatine, gélatine en feuille, gélatine en poudre',
    trait: 'GELATINE',
    animal: true,
  },
  {
    names: 'lardon, lard, bacon',
    kinds: 'pancetta, guanciale, poitrine fumée, speck, ventrèche, bacon, lard',
    heldIn:
      'quiche lorraine, tartiflette, carbonara, tarte flambée, flammekueche, flammenküche, salade lyonnaise, bœuf bourguignon, coq au vin, amatriciana, choucroute garnie, cassoulet, barde, morbiflette, croziflette, frisée aux lardons, club sandwich, barde de lard, full english breakfast',
    trait: 'MEAT',
  },
  {
    names: 'saucisse, wurst',
    kinds:
      'saucisson, merguez, chipolata, cervelas, schublig, bratwurst, knack, francfort, wienerli, chorizo, boutefas, longeole, boudin, andouille, andouillette, luganighe, diot',
    heldIn:
      'hot dog, choucroute garnie, cassoulet, papet vaudois, saucisse à rôtir, currywurst, landjäger, gendarme, salami, ajoie, toad in the hole, rougail saucisse',
    trait: 'MEAT',
  },
  { names: 'boudin, blutwurst' },
  { names: 'andouille, andouillette' },
  { names: 'tripes, gras double', heldIn: 'andouille, andouillette, tripoux' },
  {
    names: 'foie, leber',
    heldIn:
      'pâté de foie, leberwurst, mousse de canard, saucisse aux foies, saucisse de foie, faverges, atriau, atriaux, adrio, fegato, leberli',
  },
  {
    names: 'saumon, lachs, salmon',
    heldIn:
      'coulibiac, gravlax, gravadlax, gravad lax, koulibiac, lomi lomi, œuf de saumon, ikura, bagel saumon, poke bowl, sushi, sashimi, maki, chirashi, california roll, tataki de saumon',
    mayBe: anyFish,
    trait: 'FISH',
    animal: true,
  },
  {
    names: 'œuf de poisson',
    heldIn:
      'tarama, caviar, boutargue, poutargue, œufs de lump, œufs de saumon, ikura, tobiko, masago',
    trait: 'FISH',
  },
  {
    names: 'thon, thunfisch, tuna, tonno',
    kinds: 'albacore, bonite',
    heldIn:
      'petit navire, niçoise, salade niçoise, pan bagnat, vitello tonnato, tonnato, poke bowl, sushi, maki, sashimi, katsuobushi, dashi, chirashi',
    mayBe: anyFish,
    trait: 'FISH',
    animal: true,
  },
  {
    names: 'truite, forelle',
    heldIn: 'œuf de truite',
    mayBe: anyFish,
    trait: 'FISH',
    animal: true,
  },
  {
    names: 'anchois, acciughe, sardelle, boquerones',
    kinds: 'pissalat',
    heldIn:
      'tapenade, anchoïade, pissaladière, worcestershire, worcester sauce, sauce worcester, salade césar, niçoise, salade niçoise, puttanesca, garum, colatura, bagna cauda, sauce césar, vitello tonnato, pan bagnat, pizza napolitaine, gentleman relish, sauce de poisson, nuoc mam',
    mayBe: 'poisson',
    trait: 'FISH',
  },
  { names: 'sardine, sardinade', mayBe: anyFish, trait: 'FISH' },
  { names: 'maquereau, makrele', kinds: 'lisette', mayBe: anyFish, trait: 'FISH' },
  {
    names: 'hareng, hering',
    kinds: 'rollmops, bückling, kipper, matjes',
    mayBe: 'poisson',
    trait: 'FISH',
  },
  {
    names: 'cabillaud, morue, dorsch, cod, bacalao, bacalhau',
    kinds: 'skrei, stockfisch',
    heldIn:
      'brandade, accras, acras, colin, poisson blanc, fish and chips, bâtonnet de poisson, poisson pané, esqueixada, foie de morue',
    mayBe: anyFish,
    trait: 'FISH',
    animal: true,
  },
  {
    names: 'colin, merlu, lieu, lieu noir, hoki, merlan',
    heldIn: 'poisson blanc, bâtonnet de poisson, poisson pané, surimi',
    mayBe: anyFish,
    trait: 'FISH',
    animal: true,
  },
  {
    names: 'perche, egli',
    heldIn: 'perche meunière',
    mayBe: anyFish,
    trait: 'FISH',
  },
  {
    names: 'poisson gras',
    heldIn:
      'saumon, maquereau, sardine, hareng, thon, truite, anchois, anguille, espadon, gravlax, flétan, omble',
    trait: 'FISH',
  },
  {
    names: 'poisson fumé',
    heldIn:
      'saumon fumé, truite fumée, haddock, hareng fumé, maquereau fumé, kipper, thon fumé, espadon fumé, anguille fumée, flétan fumé, féra fumée, sprat',
  },
  {
    names: 'poisson cru',
    heldIn:
      'sushi, sashimi, maki, chirashi, ceviche, tartare de saumon, tartare de thon, carpaccio de saumon, carpaccio de thon, carpaccio de poisson, tartare de poisson, poke bowl, gravlax, gravadlax, saumon cru, thon cru, tataki, saumon mariné, saumon fumé, poisson tahitien, lomi lomi',
  },
  {
    names: 'viande crue, viande saignante, viande bleue, viande rosée, viande peu cuite',
    heldIn:
      'tartare de bœuf, steak tartare, carpaccio de bœuf, filet américain, kitfo, viande séchée, viande des grisons, jambon cru, bresaola, salami, saucisson sec, saucisse sèche, mettwurst, coppa, pancetta crue, chorizo',
  },
  {
    names: 'crevette, gambas, gambero, shrimp, prawn, garnele, ebi, camaron, camarão',
    kinds: 'scampi',
    heldIn:
      'fruits de mer, paella, nasi goreng, tom yam, tom yum, chips de crevette, beignets de crevette, pâte de crevette, rouleau de printemps, cocktail de fruits de mer, har gow, hakao, jambalaya, bisque, pad thaï, pad thai, belacan, sambal, mee goreng, laksa, friture de la mer, marinara aux fruits de mer, frutti di mare, sauce xo, gaeng kung, chirashi, tomate crevette, shrimps',
    mayBe: 'crustacé, surimi',
    trait: 'SHELLFISH',
  },
  {
    names: '=moules, moule de bouchot, miesmuschel',
    heldIn:
      'bouchots, marinière, mouclade, éclade, fruits de mer, paella, frutti di mare, moules frites',
    trait: 'SHELLFISH',
  },
  {
    names: 'huître, auster',
    kinds: 'fine de claire, belon',
    heldIn: "fruits de mer, sauce d'huître, sauce huître, oyster sauce",
    trait: 'SHELLFISH',
  },
  {
    names:
      'saint jacques, coquille saint jacques, noix de saint jacques, st jacques, coquille st jacques, noix de st jacques, noix de pétoncle',
    kinds: 'pétoncle, vanneau',
    heldIn: 'fruits de mer',
    trait: 'SHELLFISH',
  },
  {
    names: 'calamar, calmar, encornet, seiche, calamari, sepia',
    kinds: 'chipiron, supion, poulpe, pieuvre',
    heldIn:
      'fritto misto, fruits de mer, paella, encre de seiche, frutti di mare, friture de la mer, rouille sétoise, takoyaki, tielle',
    trait: 'SHELLFISH',
  },
  { names: 'poulpe, pieuvre, octopus', heldIn: 'takoyaki, fruits de mer', trait: 'SHELLFISH' },
  {
    names: 'crabe, tourteau, araignée de mer, étrille, king crab, dormeur',
    heldIn: 'surimi, fruits de mer, bisque, california roll, crab cake, bâtonnet de crabe',
    trait: 'SHELLFISH',
  },
  {
    names: 'homard, langouste, langoustine, écrevisse, hummer, lobster',
    heldIn: 'bisque, fruits de mer, thermidor, armoricaine, sauce nantua, nantua, sauce américaine',
    trait: 'SHELLFISH',
  },
  { names: 'surimi, kamaboko, bâtonnet de crabe', heldIn: 'california roll' },
  { names: 'escargot, cagouille, petit gris, schnecke' },
  { names: 'grenouille' },
];
