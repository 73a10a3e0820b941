import { additions, entriesOf } from '../types.js';

/** Cheeses and cured meats of the regions, by the name under which a market sells them. */
export const marketNames = [
  ...entriesOf([
    {
      has: ['MILK'],
      family: 'fromage',
      names: `
        ubriaco, boulette de romedenne, colostrum, wpc, isolat de lactosérum, casizolu, puzzone, puzzone di moena, tomini, giuncata, giuncate, perlette di mozzarella, mozzarelline, formaela, metsovone, metsovo, saganaki, formaggini, büsciun, formaggio, formaggi, formaggio d'alpe ticinese, são jorge, rabaçal, queijo rabaçal, queso murcia al vino, murcia al vino, oltermanni, leipäjuusto, bruder basil, tulum peyniri, tulum fromage, çökelek, cokelek, lor peyniri, peynir, majdoule, majdoul, chhurpi, queso minas, queijo minas, american cheese, bonbel, grataron, grataron d'arêches, géromé, cendré d'argonne, couhé vérac, ervy, ervy le châtel, winzerkäse, bärlauchkäse, chällerhocker, scharfe maxx, belper knolle, stanser fladä, stanser chäsi, sternenberger, mont soleil fromage, chaux d'abel, boule de belp, appenzell surchoix, käse, alpkäse, old amsterdam, brugge fromage, moulis fromage, tomme de moulis, fromage de moulis, bouton d'oc, arôme de lyon, lingot du quercy fromage, saint loup fromage, crottin saint loup, tartare ail fines herbes, sirene bulgare, bulgarian sirene, sirene fromage, telemea, esrom, grevé, prästost, herrgårdsost, mascarpa, zincarlin, robiolino, toma fromage, toma ossolana, toma della valsesia, tuma persa, bufala, bufala campana, queso ibérico, ibérico fromage, queso de oveja, rocinante fromage, picón bejes tresviso, payoyo, afuega'l pitu, gamonéu, gamonedo, la serena fromage, la peral, san simón, cebreiro, mató, flor de guía, palmero, queijo de nisa, queijo de évora, castelo branco fromage, terrincho, gebse, gebsenkäse, rässkäse, vorarlberger, steirerkäse, bleu de severac, pavé de toulouse, saint lizier, rogallais, gabietou, ossau, iraty, matocq, brebis basque, brebis des pyrénées, brebis corse, petit billy, gour blanc, fouchtra, tome du champsaur, bleu du champsaur, mottin charentais, carré du poitou, sein de nounou, pavé blésois, ambert, chambertois, vacherol, trappe, abbaye de timadeuc, timadeuc, curé nantais, petit grès, briquette de brebis, brin de paille, saint domnin, carré frais gervais, rondin de chèvre, chèvre boîte, crottin, crottins, cabécou, cabécous, cœur de chèvre, faisselle, faisselles
      `,
    },
    {
      has: ['MEAT', 'PORK'],
      only: 'LINE',
      names: `
        fuseau lorrain, colonnata, lard de colonnata, mangalica, mangalitza, mazze, andutgel, balleron, ballerons, bouchoyade, emmentalerli, emmentalerlis, cacciatorini, cacciatorino, embuchado, paio, paios, salpicão, salpicao, schäufele, schaeufele, kulen, kaminwurz, kaminwurzen, kaminwurzn, tiroler speck, corned pork, stickado, negroni salami, citterio, jambon aoste, madrange, zwan, malbuner, stoeffler, cochonou, justin bridou, siu yuk, kapusniak, bockwurst, krakauer, lyonerwurst, jagdwurst, bierwurst, bierschinken, cabanossi, csabai, debreziner, debreciner, gyulai, käsekrainer, krainer, kranjska, klobasa, sremska, kobasica, kobasice, cvarci, slanina, salo ukrainien, ukrainian salo, lountza, loukaniko, loukanika, apaki, zampina, luganega, luganiga, soppressa, ciauscolo, cappello del prete, mariola, strolghino, fiocco, fiocchetto, violino di maiale, lonza, lonzino, ciccioli, sanguinaccio, cotechini, zungenwurst, blut und leberwurst, metzgete, gnagi, bauernspeck, bauernschinken, rohessspeck, rollschinkli, schinkli, schinken, beinschinken, schweinskotelett, schweinsplätzli, schweinsragout, spareribs, spare ribs, baby back ribs, pork belly, pulled pork, pork chop, pork chops, poitrine roulée, ventrêche, ventrèche, couenne grillée, fromage de cochon, gratons, grillon charentais, pâté de cochon, pâté basque, tricandilles, chichons, gogue, gogues, fagot périgourdin, boutifar, fricandeau aveyronnais, saucisse de couenne, melsat, bougnette, bougnettes, sac d'os, murson, sabodet, cervelas lyonnais, pistole, fidighella, bulagna, panzetta, salcietta, tripettes, tripotxa, lukinke, loukinkos, xingar, chingar, gandoyau, judru, jambon de reims, rosette, rosettes, brési de porc, gratterons
      `,
    },
    {
      has: ['MEAT', 'PORK'],
      clearedBy: ['PERMITTED_ANIMAL', 'PLANT'],
      only: 'LINE',
      names: 'knacki ball, knackis ball, herta knacki, mini knacks, micarna saucisse',
    },
    { has: ['MEAT', 'UNCLEAN_ANIMAL'], only: 'LINE', names: 'bresaola di cavallo, sfilacci' },
    {
      has: ['MEAT'],
      only: 'LINE',
      names:
        'drumsticks, drumstick, aileron de volaille, trutenbrust, truthahn, charal, le gaulois, gaulois poulet, maître coq, picadillo, churrasco, chich taouk, shish taouk, chiche taouk, iskender, birria, barbacoa, mixiote, ropa vieja',
    },
    {
      has: ['FISH'],
      only: 'LINE',
      names:
        'mojama, petit navire, saupiquet, rio mare, john west, connétable, labeyrie, princes tuna, saibling, seesaibling, schwarzfelchen, parmentier sardines',
    },
    { has: ['FISH', 'SCALELESS_FISH'], only: 'LINE', names: "barbue d'amérique, wels, seeteufel" },
  ]),
  ...additions([
    {
      has: ['MILK'],
      only: 'LINE',
      names: 'emmentalerli au fromage, käsekrainer, quarante arôme de lyon',
    },
    { may: ['PORK'], only: 'LINE', names: 'picadillo' },
    { has: ['MILK'], only: 'LINE', names: 'iskender' },
    { has: ['NUT'], may: ['MILK'], only: 'LINE', names: '' },
  ]),
];
