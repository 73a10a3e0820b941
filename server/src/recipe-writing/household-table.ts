import type { Difficulty } from './recipe-brief.js';

/** What a member answered of who eats, and chose for what is cooked. */
interface TableAnswer {
  readonly adults: number;
  readonly children: number;
  /** Null to cook for as many as the household has. */
  readonly servings: number | null;
  readonly difficulty: Difficulty;
}

type Answered = Pick<TableAnswer, 'adults' | 'children'>;

interface Member<Answer extends Answered> {
  readonly id: string;
  readonly preferences: Answer | null;
}

/** Who sits at the table a person cooks for, for how many it is cooked, and how hard. */
export interface HouseholdTable {
  readonly adults: number;
  readonly children: number;
  readonly servings: number;
  readonly difficulty: Difficulty;
}

/** Where nobody has said anything. */
const unknown: HouseholdTable = { adults: 1, children: 0, servings: 4, difficulty: 'EASY' };

const sizeOf = ({ adults, children }: Answered): number => adults + children;

/** How many eat at least, whatever this person says: as many as another member has said, and each member. */
export const leastAtTable = (members: readonly Member<Answered>[], id: string): number =>
  members.reduce(
    (most, member) =>
      member.id === id || !member.preferences ? most : Math.max(most, sizeOf(member.preferences)),
    members.length,
  );

/**
 * Who eats. Members answer for themselves, one may have counted only who was there before: the largest answer stands,
 * the first among equals, grown where more people share the household. Null where nobody has said.
 */
export function eatersOf(
  answers: readonly (Answered | null)[],
  memberCount: number,
): Answered | null {
  const largest = answers.reduce((most, answer) =>
    answer && (!most || sizeOf(answer) > sizeOf(most)) ? answer : most,
  );
  if (!largest) return null;
  const { adults, children } = largest;
  return { adults: Math.max(adults, memberCount - children), children };
}

/** The table of a person's household: the person's own answer first among equals. */
export function tableOf(members: readonly Member<TableAnswer>[], id: string): HouseholdTable {
  const own = members.find((member) => member.id === id)?.preferences ?? null;
  const eaters = eatersOf([own, ...members.map(({ preferences }) => preferences)], members.length);
  if (!eaters) return unknown;
  return {
    ...eaters,
    servings: own?.servings ?? sizeOf(eaters),
    difficulty: own?.difficulty ?? unknown.difficulty,
  };
}
