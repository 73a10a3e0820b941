import { additions, combine, entriesOf } from './types.js';

const fried =
  'carpe, sole, perche, perchette, goujon, goujonnette, éperlan, gardon, ablette, truite, merlan, sardine, anchois, rouget, plie, limande, féra, bondelle, palée, corégone, brochet, sandre, cabillaud, morue, colin, tanche, maquereau, hareng, silure, lotte, poisson';

const scaled =
  'merlu, sole, sandre, flétan, églefin, merlan, limande, carrelet, plie, bonite, thon, mérou, sériole, vivaneau, sébaste, tilapia, carpe, corégone, féra, cabillaud, saumon, truite, maquereau, hareng, sardine, bar, daurade, dorade, brochet, perche, lieu, colin, mulet, rouget, saint pierre';
const shells =
  'homard, langoustine, langouste, crevette, gambas, crabe, tourteau, écrevisse, moule, palourde, coque, huître, saint jacques, seiche, calmar, calamar, encornet, poulpe';

/** Pieces and dishes that leave the kind open, until the fish or the shellfish is named. */
export const ofScaledFish = combine('laitance, rogue, œufs, ceviche, sashimi', scaled);
export const ofShellfish = combine(
  'carapace, patte, pince, tentacule, anneau, anneaux, encre',
  shells,
);

export const fumets = combine('fumet', scaled);

/** Floured before it is fried; « friture de » is small fish, fried whole. */
const friedFish = additions([
  {
    may: ['GLUTEN'],
    only: 'LINE',
    names: [
      ...combine(fried, 'frit, frite', ' '),
      ...combine('filet', fried).flatMap((filet) => [`${filet} frit`, `${filet} frite`]),
      ...combine(
        'friture, petite friture, g de friture, kg de friture, barquette de friture',
        fried,
      ),
    ].join(', '),
  },
]);

