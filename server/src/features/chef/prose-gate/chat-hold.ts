import { fold } from '../../../diet/text/text.js';
import { amountPattern, sectionOpenings } from '../../../recipe-writing/amounts.fr.js';
import { readLine } from '../../../recipe-writing/reply-lines.js';
import { headsAdvice, orders, tellsToDo } from './chat-signs.fr.js';

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
/** A food by itself, without a mark or an amount, is no longer than this. */
const bareLine = 40;
const longestOpening = 32;
const listed = /^\s*(?:#|[-–—*•·▪◦+|>~`]|__|\d|[½¼¾⅓⅔])/u;
const digit = /[\d½¼¾⅓⅔]/u;

export const amountsIn = (line: string): number => line.match(amountPattern)?.length ?? 0;

/** What the lines in doubt say for or against a recipe. */
interface Signs {
  readonly sections: number;
  readonly headings: number;
  readonly amounts: number;
  /** Listed without an amount, and nothing to do. */
  readonly items: number;
  /** A few words without a mark or a stop. */
  readonly bare: number;
  /** Of what may be an ingredient without an amount, those that name what the household does not eat. */
  readonly forbidden: number;
  /** Numbered lines that say what to do with what was listed before them. */
  readonly steps: number;
}

const noSigns: Signs = {
  sections: 0,
  headings: 0,
  amounts: 0,
  items: 0,
  bare: 0,
  forbidden: 0,
  steps: 0,
};

/** Whether the gate finds anything in a text. */
type IsForbidden = (text: string) => boolean;

/** What a whole line says, of which `opening` has been shown. */
function weigh(line: string, opening: string, isForbidden: IsForbidden | null): Signs {
  const read = readLine(opening + line);
  const kind = read?.kind;
  const isRow = /^\s*\|/.test(line);
  const body = line.replace(/^\s*(?:[-–—*•·▪◦+>]\s*|\d{1,2}\s*[.)]\s+)+/u, '');
  // A table may put the unit, or the food, in a column of its own.
  const found = amountsIn(isRow ? body.replaceAll('|', ' ') : body);
  const isListLine = kind === 'ITEM' || kind === 'STEP' || isRow;
  const isBare =
    kind === 'TEXT' && opening.length + body.length <= bareLine && !/[.!?…]\s*$/u.test(body);
  const isItem = read?.kind === 'ITEM' && found === 0 && !orders.test(read.text);
  const maybeFood = isItem || (isBare && found === 0);
  return {
    sections: kind === 'INGREDIENTS' ? 2 : kind === 'INSTRUCTIONS' ? 1 : 0,
    headings: kind === 'HEADING' || kind === 'GROUP' || isRow ? 1 : 0,
    amounts: found >= 3 ? found : found > 0 && (isListLine || body.length <= shortLine) ? 1 : 0,
    items: isItem ? 1 : 0,
    bare: isBare && found === 0 ? 1 : 0,
    forbidden: maybeFood && isForbidden?.(opening + line) === true ? 1 : 0,
    steps: read?.kind === 'STEP' && tellsToDo.test(read.text) ? 1 : 0,
  };
}

const isHeading = (line: string): boolean =>
  ['HEADING', 'GROUP'].includes(readLine(line)?.kind ?? '');

/** Foods that are listed in words, then cooked: « Lardons », « Crème », « 1. Faites revenir… ». */
const isListedAndCooked = ({ headings, items, forbidden, steps }: Signs): boolean =>
  steps > 0 && (forbidden > 0 || (headings > 0 && items >= 2));

const isRecipe = (signs: Signs): boolean =>
  signs.sections >= 2 ||
  signs.amounts >= 2 ||
  (signs.sections > 0 && signs.headings > 0) ||
  isListedAndCooked(signs);

/**
 * A line that names what is forbidden (null: nothing is) is not shown before it has proved to be none of a
 * recipe's.
 */
