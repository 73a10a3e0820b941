import { fold } from '../../diet/text.js';
import { amountPattern, sectionOpenings } from '../../recipe-writing/amounts.fr.js';
import { readLine } from '../../recipe-writing/reply-lines.js';

/** Keeps back what is shaped like a recipe while the rest of a reply streams on. */
export interface ReplyHold {
  /** Takes text, however it was cut; returns what may be shown now. */
  feed(text: string): string;
  /** Whether a recipe has been recognised: from it on, nothing is shown before the end. */
  readonly isHolding: boolean;
  /**
   * The rest: harmless text, and the part shaped like a recipe. Of a reply that was cut nothing in
   * doubt is shown: the title of a recipe may have lost its list.
   */
  finish(end?: { readonly cut: boolean }): { readonly shown: string; readonly held: string | null };
}

/** A heading without a list of amounts after so much text was no recipe's. */
const longestDoubt = 700;
const shortLine = 80;
const longestOpening = 32;
const listed = /^\s*(?:#|[-–—*•·▪◦+|>~`]|__|\d|[½¼¾⅓⅔])/u;
const digit = /[\d½¼¾⅓⅔]/u;

export const amountsIn = (line: string): number => line.match(amountPattern)?.length ?? 0;

/** What a whole line says for or against a recipe. */
function weigh(line: string): { sections: number; headings: number; amounts: number } {
  const kind = readLine(line)?.kind;
  const isRow = /^\s*\|/.test(line);
  const body = line.replace(/^\s*(?:[-–—*•·▪◦+>]\s*|\d{1,2}\s*[.)]\s+)+/u, '');
  // A table may put the unit, or the food, in a column of its own.
  const found = amountsIn(isRow ? body.replaceAll('|', ' ') : body);
  const isListLine = kind === 'ITEM' || kind === 'STEP' || isRow;
  return {
    sections: kind === 'INGREDIENTS' ? 2 : kind === 'INSTRUCTIONS' ? 1 : 0,
    headings: kind === 'HEADING' || kind === 'GROUP' || isRow ? 1 : 0,
    amounts: found >= 3 ? found : found > 0 && (isListLine || body.length <= shortLine) ? 1 : 0,
  };
}

export function createReplyHold(): ReplyHold {
  /** What has not been shown; it begins with the line or the part of it that is in doubt. */
  let rest = '';
  let atLineStart = true;
  let isHolding = false;
  let inDoubt = false;
  /** How much of the rest has been weighed, in whole lines. */
  let weighed = 0;
  let sum = { sections: 0, headings: 0, amounts: 0 };
  let plainLines = 0;

  const release = (length: number): string => {
    const shown = rest.slice(0, length);
    rest = rest.slice(length);
    if (shown !== '') atLineStart = shown.endsWith('\n');
    inDoubt = false;
    weighed = 0;
    sum = { sections: 0, headings: 0, amounts: 0 };
    plainLines = 0;
    return shown;
  };

  const isRecipe = (): boolean =>
    sum.sections >= 2 || sum.amounts >= 2 || (sum.sections > 0 && sum.headings > 0);

  const weighLine = (line: string): void => {
    const { sections, headings, amounts } = weigh(line);
    // One line with three amounts is a list by itself.
    sum = {
      sections: sum.sections + sections,
      headings: sum.headings + headings,
      amounts: sum.amounts + amounts,
    };
    if (line.trim() !== '') plainLines = amounts === 0 ? plainLines + 1 : 0;
    isHolding ||= isRecipe();
  };

  /** Weighs what is in doubt; what may be shown of it, or null while it stays in doubt. */
  const settle = (): string | null => {
    for (;;) {
      const end = rest.indexOf('\n', weighed);
      if (end === -1) break;
      weighLine(rest.slice(weighed, end));
      if (isHolding) return null;
      weighed = end + 1;
      const isOver =
        (sum.headings === 0 && sum.sections === 0 && sum.amounts === 0) ||
        (sum.headings === 0 && sum.sections === 0 && plainLines >= 2) ||
        weighed > longestDoubt;
      if (isOver) return release(weighed);
    }
    const last = rest.slice(weighed);
    if (amountsIn(last) >= 3) isHolding = true;
    // A line of prose without an end: what was counted in it is far behind.
    else if (last.length > longestDoubt && !listed.test(last)) return release(rest.length);
    return null;
  };

  /** Shows prose up to where doubt begins; null when more must come to tell. */
  const pass = (): string | null => {
    if (atLineStart) {
      const blank = /^\s*\n/.exec(rest);
      if (blank) return release(blank[0].length);
      const start = fold(rest.slice(0, longestOpening).trimStart());
      if (listed.test(rest) || sectionOpenings.some((opening) => start.startsWith(opening))) {
        inDoubt = true;
        return '';
      }
      if (sectionOpenings.some((opening) => opening.startsWith(start))) return null;
    }
    const end = rest.indexOf('\n');
    const line = end === -1 ? rest : rest.slice(0, end + 1);
    const at = line.search(digit);
    if (at === -1) return release(line.length);
    const shown = release(at);
    atLineStart = false;
    inDoubt = true;
    return shown;
  };

  const isOpen = () => !isHolding && rest !== '';

  const advance = (): string => {
    let shown = '';
    while (isOpen()) {
      const more = inDoubt ? settle() : pass();
      if (more === null) break;
      shown += more;
    }
    return shown;
  };

  return {
    get isHolding() {
      return isHolding;
    },
    feed: (text) => {
      rest += text;
      return isHolding ? '' : advance();
    },
    finish: ({ cut } = { cut: false }) => {
      if (cut && rest !== '') isHolding = true;
      if (!isHolding && inDoubt) weighLine(rest.slice(weighed));
      const left = rest;
      rest = '';
      return isHolding ? { shown: '', held: left } : { shown: left, held: null };
    },
  };
}
