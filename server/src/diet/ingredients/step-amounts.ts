import { cardinalValues, vulgarFractions } from '../lexicon/number-words.js';
import { wordsOf } from '../text/text.js';
import { amountAt, type Amount } from './amount.js';
import { packagesAgain, saysASize, scaledAside } from './amount-said-again.js';
import { onePackageBefore, otherPounds } from './said-again.fr.js';
import { withPlainHyphens } from './plain-line.js';
import { quantityAt } from './quantity.js';
import { scaleIngredientLine } from './scale.js';
import { listedFoodAt, listedShareAt, type StepFoods } from './step-foods.js';
import {
  articlesBefore,
  besideLength,
  intoPieces,
  intoVessel,
  likeness,
  mould,
  looseMeasure,
  noThing,
  ofFood,
  oneByOne,
  ofSoMany,
  ofThem,
  oneInWords,
  participles,
  rateAfter,
  rateBefore,
  sizeAfter,
  sizeOfThing,
  sizeOfVessel,
  spoonLast,
  takesOf,
  toolBefore,
  verbOfMany,
} from './step-words.fr.js';

/** A number of a sentence with what it counts or measures; `text` where it is written anew. */
interface Span {
  from: number;
  to: number;
  amount?: Amount;
  text?: string;
}

type Rewritten = Span & { text: string };

interface Place {
  sentence: string;
  at: number;
  /** What stands before the number and from it on, as far as it may matter. */
  before: string;
  rest: string;
  foods: StepFoods;
  factor: number;
  /** Whether the sentence has counted foods already. */
  hasCounted: boolean;
}

