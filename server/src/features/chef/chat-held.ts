import { checkLine, checkRecipe, type DietConflict, type DietRules } from '../../diet/gate.js';
import { readLine } from '../../recipe-writing/reply-lines.js';
import {
  readReply,
  type RepliedRecipe,
  type ReplyReading,
} from '../../recipe-writing/reply-reader.js';
import { foodsAtHome } from './at-home.js';
import { amountsIn } from './chat-hold.js';

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

/** Where a recipe ends: the blank line after its last listed line. */
function splitAfterRecipe(text: string): [recipe: string, after: string] {
  const lines = text.split('\n');
  const last = lines.findLastIndex(isListed);
  const blank = lines.findIndex((line, index) => index > last && line.trim() === '');
  if (blank === -1) return [text, ''];
  return [
    lines.slice(0, blank).join('\n'),
    lines
      .slice(blank + 1)
      .join('\n')
      .trim(),
  ];
}

/** « Mélangez », « Faire revenir »: something is to be made of it. */
const tellsToDo =
  /(?<!\p{L})(?!(?:chez|assez|avez|aviez|pouvez|voulez|devez|souhaitez)(?!\p{L}))\p{L}{2,}ez(?!\p{L})|^\s*\p{Lu}\p{L}+(?:er|ir|re)\s/u;

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

/** A recipe in pieces, so that the gate can read it: what has no title or no steps is checked all the same. */
function conflictsIn(text: string, rules: DietRules, kitchen: readonly string[]): DietConflict[] {
  const lines = text.split('\n');
  const listed = lines.filter((line) => readLine(line)?.kind === 'ITEM' || hasAmounts(line));
  const ingredients = tellsOfHome(lines, listed, kitchen, rules) ? [] : listed;
  const instructions = lines.filter(
    (line) => !listed.includes(line) && readLine(line)?.kind === 'STEP',
  );
  const title = lines
    .filter((line) => ['HEADING', 'GROUP'].includes(readLine(line)?.kind ?? ''))
    .join('\n');
  const description = unmarkedIn(lines, listed).join('\n');
  return checkRecipe({ title, description, ingredients, instructions }, rules);
}

/** What follows a recipe is advice, but for what it lists by amounts: another dish, or a richer version. */
const conflictsAfter = (text: string, rules: DietRules): DietConflict[] =>
  text.split('\n').flatMap((line) => (hasAmounts(line) ? checkLine(line, rules) : []));

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
      const [own, rest] = splitAfterRecipe(chunk);
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
