import { stemOf, visibleText, wordsOf, type Word } from '../text/text.js';
import { foodAt, foodById, foodsIn } from './foods.js';
import { partsOfWhole, wholes } from './part-words.fr.js';
import { aisleOf, canonicalProduct } from './product.js';

/** A product under which one may have at home what a line names otherwise. */
export interface PlainerProduct {
  readonly product: string;
  /** How many of what the line counts one of it makes: ten cloves a head of garlic. */
  readonly parts: number;
}

const without = stemOf('sans');
/** An assumption: heads of garlic have ten cloves or more, bunches of herbs more than ten sprigs. */
const partsInWhole = 10;

/** « Brins de persil »: where the food begins, and how many of such parts one of it makes. */
function partIn(words: readonly Word[]): { from: number; parts: number } {
  const [first, link] = words;
  if (first && link?.stem === 'de') {
    if (partsOfWhole.has(first.stem)) return { from: 2, parts: partsInWhole };
    if (wholes.has(first.stem)) return { from: 2, parts: 1 };
  }
  return { from: 0, parts: 1 };
}

/**
 * What stands at home for what a name names, the nearest first: « ail » for « gousses d’ail », « pommes de terre » for
 * « pommes de terre à chair ferme », « champignons » for « champignons de Paris ». Never another food: fresh produce may
 * be said more exactly than anybody writes it, everything else only as the table of foods says.
 */
export function plainerProducts(name: string): PlainerProduct[] {
  const all = wordsOf(visibleText(name));
  const { from, parts } = partIn(all);
  const words = all.slice(from);
  const found = foodAt(words, 0);
  if (!found) return [];
  const more = words.slice(found.to);
  // « Tofu sans gluten » is not the tofu at home.
  if (more.some(({ stem }) => stem === without)) return [];
  const isSaidMoreExactly =
    more.length > 0 && foodsIn(more).length === 0 && aisleOf(name) === 'PRODUCE';
  const plainer: PlainerProduct[] = [];
  if (from > 0 || isSaidMoreExactly) plainer.push({ product: found.value.product, parts });
  if (found.to === words.length || isSaidMoreExactly)
    for (let { varietyOf } = found.value; varietyOf !== null;) {
      const food = foodById(varietyOf);
      plainer.push({ product: food.product, parts });
      ({ varietyOf } = food);
    }
  const own = canonicalProduct(name);
  return plainer.filter(({ product }) => product !== '' && product !== own);
}
