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
 * The table of a person's household. Members answer for themselves, one may have counted only who was there before:
 * the largest answer stands, the person's own among equals.
 */
export function tableOf(members: readonly Member<TableAnswer>[], id: string): HouseholdTable {
  const own = members.find((member) => member.id === id)?.preferences ?? null;
  const said = [own, ...members.map(({ preferences }) => preferences)];
  const largest = said.reduce((most, answer) =>
    answer && (!most || sizeOf(answer) > sizeOf(most)) ? answer : most,
  );
  if (!largest) return unknown;
  const { children } = largest;
  const adults = Math.max(largest.adults, members.length - children);
  return {
    adults,
    children,
    servings: own?.servings ?? adults + children,
    difficulty: own?.difficulty ?? unknown.difficulty,
  };
}
