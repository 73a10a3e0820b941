import { additions } from '../types.js';

/** Dishes of kitchens far away, by what their usual recipe adds to what their name says. */
export const worldDishes = additions([
  // Maghreb and Levant.
  { has: ['MEAT'], names: 'khlea, khlii' },
  { may: ['NUT'], names: 'kibbeh, kibbé, kibbe, kebbe, kebbé' },
  {
    may: ['EGG'],
    only: 'LINE',
    names: 'tchektchouka, tchekchouka, chekchouka, chakchouka, shakshuka',
  },
  { has: ['GLUTEN', 'EGG'], may: ['NUT'], only: 'LINE', names: 'sabich' },
  { may: ['MILK', 'MEAT'], only: 'LINE', names: 'pide, pides' },
  { has: ['GLUTEN'], only: 'LINE', names: 'pide, pides' },
  {
    names:
      'imam bayildi, imam bayıldı, baba ghanouj, baba ghanoush, baba ganouj, baba ghannouj, moutabal, mutabal, ful medames, foul medames, foul moudammas, loubia, bissara, bessara, taktouka, mechouia, salade méchouia, zaalouk, escalivada',
  },
  // Birds that are not kosher.
  {
    has: ['UNCLEAN_ANIMAL'],
    names:
      "autruche, autruches, autruche fumée, steak d'autruche, steaks d'autruche, rôti d'autruche, pavé d'autruche, pavés d'autruche, filet d'autruche, filets d'autruche, œuf d'autruche, œufs d'autruche, émeu, nandou",
  },
  // Greece and the Balkans.
  {
    may: ['MEAT', 'MILK'],
    only: 'LINE',
    names: 'borsch, bortsch, bortsch au porc, bortch, borscht, borchtch, bortsh',
  },
  { may: ['MILK', 'EGG'], only: 'LINE', names: 'okrochka, skordalia' },
  // Italy, Spain, Portugal.
  {
    may: ['MILK'],
    only: 'LINE',
    names:
      'saltimbocca, saltimbocca alla romana, saltimbocca au marsala, saltimbocca de dinde, saltimbocca de veau, saltimboccas',
  },
  { may: ['ALCOHOL', 'MEAT'], only: 'LINE', names: 'risotto milanais, risotto à la milanaise' },
  { has: ['MILK'], only: 'LINE', names: 'risotto milanais, risotto à la milanaise' },
  {
    has: ['MEAT', 'PORK', 'MILK', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'croquetas, croquetas de jamón, croquetas de jamon, francesinha, francesinhas',
  },
  {
    may: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'caldo verde, ribollita, fabada, escudella, cocido',
  },
  {
    has: ['MEAT', 'PORK'],
    only: 'LINE',
    names: 'fabada, fabada asturiana, cocido, cocido madrileño, escudella',
  },
  { has: ['GLUTEN'], only: 'LINE', names: 'ribollita, panzanella, salmorejo, migas, açorda' },
  {
    names:
      'pisto, patatas bravas, papas arrugadas, antipasti, antipasti de légumes, caponata, frijoles, frijoles negros',
  },
  // Central Europe and Russia.
  {
    has: ['GLUTEN'],
    may: ['EGG', 'MILK', 'MEAT', 'PORK'],
    only: 'LINE',
    names: 'varenyky, vareniki, pirojki, pirojkis, piroshki, kreplach',
  },
  // The Americas.
  {
    may: ['MEAT', 'MILK'],
    only: 'LINE',
    names: 'burrito, burritos, enchilada, enchiladas, chimichanga, chimichangas, nachos garnis',
  },
  { has: ['GLUTEN'], only: 'LINE', names: 'gumbo, gumbo aux crevettes' },
  { may: ['MILK', 'MEAT', 'PORK'], only: 'LINE', names: 'farofa' },
  { has: ['GLUTEN', 'EGG', 'MILK'], only: 'LINE', names: 'french toast, cornbread, corn bread' },
  // Africa, the Antilles and the Indian Ocean.
  { has: ['NUT'], only: 'LINE', names: 'mafé, maafé, maffé' },
  // India.
  {
    names:
      'bhaji, bhajis, bhajia, bhajias, bhajias aux oignons, onion bhaji, pakora, pakoras, dosa, dosas, masala dosa, vada, sambar, sambhar, aloo gobi, chana masala, pâte tandoori, raïta de soja',
  },
  { names: 'patak tikka, épices tikka, pâte tikka, tikka, patak s tikka' },
  // China, Japan, Korea and South-East Asia.
  { has: ['GLUTEN'], names: 'har gow, har kao' },
  {
    has: ['MEAT', 'PORK', 'GLUTEN'],
    only: 'LINE',
    names: 'mapo tofu, mapo doufu, tofu mapo, ma po tofu',
  },
  {
    may: ['MEAT', 'PORK', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'soupe pékinoise, potage pékinois, soupe chinoise, omelette fu yung',
  },
  {
    has: ['GLUTEN'],
    may: ['MEAT', 'EGG', 'FISH'],
    only: 'LINE',
    names: 'donburi, oyakodon, gyudon, katsudon',
  },
  {
    may: ['FISH', 'GLUTEN'],
    only: 'LINE',
    names: 'onigiri, onigiri au saumon, onigiri au thon, onigiri thon, onigiris, onigirazu',
  },
  { has: ['GLUTEN'], may: ['MEAT'], only: 'LINE', names: 'japchae, chapchae' },
  {
    has: ['GLUTEN'],
    may: ['FISH', 'SCALELESS_FISH'],
    only: 'LINE',
    names: 'tteokbokki, topokki, tokpokki, toppoki',
  },
  { names: 'tteok, garaetteok' },
  { has: ['FISH'], may: ['NUT'], only: 'LINE', names: 'bo bun, bo bun bœuf, bobun, bo bún' },
  {
    may: ['MEAT', 'SHELLFISH', 'EGG', 'GLUTEN'],
    only: 'LINE',
    names: 'bami goreng, mie goreng, mee goreng',
  },
  { may: ['MEAT', 'PORK', 'FISH'], only: 'LINE', names: 'okonomiyaki, okonomiyaki aux copeaux' },
  {
    may: ['MEAT'],
    only: 'LINE',
    names: 'chop suey, chow mein, chow mein frais, nouilles chow mein',
  },
  {
    may: ['FISH', 'SHELLFISH'],
    only: 'LINE',
    names:
      'soupe thaïe, soupe thaïlandaise, soupe thaï, curry thaï, curry thaï vert, curry thaï rouge',
  },
  {
    may: ['MEAT', 'PORK', 'EGG'],
    only: 'LINE',
    names: 'yum yum, paquet de yum yum, indomie, nouilles indomie, nouilles yum yum',
  },
  {
    has: ['NUT'],
    names: 'curry panang, pâte de curry panang, pâte de curry massaman, curry massaman',
  },
]);
