import { wordsOf } from '../../../diet/text/text.js';

/** The words of a text without their endings and accents. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((stem) => all.includes(stem));

/**
 * The foods of the kitchen, by name, that a line tells of, as a test for its words: whether each belongs to one of
 * them. Null where it tells of none. « tomates au lard » is more than the tomatoes that are there.
 */
export function foodsAtHome(
  line: string,
  kitchen: readonly string[],
): ((word: string) => boolean) | null {
  const told = stemsOf(line);
  const own = kitchen.map(stemsOf).filter((stems) => stems.length > 0 && isWithin(stems, told));
  if (own.length === 0) return null;
  return (word) => own.some((stems) => isWithin(stemsOf(word), stems));
}
