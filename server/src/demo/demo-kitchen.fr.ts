import type { ExpirationEstimate, InventoryPlace, Unit } from '../generated/prisma/enums.js';

interface DemoFood {
  name: string;
  quantity: number;
  unit: Unit;
  /** Days that it still keeps on the first day; none where nobody noted a date. */
  keeps?: number;
  /** Of what that is an estimate; absent where it was read on the packet. */
  estimate?: ExpirationEstimate;
  /** Absent where it lies where it usually does. */
  place?: InventoryPlace;
}

const food = (name: string, quantity: number, unit: Unit = 'UNIT', keeps?: number): DemoFood =>
  keeps === undefined ? { name, quantity, unit } : { name, quantity, unit, keeps };

const estimated = (...said: Parameters<typeof food>): DemoFood => ({
  ...food(...said),
  estimate: 'FRESH',
});
const frozen = (...said: Parameters<typeof food>): DemoFood => ({
  ...food(...said),
  estimate: 'FROZEN',
  place: 'FREEZER',
});

export const foodsAtHome: readonly DemoFood[] = [
  food('Demi-crème', 20, 'CL', -1),
  estimated('Épinards frais', 300, 'G', 1),
  food('Tranches de jambon cuit', 4, 'UNIT', 1),
  food('Filets de poulet', 600, 'G', 2),
  food('Yogourts nature', 4, 'UNIT', 2),
  food('Lait', 1, 'L', 4),
  estimated('Carottes', 5, 'UNIT', 7),
  estimated('Pommes', 6, 'UNIT', 8),
  food('Œufs', 6, 'UNIT', 9),
  food('Emmental râpé', 200, 'G', 10),
  estimated('Citrons', 2, 'UNIT', 10),
  food('Jus de pomme', 1, 'L', 15),
  food('Beurre', 250, 'G', 18),
  frozen('Bœuf haché', 400, 'G', 62),
  food('Pommes de terre', 2, 'KG'),
  food('Oignons', 4),
  food('Riz basmati', 1, 'KG'),
  food('Lentilles corail', 500, 'G'),
  food('Moutarde', 1),
  food('Farine', 1, 'KG'),
  food('Huile d’olive', 75, 'CL'),
];

/** As one types them; as many of them are on the list as the meals leave room for. */
export const typedLines: readonly string[] = [
  '1 pain mi-blanc',
  '6 bananes',
  'papier de toilette',
  '500 g de café moulu',
  '2 l de lait',
  '300 g de gruyère',
  'liquide vaisselle',
  '1 l de jus d’orange',
  '1 salade verte',
  '1 paquet de céréales',
  'dentifrice',
  '6 bouteilles d’eau gazeuse',
  '1 kg de clémentines',
  '1 tresse',
  'sacs poubelle',
  '1 pot de confiture d’abricots',
  '500 g de petits pois surgelés',
  '2 tablettes de chocolat noir',
  '1 concombre',
  '2 dl de crème',
  'mouchoirs',
  '1 paquet de biscottes',
  'dosettes de lave-vaisselle',
  '4 poires',
  'thé vert',
  '6 petits pains',
];
