import type { AvoidableFood } from './types.js';

export const fruitsAndNuts: readonly AvoidableFood[] = [
  {
    names: 'pomme, apfel',
    kinds: 'reinette, boskoop, granny smith, golden',
    mayBe: 'compote',
    heldIn:
      'cidre, tatin, tarte tatin, apfelstrudel, strudel, chausson aux pommes, crumble aux pommes, birchermüesli, bircher, birchermuesli, calvados, pommeau, waldorf, salade waldorf, vinaigre de cidre, vin cuit, raisinée, apple pie, charlotte aux pommes, cholera, choléra valaisan, tarte normande, schnitz und drunder',
  },
  {
    names: 'poire, birne',
    kinds: 'botzi',
    heldIn:
      'nashi, belle hélène, williamine, amandine aux poires, bourdaloue, vin cuit, raisinée, birnbrot, birnenbrot, birnenweggen, pain de poire, cuchaule moutarde de bénichon, moutarde de bénichon',
  },
  { names: 'banane', kinds: 'plantain', heldIn: 'banana bread, banoffee, banana split, aloco' },
  {
    names: 'fraise, erdbeere',
    kinds: 'gariguette',
    heldIn: 'fraisier, fruits rouges, eton mess',
  },
  {
    names: 'framboise, himbeere',
    heldIn: 'melba, pêche melba, fruits rouges, framboisier, linzertorte, linzer, tarte de linz',
  },
  {
    names: 'myrtille, bleuet, heidelbeere, blueberry, brimbelle',
    heldIn: 'fruits rouges, fruits des bois',
  },
  { names: 'canneberge, cranberry, cranberries', heldIn: 'fruits des bois' },
  { names: 'mûre, brombeere', heldIn: 'fruits rouges, fruits des bois' },
  { names: 'cassis', heldIn: 'kir, fruits rouges' },
  { names: 'groseille, raisinet, castille', heldIn: 'cumberland, fruits rouges' },
  {
    names: 'cerise, cherry, kirsche',
    kinds: 'bigarreau, griotte, guigne, griotte, burlat, guigne, amarena',
    heldIn: 'clafoutis, forêt noire, kirsch, gâteau basque à la cerise, montmorency',
  },
  { names: 'pêche, pfirsich', kinds: 'nectarine, brugnon', heldIn: 'melba, bellini' },
  {
    names: 'abricot, aprikose',
    kinds: 'luizet, pluot',
    heldIn: 'sachertorte, nappage, abricotine',
  },
  {
    names: 'prune',
    kinds: 'pruneau, mirabelle, quetsche, reine claude, damassine, zwetschge',
    heldIn: 'far breton, umeboshi, sauce hoisin',
  },
  {
    names: 'raisin',
    kinds: 'sultanine, rosine, chasselas',
    heldIn:
      'pain aux raisins, kouglof, kugelhopf, panettone, fruit cake, cake aux fruits, mélange étudiant, mendiant, muesli, müesli, birchermüesli, granola, raisinée, stollen, apfelstrudel, strudel',
  },
  {
    names: 'raisin sec, raisin de corinthe, raisin de smyrne, sultanine, rosine',
    heldIn:
      'pudding de noël, christmas pudding, pain aux raisins, kouglof, kugelhopf, panettone, fruit cake, cake aux fruits, mélange étudiant, mendiant, muesli, müesli, granola, stollen, apfelstrudel, strudel',
  },
  { names: 'kiwi, kiwaï' },
  { names: 'mangue, mango', heldIn: 'lassi à la mangue, chutney' },
  {
    names: 'ananas, pineapple',
    heldIn:
      'piña colada, pina colada, hawaï pizza, pizza hawaïenne, toast hawaï, riz casimir, casimir',
  },
  { names: 'papaye, papaya' },
  { names: 'fruit de la passion, maracuja, grenadille' },
  { names: 'litchi, letchi, lychee', kinds: 'longane, ramboutan' },
  { names: 'grenade', kinds: 'grenadine', heldIn: 'mouhammara, muhammara' },
  { names: 'figue, feige' },
  { names: 'datte', kinds: 'medjool, deglet nour', heldIn: 'makrout, maamoul' },
  { names: 'melon', kinds: 'cantaloup, charentais, galia' },
  { names: 'citron vert, lime, limette', kinds: 'combava' },
  { names: 'pastèque, melon d’eau, wassermelone' },
  {
    names: 'citron, limon, lemon, zitrone',
    kinds: 'lime, combava, yuzu',
    heldIn:
      'ponzu, lemon curd, limoncello, citronnade, gremolata, mojito, ceviche, tarte meringuée, guacamole, taboulé, houmous, hummus, avgolemono, hollandaise, sauce hollandaise, meunière, ti punch, caïpirinha, limonade',
  },
  {
    names: 'orange',
    kinds: 'clémentine, mandarine, sanguine, bergamote, kumquat, oranger',
    heldIn:
      "suzette, crêpe suzette, cointreau, grand marnier, triple sec, curaçao, fleur d'oranger, eau de fleur d'oranger, bigarade, marmelade, orangette, maltaise",
  },
  { names: 'pamplemousse, pomelo, grapefruit' },
  { names: 'coing, quitte' },
  { names: 'kaki, sharon' },
  {
    names: 'noix de coco, coco, lait de coco, crème de coco, copra, coconut, kokos',
    heldIn:
      'coco râpée, congolais, rocher coco, curry thaï, curry vert, curry rouge, korma, laksa, tom kha, tom kha kai, massaman, rendang, piña colada, pina colada, bounty, raffaello, sambal matah, colombo au lait de coco, calalou',
  },
  {
    names: 'fruits rouges',
    heldIn:
      'fraise, framboise, myrtille, mûre, cassis, groseille, cerise, airelle, canneberge, cranberry, fruits des bois',
  },
  {
    names: 'fruits des bois',
    heldIn:
      'myrtille, mûre, framboise, groseille, cassis, airelle, canneberge, cranberry, fraise des bois',
  },
  {
    names: 'fruit exotique, fruit tropical',
    heldIn:
      'mangue, ananas, papaye, fruit de la passion, litchi, kiwi, banane, noix de coco, goyave, carambole, ramboutan',
  },
  {
    names: 'fruit sec, fruit séché',
    heldIn:
      'raisin sec, pruneau, abricot sec, figue sèche, datte, cranberry, canneberge séchée, noix, noisette, amande, pistache, mélange étudiant, mendiant, panettone, fruit cake, birnbrot, banane séchée, muesli, müesli, baie de goji',
  },
  {
    names: 'fruit confit',
    heldIn:
      'orange confite, citron confit au sucre, écorce d’orange confite, cake aux fruits, fruit cake, panettone, cédrat, cassata, angélique confite, plombières, tutti frutti, stollen',
  },
  {
    names: 'noix, cerneau, walnuss',
    heldIn:
      'noix mélangées, grenoblois, gâteau grenoblois, tourte engadine, tourte aux noix, tourte engadinoise, engadiner nusstorte, nusstorte, nocino, brownie, salade waldorf, waldorf, fruits à coque, mélange étudiant, mendiant, baklava, muesli, müesli, granola, carrot cake, mouhammara, muhammara, nussgipfel, banana bread, satsivi, pesto rosso, studentenfutter, mélange de noix',
    mayBe: 'fruits secs',
    trait: 'NUT',
  },
  {
    names: 'noisette, aveline, haselnuss, noisettine',
    heldIn:
      'nutella, gianduja, praliné, pralin, praline, pâte à tartiner, ferrero, rocher, dacquoise, duja, dukkah, dukka, romesco, nussgipfel, nussstängeli, nusstorte, linzertorte, linzer, ovomaltine crunchy, frangelico, paris brest, mendiant, mélange étudiant, muesli, müesli, granola, turrón, toblerone aux noisettes, kinder bueno, bueno, kinder, schoko bons, nocciola, brunsli, zuger kirschtorte, tourte au kirsch, nocciolata, baci, studentenfutter, baklava, fruits à coque, mélange de noix, birchermüesli, bircher, meringue japonaise',
    trait: 'NUT',
  },
  {
    names: 'amande, mandel',
    kinds: "sirop d'orgeat, orgeat",
    heldIn:
      'frangipane, crème d’amande, massepain, marzipan, pâte d’amande, macaron, financier, amaretti, amaretto, disaronno, calisson, dragée, praliné, pralin, nougat, nougatine, dacquoise, galette des rois, pithiviers, croissant aux amandes, bourdaloue, touron, turrón, biscuit joconde, joconde, romesco, visitandine, brunsli, läckerli, leckerli, basler läckerli, mendiant, toblerone, muesli, müesli, granola, cantucci, tuile aux amandes, stollen, ricciarelli, ajo blanco, korma, amandine, bienmesabe, mélange étudiant, étoile à la cannelle, zimtstern, linzertorte, linzer, bostock, opéra, fraisier, rüeblitorte, aargauer rüeblitorte, gâteau aux carottes argovien, cornes de gazelle, corne de gazelle, pastilla, blanc manger, fruits à coque, studentenfutter, mélange de noix, tarte amandine, sauce aux amandes, makrout el louz',
    trait: 'NUT',
  },
  {
    names: 'pistache, pistazie',
    heldIn:
      'mortadelle, mortadella, baklava, halva, halwa, nougat, cassata, loukoum, kunafa, knafeh, knafé, dukkah, dukka, turrón, pistacchio, chocolat dubaï, mozartkugel, mendiant, fruits à coque, mélange de noix, pâté en croûte, cannoli, kadaïf',
    trait: 'NUT',
  },
  {
    names: 'noix de cajou, cajou, cashew, anacarde',
    heldIn: 'korma, butter chicken, fruits à coque, mélange de noix, noix mélangées',
    trait: 'NUT',
  },
  {
    names: 'noix de pécan, pécan, pécane, pecan',
    heldIn: 'pecan pie, brownie, tarte aux pécans, granola, fruits à coque, mélange de noix',
    trait: 'NUT',
  },
  {
    names: 'noix de macadamia, macadamia',
    heldIn: 'fruits à coque, mélange de noix',
    trait: 'NUT',
  },
  {
    names: 'noix du brésil, noix de para, noix d’amazonie',
    heldIn: 'fruits à coque, mélange de noix',
    trait: 'NUT',
  },
  { names: 'pignon, pinoli, pinienkern', heldIn: 'pesto, pesto rosso, pesto verde' },
  {
    names: 'châtaigne, marron, crème de marrons, marroni, kastanie',
    heldIn: 'mont blanc, brisolée, castagnaccio',
  },
  {
    names: 'cacahuète, cacahouète, cacahouette, cacahuette, arachide, peanut, pindakaas, erdnuss',
    heldIn:
      'satay, saté, sauce saté, mafé, maafé, gado gado, pad thaï, pad thai, snickers, reese, peanut butter, m&m’s, bamba, massaman, poulet kung pao, kung pao, mélange apéritif, mélange étudiant, tigadèguèna, dakhine, studentenfutter, bò bún, bo bun, mélange de noix',
    trait: 'NUT',
  },
  {
    names: 'sésame, sesam',
    kinds: 'tahini, tahin, tahiné, tahina, gomasio',
    heldIn:
      'hoisin, sauce hoisin, houmous, hummus, hoummous, halva, halwa, halwas, baba ganoush, baba ghanouj, babaganoush, moutabal, zaatar, za’atar, dukkah, dukka, bun, pain burger, pain à burger, furikake, falafel, chebakia, tarator, simit, bagel, shichimi, poke bowl, yakitori, bibimbap, everything bagel, tteok, ramen, bulgogi',
  },
  {
    names: 'tahini, tahin, tahiné, tahina, purée de sésame, crème de sésame',
    heldIn:
      'houmous, hummus, hoummous, baba ganoush, baba ghanouj, babaganoush, moutabal, tarator, halva, halwa',
  },
  {
    names: 'graine',
    heldIn:
      'sésame, pavot, tournesol, graine de lin, graine de courge, graine de chia, chia, pignon, granola, pain aux graines',
  },
  {
    names: 'graine de tournesol, tournesol, pépin de tournesol',
    heldIn: 'pain aux graines, mélange de graines, granola',
  },
  { names: 'lin' },
  { names: 'pavot', heldIn: 'mohnkuchen, bagel' },
];
