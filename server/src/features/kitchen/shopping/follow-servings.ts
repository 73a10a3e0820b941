import type { ShoppingLine } from '../../../diet/ingredients/shopping-line.js';
import { stillMissing } from '../../../diet/ingredients/still-missing.js';
import { recipeLines, type PositionedLine } from '../../../recipe-book/recipe-lines.js';
import { asNamed, notAmong, stockOf, type ListedLine } from './lines-to-add.js';

/** A line that is on the list for a meal, was bought for it, or was left out as the fridge had it. */
export interface MealLine extends ListedLine {
  /** On the list and not in the basket. */
  isOpen: boolean;
}

export interface FollowedServings {
  /** Lines that are still to be bought, and what was left out of a larger need, for another number of people. */
  changed: { id: string; line: ShoppingLine; isSame: boolean }[];
  /** Lines of which nothing is needed any more. */
  removedIds: string[];
  /** What a larger meal needs beside them, of what was bought or was at home, by for how many there is enough. */
  more: Map<number, PositionedLine[]>;
}

const isSame = (one: MealLine, other: ShoppingLine): boolean =>
  one.name === other.name && one.quantity === other.quantity && one.unit === other.unit;

/** How many servings these lines are for, together. */
const servingsOf = (lines: readonly MealLine[]): number =>
  lines.reduce((sum, line) => sum + (line.servings ?? 0) - line.servingsBefore, 0);

/** Of what was left out, only what a smaller meal needs beside what was bought: nothing else is asked for again. */
function followLeftOut(
  recipe: { ingredients: readonly string[]; servings: number },
  lines: readonly MealLine[],
  servings: number,
): Pick<FollowedServings, 'changed' | 'removedIds'> {
  const asked = lines.flatMap((row) => (row.leftOut ? [{ row, line: asNamed(row) }] : []));
  const bought = lines.filter(({ isOpen, leftOut }) => !isOpen && !leftOut);
  const needed = notAmong(recipeLines(recipe, servings), bought).map(({ line }) => line);
  const kept = stillMissing(asked, stockOf(needed), '').leftOut;
  const keptIds = new Set(kept.map(({ row }) => row.id));
  return {
    changed: kept.map(({ row, line }) => ({ id: row.id, line, isSame: isSame(row, line) })),
    removedIds: asked.flatMap(({ row: { id } }) => (keptIds.has(id) ? [] : [id])),
  };
}

/**
 * What becomes of a meal's lines when it is cooked for another number of people. What was at home of a line when it was
 * added stays so: only the rest of the need follows. Lines that were bought, or are in the basket, stay as they are.
 * @param before for how many it was cooked until now
 */
export function followServings(
  recipe: { ingredients: readonly string[]; servings: number },
  lines: readonly MealLine[],
  before: number,
  servings: number,
): FollowedServings {
  const counted = lines.filter((line) => line.servings !== null);
  const read = counted.filter((line) => line.position !== null);
  const leftOut = followLeftOut(recipe, counted, servings);
  const followed: FollowedServings = { ...leftOut, more: new Map() };
  if (!counted.some((line) => line.position !== null || line.leftOut)) return followed;
  const needs = new Map<number, PositionedLine[]>();
  const needAt = (position: number, people: number): PositionedLine[] => {
    const needed = needs.get(people) ?? recipeLines(recipe, people);
    needs.set(people, needed);
    return needed.filter((need) => need.position === position);
  };
  const positions = recipeLines(recipe, servings).map((line) => line.position);
  for (const position of new Set([...read.flatMap((line) => line.position ?? []), ...positions])) {
    const own = read.filter((line) => line.position === position);
    const from = own.length === 0 ? before : Math.min(...own.map((line) => line.servingsBefore));
    const covered = from + servingsOf(own.filter(({ isOpen }) => !isOpen));
    const open = own.filter(({ isOpen }) => isOpen);
    const [first, ...others] = open;
    if (!first) {
      const start = Math.max(before, covered);
      // « Sel » is as much for six as for four.
      const more = (start < servings ? needAt(position, servings - start) : []).filter(
        ({ line }) => line.amountSaid,
      );
      if (more.length > 0) followed.more.set(start, [...(followed.more.get(start) ?? []), ...more]);
      continue;
    }
    const atHome = open.flatMap((line) =>
      notAmong(needAt(position, servingsOf([line])), [line]).map((rest) => rest.line),
    );
    const need = covered < servings ? needAt(position, servings - covered) : [];
    const [wanted] = notAmong(need, atHome);
    followed.removedIds.push(...others.map(({ id }) => id));
    if (wanted) {
      const same = others.length === 0 && isSame(first, wanted.line);
      followed.changed.push({ id: first.id, line: wanted.line, isSame: same });
    } else followed.removedIds.push(first.id);
  }
  return followed;
}
