import type { WeekReason } from './types.js';
import { limits } from './weights.js';

export interface Earned {
  points: number;
  reason: WeekReason;
}

/** What speaks of the household itself is news each time. */
const isOfHousehold = ({ kind }: WeekReason): boolean =>
  kind === 'USES_UP' || kind === 'AT_HOME' || kind === 'KEPT';

/** What two reasons have in common that read alike: those of the fridge name a food. */
const wordsOf = (reason: WeekReason): string => {
  if (reason.kind === 'USES_UP') return `${reason.kind} ${reason.product}`;
  return reason.kind === 'AT_HOME'
    ? `${reason.kind} ${reason.products.toSorted().join()}`
    : reason.kind;
};

function countWords(reasons: readonly WeekReason[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reason of reasons) {
    const words = wordsOf(reason);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return counts;
}

/**
 * Of each meal's reasons those that are said. What is used up comes first, whatever else is true; of the rest what was said
 * least of the meals before, then what is true of fewest, then what earned most; as a second reason nothing that is as true
 * of any dish and was said twice.
 * @param meals in the order of their days, all that is true of each
 */
export function chooseReasons(meals: readonly (readonly Earned[])[]): WeekReason[][] {
  const held = countWords(meals.flat().map(({ reason }) => reason));
  const said: WeekReason[] = [];
  return meals.map((earned) => {
    const before = countWords(said);
    const rank = ({ points, reason }: Earned): number[] => {
      if (reason.kind === 'USES_UP') return [-1, 0, -points];
      const words = wordsOf(reason);
      return [before.get(words) ?? 0, held.get(words) ?? 0, -points];
    };
    const chosen = earned
      .map((each) => ({ reason: each.reason, rank: rank(each) }))
      .toSorted((one, other) => compare(one.rank, other.rank))
      .slice(0, limits.reasons)
      .map(({ reason }) => reason)
      .filter(
        (reason, place) =>
          place === 0 ||
          isOfHousehold(reason) ||
          (before.get(wordsOf(reason)) ?? 0) < limits.sameReason,
      );
    said.push(...chosen);
    return chosen;
  });
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((value, place) => value - (other[place] ?? 0)).find((by) => by !== 0) ?? 0;
}
