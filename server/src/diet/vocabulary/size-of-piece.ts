import { closedPackage } from '../lexicon/packages.js';

/** « poulet de 1,4 kg », « truites vidées d’environ 250 g, en filets » */
const weighedPiece =
  /^(?<food>\p{L}[^()[\],\d]*?)\s+(?:de\s+|d['’]\s*)(?<size>(?:environ\s+)?\d+(?:[.,]\d+)?\s*k?g)(?=$|\s*[,([])/iu;

/**
 * « poulet de 1,4 kg » as « poulet (1,4 kg pièce) »: what one piece weighs is a remark, whatever their number; it makes no
 * other food, and no number stands at the end of a name, where an amount follows it. What a package holds tells one from
 * another (« boîte de maïs de 285 g »).
 */
export function withSizeAside(name: string): string {
  return closedPackage.test(name) ? name : name.replace(weighedPiece, '$<food> ($<size> pièce)');
}
