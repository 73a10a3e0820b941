import { expect, test } from 'vitest';
import { conflictLetters } from '../testkit/conflict-letters.js';

test.each([
  // A dish of a place.
  ['1 salade parisienne', 'VNDHK'],
  ['1 salade landaise', 'VN'],
  ['300 g de poêlée montagnarde', 'VNDHK'],
  ['1 pizza savoyarde', 'VNGDHK'],
  // A manner adds to the thing it is said of.
  ['400 g de chou-fleur à la polonaise', 'NGD'],
  ['2 escalopes de veau à la normande', 'VNDHK'],
  ['1 truite à la grenobloise', 'VND'],
  ['6 tomates à la provençale', 'G'],
  // A name that adds keeps what its words hold.
  ['1 rôti de dinde Orloff', 'VNDHK'],
  ['1 escalope normande', 'VNDHK'],
  ['1 barquette de salade piémontaise', 'VNHK'],
  // Dishes of other kitchens.
  ['1 bol de minestrone', 'G'],
  ['1 bo bun', 'VNGU'],
  ['2 onigiri au thon', 'VNG'],
  ['1 portion de mapo tofu', 'VNGHK'],
  ['1 portion de baba ganoush', ''],
  ['4 pakoras', ''],
  // Preparations, additives, and names that borrow a word.
  ['200 g de ganache montée', 'ND'],
  ['additif E631', 'VNHK'],
  ['1 salade de la mer', 'VNK'],
  ['600 g de viande à bourguignon', 'VNHK'],
  ['1 pot de yaourt de farine', 'G'],
  ['500 g de fraises Charlotte', ''],
  ['1 croûte de parmesan', 'ND'],
  ['2 carrés de chocolat noir', ''],
  // Products by their brand.
  ['1 boîte de Quality Street', 'NGDU'],
  ['1 paquet de Curly', 'GU'],
  ['3 barres Daim', 'NDU'],
  ['2 yaourts Alpro', ''],
  ['1 boule de glace Mövenpick vanille', 'ND'],
  // Sauces of a packet, named after what they are made with.
  ['1 sachet de sauce rôti liée Knorr', 'VNGHK'],
  ['1 sachet de sauce liée', 'VNGHK'],
  ['1 sauce chasseur', 'VNGH'],
  ['1 sachet de sauce tomate', ''],
  // A béchamel, a crumb or a dough that the name does not say.
  ['1 moussaka', 'VNGDK'],
  ['1 pastitsio', 'VNGDK'],
  ['1 gratin de côtes de blettes', 'NGD'],
  ['600 g de gratin dauphinois', 'ND'],
  ['12 moules gratinées', 'VNGDK'],
  ['1 part de lasagnes de courgettes', 'NGD'],
  ['4 rouleaux de printemps aux crevettes', 'VNGK'],
  ['6 bouchées aux crevettes', 'VNGK'],
  // Glazed with soy sauce and mirin.
  ['brochettes yakitori au poulet', 'VNGH'],
  ['4 tsukune', 'VNGH'],
  ['1 bol de sukiyaki', 'VNGH'],
  ['2 tranches de porc chashu', 'VNGHK'],
  ['1 tonkatsu', 'VNGHK'],
  // Crackers by their brand.
  ['1 paquet de Darvida nature', 'NGD'],
  ['1 paquet de Blévita', 'NGD'],
  ['6 Ryvita', 'NGD'],
  ['4 Wasa', 'G'],
  // Nuts in a charcuterie.
  ['5 tranches de mortadelle', 'VNUHK'],
  ['4 tranches de mortadelle sans pistaches', 'VNHK'],
  ['1 tranche de galantine de volaille', 'VNU'],
  ['2 tranches de hure pistachée', 'VNUHK'],
  ['1 terrine de lièvre', 'VNUK'],
  // A dish whose animal is said.
  ['6 gyozas au bœuf', 'VNG'],
  ['6 gyozas au porc', 'VNGHK'],
  ['4 nems au poulet', 'VNGHK'],
  ['2 paquets de nouilles instantanées au poulet', 'VNG'],
  ['1 cube kub or de bœuf', 'VNG'],
  ['3 lahmacuns', 'VNG'],
  ['1 boîte de feuilles de vigne farcies au riz', ''],
  ['feuilles de vigne farcies au riz et à la viande', 'VNHK'],
  // What a thing is for, comes with, or is given by.
  ['carottes, poireau, navet pour le bouillon', ''],
  ['sel et cube pour le bouillon', 'VNHK'],
  ['caissettes en papier pour muffins', ''],
  ['1 plaque à madeleines', ''],
  ['1 plaque de légumes à la crème', 'ND'],
  ['1 gigot d’agneau avec l’os', 'VN'],
  ['légumes avec os', 'VNHK'],
  ['1 dl de lait (vache, soja ou autre)', 'ND'],
  ['8 coques à tacos de maïs', ''],
  ['8 coques à tacos', 'G'],
  ['500 g de coques', 'VNK'],
  ['rice crackers', 'G'],
  // Plants in the place of meat or milk, by the brand or the adjective.
  ['2 burgers Beyond Meat', 'G'],
  ['300 g d’aiguillettes Quorn', 'N'],
  ['poulet, Quorn', 'VN'],
  ['poulet ou Quorn', 'VN'],
  ['yogourt à la noix de coco végétal', ''],
  ['yogourt à l’huile végétale', 'ND'],
  ['beurre, huile végétale', 'ND'],
  ['100 g de jambon, huile végétale', 'VNHK'],
  // Containers, sizes, slips.
  ['1 bac de sorbet framboise', ''],
  ['6 œufs plein air calibre moyen', 'N'],
  ['50 g de maïs à éclater', ''],
  ['2 corgettes', ''],
  ['300 g de haricos verts', ''],
  ['1 sachet de fondue prête à l’emploi moitié-moitié Gerber', 'NDH'],
  ['1 boîte de Gerber', 'VNGDUHK'],
])('%s: %s', (line, expected) => {
  expect(conflictLetters(line)).toBe(expected);
});
