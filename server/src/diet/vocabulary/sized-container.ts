import { containers } from '../lexicon/products.js';
import { countedWords } from '../lexicon/units.js';

const names = containers.map((name) => name.replace('î', '[iî]'));
const container = `(?:\\p{L}+\\s+)?(?:(?:${names.join('|')})[sx]?|${countedWords})`;
const measure = '\\d[\\d.,/]*\\s*(?:k?g|[mcd]?l)';
const bracket = '(?:[([][^()[\\]]*[)\\]]|[«"“][^«»"“”]*[»"”])';
const ofFood = "(?<food>(?:de\\s|du\\s|des\\s|d['’]).+)$";

/** « oignon(s) », « haché(e)s », « bocal(aux) »: how many there may be, and no remark. */
const pluralMarks = /(?<=\p{L})\(\p{Ll}{1,3}\)s?(?!\p{L})/gu;
/** « bte. de thon », « bte. (300 g) de thon »: a stop that ends no name. */
const abbreviation = /^(\p{L}{1,5})\.\s*(?=[\p{Ll}([])/u;

const endsInOf = /\sde$/iu;
const startsWithOf = /^(?:de\s|du\s|des\s|d['’])/iu;

/** What comes between a container, or a portion, and its food. */
const between: readonly RegExp[] = [
  // « (300 g) filets de saumon »
  new RegExp(`^(?<said>${bracket})\\s*(?<food>.*\\p{L}.*)$`, 'u'),
  // « filets (300 g) de saumon », « bouquet (frais) de persil »
  new RegExp(`^(?<head>[^()[\\]]*?)\\s*(?<said>${bracket})\\s*${ofFood}`, 'iu'),
  // « boîte (400 g) tomates », « boîte de (400 g) tomates »
  new RegExp(
    `^(?<head>${container}(?:\\s+de)?)\\s*(?<said>${bracket})\\s*(?<food>\\p{L}.*)$`,
    'iu',
  ),
  // « boîte de 400 g de tomates », « sachet, 11 g, de levure »
  new RegExp(
    `^(?<head>${container})(?:\\s+(?:de\\s+)?|\\s*[,/–—-]\\s*)(?<said>${measure})\\s*[,/–—-]?\\s+${ofFood}`,
    'iu',
  ),
];

/** « darnes (400 g) saumon », « darnes [400 g] saumon », but not « oignons (300 g) émincés » */
const sizeBeforeFood =
  /^(?<head>\p{L}[\p{L}\s'’-]*?)\s*(?<said>[([][^()[\]]*\d[^()[\]]*[)\]])\s*(?<food>\p{L}.*)$/u;

/**
 * « boîte (400 g) de tomates » and « boîte de 400 g de tomates » with the size last, as in « boîte de tomates de
 * 400 g »: the same thing on a shelf and on a list. What is said between a container and its food never hides it.
 */
export function withSizeLast(name: string, isFood: (text: string) => boolean): string {
  const plain = name.replace(pluralMarks, '').replace(abbreviation, '$1 ');
  const forward = between.reduce((text, pattern) => foodForward(text, pattern), plain);
  return foodForward(forward, sizeBeforeFood, isFood);
}

function foodForward(name: string, pattern: RegExp, isFood?: (text: string) => boolean): string {
  const { head, said, food } = pattern.exec(name)?.groups ?? {};
  if (!said || !food || isFood?.(food) === false) return name;
  const isLinked = head === undefined || endsInOf.test(head) || startsWithOf.test(food);
  const size = /^[^\d]/u.test(said) ? said : `de ${said}`;
  return [head, isLinked ? undefined : 'de', food, size].filter(Boolean).join(' ');
}
