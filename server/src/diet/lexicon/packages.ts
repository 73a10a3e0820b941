/** What is sold closed, in the singular and the plural. */
export const packages =
  '(?:barquettes?|barres?|boites?|boîtes?|btes?|bocal|bocaux|bouteilles?|bricks?|briques?|briquettes?|canettes?|cannettes?|conserves?|cubes?|doses?|flacons?|paquets?|pqts?|plaques?|plaquettes?|pots?|rouleaux|rouleau|sachets?|sach|sacs?|tablettes?|tubes?)(?:\\(\\p{L}+\\))?\\.?(?![\\p{L}-])';

/** A bracket behind one says how much it holds. */
export const closedPackage = new RegExp(`^(?:\\p{L}+\\s+)?${packages}`, 'iu');
