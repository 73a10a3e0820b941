import { beside } from '../beside.js';
import { entriesOf } from '../types.js';

/** What a shopping list holds besides food, where a word of it is that of a food. */
export const shelfHousehold = entriesOf([
  {
    only: 'LINE',
    names: [
      beside(
        'lait, crème, huile, beurre, gel, savon, baume, masque, gommage',
        'pour le corps, corps, démaquillant, démaquillante, hydratant, hydratante, de toilette, pour les mains, pour les pieds, mains, à raser, après rasage, solaire, de jour, de nuit, anti rides, de massage, de douche, pour le visage, visage, lavant, lavante, nettoyant, nettoyante, capillaire, corporel, corporelle, nivea, mixa, garnier, neutrogena, dove',
      ),
      beside(
        'shampoing, shampooing, après shampoing, gel douche, savon, bougie, lessive, liquide vaisselle, dentifrice, déodorant, masque cheveux, baume à lèvres, démêlant',
        'aux œufs, à l’œuf, au miel, miel, à l’amande, à l’amande douce, à l’amande, amande, amande douce, au lait, lait, au lait d’amande, au lait de coco, au karité, beurre de karité, à la bière, à l’avoine, avoine, au lait d’avoine, au lait d’ânesse, noisette, à la noisette, cacao, chocolat, vin, œuf, œufs, au lait de chèvre, lait de chèvre, au lait de brebis, lait de brebis, lait d’ânesse, à l’huile d’olive, huile d’olive',
      ),
      beside(
        'sac, sacs, cabas',
        'migros, coop, leclerc, auchan, carrefour, lidl, aldi, intermarché, monoprix, manor, denner, réutilisable, réutilisables, cabas',
      ),
      'carte bancaire, carte d’anniversaire, carte cadeau, carte de vœux, remise, remise fidélité, remise immédiate, total à payer, net à payer, sous total, dont tva, tva, rendu monnaie, gel douche, gel hydroalcoolique, huile de massage, bain de bouche, fil dentaire, lait de toilette bébé, lait de toilette, crème de change, crème lavante, alcool ménager, alcool à brûler, alcool à 70, alcool modifié, alcool isopropylique, moules en papier, moule en papier, moules en silicone, moule en silicone, couteau à beurre, couteaux à beurre, couteau à huîtres, couteau à pain, beurrier, sac à pain, sacs à pain, boîte à pain, planche à pain, boîte à œufs, cloche à fromage, râpe à fromage, verres à vin, verre à bière, pince à homard, coupe œuf, coquetier',
      beside(
        'croquettes, pâtée, pâtées, nourriture, friandises, litière',
        'chat, chats, pour chat, pour chats, chien, chiens, pour chien, pour chiens, chaton, pour chaton, chiot, pour chiot, pour animaux, animaux',
      ),
      beside(
        'aliment, aliments, nourriture, granulés, foin',
        'poisson rouge, poissons rouges, pour poissons, pour poisson rouge, pour lapin, pour lapins, pour oiseaux, pour rongeurs, pour poules, pour chat, pour chien, chat, chien, pour animaux',
      ),
      'foin lapin, foin lapins, granulés lapin, granulés lapins',
      beside(
        'huile d’amande douce, huile d’amandes douces',
        'corps, pour le corps, massage, pour massage, bébé, peau, cheveux, cosmétique',
      ),
      beside(
        'whiskas, sheba, felix, friskies, purina, pedigree, frolic, cesar chien',
        'chat, chats, chien, chiens, croquettes, sachets, pâtée',
      ),
      beside('canard', 'wc, gel wc, toilettes wc'),
      'wc canard, boîte d’allumettes, boîtes d’allumettes, allumettes cheminée, allumettes de cheminée, allumettes longues, scotch brite, éponge scotch brite, éponges scotch brite, scotch double face, scotch transparent, rouleau de scotch, rouleaux de scotch, dévidoir scotch, ruban scotch, sac taxé, sacs taxés, papier cadeau, papiers cadeaux, sachet cadeau, candida dentifrice, dentifrice candida, l’oréal, royal canin, sheba, gel dove, douche dove, savon dove, dove savon, déodorant dove',
    ].join(', '),
  },
]);
