import { entriesOf, shapedOf } from './types.js';

/** What models and packets say in English, German, Italian, Spanish and Portuguese. */
export const foreignEntries = entriesOf([
  {
    has: ['MEAT', 'PORK'],
    clearedBy: shapedOf,
    names: `
      bacon, ham, hams, gammon, pork chop, pork chops, pork loin, pork ribs, pulled pork, ground pork, minced pork, pork mince, sausage, sausages, sausage meat, hot dog, hot dogs, spam, pepperoni, prosciutto, pancetta, guanciale, salami, salame, chorizo, mortadella, pigs in blankets, speck, schinken, rohschinken, kochschinken, hinterschinken, vorderschinken, schinkenwürfel, speckwürfel, speckstreifen, bratspeck, kochspeck, schwein, schweinefleisch, schweinsfilet, schweinefilet, schweinebraten, schweinsbraten, schweinshaxe, schweinshals, schweineschmalz, schmalz, wurst, würste, würstchen, würstli, wienerli, bratwurst, bratwürste, blutwurst, leberwurst, weisswurst, weißwurst, currywurst, rauchwurst, aufschnitt, fleischkäse, leberkäse, frikadellen, frikadelle, spanferkel, kassler, eisbein, ferkel, waldfest, saucisson, landjäger, cervelat, maiale, suino, suina, carne di maiale, lombo di maiale, porchetta, salsiccia, salsicce, wurstel, würstel, strutto, cotenna, pancetta affumicata, prosciutto crudo, prosciutto cotto, prosciutto di parma, san daniele, parma ham, lardo, ciccioli, sopressata, soppressa, capocollo, capicola, capicolla, spalla cotta, cerdo, carne de cerdo, jamón, jamon, jamón serrano, jamón ibérico, jamon iberico, tocino, panceta, manteca de cerdo, salchicha, salchichas, lomo de cerdo, morcilla, sobrasada, porco, carne de porco, toucinho, presunto, salsicha, chouriço, linguiça, bacon bits
    `,
  },
  {
    has: ['MEAT'],
    names: `
      beef, ground beef, minced beef, beef mince, chicken, chicken breast, chicken thigh, turkey, duck, goose, lamb, mutton, veal, venison, quail, pheasant, poultry, tallow, suet, bone broth, chicken broth, beef broth, chicken stock, beef stock, goat meat, kidneys, tripe, oxtail, foie gras, fleisch, rindfleisch, rinderfilet, rinderhackfleisch, rindshuft, rindsfilet, siedfleisch, kalb, kalbfleisch, kalbsschnitzel, kalbsbraten, lamm, lammfleisch, lammgigot, lammkeule, huhn, hühnchen, hähnchen, hähnchenbrust, poulet, pouletbrust, pouletschenkel, truthahn, putenbrust, entenbrust, gänsefett, wildfleisch, hirsch, hirschpfeffer, rehrücken, geflügel, trockenfleisch, bündnerfleisch, rinderbrühe, hühnerbrühe, fleischbrühe, kalbsfond, leberli, geschnetzeltes, rösti mit fleisch, carne, carne macinata, manzo, manzo macinato, vitello, agnello, pollo, petto di pollo, tacchino, anatra, bresaola, ragù, ossobuco, cervo, capriolo, fegato, brodo di carne, brodo di pollo, carne de res, carne picada, res molida, ternera, cordero, pollo asado, carne de vaca, frango, galinha, peru assado, cordeiro, borrego, caldo de pollo
    `,
  },
  {
    has: ['MEAT'],
    may: ['PORK'],
    clearedBy: ['PLANT', 'PERMITTED_ANIMAL'],
    names:
      'hackfleisch, gehacktes, ghackets, hackbraten, hackbällchen, minced meat, ground meat, mincemeat meat, meatball, meatballs, meatloaf, burger patty, polpette, albondigas, stock cube, bouillon cube, brühwürfel, dado da brodo, gravy granules, cold cuts, deli meat',
  },
  {
    has: ['MEAT', 'UNCLEAN_ANIMAL'],
    names: `
      rabbit, hare, kaninchen, hasenpfeffer, pferd, pferdefleisch, horse meat, coniglio, cavallo, carne di cavallo, conejo, liebre, coelho, caballo
    `,
  },
  {
    has: ['FISH'],
    names: `
      fish fillet, cod, codfish, haddock fillet, salmon, smoked salmon, tuna, tuna fish, trout, anchovy, anchovies, sardines, mackerel, herring, sea bass, sea bream, sole fillet, halibut, pollock, tilapia fillet, fish sauce, fish stock, cod liver oil, lachs, räucherlachs, rauchlachs, thunfisch, forelle, forellenfilet, kabeljau, dorsch, seelachs, hering, sardellen, sardinen, makrele, zander, egli, eglifilet, felchen, felchenfilets, hecht, barsch, wolfsbarsch, scholle, seezunge, pesce azzurro, tonno, salmone, salmone affumicato, acciughe, acciuga, alici, merluzzo, baccalà, orata, branzino, trota, sgombro, sogliola, persico, atún, salmón, bacalao, merluza, boquerones, anchoas, dorada, trucha, atum, salmão, bacalhau, sardinha, sardinhas
    `,
  },
  {
    has: ['FISH'],
    may: ['SCALELESS_FISH'],
    names: `
      fish fillets, fisch, fischfilet, fischfilets, fischstäbchen, fish sticks, fish fingers, pesce, pescado, peixe, fischsauce, caviale
    `,
  },
  {
    has: ['FISH', 'SCALELESS_FISH'],
    names: `
      aal, räucheraal, eel, anguilla, seeteufel, monkfish, swordfish, pesce spada, pez espada, coda di rospo, pangasiusfilet, catfish, haifisch, steinbutt, caviar, kaviar
    `,
  },
  {
    has: ['SHELLFISH'],
    names: `
      shrimp, shrimps, prawn, prawns, king prawns, crab, crab meat, crab sticks, lobster, mussel, mussels, clams, oyster, oysters, oyster sauce, scallop, scallops, squid, octopus, calamari, seafood, shellfish, cockles, garnele, garnelen, krevette, krevetten, crevetten, krabbe, krabben, hummer, languste, muschel, muscheln, miesmuscheln, venusmuscheln, auster, austern, austernsauce, tintenfisch, tintenfische, meeresfrüchte, jakobsmuschel, jakobsmuscheln, krebse, flusskrebse, gamberi, gamberetti, gambero, gamberoni, scampi, cozze, vongole, ostrica, ostriche, aragosta, astice, granchio, polpo, polipo, seppia, seppie, totani, frutti di mare, capesante, gambas, langostinos, mejillones, almejas, pulpo, calamares, mariscos, marisco, camarones, camarón, cangrejo, camarão, camarões, mexilhões, amêijoas
    `,
  },
  {
    has: ['SNAIL_OR_FROG'],
    names: `
      snails, frog legs, schnecken, weinbergschnecken, froschschenkel, lumache di terra, caracoles, caracóis
    `,
  },
  {
    has: ['GELATINE'],
    clearedBy: ['PLANT'],
    names: `
      gelatin, gelatine leaves, gelatin powder, gelatine blatt, blattgelatine, gelatina, colla di pesce, gummibärchen, gummy bears, marshmallow fluff
    `,
  },
  {
    has: ['EGG'],
    names: `
      egg, eggs, egg white, egg whites, egg yolk, egg yolks, eggnog, mayonnaise, mayo, eier, eigelb, eiweiss, eiweiß, eidotter, hühnerei, vollei, rührei, spiegelei, uova, uovo, tuorlo, tuorli, albume, albumi, huevo, huevos, clara de huevo, yema, yemas, ovos, clara de ovo, meringue, frittata
    `,
  },
  {
    has: ['HONEY'],
    names: `
      honey, honig, miele, miel, mel de abelha, blütenhonig
    `,
  },
  {
    has: ['MILK'],
    names: `
      milk, whole milk, skimmed milk, skim milk, milk powder, condensed milk, evaporated milk, buttermilk, butter, unsalted butter, salted butter, brown butter, ghee, cheese, cream, heavy cream, double cream, single cream, whipped cream, whipping cream, sour cream, clotted cream, half and half, half-and-half, cream cheese, cottage cheese, cheddar cheese, goat cheese, blue cheese, yogurt, yoghurt, greek yogurt, greek yoghurt, custard, ice cream, whey, whey protein, casein, curds, dairy, milk chocolate, white chocolate, mac and cheese, butterscotch, milch, vollmilch, magermilch, buttermilch, kondensmilch, milchpulver, rahm, vollrahm, halbrahm, sauerrahm, saurer halbrahm, schlagrahm, sahne, schlagsahne, crème double, schmand, butterschmalz, bratbutter, kochbutter, käse, reibkäse, frischkäse, schafskäse, schafkäse, ziegenkäse, hüttenkäse, raclettekäse, fonduekäse, alpkäse, bergkäse, quark, magerquark, halbfettquark, joghurt, naturjoghurt, molke, ziger, rahmkäse, greyerzer, vollmilchschokolade, schokolade, latte, latte intero, latte condensato, burro, burro chiarificato, formaggio, formaggi, formaggio grattugiato, panna, panna fresca, panna montata, panna da cucina, mascarpone, ricotta, mozzarella, yogurt greco, latticello, siero di latte, gelato, leche, leche entera, leche condensada, mantequilla, queso, queso rallado, queso crema, nata líquida, crema agria, yogur, requesón, suero de leche, leite, leite condensado, manteiga, queijo, queijo ralado, iogurte, requeijão, nata para bater
    `,
  },
  {
    may: ['EGG'],
    names: `
      custard, ice cream, gelato, mac n cheese
    `,
  },
  {
    has: ['GLUTEN'],
    names: `
      wheat, wheat flour, whole wheat, all purpose flour, all-purpose flour, plain flour, self raising flour, self-raising flour, bread flour, strong flour, flour, rye, rye bread, rye flour, barley, pearl barley, spelt, spelt flour, bread, breadcrumbs, bread crumbs, toast bread, noodles, egg noodles, couscous, bulgur, bulgur wheat, semolina, malt, malt vinegar, soy sauce, beer, seitan, crackers, cookies, cookie dough, pie crust, puff pastry, shortcrust, shortcrust pastry, filo pastry, phyllo dough, pizza dough, pancakes, waffles, cake mix, muffin mix, bagels, tortilla wraps, pretzels, mehl, weissmehl, weißmehl, halbweissmehl, ruchmehl, vollkornmehl, zopfmehl, weizen, weizenmehl, weizengriess, weizenkleie, roggen, roggenmehl, gerste, rollgerste, dinkel, dinkelmehl, urdinkel, grünkern, griess, grieß, brot, weissbrot, vollkornbrot, toastbrot, brötchen, weggli, gipfeli, paniermehl, semmelbrösel, nudeln, teigwaren, eierteigwaren, hörnli, spätzle, knöpfli, blätterteig, kuchenteig, mürbeteig, pizzateig, strudelteig, bier, malz, sojasauce, kuchen, kekse, guetzli, lebkuchen, zwieback, grissini, farina, farina di grano, farina di grano tenero, farina 00, farina integrale, farina di farro, frumento, grano duro, grano tenero, semola di grano duro, farro, orzo perlato, segale, pane, pangrattato, pan grattato, mollica di pane, pasta secca, pasta fresca, lasagne, tagliatelle, birra, salsa di soia, pasta sfoglia, pasta frolla, pasta brisée, biscotti, harina, harina de trigo, trigo, cebada, centeno, pan rallado, pan de molde, cerveza, salsa de soja, galletas, fideos, farinha, farinha de trigo, cevada, centeio, pão, pão ralado, cerveja, molho de soja, massa folhada, bolachas
    `,
  },
  {
    has: ['EGG'],
    names: `
      egg noodles, eierteigwaren, pancakes, waffles, spätzle, knöpfli
    `,
  },
  {
    has: ['MILK'],
    names: `
      pancakes, waffles, gipfeli
    `,
  },
  {
    may: ['MILK', 'EGG'],
    names: `
      cookies, cookie dough, cake mix, muffin mix, puff pastry, shortcrust, shortcrust pastry, pie crust, blätterteig, kuchenteig, mürbeteig, kuchen, kekse, guetzli, biscotti, pasta sfoglia, pasta frolla, galletas, bolachas, massa folhada
    `,
  },
  {
    has: ['ALCOHOL'],
    names: `
      beer, wine, white wine, red wine, cooking wine, rice wine, sherry, port wine, rum, dark rum, brandy, whiskey, whisky, bourbon whiskey, liquor, liqueur, cider hard, hard cider, wein, weisswein, weißwein, rotwein, rosewein, kochwein, portwein, schaumwein, sekt, glühwein, likör, schnaps, kirschwasser, kirsch, weinbrand, obstler, apfelwein, bier, vino, vino bianco, vino rosso, vino rosato, birra, grappa, liquore, spumante, marsala, cerveza, vino blanco, vino tinto, aguardiente, licor, jerez, vinho, vinho branco, vinho tinto, vinho do porto, cerveja, cachaça, sidra
    `,
  },
  {
    may: ['ALCOHOL'],
    names: `
      vanilla extract, pure vanilla extract, vanilla essence, almond extract, vanilleextrakt, vanille extrakt, estratto di vaniglia, extracto de vainilla, rumaroma, rum-aroma, bittermandelaroma, aroma di mandorla
    `,
  },
  {
    has: ['NUT'],
    names: `
      peanut, peanuts, peanut butter, peanut oil, groundnut, groundnuts, groundnut oil, nut, tree nuts, mixed nuts, almond, almonds, ground almonds, almond butter, almond flour, almond milk, almond meal, almond extract, walnut, walnuts, hazelnut, hazelnuts, cashew, cashews, cashew nuts, cashew butter, pecan, pecans, pistachio, pistachios, macadamia nuts, brazil nut, brazil nuts, praline, marzipan, pine nuts, =nuss, nüsse, baumnuss, baumnüsse, walnuss, walnüsse, haselnuss, haselnüsse, haselnussmus, gemahlene haselnüsse, mandel, mandeln, gemahlene mandeln, mandelmus, mandelmehl, mandelmilch, mandelblättchen, mandelstifte, erdnuss, erdnüsse, erdnussbutter, erdnussöl, cashewkerne, cashewnüsse, pistazie, pistazien, pekannüsse, paranüsse, nussmischung, studentenfutter, nougat, nussnougat, pinienkerne, bittermandelaroma, nocciola, nocciole, pasta di nocciole, mandorla, mandorle, farina di mandorle, latte di mandorla, arachide, arachidi, burro di arachidi, anacardi, pistacchio, pistacchi, pinoli, marzapane, gianduia, torrone, cantucci, nuez, nueces, almendra, almendras, avellana, avellanas, cacahuete, cacahuetes, cacahuate, maní, mantequilla de cacahuete, anacardos, pistachos, piñones, turrón, mazapán, noz, nozes, amêndoa, amêndoas, avelã, avelãs, amendoim, amendoins, castanha de caju, castanha do pará, pistácios
    `,
  },
  {
    has: ['EGG', 'HONEY'],
    names: `
      torrone, turrón
    `,
  },
  {
    has: ['OATS'],
    names: `
      oats, rolled oats, oat milk, oatmeal, oat flour, haferflocken, hafer, hafermilch, haferdrink, hafermehl, avena, fiocchi di avena, copos de avena, aveia, flocos de aveia
    `,
  },
  {
    names: `
      coconut milk, coconut cream, coconut butter, coconut oil, cocoa butter, soy milk, rice milk, soya milk, sojamilch, kokosmilch, reismilch, reisdrink, sojadrink, latte di cocco, latte di soia, latte di riso, leche de coco, leche de soja, leite de coco, rice flour, reismehl, corn flour, cornflour, corn starch, cornstarch, maismehl, kichererbsenmehl, chickpea flour, buckwheat, buckwheat flour, buchweizen, buchweizenmehl, farina di riso, farina di mais, farina di ceci, farina di grano saraceno, grano saraceno, farina de arroz, harina de maíz, harina de arroz, rice noodles, glass noodles, reisnudeln, glasnudeln, maisgriess, polentagriess, corn tortillas, rice vinegar, wine vinegar, apple cider vinegar, apfelessig, weinessig, weissweinessig, aceto di vino, aceto balsamico, vinagre de vino, muskatnuss, muskat, noce moscata, nutmeg, nuez moscada, noz moscada, coconut, kokosnuss, noce di cocco, butternut, butternut squash, butter lettuce, butter beans, butter bean, butterbeans, root beer, ginger beer, ginger ale, cream of tartar, apple butter, vegan butter, vegan cheese, vegan cream, plant milk, plant based milk, plant based cream, eggplant, eggplants, oyster mushrooms, oyster mushroom, austernpilze, hen of the woods, chicken of the woods, baby corn, beefsteak tomato, beefsteak tomatoes, pan de azúcar, pasta de tomate, concentrato di pomodoro, burro di cacao, latte vegetale, bicarbonat, mandelförmig, fleischtomate, fleischtomaten, pork free, alcohol free, sugar snap, vino cotto, erdmandel, erdmandeln, tigernut, tigernuts, tiger nuts, chufa, kastanien, maroni
    `,
  },
  { has: ['GLUTEN'], names: 'alcohol free beer, alkoholfreies bier, non alcoholic beer' },
  { has: ['MILK'], names: 'lactose free milk, laktosefreie milch, low fat yogurt, low fat milk' },
  { has: ['EGG'], names: 'free range eggs' },
  {
    has: ['MEAT'],
    names:
      'turkey bacon, turkey ham, chicken sausage, poulet schinken, trutenschinken, pouletschinken',
  },
  { has: ['MEAT', 'PORK'], names: 'boston butt' },
  { has: ['NUT'], names: 'leche de almendras, leche de nueces' },
  {
    may: ['GLUTEN', 'NUT'],
    names: 'vegan chocolate, vegan cream, vegan milk, plant based milk, plant based cream',
  },
  { may: ['GLUTEN'], names: 'plant based burger' },
]);
