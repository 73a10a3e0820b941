import { listOf, pairsOf } from '../text/lists.js';
import { keysOf } from '../text/phrase-trie.js';
import { stemOf, wordsOf, type Word } from '../text/text.js';
import { drawnFoods } from './drawn-foods.js';
import { inOnePiece, larderStaples, neverSweet } from './picture-keys.js';

type MealType = 'DRINK' | 'APERITIF' | 'AMUSE_BOUCHE' | 'STARTER' | 'MAIN' | 'DESSERT';

export interface PicturedDish {
  readonly mealType: MealType;
  readonly title: string;
  readonly ingredients: readonly string[];
}

const braisedWords = new Set(listOf('dish of braised meat').map(stemOf));

/** Of each type of meal, words of a title with the composition that they call for, the most particular first. */
const compositions = new Map<MealType, { keys: string[]; rank: number; composition: string }[]>(
  (
    [
      ['DRINK', 'dish: drink'],
      ['APERITIF', 'dish: aperitif'],
      ['AMUSE_BOUCHE', 'dish: amuse-bouche'],
      ['STARTER', 'dish: starter'],
      ['MAIN', 'dish: main'],
      ['DESSERT', 'dish: dessert'],
    ] as const
  ).map(([mealType, list]) => [
    mealType,
    pairsOf(list)
      .map(([phrase, value]) => {
        const [rank, composition = ''] = value.split(' ');
        return { keys: keysOf(phrase), rank: Number(rank), composition };
      })
      .toSorted((one, other) => one.rank - other.rank),
  ]),
);

/** The composition that a title names (« velouté » is a soup); empty where it leaves it to whoever draws. */
function compositionOf(mealType: MealType, words: readonly Word[]): string {
  const said = new Set(words.flatMap(({ stem, exact }) => [stem, `=${exact}`]));
  const named = compositions.get(mealType)?.find(({ keys }) => keys.every((key) => said.has(key)));
  return named?.composition ?? '';
}

/**
 * What a dish's drawing is composed of, between strokes: the composition that its title names, the foods that the title
 * names, those that only its list does, and the larder staples that may lie beside it; foods by the keys of their
 * drawings, between spaces, the most telling first. All but the composition is empty where no word is known.
 */
export function dishPicture({ mealType, title, ingredients }: PicturedDish): string {
  const words = wordsOf(title);
  const isSweet = mealType === 'DESSERT' || mealType === 'DRINK';
  const isBraised = words.some(({ stem }) => braisedWords.has(stem));
  const fits = (key: string) => !isSweet || !neverSweet.has(key);
  const asCooked = (key: string) => (isBraised && inOnePiece.has(key) ? 'stew' : key);
  const listed = new Set(ingredients.flatMap(drawnFoods).map(asCooked));
  // « aux raisins » does not say dried, the list does.
  const asListed = (key: string) =>
    key === 'grape' && listed.has('raisins') && !listed.has(key) ? 'raisins' : key;
  const named = new Set(drawnFoods(title).filter(fits).map(asCooked).map(asListed));
  const others = [...listed].filter((key) => !named.has(key));
  const staples = others.filter((key) => larderStaples.has(key));
  const telling = others.filter((key) => !larderStaples.has(key) && fits(key));
  const isTold = named.size + telling.length > 0;
  const composed = isTold ? [[...named], telling, staples] : [[], staples.filter(fits), []];
  return [compositionOf(mealType, words), ...composed.map((keys) => keys.join(' '))].join('|');
}
