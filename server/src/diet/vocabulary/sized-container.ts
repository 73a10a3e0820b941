import { containers } from '../lexicon/products.js';
import { phrases } from '../lexicon/types.js';

const names = phrases(containers).map((name) => name.replace('î', '[iî]'));
const sized = new RegExp(
  `^(?<container>(?:\\p{L}+\\s+)?(?:${names.join('|')})[sx]?)\\s+` +
    `(?:(?<bracket>\\([^()]*\\))|(?:de\\s+)?(?<size>\\d[\\d.,/]*\\s*(?:k?g|[mcd]?l)))\\s+` +
    `(?<food>(?:de\\s|d['’]).+)$`,
  'iu',
);

/**
 * « boîte (400 g) de tomates » and « boîte de 400 g de tomates » with the size last, as in « boîte de tomates de
 * 400 g »: the same thing on a shelf and on a list.
 */
export function withSizeLast(name: string): string {
  const { container, bracket, size, food } = sized.exec(name)?.groups ?? {};
  if (!container || !food) return name;
  return `${container} ${food} ${bracket ?? `de ${size ?? ''}`}`;
}
