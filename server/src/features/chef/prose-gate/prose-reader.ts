import { checkText, type DietConflict, type DietRules } from '../../../diet/gate/gate.js';
import { fold } from '../../../diet/text/text.js';
import { readLine } from '../../../recipe-writing/reply-lines.js';
import { foodsAtHome, stemsOf } from './at-home.js';
import {
  against,
  asksInstead,
  asksLeave,
  cooks,
  declares,
  givesLeave,
  informs,
  isWary,
  ofMenu,
  replaced,
  suggests,
  withholdsLeave,
} from './chat-caution.fr.js';
import { orders, tellsToDo } from './chat-signs.fr.js';
import { adviceOf, leftOfItem, type Advice } from './list-advice.fr.js';

/** As words go that tell what to do, to several people, to a friend or to nobody. */
const orderWord = String.raw`\p{L}+ez|\p{L}{3,}[ei]r|faire|mettre|cuire|fais|mets|ajoute|verse|coupe|prends|sers`;
const clauseEnd = new RegExp(
  [
    String.raw`(?<=[.!?;])\s+`,
    String.raw`\n+`,
    String.raw`,\s+(?=\p{L}+ez\b)`,
    String.raw`,?\s+(?:et|puis)\s+(?=(?:${orderWord})\b)`,
    String.raw`,?\s+mais\s+(?!aussi\b|surtout\b|encore\b|pas\b|non\b)`,
  ].join('|'),
  'u',
);
const listLine = /^\s*(?:[-–—*•·]|\d{1,2}[.)])\s+/u;
/** So much of a dish is looked back on for meat that comes before milk. */
const mostOfDish = 12;

export interface About {
  readonly question: string;
  /** What is at home and what is planned, by name. */
  readonly kitchen: readonly string[];
}

/** What a reply names that the household does not eat. */
export interface Named {
  readonly conflict: DietConflict;
  /** Whether it is to be cooked or eaten; else it is only told of. */
  readonly toEat: boolean;
}

/** Reads a reply in order, so that what leads to a list is known where the list is. */
export interface ProseReader {
  /** Takes whole sentences or lines, with what ends them. */
  read(text: string): Named[];
  /** Whether the beginning of a sentence names nothing that its end might have one eat. */
  isClear(beginning: string): boolean;
}

/** Only what a sentence would have one eat: what it takes out is gone. */
const recommended = (sentence: string): string =>
  replaced.reduce((text, pattern) => text.replace(pattern, ' '), sentence);

