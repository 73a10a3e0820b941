import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

export interface Block {
  /** Where it begins in the text; a key of its own as well. */
  readonly start: number;
  readonly node: RootContent;
}

export interface ReadText {
  readonly text: string;
  readonly blocks: readonly Block[];
}

export const nothingRead: ReadText = { text: '', blocks: [] };

// What a model writes is never HTML to us, nor a link by reference; an indented line is no code, and
// a line under another one makes no heading of it, which would flicker while the text arrives.
const extensions = [
  { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented', 'setextUnderline'] } },
];

function blocksOf(text: string, from: number): Block[] {
  return fromMarkdown(text.slice(from), { extensions }).children.map((node) => ({
    start: from + (node.position?.start.offset ?? 0),
    node,
  }));
}

/** The level of a message's own heading: those within it stand below. */
const ofMessage = 2;
const deepest = 6;

/**
 * At which level each block's heading stands, null for what is none. The highest of the text follows the
 * message's own, whatever sign the model began with, and none skips a level.
 */
export function headingLevels(blocks: readonly Block[]): (number | null)[] {
  const depths = blocks.map(({ node }) => (node.type === 'heading' ? node.depth : null));
  const highest = Math.min(...depths.filter((depth) => depth !== null));
  let before = ofMessage;
  return depths.map((depth) => {
    if (depth === null) return null;
    before = Math.min(before + 1, ofMessage + 1 + depth - highest, deepest);
    return before;
  });
}

/**
 * The blocks of a text that grows. Only its last block can still change, so the others are kept as
 * they are, and the cost of one more word does not grow with the text.
 */
export function readOn(known: ReadText, text: string): ReadText {
  const last = known.blocks.at(-1);
  if (!last || !text.startsWith(known.text)) return { text, blocks: blocksOf(text, 0) };
  // From the line's start: how far a list is indented says what belongs to it.
  const line = text.lastIndexOf('\n', last.start) + 1;
  return { text, blocks: [...known.blocks.slice(0, -1), ...blocksOf(text, line)] };
}
