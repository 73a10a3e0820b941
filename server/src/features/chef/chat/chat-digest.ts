import { fencedData, type DataItem } from '../../../recipe-writing/fenced-data.js';
import { chatText as text } from './chat-prompt.fr.js';

/** A turn of long ago, of which only so much is known. */
export interface OldTurn {
  readonly role: 'USER' | 'ASSISTANT';
  readonly content: string;
  /** Of the recipe that it showed. */
  readonly title: string | null;
  /** What of its proposals was applied, each in a few words. */
  readonly applied: readonly string[];
}

/** Some 2,000 tokens. */
const budgetCharacters = 6_000;
const mostLines = 100;
/** So many of the newest lines are kept whatever they tell. */
const recentLines = 40;
const longestLine = 120;

interface Line {
  readonly item: DataItem;
  readonly size: number;
  /** What is lost first when room is short: what the chef said, then what was asked, then what came of it. */
  readonly worth: 0 | 1 | 2;
}

const line = (speaker: OldTurn['role'], said: string, worth: Line['worth']): Line => {
  const cut = said.trim().slice(0, longestLine);
  return { item: { [text.speakers[speaker]]: cut }, size: cut.length + 15, worth };
};

function linesOf({ role, content, title, applied }: OldTurn): Line[] {
  const own =
    title !== null
      ? [line(role, text.recipeInDigest(title), 2)]
      : content.trim() === ''
        ? []
        : [line(role, content, role === 'USER' ? 1 : 0)];
  return [...own, ...applied.map((said) => line('USER', said, 2))];
}

/**
 * The summary of what is too old to be told word for word, oldest first, as fenced data: the newest lines all,
 * and of those before them the dishes shown, what was decided and what was asked, as far as the budget goes.
 * A function of the conversation: the same one has the same summary. Null when there is nothing to sum up.
 */
export function digestOf(older: readonly OldTurn[]): string | null {
  const lines = older.flatMap(linesOf);
  const recent = lines.length - recentLines;
  const ranked = lines
    .map((each, at) => ({ ...each, at, rank: at >= recent ? 3 : each.worth }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || other.at - one.at);
  let left = budgetCharacters;
  const kept = ranked.slice(0, mostLines).filter(({ size }) => (left -= size) >= 0);
  if (kept.length === 0) return null;
  const items = kept.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
  return fencedData(text.blocks.digest, items);
}
