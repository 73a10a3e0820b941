import type { AvoidableFood } from './types.js';

export const herbsAndSpices: readonly AvoidableFood[] = [
  {
    names: 'coriandre, cilantro, persil chinois, persil arabe, koriander, culantro',
    heldIn:
      'guacamole, pico de gallo, ceviche, chermoula, zhoug, salsa verde mexicaine, garam masala, ras el hanout, curry, pho, bò bún, bo bun, tom yam, tom yum, harissa, falafel, dukkah, dukka, curry vert, pâte de curry vert, larb, chutney vert, colombo, tikka masala, baharat, masala, banh mi, bánh mì, harira, dahl, dhal, chutney',
  },
  {
    names: 'persil, petersilie, prezzemolo',
    heldIn:
      'persillade, fines herbes, bouquet garni, taboulé, tabbouleh, gremolata, chimichurri, salsa verde, sauce verte, gribiche, sauce tartare, jambon persillé, beurre persillé, beurre maître d’hôtel, beurre d’escargot, falafel',
  },
  {
    names: 'basilic, basilikum, basilico',
    heldIn: 'pesto, pistou, soupe au pistou, caprese, margherita, pho, curry vert',
  },
  {
    names: 'menthe, minze, hierbabuena',
    heldIn:
      'get 27, taboulé, tabbouleh, mojito, after eight, thé à la menthe, rouleau de printemps, raïta, raita, sauce à la menthe, mint sauce, bò bún, bo bun, fattouche',
  },
  { names: 'aneth, dill', heldIn: 'gravlax, gravadlax, tzatziki, malossol' },
  {
    names: 'estragon, tarragon',
    heldIn: 'béarnaise, fines herbes, sauce gribiche, ravigote, choron',
  },
  { names: 'ciboulette, schnittlauch', heldIn: 'fines herbes, cibou, boursin' },
  { names: 'cerfeuil, kerbel', heldIn: 'fines herbes' },
  { names: 'romarin, rosmarin', heldIn: 'herbes de provence' },
  {
    names: 'thym, thymian, serpolet',
    heldIn: 'herbes de provence, bouquet garni, zaatar, za’atar',
  },
  { names: 'laurier', heldIn: 'bouquet garni' },
  { names: 'sauge, salbei', heldIn: 'saltimbocca, herbes de provence' },
  { names: 'origan, oregano', heldIn: 'herbes de provence, herbes italiennes, marjolaine' },
  {
    names: 'herbe, herbe fraîche, herbe aromatique',
    heldIn:
      'persil, basilic, coriandre, ciboulette, aneth, estragon, cerfeuil, menthe, thym, romarin, sauge, bouquet garni, herbes de provence, persillade, pesto, pistou',
  },
  {
    names: 'cumin, kreuzkümmel',
    heldIn:
      'curry, ras el hanout, chili con carne, chili sin carne, garam masala, tex mex, falafel, dukkah, dukka, colombo, harissa, chermoula, tandoori, masala, munster au cumin, baharat, fajita, houmous, hummus, taco, kefta, merguez',
  },
  { names: 'carvi, kümmel', heldIn: 'choucroute, munster au cumin, harissa' },
  {
    names: 'curry, cari',
    kinds: 'masala',
    heldIn:
      'garam masala, tikka masala, korma, vindaloo, rogan josh, madras, colombo, riz casimir, casimir, butter chicken, tandoori, dahl, dhal, mulligatawny, katsu curry, massaman, café de paris',
  },
  {
    names: 'curcuma, kurkuma',
    heldIn:
      'curry, colombo, ras el hanout, masala, tikka masala, golden milk, lait d’or, piccalilli, savora, rendang',
  },
  {
    names: 'cannelle, zimt, cinnamon',
    heldIn:
      "5 épices, 5 parfums, pain d'épice, quatre épices, speculoos, spéculoos, ras el hanout, vin chaud, cinq épices, cinq parfums, étoile à la cannelle, zimtstern, cinnamon roll, garam masala, pastilla, chaï, chai, brunsli, leckerli, läckerli, strudel, apfelstrudel, pumpkin pie, carrot cake, birnbrot, bredele",
  },
  {
    names: 'muscade',
    kinds: 'macis',
    heldIn: 'béchamel, quatre épices, fondue au fromage, gratin dauphinois',
  },
  {
    names: 'girofle, clou de girofle, clou girofle, nelke',
    heldIn:
      "quatre épices, 4 épices, pain d'épice, vin chaud, ras el hanout, garam masala, oignon piqué, oignon clouté, cinq épices, cinq parfums",
  },
  { names: 'cardamome', heldIn: 'garam masala, chaï, chai, ras el hanout, curry, masala' },
  {
    names: 'anis',
    kinds: 'anis étoilé, badiane',
    heldIn:
      "pastis, ouzo, raki, absinthe, cinq épices, cinq parfums, pain d'épice, pho, anisette, pernod, ricard, sambuca, fenouil, chräbeli, anisbrötli, cuchaule",
  },
  { names: 'réglisse, lakritze', heldIn: 'cachou, zan' },
  {
    names: 'safran',
    heldIn: 'paella, rouille, risotto milanais, risotto à la milanaise, bouillabaisse, cuchaule',
  },
  {
    names: 'vanille, vanillin',
    kinds: 'vanilline, sucre vanillé',
    heldIn: 'crème brûlée, crème anglaise, crème anglaise, crème pâtissière, chantilly, custard',
  },
  {
    names: 'poivre, pfeffer, pepper',
    heldIn: 'mignonnette, cacio e pepe, sauce au poivre, steak au poivre, poivrade, quatre épices',
  },
  {
    names: 'sel, salz, sodium',
    heldIn:
      'sauce soja, bouillon cube, cube de bouillon, aromat, nuoc mam, anchois, câpre, olive, jambon cru',
  },
  {
    names: 'piment, chili, chilli, chile, poivre de cayenne',
    kinds: 'cayenne, espelette, peperoncino, piri piri, peperoncini, jalapeño, habanero',
    heldIn:
      'harissa, tabasco, sriracha, jalapeño, sambal, gochujang, chipotle, habanero, chili con carne, chili sin carne, arrabbiata, arrabiata, kimchi, merguez, chorizo, nduja, vindaloo, pâte de curry, curry rouge, curry vert, tom yam, tom yum, rougail, berbéré, sauce piquante, sauce samouraï, sauce algérienne, tex mex, kung pao, togarashi, shichimi, gochugaru, madras, mole, sobrasada, diavola, fajita, enchilada, massaman, rendang, pico de gallo, chermoula',
  },
  {
    names: 'épice',
    heldIn:
      'curry, cumin, curcuma, paprika, cannelle, ras el hanout, garam masala, piment, poivre, muscade, gingembre moulu, coriandre en poudre, colombo, tandoori, quatre épices, cardamome, girofle, safran, tikka masala',
  },
  { names: 'wasabi', heldIn: 'sushi' },
];
