import {
  checkLine,
  checkRecipe,
  type DietConflict,
  type DietRules,
} from '../../../diet/gate/gate.js';
import { readLine } from '../../../recipe-writing/reply-lines.js';
import {
  readReply,
  type RepliedRecipe,
  type ReplyReading,
} from '../../../recipe-writing/reply-reader.js';
import { foodsAtHome } from './at-home.js';
import { cautionsOf } from './chat-caution.js';
import { amountsIn } from './chat-hold.js';
import { orders, tellsToDo } from './chat-signs.fr.js';

/** What became of the part of a reply that was held back. */
export interface HeldReview {
  readonly conflicts: readonly DietConflict[];
  /** The first whole recipe in it. */
  readonly card: RepliedRecipe | null;
  /** The card's own text. */
  readonly cardText: string;
  /** What stood before and after it, to be shown as text. */
  readonly before: string;
  readonly after: string;
}

const isListed = (line: string): boolean => {
  const kind = readLine(line)?.kind;
  return kind === 'ITEM' || kind === 'STEP';
};

/** Cuts the text where a new title follows a whole recipe, or where a title follows other text. */
function chunksOf(held: string): string[] {
  const chunks: string[][] = [[]];
  let listed = 0;
  for (const line of held.split('\n')) {
    const read = readLine(line);
    const opens = read?.kind === 'HEADING' && !read.closing && /^\s*#/.test(line);
    const current = chunks.at(-1) ?? [];
    const hasTitle = current.some((each) => readLine(each)?.kind === 'HEADING');
    if (opens && current.some((each) => each.trim() !== '') && (listed >= 2 || !hasTitle)) {
      chunks.push([line]);
      listed = 0;
    } else {
      current.push(line);
      if (isListed(line)) listed += 1;
    }
  }
  return chunks.map((lines) => lines.join('\n'));
}

/** Where a recipe ends: the first line after which reading on adds nothing to it. */
function splitAfterRecipe(text: string, recipe: RepliedRecipe): [own: string, after: string] {
  const lines = text.split('\n');
  const whole = JSON.stringify(recipe);
  const isWhole = (count: number): boolean => {
    const reading = readReply(lines.slice(0, count).join('\n'));
    return reading.ok && JSON.stringify(reading.recipe) === whole;
  };
  let [short, enough] = [0, lines.length];
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (isWhole(middle)) enough = middle;
    else short = middle;
  }
  return [lines.slice(0, enough).join('\n'), lines.slice(enough).join('\n').trim()];
}

/**
 * Lines that only list what is at home already: nothing is to be made of it, so nothing is wrong with it.
 * « tomates au lard » is more than the tomatoes that are there, and is checked as ever.
 */
function tellsOfHome(
  lines: readonly string[],
  listed: readonly string[],
  kitchen: readonly string[],
  rules: DietRules,
): boolean {
  const isOwn = (line: string): boolean => {
    const isAtHome = foodsAtHome(line, kitchen);
    return isAtHome !== null && checkLine(line, rules).every(({ word }) => isAtHome(word));
  };
  const isRecipes = (line: string): boolean =>
    ['INGREDIENTS', 'INSTRUCTIONS', 'STEP'].includes(readLine(line)?.kind ?? '') ||
    (!listed.includes(line) && tellsToDo.test(line));
  return listed.every(isOwn) && !lines.some(isRecipes);
}

/** What stands under « Ingrédients » or « Préparation » without a mark, as far as the next blank line: « bœuf, oignons ». */
function unmarkedIn(lines: readonly string[], listed: readonly string[]): string[] {
  const found: string[] = [];
  let isInSection = false;
  let hasBegun = false;
  for (const line of lines) {
    const kind = readLine(line)?.kind;
    if (kind === 'INGREDIENTS' || kind === 'INSTRUCTIONS') {
      [isInSection, hasBegun] = [true, false];
    } else if (line.trim() === '') {
      isInSection &&= !hasBegun;
    } else {
      if (isInSection && kind !== 'STEP' && !listed.includes(line)) found.push(line);
      hasBegun = true;
    }
  }
  return found;
}

const hasAmounts = (line: string): boolean => amountsIn(line) > 0 || /^\s*\|/.test(line);

/** « - lardons », but not « - Rincez-le », which is a step like any other. */
const isListedFood = (line: string): boolean => {
  const read = readLine(line);
  return read?.kind === 'ITEM' && !orders.test(read.text);
};

/** A recipe in pieces, so that the gate can read it: what has no title or no steps is checked all the same. */
function conflictsIn(text: string, rules: DietRules, kitchen: readonly string[]): DietConflict[] {
  const lines = text.split('\n');
  const listed = lines.filter((line) => isListedFood(line) || hasAmounts(line));
  const ingredients = tellsOfHome(lines, listed, kitchen, rules) ? [] : listed;
  const instructions = lines.filter((line) => !listed.includes(line) && isListed(line));
  const title = lines
    .filter((line) => ['HEADING', 'GROUP'].includes(readLine(line)?.kind ?? ''))
    .join('\n');
  const description = unmarkedIn(lines, listed).join('\n');
  return checkRecipe({ title, description, ingredients, instructions }, rules);
}

/**
 * What follows a recipe is advice, but for what it lists: by amounts, another dish or a richer version; in
 * words, what it would have one add.
 */
const conflictsAfter = (text: string, rules: DietRules): DietConflict[] =>
  text.split('\n').flatMap((line) => {
    if (hasAmounts(line)) return checkLine(line, rules);
    return isListed(line) ? cautionsOf(line, rules, { question: '', kitchen: [] }) : [];
  });

/**
 * Reads what was held back, and lets nothing of it through that the household does not eat, but for a
 * list of what it has at home (`kitchen`).
 */
export function reviewHeld(held: string, rules: DietRules, kitchen: readonly string[]): HeldReview {
  const before: string[] = [];
  const after: string[] = [];
  const conflicts: DietConflict[] = [];
  let card: RepliedRecipe | null = null;
  let cardText = '';
  for (const chunk of chunksOf(held)) {
    const reading: ReplyReading | null = card ? null : readReply(chunk);
    if (reading?.ok) {
      const [own, rest] = splitAfterRecipe(chunk, reading.recipe);
      card = reading.recipe;
      cardText = own;
      conflicts.push(...checkRecipe(reading.recipe, rules));
      conflicts.push(...conflictsAfter(rest, rules));
      after.push(rest);
    } else {
      conflicts.push(...conflictsIn(chunk, rules, kitchen));
      (card ? after : before).push(chunk);
    }
  }
  const joined = (parts: readonly string[]) =>
    parts.filter((part) => part.trim() !== '').join('\n');
  return { conflicts, card, cardText, before: joined(before), after: joined(after) };
}
