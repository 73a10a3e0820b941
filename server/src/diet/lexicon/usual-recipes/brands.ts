import { additions } from '../types.js';

/** Products people call by their brand, by what is in them; in a list only where the brand is also a common word. */
export const brandRecipes = additions([
  // Drinks.
  {
    has: ['ALCOHOL'],
    only: 'LINE',
    names:
      'hugo, cocktail hugo, spritz hugo, gentiane, shrubb, shrub antillais, absolut, soho, sex on the beach, jus de pomme fermenté, jus de raisin fermenté',
  },
  { may: ['EGG'], names: 'pisco sour, whisky sour, amaretto sour' },
  // Chocolate bars and sweets.
  { has: ['GLUTEN'], names: 'kinder bueno' },
  {
    has: ['MILK', 'NUT'],
    names:
      'barre daim, paquet de daim, daim bonbon, bonbons daim, quality street, boîte de celebrations, ragusa, torino de camille bloch, raffaello, raffaellos',
  },
  { may: ['GLUTEN'], names: 'quality street, boîte de celebrations' },
  { has: ['MILK'], may: ['EGG'], names: 'milky way, mars glacé' },
  {
    has: ['GELATINE'],
    names:
      'schoko bons gélifiés, nounours, oursons gélifiés, gummy bears, haribo, tagada, dragibus, chamallow, chamallows, sugus, fruittella, mentos fruits, krema, régal ad',
  },
  {
    names:
      'ricola, tic tac, malabar, hollywood chewing gum, chewing gum, chewing gums, freedent, mentos, vichy pastilles, pastilles vichy, sisi, capri sun, caprisun, champomy, sinalco, elmer citro, elmer, red bull, monster energy, teisseire, sirop sport, isostar, moulin de valdonne, vitamin water, powerade, gatorade, tropico, pulco, ocean spray, rivella de soja, schorle, orangeade',
  },
  // Biscuits.
  {
    has: ['GLUTEN', 'MILK'],
    may: ['EGG'],
    names:
      'paquet de prince, prince de lu, biscuits prince, petit écolier, petits écoliers, paquet de thé de lu, thé de lu, mikado, pocky, bn chocolat, paquet de bn, kambly, petit beurre kambly, butterfly kambly, bretzeli, bretzelis, wernli, chocoly, jura waffel, krisprolls, savane, pitch, doo wap, doowap, napolitain lu, brossard, cornetto, cornettos, cône glacé, cônes glacés, galettes saint michel, galette st michel, paquet de saint michel, paquet de st michel, madeleines st michel',
  },
  {
    has: ['GLUTEN', 'EGG'],
    may: ['MILK'],
    names:
      'paquet de barquettes, barquettes lu, barquettes à la fraise, barquettes trois chatons, pim’s, pims',
  },
  {
    has: ['GLUTEN'],
    names:
      'lotus speculoos, pot de lotus, biscuits lotus, barre grany, barres grany, corny, barre corny, clif bar, barre clif, cini minis, smacks, frosties, special k, cheerios, rice krispies, curly, weetabix minis',
  },
  {
    may: ['NUT', 'HONEY', 'MILK'],
    names: 'barre grany, barres grany, corny, barre corny, clif bar, barre clif, cini minis',
  },
  { has: ['NUT'], names: 'curly, curlys, curly cacahuète, curly fromage' },
  { has: ['GLUTEN'], may: ['MILK'], names: 'bugles' },
  { has: ['GLUTEN'], names: 'banania' },
  { names: 'nesquik, suchard express, van houten, cacao van houten' },
  {
    has: ['GLUTEN'],
    may: ['MILK', 'NUT', 'EGG', 'HONEY'],
    names:
      'farmer crunchy, farmer bar, barre farmer, trésor kellogg, kellogg trésor, paquet de trésor, céréales trésor',
  },
  {
    names:
      'zweifel, chips zweifel, paquet de zweifel, sachet de zweifel, lays, chips lays, chips brets',
  },
  { has: ['GLUTEN', 'MILK'], may: ['NUT'], names: 'balisto, balistos' },
  // Spreads, breakfast, ice cream.
  { has: ['MILK', 'NUT'], names: 'nocciolata, nutoline' },
  {
    has: ['MILK'],
    names:
      'carte d’or, carte dor, mövenpick, glace mövenpick, solero, viennetta, mystère glacé, mamie nova, la laitière, yoplait, danone, activia, danette, tournolive, saint hubert, st hubert, st hubert oméga 3, saint hubert oméga 3, lait premier âge, lait 1er âge, lait deuxième âge, lait 2e âge, lait de suite, lait infantile, lait de croissance, lepetit, p tit basque, fol epi, société roquefort, roquefort société, richesmonts, raclette richesmonts',
  },
  { has: ['MILK', 'NUT', 'EGG'], names: 'mystère glacé, cône mystère, glace mystère' },
  {
    names:
      'calippo, fusée glacée, glace fusée, mr freeze, mister freeze, glace à l’eau, bâtonnet glacé à l’eau',
  },
  // Savoury products.
  { has: ['EGG'], names: 'thomynaise, mayo thomy, thomy mayo, tube de thomy, bénédicta' },
  { has: ['GLUTEN'], may: ['MEAT'], names: 'bovril' },
  { has: ['MEAT', 'PORK'], names: 'yum yum porc' },
  {
    may: ['MEAT', 'PORK'],
    names:
      'cube knorr, cubes knorr, cube maggi, cubes maggi, bouillon knorr, bouillon maggi, pot de bouillon knorr',
  },
  {
    has: ['GLUTEN'],
    names:
      'cube knorr, cubes knorr, cube maggi, cubes maggi, barilla, paquet de barilla, panzani, paquet de panzani, lustucru, paquet de lustucru',
  },
  { may: ['EGG'], names: 'lustucru, paquet de lustucru' },
  {
    names:
      'sauce barilla, sauce panzani, sauce tomate barilla, sauce tomate panzani, sauce tomate basilic barilla, taureau ailé, riz taureau ailé, mccain, frites mccain, potatoes mccain',
  },
  { has: ['GLUTEN'], names: 'kit fajitas, kit tacos, kit burritos, kit old el paso, old el paso' },
  {
    has: ['FISH', 'GLUTEN'],
    may: ['SCALELESS_FISH'],
    names: 'croustibat, fish fingers, fish stick, fish sticks',
  },
  // Plants in the place of milk and meat.
  {
    may: ['GLUTEN'],
    names:
      'steak sojasun, planted pulled, cornatur, délicorn, delicorn, v love burger, burger v love, happyvore, nuggets happyvore, heura',
  },
  { may: ['EGG', 'MILK'], names: 'cornatur, délicorn, delicorn' },
  { has: ['MEAT'], may: ['GLUTEN'], names: 'planted chicken' },
  { may: ['GLUTEN'], names: 'taifun, tofu fumé, tofu fumé taifun, tofu taifun' },
  {
    may: ['GLUTEN'],
    names:
      'bacon de coco, lardons de coco, bacon de carotte, bacon de carottes, bacon de champignons, bacon de riz',
  },
  { may: ['EGG'], names: 'steak de soja, steaks de soja, steak soja, steaks soja' },
  {
    may: ['EGG', 'GLUTEN'],
    only: 'LINE',
    names:
      'steak de légumes, steaks de légumes, steak de lentilles, steaks de lentilles, steak de pois chiches, steaks de pois chiches, steak de haricots, steaks de haricots, steak de haricots rouges, steaks de haricots rouges, steak de quinoa, steaks de quinoa, steak de céréales, steaks de céréales',
  },
  { may: ['NUT'], names: 'violife, boursin végétal, boursin vegan', adds: false },
  { may: ['GLUTEN'], names: 'huel' },
  { may: ['NUT'], names: 'nouveaux affineurs, les nouveaux affineurs, jay joy, jay and joy' },
  {
    names:
      'sojasun, gel isostar, planted émincé, nurishh, karma tofu, vegan philadelphia, yaourt alpro, yaourts alpro, crème alpro, lait alpro, skyr alpro, yaourt sojasun, crème sojasun, dessert alpro, dessert sojasun, sojade, yaourt sojade, andros brassé végétal, oatly barista sans gluten, vemondo, v love, steak vegan',
  },
]);