export function createReplyHold(isForbidden: IsForbidden | null = null): ReplyHold {
  /** What has not been shown; it begins with the line or the part of it that is in doubt. */
  let rest = '';
  /** What of the line that `rest` goes on with has been shown. */
  let opening = '';
  /** Whether that line is too long, without an amount, to be an ingredient's. */
  let isProse = false;
  /** Whether the newest heading leads to something else than a recipe. */
  let isAdvice = false;
  let isHolding = false;
  let inDoubt = false;
  /** How much of the rest has been weighed, in whole lines, and how much of it up to the last sign. */
  let weighed = 0;
  let signed = 0;
  let sum = noSigns;
  let plainLines = 0;

  const release = (length: number): string => {
    const shown = rest.slice(0, length);
    rest = rest.slice(length);
    const lines = (opening + shown).split('\n');
    opening = lines.pop() ?? '';
    for (const line of lines) if (isHeading(line)) isAdvice = headsAdvice.test(fold(line));
    if (lines.length > 0) isProse = false;
    inDoubt = false;
    weighed = 0;
    signed = 0;
    sum = noSigns;
    plainLines = 0;
    return shown;
  };

  const weighLine = (line: string): void => {
    if (isHeading(line)) isAdvice = headsAdvice.test(fold(line));
    const signs = weigh(line, weighed === 0 ? opening : '', isForbidden);
    const { sections, headings, amounts, items, bare, forbidden, steps } = signs;
    const isListed = sum.items + sum.forbidden > 0;
    // One line with three amounts is a list by itself.
    sum = {
      sections: sum.sections + sections,
      headings: sum.headings + headings,
      amounts: sum.amounts + amounts,
      items: sum.items + (isAdvice ? 0 : items),
      bare: sum.bare + bare,
      forbidden: sum.forbidden + (isAdvice ? 0 : forbidden),
      steps: sum.steps + (isListed ? steps : 0),
    };
    const isSign = amounts + items + bare > 0;
    if (line.trim() !== '') plainLines = isSign ? 0 : plainLines + 1;
    if (isSign) signed = weighed;
    isHolding ||= isRecipe(sum);
  };

  /** Whether what was weighed is none of a recipe's. */
  const isOver = (): boolean => {
    const { headings, sections, amounts, forbidden } = sum;
    if (weighed > longestDoubt && (forbidden === 0 || weighed - signed > longestDoubt)) return true;
    return headings === 0 && sections === 0 && (amounts + forbidden === 0 || plainLines >= 2);
  };

  /** Weighs what is in doubt; what may be shown of it, or null while it stays in doubt. */
  const settle = (): string | null => {
    for (;;) {
      const end = rest.indexOf('\n', weighed);
      if (end === -1) break;
      weighLine(rest.slice(weighed, end));
      if (isHolding) return null;
      weighed = end + 1;
      if (isOver()) return release(weighed);
    }
    const last = rest.slice(weighed);
    if (amountsIn(last) >= 3) isHolding = true;
    else if (listed.test(last)) return null;
    // A line of prose without an end: what was counted in it is far behind.
    else if (last.length > longestDoubt) return release(rest.length);
    else if (sum === noSigns && opening.length + last.length > shortLine && !digit.test(last)) {
      isProse = true;
      return release(rest.length);
    }
    return null;
  };

  /** Shows prose up to where doubt begins; null when more must come to tell. */
  const pass = (): string | null => {
    if (opening === '') {
      const blank = /^\s*\n/.exec(rest);
      if (blank) return release(blank[0].length);
      const start = fold(rest.slice(0, longestOpening).trimStart());
      if (listed.test(rest) || sectionOpenings.some((each) => start.startsWith(each))) {
        inDoubt = true;
        return '';
      }
      if (sectionOpenings.some((each) => each.startsWith(start))) return null;
    }
    const end = rest.indexOf('\n');
    const line = end === -1 ? rest : rest.slice(0, end + 1);
    const at = line.search(digit);
    const upTo = at === -1 ? line.length : at;
    if (isForbidden && !isProse && opening.length <= shortLine) {
      // Of a word that is not whole nobody can say what it names.
      const whole = upTo < rest.length ? upTo : line.search(/\S*$/u);
      if (whole > 0 && isForbidden(opening + line.slice(0, whole))) {
        inDoubt = true;
        return '';
      }
      if (whole < upTo && opening.length + upTo <= shortLine)
        return whole > 0 ? release(whole) : null;
    }
    const shown = release(upTo);
    inDoubt = at !== -1;
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