const plainOf = (text: string): string => fold(text).replace(/[’'-]/g, ' ').trim();

/** « La béchamel contient du beurre » tells something; « servez-la avec du beurre » has one eat it. */
const onlyInforms = (plain: string): boolean =>
  against.test(plain) || (informs.test(plain) && !suggests.test(plain));

const isToEat = (clause: string, plain: string): boolean =>
  !declares.test(plain) ||
  suggests.test(plain) ||
  cooks.test(plain) ||
  orders.test(clause) ||
  tellsToDo.test(clause);

/**
 * What the question asks about, as a test for what a sentence names. To tell of it is no news, to have it
 * eaten is; and an allergy that is named asks for nothing.
 */
function askedIn(question: string): (word: string, plain: string) => boolean {
  const asking = plainOf(question);
  if (isWary.test(asking)) return () => false;
  const asked = new Set(
    question
      .split(clauseEnd)
      .filter((part) => !against.test(plainOf(part)))
      .flatMap(stemsOf),
  );
  const isToGo = asksInstead.test(asking);
  return (word, plain) =>
    stemsOf(word).every((stem) => asked.has(stem)) && (isToGo || !suggests.test(plain));
}

const sure = (text: string, rules: DietRules): DietConflict[] =>
  checkText(text, rules).filter(({ doubtful }) => !doubtful);

export function createProseReader(rules: DietRules, { question, kitchen }: About): ProseReader {
  const isAsked = askedIn(question);
  const wanted = plainOf(question);
  const inQuestion =
    asksLeave.test(wanted) && !asksInstead.test(wanted) ? sure(question, rules) : [];
  const kosher: DietRules | null = rules.restrictions.includes('KOSHER')
    ? { restrictions: ['KOSHER'], avoidedFoods: [] }
    : null;
  let advice: Advice | null = null;
  let line = '';
  /** What is cooked together: meat in one sentence and milk in the next are one dish. */
  let dish: string[] = [];

  const judge = (clause: string, isItem: boolean): Named[] => {
    const plain = plainOf(clause);
    const left = isItem && !suggests.test(plain) && !orders.test(clause) ? advice : null;
    const text = leftOfItem(clause, left);
    if (text.trim() === '' || (onlyInforms(plain) && !givesLeave.test(plain))) return [];
    if (inQuestion.length > 0 && givesLeave.test(plain) && !withholdsLeave.test(plain))
      return inQuestion.map((conflict) => ({ conflict, toEat: true }));
    if (onlyInforms(plain)) return [];
    const toEat = isToEat(clause, plain);
    const isAtHome = isItem ? foodsAtHome(clause, kitchen) : null;
    const found = sure(recommended(text), rules);
    const asked = found.filter(({ word }) => isAsked(word, plain));
    const named = found.filter((each) => !asked.includes(each) && !isAtHome?.(each.word));
    // What is only listed as at home is cooked with nothing, and so is what a menu names by its day.
    const isAlone = ofMenu.test(plain) || (isAtHome !== null && named.length === 0);
    return [
      ...named,
      ...(isAlone ? [] : mixed(recommended(text), [...named, ...asked.filter(isByItself)])),
    ].map((conflict) => ({
      conflict,
      toEat,
    }));
  };

  /** Whether it is not eaten whatever else is on the plate. */
  const isByItself = ({ word }: DietConflict): boolean => sure(word, rules).length > 0;

  /** What the clause adds to the dish that must not be with it; `found` is known of the clause already. */
  const mixed = (text: string, found: readonly DietConflict[]): DietConflict[] => {
    if (!kosher) return [];
    const known = new Set([...found, ...sure(dish.join(' '), kosher)].map(({ word }) => word));
    dish = [...dish, text].slice(-mostOfDish);
    return sure(dish.join(' '), kosher).filter(({ word }) => !known.has(word));
  };

  /** Takes a line's beginning, its middle or its end. */
  const readPart = (part: string): Named[] => {
    const isStart = line === '';
    line += part;
    const text = part.trim();
    if (isStart && text === '') {
      // The steps of one dish may be paragraphs; two ideas are not.
      dish = dish.filter((each) => orders.test(each) || tellsToDo.test(each));
      line = '';
      return [];
    }
    const isItem = listLine.test(line);
    const kind = readLine(line)?.kind;
    const leads = kind === 'HEADING' || kind === 'GROUP' || line.trimEnd().endsWith(':');
    if (isStart && !isItem && !leads) advice = null;
    const found = part.split(clauseEnd).flatMap((clause) =>
      judge(clause, isItem).map(({ conflict, toEat }) => ({
        conflict: { ...conflict, line: clause.trim().slice(0, 300) },
        toEat,
      })),
    );
    if (part.endsWith('\n')) {
      if (leads) advice = adviceOf(line);
      line = '';
    }
    return found;
  };

  return {
    read: (text) => text.split(/(?<=\n)/u).flatMap(readPart),
    isClear: (beginning) =>
      inQuestion.length === 0 &&
      checkText(beginning, rules).length === 0 &&
      (!kosher || dish.length === 0 || mixesNothing(dish, beginning, kosher)),
  };
}

const mixesNothing = (dish: readonly string[], beginning: string, kosher: DietRules): boolean =>
  checkText([...dish, beginning].join(' '), kosher).length ===
  checkText(dish.join(' '), kosher).length;