/** More fish, shellfish and what is made of them. */
export const seaEntries = [
  ...friedFish,
  ...entriesOf([
    { has: ['FISH'], names: [...ofScaledFish, 'saumon coho'].join(', ') },
    { has: ['SHELLFISH'], names: ofShellfish.join(', ') },
    { has: ['FISH'], may: ['ALCOHOL'], names: fumets.join(', ') },
    { has: ['FISH'], may: ['SCALELESS_FISH'], names: 'poisson lion, panaché de poissons' },
    { has: ['FISH'], names: 'noix de saumon, noix de cabillaud, noix de lotte' },
    { has: ['SCALELESS_FISH'], names: 'noix de lotte' },
    { has: ['SHELLFISH'], names: 'panaché de fruits de mer' },
    { has: ['SHELLFISH'], names: 'pulpo à la gallega, poulpe à la gallega, moules =hollandaises' },
    { has: ['FISH', 'GLUTEN'], names: 'samoussa au merlan, samoussa au merlu, samoussa au thon' },
    {
      has: ['FISH'],
      names: `
      ablette, ablettes, aiglefin fumé, ailerons de thon, alevins, alose feinte, anchois marinés, anchois frais, anchois au sel, anchois de collioure, anchois salés, filets d'anchois, crème d'anchois, beurre d'anchois, boquerones, boquerone, anchovis, anchovy paste, anchoïade, aprons, bacalao, bacalhau, baccala, badèche, balaou, bar de ligne, bar sauvage, barbeau, barbeaux, barracuda, béryx, bichir, blanc de morue, bondelles, bondelle fumée, bottarga, botargue, boutargue de mulet, poutargue de mulet, brème de mer, brèmes, brochets, quenelle de brochet, cabillauds, dos de cabillaud, capelan, cardine, cardines, carassin, carpe farcie, carpe frite, carrelets, castagnole, céteau, céteaux, chapon de mer, chapons de mer, cheveine, chevesne, chinchards, cigarettes de thon, colinot, colin lieu, pavé de colin, colineaux, congolli, coregones, corvine, corb, courbine, croaker, daurade grise, daurade rose, dorade coryphène, coryphène, dorade grise, dorade sébaste, eglefin, empereur poisson, éperlans, éperlans frits, escabèche de sardines, esprot, faux mérou, féra fumée, féra du léman, féras du léman, filet de sandre, filets de féra, filets de perches, filet de perche, filets de bar, filet de bar, flétan fumé, flet commun, flétan du groenland, friture d'ablettes, gallinette, gardons, gasparot, goujon, goujonnettes, goujonnettes de sole, goujonnette, goujons, goujons frits, graines de truite, grenadier poisson, grondins, grondin perlon, hareng fumé, hareng frais, harengs, harengs marinés, harengs à l'huile, harengs pommes à l'huile, hareng mariné, matjes, matjes hareng, filets de hareng, kipper fumé, hoplostète, hotu, john dory, jus de poisson de roche, kabeljau, kibinago, lavarets, lieux noirs, dos de lieu noir, filet de lieu noir, limande sole, limandes, lingues, loup de ligne, loup grillé, loubine, lompret, lutjan, lotte fausse, maatje, mahi-mahi, maigre commun, maigre de ligne, filet de maigre, filets de maigre, maquereaux au vin blanc, maquereaux à la moutarde, filets de maquereau, maquereau fumé, maquereau à l'huile, marmite dieppoise, menuise, merlans, merlan frit, merlan pané, merlu blanc, merluchon, merluchons, meunier poisson, mérou brun, mérous, morue salée, morue séchée, morue fraîche, mulet cabot, muges, muge, nonnat, nonnats, omble du canada, ombles, ombre de rivière, ombrine, omul, orphies, oblade, pagre, pageots, pagres, palmitos de thon, pavé de thon, steak de thon, tartare de thon, tataki de thon, thon mi cuit, ventrèche de thon, mi cuit de thon, thon blanc, thon germon, germon, thon listao, listao, thon à l'huile, thon entier, thon émietté, miettes thon, rillettes de thon maison, rillettes de sardines, rillettes de maquereau, rillettes de truite, rillettes de hareng, perches, perche soleil, perchettes, perche du lac, pilchards, pirarucu, =plie, =plies, poisson perroquet, poisson clown, poisson pilote, poisson volant, poisson rouge, poissons volants, poutine niçoise, rascasses, rouget de roche, rougets, rouget barbet, rouget-barbet, rougets barbets, saint-pierre, saint pierre filet, saint-pierre entier, filet de saint pierre, filets de saint pierre, sandres, sar commun, sars, sardine à l'huile, sardines grillées, sardines millésimées, boîte de sardines, sardinades, sardinade, saumon atlantique, saumon gravlax de saumon, gravelax, gravad lax, saumon bellevue, saumon d'écosse, saumon de fontaine, saumon keta, saumon kéta, saumon label rouge, saumon mariné, saumon rose, saumon rouge, saumon sauvage, saumon sockeye, chutes de saumon, cœur de saumon, dés de saumon, pavé de saumon, pavés de saumon, tartare de saumon, carpaccio de saumon, tataki de saumon, lomi lomi, poke de saumon, poké saumon, poke bowl saumon, sébaste du nord, sériole limande, sévereau, severeau, sole limande, sole meunière, sole tropicale, soles portions, solette, solettes, sparaillon, sprats fumés, stockfish, stockfisch, estofinado, estocafic, tacauds, tanches, tassergal, tilapias, truitelle, truites saumonées, truite de mer, truite arc en ciel, truite fario, truite bleue, truite meunière, truites meunière, truite fumée, truite saumonnée, vairon, vairons, vandoise, vendace, vengerons, vieille de mer, vivaneaux, zander, caviar de saumon, caviar de truite, œufs de capelan, œufs de hareng, œufs de lieu, œufs de truites, œufs de féra, oeufs de poisson volant, œufs d'ablette, caviar de hareng, avruga, arenkha, laitance de hareng, laitances de hareng, laitance de carpe, laitances de carpe, arêtes de saumon, tête de saumon, parures de sole, arêtes de sole, parures de poisson de sole, peau de saumon, huile de foie de morue, foie de morue, foies de morue, sauce anchois, sauce aux anchois, nuoc mâm pha, nuoc cham, nước chấm, nuoc nam, nuoc-nam, nuocmam, nuoc man, nước mắm, nam plaa, budu, ngoc mam, mam nem, mam ruoc, padek, pla ra, prahok, colatura di alici, garum, shottsuru, ishiru, bagoong isda, hon dashi, dashi, dashinomoto, poudre de bonite, flocons de bonite, copeaux de bonite, bonite en flocons, bonite fumée, katsuo dashi, niboshi, iriko, shirasu, ikan bilis, gyofun, worcester sauce, worcestershire sauce, worchestershire, worcestersauce, worcestershiresauce, worchestersauce, sauce worchester, sauce anglaise, lea & perrins, lea et perrins, lea perrin's, césar caesar, salade césar, caesar salad, puttanesca, pan-bagnat, salade niçoise thon, sauce tonnato, tonnato, vitello tonnato, pissaladières, pissalat, anchoyade, bagna càuda, bagnet vert aux anchois, bagnetto verde, tapenade aux anchois, olives farcies aux anchois, olives aux anchois, fish & chips, fish and chips, poisson pané, fish burger, filet o fish, burger de poisson, kedgeree, coulibiac, koulibiac, coulibiac de saumon, saumon en croûte, feuilleté au saumon, blinis au saumon, bagel au saumon, toast au saumon, quiche au saumon, quiche au thon, cake au thon, pain de thon, pain de poisson, terrine de saumon, terrine de poisson, mousse de saumon, mousse de thon, mousse de truite, brandade, morue à l'aïoli, grand aïoli, aïoli garni, aïgo sau, parmentier de saumon, parmentier de morue, hachis parmentier de saumon, parmentier de poisson, lasagnes au saumon, lasagnes au thon, tartiflette au saumon, gratin de saumon, gratin de poisson, pâtes au saumon, pâtes au thon, spaghetti aux sardines, pasta con le sarde, thiéboudienne, thieboudienne, thiep, thiep bou dien, tieb, riz au poisson, yassa de poisson, acras, accras de morue, acra de morue, chiquetaille, chiquetaille de morue, féroce d'avocat, blaff, blaff de poisson, court bouillon de poisson, court-bouillon antillais, rougail morue, rougail de morue, saltfish, ackee saltfish, escovitch, ceviche de saumon, ceviche de dorade, ceviche de bar, tiradito, sushi au saumon, sushis au saumon, sushi saumon, maki saumon, makis au saumon, maki thon, makis, maki, sushis, temaki, chirashi, chirashi saumon, onigiri au thon, onigiri au saumon, onigiri thon, okonomiyaki aux copeaux, takoyaki bonite, amok, amok de poisson, curry de poisson, moqueca, moqueca de poisson, bacalhau à bras, bacalhau à brás, bolinhos de bacalhau, pastéis de bacalhau, esqueixada, romesco de peix, marmitako, gefilte fish, carpe à la juive, hareng sous fourrure, shuba, vorschmack, gravlaks, rakfisk, surströmming, lutefisk, janssons frestelse, tentation de jansson
    `,
    },
    {
      has: ['FISH', 'SCALELESS_FISH'],
      names: `
      aiguillat, aiguillats, aileron de requin, ailerons de requin, anguilles, anguilles au vert, anguille laquée, anguille de mer, ange de mer, baudroies, médaillon de lotte, médaillons de lotte, medaillon de lotte, filets de lotte, filet de lotte, gigot de lotte, gigot de mer, rôti de lotte, rouelles de lotte, queues de lotte, foie de lotte, ankimo, blanquette de lotte, lotte à l'américaine, lotte à l'armoricaine, beluga, osciètre, oscietre, sevruga, caviar d'aquitaine, caviar iranien, caviar français, caviar noir, béluga, barbotte, barbotes, chat de mer, chien espagnol, civelle, civelles, pibale, pibales, congres, congre fumé, darne d'espadon, darnes d'espadon, pavé d'espadon, steak d'espadon, espadon fumé, espadons, esturgeons, esturgeon fumé, fugu sashimi, grande roussette, holbiche, lamproies, lamproie à la bordelaise, loup de mer atlantique, lompes, caviar de lompe, caviar de lump, œufs de lompe rouges, œufs de lompes, œufs de lumps, œufs de lump noirs, lumpfish, makaire, marlin, marlin bleu, espadon voilier, voilier poisson, mako, requin mako, peau bleue, murènes, mustèle, poisson lune, poisson-chat, poissons-chats, pangas, panga filet, filet de pangas, filets de pangasius, poisson loup, loup tacheté, loup de l'atlantique, raies, raie bouclée, ailes de raie, aile de raie au beurre noir, raie au beurre noir, raie aux câpres, joues de raie, pocheteau, requins, requin hâ, requin marteau, roussettes, rousette, saumonettes, sabre noir, poisson sabre noir, filet de sabre, sabre d'argent, silures, silure glane, filet de silure, sterlet, turbots, filet de turbot, filets de turbot, turbotins, unagi, unagi kabayaki, kabayaki, veau de mer, émissoles, lottes, lote, bourdreuil, monkfish, eel, swordfish, shark, catfish, sturgeon, vissouille, wolffish
    `,
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH'],
      clearedBy: ['PLANT'],
      names: `
      poissons, poisson de mer, poisson maigre, poisson gras, poissons blancs, poissons de roche, poisson de rivière, poisson du marché, poisson entier, poisson cru, poisson séché, poisson salé, poisson fermenté, poisson haché, poisson surgelé, poisson pour soupe, poissons pour bouillabaisse, dés de poisson, pavé de poisson, pavés de poisson, dos de poisson, darne de poisson, darnes de poisson, filets de poissons, cubes de poisson, mélange de poissons, assortiment de poissons, brochettes de poisson, têtes de poisson, tête de poisson, parures de poisson, arêtes de poisson, chair de poisson, farce de poisson, mousse de poisson, boulettes poisson, boulettes de poisson, croquettes de poisson, bouchées de poisson, fish balls, chikuwa, hanpen, friture de poissons, petite friture, friture du léman, fritto misto, fritto misto di mare, soupe de poisson, soupe de roche, bouillabaisses, bourride, cotriade, chaudrée, caldeirada, œufs de poissons, œufs de poisson, laitances, laitance, fumets, fumet de poissons, fumet de poisson en poudre, fumet de poisson déshydraté, bouillon de poisson, cube de bouillon de poisson, court bouillon de poissons, concentré de poisson, poke bowl, poké bowl, carpaccio de poisson, tartare de poisson, sashimis, ceviche, céviche, ceviches, tajine de poisson, tajine au poisson, couscous au poisson, brochet et lotte, choucroute de la mer, choucroute de poissons, pavés de la mer, terrine de la mer, rillettes de la mer, tarama blanc, taramasalata, sauce de poisson, sauce au poisson, sauce à base de poisson, sauce pimentée de poisson
    `,
    },
    {
      has: ['SHELLFISH'],
      clearedBy: ['PLANT'],
      names: `
      abalone, ormeau, oreilles de mer, oreille de mer, anémone de mer, anémones de mer, ortie de mer, orties de mer, amandes de mer, araignées de mer, arapède, arapèdes, arche de noé, barquette de mer, bébés calamars, bébé poulpe, beignets de calamar, calamars à la romaine, calamars frits, rondelles de calamar, rings de calamar, calmars, calamari, calamares, calamaretti, bernard l'ermite, bernique, berniques, bigorneaux, bouquets roses, bouquet rose, boucau, boucaud, brouquette, bulots cuits, camaron, camarons, chair de crabe en boîte, chair de tourteaux, chancre, chatka, king crabe, crabes, crabe dormeur, crabe des neiges, crabe vert, crabe mou, crabe farci, crabes farcis, pinces de crabe, pattes de crabe, pince de crabe, miettes de crabe, crabcake, crab cake, crab cakes, matoutou, chevrettes de mer, cigales de mer, clams, clam chowder, clovisses, coquillages, coquillages farcis, coquilles saint-jacques, corail d'oursin, langues d'oursin, oursins, couteau mer, couteaux de mer, crépidule, crépidules, crevettes, crevette, crevettes bouquet, crevettes cuites, crevettes décortiquées, crevettes grises, crevettes nordiques, crevettes papillon, crevettes tigrées, crevettes géantes, crevettes sauvages, crevettes de madagascar, crevettes séchées, crevettes à l'ail, cocktail de crevettes, avocat crevettes, avocat aux crevettes, beignets de crevettes, raviolis aux crevettes, raviolis de crevettes, ha kao, ha kaw, har kao, bouchées aux crevettes, toasts aux crevettes, croquettes aux crevettes, nems aux crevettes, rouleaux de printemps aux crevettes, croustillant de crevettes, tempura de crevettes, ebi tempura, ebi, amaebi, queues de crevettes, queue de crevette, têtes de crevettes, bisque de crabe, bisque de langoustine, bisque de langoustines, bisque d'étrilles, crustacés, écrevisses, queues d'écrevisses, gratin de queues d'écrevisses, écrevisses à la nage, encornets, encornets farcis, blanc d'encornet, tubes d'encornet, lamelles d'encornet, étrilles, favouilles, flie, flion, gambas, gambas à la plancha, gambero, gamberi, gamberoni, gambas al ajillo, galathées, haliotide, holothurie, bêche de mer, homards, homard bleu, homard breton, homard du maine, queue de homard, queues de homard, homard thermidor, homard à l'américaine, lobster roll, huitres, huîtres creuses, huîtres plates, huîtres fines de claire, fines de claire, belons, belon, gillardeau, spéciales de claire, huîtres fumées, jambonneau de mer, kalamar, krabbe, lambis, lambi, fricassée de lambi, langouste, langoustes, langoustines, langoustines royales, lavagnons, lavagnon, lutraire, mactre, méduses, moucles, mouclade, éclade, éclade de moules, moules espagnoles, moules surgelées, moules décortiquées, moules cuites, moules farcies, moules à la plancha, moules de barques, moules au curry, litre de moules, litres de moules, kg de moule, noix de coquille saint-jacques, noix de saint jacques, noix de st jacques, st jacques, saint jacque, saint-jacques, pétoncles, noix de pétoncle, ouassous, ouassou, z'habitants, olive de mer, olives de mer, paella aux fruits de mer, fideua, fideuà, arroz negro, riz noir à l'encre, palourde, palourdes, palourdes farcies, parpaillons, patelles, pétoncle noir, pholade, pieuvres, pieuvre, poulpes, tentacules de poulpe, salade de poulpe, poulpe à la galicienne, pulpo, polpo, pouce-pied, pouce-pieds, pouces-pieds, pousse-pied, percebes, praires, praires farcies, quisquille, ravioles de homard, rouelle de calamar, salade de fruits de mer, pizza aux fruits de mer, mélange de fruits de mer, cocktail de la mer, plateau de la mer, fruits de mer cuits, risotto aux fruits de mer, spaghetti aux fruits de mer, spaghetti alle vongole, spaghetti vongole, linguine aux palourdes, seiches, seiche, blanc de seiche, blancs de seiche, encre de seiche, encre de calamar, encre de poulpe, noire de seiche, supions, supion, sépia, sépioles, sépiole, chipiron, chipirons, rouille sétoise, rouille de seiche, tielle, tielle sétoise, tielles, soupions, spondyle, squilles, surimi de crabe, bâtonnet de crabe, bâtonnets au crabe, salade de crabe, tarte aux fruits de mer, telline, tellines, tourteaux, tourteau, trocas, vanneaux de mer, vernis de mer, vongole, vongoles, yabby, zarzuela de fruits de mer, cioppino, pâte de crevette, pâte de crevettes, belachan, belacan, terasi, trassi, kapi, mắm tôm, mam tom, mam ruốc, saeujeot, sauce crevette, sauce de crevettes, sauce aux crevettes, poudre crevette, poudre de crevettes, crackers de crevettes, cracker aux crevettes, kroepoek, krupuk, kroupouks, prawn crackers, beignets de crevette, chips crevettes, chips aux crevettes, bouillon de crustacés, fumet de crustacés, fond de homard, bisques, beurre de crustacés, beurre d'écrevisses, beurre de langoustine, sauce langoustine, sauce crustacés, sauce homardine, sauce joinville, sauce cardinal, sauce cardinale, sauce huîtres, sauce d'huitre, sauce huitre, sauce d'huitres, sauce aux huitres, oyster, oysters, mussels, clam, squid, octopus, scallop, scallops, crayfish, crawfish, gumbo aux crevettes, étouffée de crevettes, curry de crevettes, rougail crevettes, crevettes sautées, pad thaï aux crevettes, pad thai crevettes, tom yam kung, tom yum goong, tom yam, tom yum, tom yum kung, salade de papaye verte aux crevettes, som tam, som tum, nasi goreng, char kway teow
    `,
    },
    {
      only: 'LINE',
      has: ['SHELLFISH'],
      names: `
      kg de moule, g de moule, litre de moule, moule de bouchot, couteaux frais, violets de roche, pistes fraîches
    `,
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH', 'SHELLFISH'],
      names: `
      sushi, sushis, maki, makis, assortiment de sushis, plateau de sushis, california rolls, california roll, bourride, cotriade, chaudrée, fritto misto, bouillabaisses, marmite du pêcheur, choucroute de la mer, choucroute de poissons, gratin de la mer, waterzooi de poisson, waterzoï de poisson, nasi goreng, sauce xo, curry laksa
    `,
    },
    {
      has: ['SHELLFISH', 'MEAT'],
      may: ['PORK', 'FISH'],
      names: `
      paella valencienne, gumbo, jambalaya
    `,
      clearedBy: ['PLANT'],
    },
    {
      may: ['GLUTEN'],
      names: `
      sauce huîtres, sauce d'huitre, sauce huitre, sauce d'huitres, sauce aux huitres, sauce xo, bisques, bisque de crabe, bisque de langoustine, bisque de langoustines, bisque d'étrilles, sushi, sushis, maki, makis, poke bowl, poké bowl, california rolls, soupe de poisson, petite friture, friture de poissons, friture du léman, fritto misto, goujonnettes, goujonnettes de sole, calamars frits, truite meunière, sole meunière, truites meunière, merlan frit, éperlans frits, goujons frits, coquilles saint-jacques gratinées, sauce américaine, sauce armoricaine, sauce nantua, sauce crevette, anguille laquée, unagi kabayaki, kabayaki, nasi goreng, char kway teow, hondashi, hon dashi, dashinomoto, worcester sauce, worcestershire sauce, worchestershire, worcestersauce, sauce worchester, sauce anglaise, lea & perrins, lea et perrins, lea perrins, surimi de crabe, bâtonnet de crabe, bâtonnets au crabe, taramasalata, tarama blanc, blanquette de lotte, chikuwa, fumet de poisson en poudre, fumet de poisson déshydraté, cube de bouillon de poisson, chirashi, terrine de poisson, mousse de poisson, boulettes de poisson, boulettes poisson, fish balls, gravlax sauce, crabe farci, crabes farcis, moules farcies, palourdes farcies, praires farcies, encornets farcis, rouille sétoise, aïoli garni
    `,
    },
    {
      has: ['GLUTEN'],
      names: `
      merlan pané, calamars à la romaine, beignets de calamar, beignets de calamars, beignets de crevettes, beignets de crevette, tempura de crevettes, ebi tempura, fish & chips, fish and chips, fish burger, filet o fish, burger de poisson, coulibiac, koulibiac, coulibiac de saumon, saumon en croûte, feuilleté au saumon, bagel au saumon, toast au saumon, toasts aux crevettes, raviolis aux crevettes, raviolis de crevettes, ha kao, ha kaw, croquettes de poisson, croquettes aux crevettes, acras, accras, accras de morue, acra de morue, accra de morue, acras de morue, pan-bagnat, pissaladières, lasagnes au saumon, lasagnes au thon, pâtes au saumon, pâtes au thon, spaghetti aux sardines, pasta con le sarde, spaghetti alle vongole, spaghetti vongole, linguine aux palourdes, spaghetti aux fruits de mer, fideua, fideuà, tielle, tielle sétoise, tielles, quiche au saumon, quiche au thon, cake au thon, lobster roll, blinis au saumon, pizza aux fruits de mer, crab cake, crab cakes, crabcake, bolinhos de bacalhau, pastéis de bacalhau, nems aux crevettes, thiéboudienne aux vermicelles, cuisses de grenouilles panées, tarte aux fruits de mer, poisson pané, gefilte fish, takoyaki bonite, okonomiyaki aux copeaux, okonomiyaki, takoyaki, ramen aux fruits de mer, udon au bouillon dashi, agedashi
    `,
    },
    {
      has: ['MILK'],
      names: `
      taramasalata, feuilleté au saumon, quiche au saumon, quiche au thon, lasagnes au saumon, lasagnes au thon, tartiflette au saumon, gratin de saumon, gratin de poisson, gratin de fruits de mer, gratin de queues d'écrevisses, parmentier de saumon, parmentier de poisson, parmentier de morue, hachis parmentier de saumon, raie au beurre noir, aile de raie au beurre noir, sole meunière, truite meunière, truites meunière, moules à la crème, mouclade, clam chowder, homard thermidor, sole normande, sole bonne femme, coquilles saint-jacques gratinées, coquilles saint jacques à la bretonne, blanquette de lotte, beurre de crustacés, beurre d'écrevisses, beurre de langoustine, beurre d'anchois, escargots au beurre, escargots de bourgogne au beurre, escargots préparés, salade césar, caesar salad, bagna cauda, bagna càuda, tentation de jansson, janssons frestelse, pâtes au saumon, brandade, waterzooi de poisson, pizza aux fruits de mer, pizza au thon, bagel au saumon, rillettes de thon maison, rillettes de sardines, rillettes de maquereau, rillettes de truite, rillettes de hareng, mousse de saumon, mousse de thon, mousse de truite, terrine de saumon, sauce nantua, sauce joinville, sauce cardinal, sauce cardinale, lobster roll, blinis au saumon, coulibiac, coulibiac de saumon, koulibiac
    `,
    },
    {
      has: ['EGG'],
      names: `
      quiche au saumon, quiche au thon, rillettes de thon mayo, salade césar, caesar salad, salade niçoise, salade niçoise thon, pan-bagnat, tarte aux fruits de mer, blinis au saumon, avocat crevettes, avocat aux crevettes, cocktail de crevettes, thon mayonnaise, harengs sous fourrure, hareng sous fourrure, shuba, gefilte fish, kedgeree, aïoli garni, grand aïoli, morue à l'aïoli, sauce tonnato, tonnato, vitello tonnato, crab cake, crab cakes, terrine de poisson, mousse de poisson, pain de poisson, pain de thon, terrine de la mer, terrine de saumon, surimi de crabe, bâtonnet de crabe, bâtonnets au crabe, cake au thon, coulibiac, coulibiac de saumon, calamars à la romaine, croquettes de poisson, okonomiyaki, takoyaki, tempura de crevettes, bacalhau à bras, bacalhau à brás, nasi goreng, carpe farcie, moules farcies, lobster roll, chirashi, cuisses de grenouilles panées, fish & chips, fish burger
    `,
    },
    {
      has: ['SNAIL_OR_FROG'],
      names: `
      escargots, escargot, escargots au beurre, escargots préparés, escargots de bourgogne au beurre, cagouilles, cuisses de grenouilles, cuisses de grenouilles panées, cuisses de grenouille, cuisse de grenouilles, grenouilles, lumas, caracoles, cargolade, achatine, œufs d'escargot, caviar d'escargot, caviar d'escargots, bave d'escargot
    `,
    },
    // Animals of the sea that are called after another thing.
    {
      has: ['FISH'],
      names: `
      black bass, liche, ${combine('queue, queues, darne, darnes, tranche, tranches, pavé, pavés', 'julienne').join(', ')}
    `,
    },
    { has: ['FISH', 'SCALELESS_FISH'], names: 'loup marin, escolier, escolier noir' },
    {
      has: ['SHELLFISH'],
      names: 'châtaigne de mer, tomate de mer, poire de mer, bouquet royal, bouquets royaux',
    },
    {
      has: ['FISH', 'SHELLFISH'],
      only: 'LINE',
      names: 'assiette de la mer, saveurs de la mer, mélange de la mer',
    },
    {
      has: ['FISH'],
      may: ['SCALELESS_FISH', 'GLUTEN'],
      only: 'LINE',
      names: 'g de friture, kg de friture, barquette de friture, sachet de friture',
    },
  ]),
];