const glyphs = Object.keys(vulgarFractions).join('');
const words = [...Object.keys(cardinalValues), 'cents?', 'mille', 'demie?'].join('|');
const numberStart = new RegExp(
  `(?<![\\p{L}\\p{N}/⁄°]|\\p{L}-|\\d[.,]|qu['’])(?=(?:entre\\s+)?(?:[\\d${glyphs}]|(?<![^\\s(])\\.\\d|(?:${words})(?!\\p{L})))`,
  'giu',
);
const inFood = ' de x';
/** A name that is the same of one and of many. */
const wholes = ' ananas';
/** Nothing farther from a number says what it is, and a long step is read in no time. */
const farthest = 160;
/** Where the list has more of a food, « un » is one of them. */
const mostForOne = 3;
const poundsSaidAgain = new RegExp(
  `^[\\d.,/½⅓⅔¼¾\\s]+(?:${otherPounds})(?<aside>\\s*\\([^()]*\\d[^()]*\\))`,
  'iu',
);
const openBracket = /[([][^()[\]]*$/u;

/** A sentence with the amounts of the list's foods multiplied. Each number is read whole; nothing else is touched. */
export function scaleSentence(sentence: string, factor: number, foods: StepFoods): string {
  let scaled = '';
  let copied = 0;
  for (const { from, to, text } of amountsIn(sentence, factor, foods)) {
    scaled += sentence.slice(copied, from) + text;
    copied = to;
  }
  return scaled + sentence.slice(copied);
}

/** The amounts of a sentence that change with the number of people, in their order, each with its new writing. @public The test of the book’s claims asks. */
export function amountsIn(written: string, factor: number, foods: StepFoods): Rewritten[] {
  const sentence = withPlainHyphens(written);
  const found: Rewritten[] = [];
  let done = 0;
  for (const { index: at } of sentence.matchAll(numberStart)) {
    if (at < done) continue;
    const before = sentence.slice(Math.max(0, at - farthest), at);
    const rest = sentence.slice(at, at + farthest);
    const hasCounted = found.some(({ amount }) => amount?.unit === 'UNIT');
    const place = { sentence, at, before, rest, foods, factor, hasCounted };
    const span = bracketAfter(place, found.at(-1)) ?? spanAt(place);
    if (!span) continue;
    done = span.to;
    if (isRewritten(span)) found.push(span);
  }
  return found;
}

const isRewritten = (span: Span): span is Rewritten => span.text !== undefined;

/** « 4 courgettes (environ 800 g) »: the whole bracket behind an amount that was written anew. */
function bracketAfter(place: Place, last: Span | undefined): Span | undefined {
  const { sentence, at, before: lead, rest, factor } = place;
  const opened = openBracket.exec(lead)?.[0] ?? '';
  const from = at - opened.length;
  const aside = /^[([][^()[\]]*[)\]]/u.exec(opened + rest)?.[0];
  if (!aside || !last?.amount || from < last.to) return undefined;
  if (!/^[^.,;:\d]{0,40}$/u.test(sentence.slice(last.to, from))) return undefined;
  const before = sentence.slice(last.from, from);
  const text = scaledAside(aside, before, last.amount, (line) => scaleIngredientLine(line, factor));
  return { from, to: from + aside.length, text };
}

function spanAt(place: Place): Span | undefined {
  const { at, before, rest } = place;
  const number = quantityAt(rest);
  if (!number) return undefined;
  const kept = { from: at, to: at + number.to };
  const amount = amountAt(rest);
  if (!amount || rateBefore.test(before)) return kept;
  return (amount.unit === 'UNIT' ? counted(place, amount) : measured(place, amount)) ?? kept;
}

function measured(place: Place, amount: Amount): Span {
  const { sentence, at, rest } = place;
  const said = rest.slice(0, amount.unitTo);
  // « Verser 1 l. »: the stop ends the sentence.
  const bare = /\S/u.test(sentence.slice(at + amount.unitTo)) ? said : said.replace(/\.$/u, '');
  // « 3,5 oz (100 g) »: what no scale of ours shows keeps its measure where ours stands beside it.
  const written =
    bare +
    (bare.includes('(') ? '' : (poundsSaidAgain.exec(sentence.slice(at))?.groups?.['aside'] ?? ''));
  const span = { from: at, to: at + written.length, amount };
  if (staysMeasured(place, amount, bare)) return { from: span.from, to: span.to };
  const { count, size } = packagesAgain.exec(bare)?.groups ?? {};
  if (count && size && openBracket.test(place.before)) {
    const packages = scaleIngredientLine(count + wholes, place.factor).slice(0, -wholes.length);
    return { ...span, text: packages + size };
  }
  return rewritten(place, span, written, inFood);
}

function staysMeasured(
  { before, rest, foods }: Place,
  { unit, unitTo }: Amount,
  written: string,
): boolean {
  const after = rest.slice(unitTo);
  const hasFood = ofFood.test(after);
  if (rateAfter.test(after) || sizeAfter.test(after) || isSize(before, hasFood)) return true;
  if (hasFood) return false;
  const opened = openBracket.exec(before)?.[0];
  if (opened !== undefined) {
    const lead = before.slice(0, before.length - opened.length);
    const aside = opened + (/^[^()[\]]*/u.exec(rest)?.[0] ?? '');
    return saysASize(aside) || onePackageBefore.test(lead) || !namesFood(lead, foods);
  }
  const isSpoon = unit === 'TABLESPOON' || unit === 'TEASPOON' || unit === 'CUP';
  return toolBefore.test(before) || (isSpoon && oneInWords.test(written));
}

/** Whether an amount says how big something is: « une cocotte de 5 l », « boulettes de 40 g ». */
function isSize(before: string, hasFood: boolean): boolean {
  if (sizeOfVessel.test(before)) return !(hasFood && intoVessel.test(before));
  if (besideLength.test(before)) return !hasFood;
  const found = sizeOfThing.exec(before);
  if (!found) return false;
  const word = found.groups?.['word'];
  if (word === undefined) return true;
  const clause = before.slice(
    Math.max(...[...'.,;:('].map((mark) => before.lastIndexOf(mark))) + 1,
  );
  return !(noThing.test(word) || (hasFood && takesOf.test(clause)) || takesOf.test(word));
}

/** Whether the last words of a text are a food of the list: « la crème (20 cl) ». */
const namesFood = (text: string, { words: listed }: StepFoods): boolean =>
  wordsOf(text)
    .slice(-3)
    .some(({ stem }) => listed.has(stem));

/** « 2 des 3 œufs »: how many of so many of the list's. */
function isPartOfCount(after: string, foods: StepFoods): boolean {
  const link = ofSoMany.exec(after)?.[0];
  const whole = link === undefined ? undefined : quantityAt(after.slice(link.length));
  if (link === undefined || !whole) return false;
  return listedFoodAt(after.slice(link.length + whole.to), foods, false) !== undefined;
}

function counted(place: Place, amount: Amount): Span | undefined {
  const { at, before, rest, foods } = place;
  const numberTo = amount.collective ? amount.end - 1 : amount.to;
  const after = rest.slice(numberTo);
  if (isPartOfCount(after, foods)) return alone(place, amount, numberTo);
  if (place.hasCounted) {
    const others = ofThem.after.exec(after)?.[0];
    if (others !== undefined) return alone(place, amount, numberTo + others.length);
    if (ofThem.before.test(before) && ofThem.bare.test(after))
      return alone(place, amount, numberTo);
  }
  if (likeness.test(before) || oneByOne.test(after) || rateAfter.test(after)) return undefined;
  if (mould.test(rest)) return undefined;
  const lead = rest.charAt(numberTo - 1) === '-' ? ' ' : '';
  const measure = looseMeasure.exec(lead + after)?.[0];
  const loose = measure === undefined ? undefined : measure.length - lead.length;
  const isWord = !amount.collective && oneInWords.test(rest);
  const food =
    loose === undefined
      ? (listedShareAt(after, amount.value, foods) ??
        listedFoodAt(after.replace(/^['’]/u, ' '), foods, lead !== ''))
      : undefined;
  // « une feuille de brick » of eight is one of them.
  if (isWord && food && food.count !== null && food.count > mostForOne) return undefined;
  // Pieces of something else than the list's.
  if (food?.isBareCut && intoPieces.test(before)) return undefined;
  const named = loose ?? food?.to;
  if (named === undefined) return undefined;
  // « 1 verre et demi »: what is said of the number behind the name.
  const said = Math.max(numberTo + named, amount.unitTo);
  const mayBeTool = isWord || (toolBefore.test(before) && spoonLast.test(measure ?? ''));
  if (loose !== undefined && mayBeTool && !ofFood.test(rest.slice(said))) return undefined;
  const to = said + (participles.exec(rest.slice(said))?.[0].length ?? 0);
  return rewritten(place, { from: at, to: at + to, amount }, rest.slice(0, to), '');
}

/** A number whose food stands elsewhere. */
function alone(place: Place, amount: Amount, to: number): Span {
  const written = place.rest.slice(0, to).trimEnd();
  const span = { from: place.at, to: place.at + written.length, amount };
  return rewritten(place, span, written, wholes);
}

/** « d'une pincée » stays in words where it is no more and no less. */
function isSameAmount(said: string, written: string): boolean {
  const [now, before] = [said, written].map((text) => quantityAt(text));
  return now?.value === before?.value && said.slice(now?.to) === written.slice(before?.to);
}

/** The span with its amount multiplied; « d'un » becomes « de 2 », « les 2 pommes » becomes « 1 pomme ». */
function rewritten(
  { before, factor, sentence }: Place,
  span: Span,
  written: string,
  food: string,
): Span {
  const scaled = scaleIngredientLine(written + food, factor);
  if (!scaled.endsWith(food) || scaled === written + food) return span;
  const said = scaled.slice(0, scaled.length - food.length);
  if (isSameAmount(said, written)) return span;
  const isMany = (quantityAt(said)?.value ?? 0) >= 2;
  for (const { pattern, instead, ofMany } of articlesBefore) {
    const article = pattern.exec(before)?.[0];
    if (article === undefined || (ofMany && isMany)) continue;
    if (ofMany && span.amount?.unit === 'UNIT' && verbOfMany.test(sentence.slice(span.to))) {
      return { ...span, text: written.slice(quantityAt(written)?.to).trimStart() };
    }
    const isCapital = /^\p{Lu}/u.test(article);
    const stands = isCapital ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    return { ...span, from: span.from - article.length, text: stands + said };
  }
  return { ...span, text: said };
}
