import { additions, entriesOf } from '../types.js';

/** Cakes, biscuits, ices and sweets: all that their usual recipe holds and their name does not say. */
export const sweetsInFull = [
  ...additions([
    {
      has: ['GLUTEN', 'EGG', 'MILK', 'NUT'],
      only: 'LINE',
      names:
        'tarte amandine, amandine aux poires, amandine au chocolat, 1 amandine, 2 amandines, 4 amandines, gazelles au beurre, mandelbrot, mandelgipfel, haselnussgipfel, bâton aux noisettes, bâtons aux noisettes, bâton aux amandes, bâtons aux amandes, carré aux noisettes, carrés aux noisettes, mandelfisch, croquants aux noisettes, croquants aux amandes, croquets aux amandes, croquets, ghoriba, ghoriba aux amandes, montécao, montécaos, colomba, colomba pascale, kipferl, vanillekipferl, bienenstich, frankfurter kranz, donauwelle, prinzregententorte, esterhazy, esterhazy torte, dobos, dobostorte, kourabiedes, kourabiès, nussschnecke, nusschnecke, nussschnecken, vogelnestli, spanischbrötli, cigares aux amandes, croquignoles, jésuites, jésuite pâtissier, noisettine, sbrisolona, natas aux amandes, financière aux amandes, cookies double choc noix, fruitcake, fruit cake, sticky toffee aux noix, gâteau nantais, russe pistaché, feuillantine, feuillantines, trois frères, russe au praliné, carré pistache, birewegge, birnweggen',
    },
    {
      has: ['GLUTEN', 'EGG', 'MILK'],
      only: 'LINE',
      names:
        'croûtes dorées, croûte dorée, fotzelschnitten, dampfnudel, dampfnudeln, germknödel, tessinoise brioche, butterzopf, zopf, pain de pâques, osterkuchen, osterfladen, flûtes feuilletées, flûte feuilletée, truffentorte, truffe torte, apfelwähe, käsewähe, chäswähe, wähe, wähen, zwetschgenwähe, aprikosenwähe, cholermus, kaiserschmarrn, käseschnitte, käseschnitten, käseküchlein, pirouettes, stroopwafel, stroopwafels, =natas, bolo de arroz, medialunas, medialuna, rabanadas, torrijas, torrija, kozunak, cozonac, sticky toffee pudding, su böreği, mille crêpe, brioche perdue, moelleux au chocolat, moelleux chocolat, hug biscuits, petit beurre hug, willisauer, kinder tranche au lait, kinder tranche, kinder pingui, kinder maxi king, finger cadbury, cadbury fingers, princes chocolat, prince chocolat, petit lu, biscuits lu, paquet de lu, paquet de bn, bn fraise, bn chocolat, choco bn, galettes st michel, st michel galettes, galettes saint michel, roulés st michel, babka, basler brunsli au beurre, schwarzwäldertorte, coupe nesselrode en pâte, choux chantilly, chou chantilly, chantilly choux',
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names:
        'galette à la mélasse, galettes à la mélasse, carré aux dattes, carrés aux dattes, pet de sœur, pets de sœur, baisers de malmedy, couque, couques, couques de dinant, bizcocho, bizcochos, schoggikuchen, schoggiweggli, biscuits à l’avoine, galette à l’avoine',
    },
    {
      has: ['GLUTEN', 'MILK', 'NUT'],
      only: 'LINE',
      names:
        'hanuta, knoppers, b-ready, nutella b-ready, nutella biscuits, kinder cereali, crousti praliné, trianon, royal chocolat, dacquoise, macaronade dessert',
    },
    { has: ['EGG'], only: 'LINE', names: 'trianon, royal chocolat, dacquoise' },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'truffentorte, schwarzwäldertorte, gâteau nantais, käseschnitte, käseschnitten, birewegge, cassata, fruitcake, fruit cake',
    },
    {
      has: ['MILK', 'NUT'],
      only: 'LINE',
      names:
        'rochers pralinés, rochers praliné, rocher praliné, frigor, chocolat frigor, brésilienne, coupe brésilienne, chocolats merci, merci pralines, guylian, guylian fruits de mer, côte d’or noisettes, lindt noisettes, après ski, snickers glacé, glace rocher, choco lait noisettes, kinder joy, boîte de celebrations, glaces snickers, lion cacahuète',
    },
    {
      has: ['NUT'],
      only: 'LINE',
      names:
        'brésilienne, coupe brésilienne, pâtisserie succès, succès, pralinée, praliné, pralinés, pralinées, pb2, beurre de cacahuète en poudre, pindakaas, erdnussbutter, biber, biberli, appenzeller biber, rüeblitorte, aargauer rüeblitorte, noix de baru, baru, mandelmasse, pastilla, pastilla au poulet, pastilla aux amandes, biscuits de noël aux amandes, guetzli de noël',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names:
        'biscuits de noël, petits biscuits de noël, guetzli, guetzlis, weihnachtsguetzli, carac, caracs',
    },
    {
      has: ['MILK'],
      only: 'LINE',
      names:
        'truffes au champagne, truffes au cognac, truffes au rhum, truffe au champagne, truffes au kirsch, mousse citron, mousse au citron, mousse de citron, café glacé, frappé, schoggi, schoggistängeli, schokolade, kaffeerahm, doppelrahm, rahmglace, rahmtäfeli, nidletäfeli, nidlezeltli, coupe nesselrode, stalden, crème stalden, tam-tam, pouding vanille, pudding vanille, caffè latte, emmi caffè latte, energy milk, chocolat suchard, candia, lait candia, lait gallia, guigoz, lait guigoz, modilac, blédilait, aptamil, novalac, nidal, bledina croissance, miko, glace miko, extrême glace, pudim, beijinho, nescafé cappuccino, ourson guimauve, oursons guimauve, ourson chocolat guimauve, têtes de nègre, tête de nègre, schoko kuss, choco kiss, chokokuss, mohrenkopf, mohrenköpfe, fjord, banania au lait',
    },
    {
      has: ['GELATINE'],
      only: 'LINE',
      names:
        'gummies, gummy, gummibärli, gummibärchen, gummybear, colafläschli, cola fläschli, maoam, boules de gomme, bonbons à mâcher, bonbons tendres, gommes sucrées, gommes fruits, gomme aux fruits, ours d’or, happy cola, fraizibus, croco haribo, pik haribo, polka haribo, rotella, têtes brûlées, lutti, arlequin lutti, scoubidou lutti, langues acides, bâtons acidulés mous, chamallow fraise, marshmallow fluff sans œuf, rocky road',
    },
    {
      may: ['GELATINE'],
      only: 'LINE',
      names:
        'blanc manger, blancs mangers, blanc manger au lait, blanc manger coco, blanc manger au coco, blanc manger à la noix de coco, cheesecake sans cuisson, mousse citron, mousse au citron, mousse de fruits, mousse de framboises, mousse aux fruits, fraisier, framboisier, entremets, entremets aux fruits, entremets chocolat, bavaroise, charlotte aux fraises, charlotte aux framboises, charlotte aux fruits, charlotte aux poires, tarte mousse, miroir aux fruits, miroir cassis, miroir framboise, glaçage miroir, nappage miroir, têtes de nègre, tête de nègre, tête au choco, têtes au choco, verrine mousse',
    },
    {
      has: ['EGG'],
      only: 'LINE',
      names: 'têtes de nègre, tête de nègre, schoko kuss, choco kiss, marshmallow fluff, fluff',
    },
    { has: ['GLUTEN', 'EGG', 'NUT', 'MILK'], may: ['GELATINE'], only: 'LINE', names: 'rocky road' },
    {
      has: ['MILK'],
      may: ['NUT', 'GLUTEN'],
      only: 'LINE',
      names: 'after eight, kinder surprise maxi',
    },
    {
      has: ['GLUTEN'],
      may: ['HONEY', 'MILK'],
      only: 'LINE',
      names:
        'quaker, quaker oats, quaker cruesli, country store, barre de céréales, barres de céréales, barres céréales',
    },
    {
      may: ['NUT'],
      only: 'LINE',
      names:
        'quaker cruesli, cruesli, country store, barre de céréales, barres de céréales, barres céréales',
    },
    {
      may: ['ALCOHOL'],
      only: 'LINE',
      names:
        'mon chéri, chocolats fourrés, ballotin de chocolats, boîte de chocolats, assortiment de chocolats',
    },
    {
      has: ['MILK'],
      may: ['NUT', 'GLUTEN'],
      only: 'LINE',
      names:
        'ballotin de chocolats, boîte de chocolats, assortiment de chocolats, œuf de pâques en chocolat, œufs de pâques en chocolat, père noël en chocolat, lapin de pâques, lapins de pâques',
    },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'NUT', 'EGG'],
      only: 'LINE',
      names: 'harissa dessert, harissa au miel, qalb el louz, kalb el louz, chamia, basboussa',
    },
    {
      has: ['GLUTEN', 'MILK'],
      may: ['EGG'],
      only: 'LINE',
      names:
        'douillon, douillons, bourdelot, bourdelots, fougassette, fougassettes, suisse de valence, suisses de valence, fallue, teurgoule et fallue, navette, navettes sucrées, navettes de marseille, bras de vénus, pompe aux pommes, mirliton, mirlitons, mirliton de rouen',
    },
    {
      has: ['NUT'],
      only: 'LINE',
      names:
        'russe d’oloron, russes d’oloron, mirliton, mirlitons, fruits déguisés, fruit déguisé, bouchon de champagne au chocolat',
    },
    {
      has: ['MILK'],
      may: ['EGG'],
      only: 'LINE',
      names:
        'mousse noisette, mousse praliné, mousse pralinée, mousse pistache, mousse caramel, mousse vanille, mousse café, mousse aux marrons, mousse au praliné, mousse au caramel, mousse au café, mousse coco, liégeois, liégeois au café, liégeois au chocolat, viennois, viennois au chocolat, viennois chocolat, cône vanille, cônes vanille, cône chocolat, cônes chocolat, cônes pistache, cône pistache, tablette lait noisettes, tablette au lait, tablettes au lait, chocolat lait noisette, dressing ranch, ranch dressing, crème noisette, crème pistache',
    },
    { has: ['NUT'], only: 'LINE', names: 'tablette lait noisettes, chocolat lait noisette' },
    {
      has: ['GLUTEN'],
      may: ['MILK', 'EGG'],
      only: 'LINE',
      names:
        'galette aux amandes, galettes aux amandes, galette aux noisettes, galettes aux noisettes, cône glacé, cônes glacés, cône vanille, cônes vanille, cône chocolat, cônes chocolat, cône pistache, cônes pistache',
    },
    {
      names:
        'crème dessert soja, crème dessert au soja, crème dessert de soja, crèmes dessert soja, crème dessert végétale, maïs en crème, maïs crème, pop corn sucré, pop corn salé, maïs soufflé sucré',
    },
    {
      may: ['GLUTEN'],
      only: 'LINE',
      names: 'tête de nègre, têtes de nègre',
    },
    {
      may: ['MILK', 'NUT'],
      only: 'LINE',
      names: 'papillotes au chocolat, papillotes en chocolat',
    },
    { may: ['INSECT'], only: 'LINE', names: 'perles en sucre, billes en sucre' },
    {
      may: ['MILK', 'GELATINE'],
      only: 'LINE',
      names:
        'blanc manger coco, blanc manger au coco, blanc manger à la noix de coco, blanc manger coco au lait',
    },
  ]),
  ...entriesOf([
    {
      has: ['ALCOHOL'],
      only: 'LINE',
      names:
        'péket, pékèt, peket, sortilège, cooking wine, ron añejo, teinture mère, éthanol, alcool éthylique, moût fermenté, moût partiellement fermenté, sauser, bernache, vin bourru, hard seltzer, zwetschgenwasser, kirschwasser, blauburgunder, xellent, kafi luz, kafi träsch, café luz, kafi fertig, ballon de rouge, ballon de blanc, verre de rouge, verre de blanc, décis de rouge, décis de blanc, déci de blanc, déci de rouge, coup de blanc, coup de rouge, réduction de vin, e1510, chambord liqueur, vully blanc, vully rouge vin, blanc du valais, rouge du valais, blanc sec, fleurie vin',
    },
    {
      has: ['GLUTEN', 'ALCOHOL'],
      only: 'LINE',
      names:
        'radler, corona extra, monaco bière, bouteille de corona, bouteilles de corona, corona bière',
    },
  ]),
];
