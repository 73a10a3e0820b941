import {
  checkLine,
  checkText,
  type DietConflict,
  type DietRules,
} from '../../../diet/gate/gate.js';
import { reasons } from '../../../diet/lexicon/traits.js';
import { aisleOf } from '../../../diet/vocabulary/product.js';
import { fold, wordsOf } from '../../../diet/text/text.js';
import type { DietaryRestriction } from '../../../diet/restrictions.js';
import { loadRecipeBook } from '../book.js';
import { substitutesFor } from '../../../recipe-writing/substitutes.js';
import {
  asksContained,
  asksForDish,
  asksLeave,
  asksOwn,
  asksSafety,
  asksSuitable,
  asksToGive,
  bareFood,
  hasArticle,
  contained,
  dietSayings as say,
  meat,
  ofAllergy,
  ofHealth,
  saysTraces,
  asksAtEnd,
  saidOfIt,
  saysWhoEats,
} from './diet-question.fr.js';
import type { Said } from './said.js';
import { bansIn, type Bans } from './bans.js';
import { alcohol, dietWords } from './wish.fr.js';
import { readWish } from './wish.js';

/** What is left of a sentence, as it was typed, once these parts of it are gone. */
function typedWithout(
  { plain, typed }: Said,
  patterns: readonly RegExp[],
  spans: Bans['spans'] = [],
): string {
  const found = patterns.flatMap((pattern) =>
    [...plain.matchAll(new RegExp(pattern.source, 'g'))].map(({ index, 0: part }) => ({
      from: index,
      to: index + part.length,
    })),
  );
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to } of [...found, ...spans].sort((one, other) => one.from - other.from)) {
    if (from > at) pieces.push(typed(at, from));
    at = Math.max(at, to);
  }
  if (at < plain.length) pieces.push(typed(at, plain.length));
  return pieces.join(' ');
}

/** What a dish holds by its usual recipe counts here as in a line of a list: no list says that this one has none. */
function conflictsIn(asked: string, rules: DietRules): DietConflict[] {
  // In a list « chocolat noir ? » says that it may be another; here it only asks.
  const foods = asked.replace(/\s*\?+/gu, '');
  const asLine = checkLine(foods, rules).filter(({ reason }) => reason !== reasons.unknown);
  return [...checkText(foods, rules), ...asLine];
}

const isKnownFood = (text: string): boolean =>
  wordsOf(text).some(({ exact }) => !['OTHER', 'HOUSEHOLD'].includes(aisleOf(exact)));

/** Each word with each of its reasons once; a doubt is left out where the same restriction is broken for certain. */
function distinct(conflicts: readonly DietConflict[]): DietConflict[] {
  const each = new Map(
    conflicts.map((found) => [`${found.word.toLowerCase()} ${found.reason}`, found]),
  );
  const sure = [...each.values()].filter(({ doubtful }) => !doubtful);
  const broken = new Set(sure.map(({ restriction }) => restriction));
  const doubts = [...each.values()].filter(
    ({ doubtful, restriction }) => doubtful && !broken.has(restriction),
  );
  return [...sure, ...doubts];
}

function verdict(
  foods: string,
  found: readonly DietConflict[],
  { yes, none, rules }: { yes: typeof say.contains; none: string; rules: DietRules },
): string | null {
  const conflicts = distinct(found);
  const sure = conflicts.filter(({ doubtful }) => !doubtful);
  if (sure.length > 0)
    return yes(
      conflicts,
      substitutesFor(
        sure.map(({ word }) => word),
        rules,
      ),
    );
  if (conflicts.length > 0) return say.depends(conflicts);
  return isKnownFood(foods) ? none : null;
}

/** Of an animal that a rule permits, how it was killed matters as well. */
function suitable(
  foods: string,
  restrictions: readonly DietaryRestriction[],
  yes: string = say.suitable,
): string {
  const rules = restrictions.filter((each) => each === 'HALAL' || each === 'KOSHER');
  if (rules.length === 0) return yes;
  const isMeat = checkText(foods, { restrictions: ['VEGETARIAN'], avoidedFoods: [] }).some(
    ({ reason, doubtful }) => !doubtful && meat.test(reason),
  );
  return isMeat ? say.permittedAnimal(rules) : yes;
}

/** The diets that a food is to suit: in « le poulet halal est-il casher ? » the first one is part of its name. */
function dietsAsked(plain: string): (typeof dietWords)[number][] {
  const named = dietWords.filter(([pattern]) => pattern.test(plain));
  const asked = named.filter(([pattern]) => {
    const before = plain.slice(0, pattern.exec(plain)?.index);
    const otherDiets = dietWords.reduce((text, [each]) => text.replace(each, ''), before);
    const verb = [...otherDiets.matchAll(new RegExp(asksSuitable.source, 'g'))].at(-1);
    return verb !== undefined && saidOfIt.test(otherDiets.slice(verb.index + verb[0].length));
  });
  return asked.length > 0 ? asked : named;
}

/** « Puis-je manger des flocons d’avoine sans gluten ? » asks about a food of that name. */
function isPartOfName(plain: string, diet: RegExp): boolean {
  const said = diet.exec(plain);
  const asked = asksOwn.exec(plain);
  if (!said?.[0].startsWith('sans') || !asked) return false;
  const between = plain.slice(asked.index + asked[0].length, said.index);
  return between.trim() !== '' && !saysWhoEats.test(between);
}

/** « Le chocolat noir ? » is no wish for a dish, unless the book has one of that name. */
function namesFoodAlone(plain: string): boolean {
  const food = bareFood.exec(plain)?.[1];
  if (food === undefined || !isKnownFood(food)) return false;
  return !loadRecipeBook().some(({ title }) => fold(title).startsWith(food));
}

/** « Ma fille est allergique aux noix, une recette de brownies » wishes for a dish that suits her. */
export const wishesDish = (plain: string): boolean =>
  ofHealth.test(plain) && asksForDish.test(plain) && !asksLeave.test(plain);

/** What may take a food's place suits the household as well. */
const bothOf = (asked: DietRules, own: DietRules): DietRules => ({
  restrictions: [...new Set([...asked.restrictions, ...own.restrictions])],
  avoidedFoods: [...asked.avoidedFoods, ...own.avoidedFoods],
});

const mostFoodWords = 4;

/** « Puis-je manger des frites ? »: a known food, and nothing more is asked about it. */
function ownAnswer(said: Said, own: DietRules): string | null {
  if (own.restrictions.length + own.avoidedFoods.length === 0) return null;
  const foods = typedWithout(said, [asksOwn, asksAtEnd]);
  const isOne = wordsOf(foods).filter(({ exact }) => exact.length > 3).length <= mostFoodWords;
  if (!isOne || !isKnownFood(foods) || asksSafety.test(said.plain)) return null;
  return suitable(foods, own.restrictions, say.ownSuitable);
}

/**
 * Answers whether a food contains something, or suits a diet, by the gate's lexicon; null when that is
 * not what is asked, or nothing is known of the food.
 */
export function answerDietQuestion(said: Said, own: DietRules): string | null {
  const { plain } = said;
  if (wishesDish(plain)) return null;
  if (saysTraces.test(plain) && asksLeave.test(plain)) return say.traces;
  for (const [words, restriction, reason] of contained) {
    const asked = asksContained(words);
    if (!asked.test(plain)) continue;
    const rules = { restrictions: [restriction], avoidedFoods: [] };
    const foods = typedWithout(said, [asked]);
    const found = conflictsIn(foods, rules).filter((each) => reason.test(each.reason));
    return verdict(foods, found, {
      yes: say.contains,
      none: say.containsNone,
      rules: bothOf(rules, own),
    });
  }
  const { avoidedFoods: unwanted } = readWish(plain);
  const avoidedFoods = unwanted.filter((food) => food !== alcohol);
  const asked = dietsAsked(plain).filter(([diet]) => !isPartOfName(plain, diet));
  const restrictions = asked.map(([, restriction]) => restriction);
  if (restrictions.length + avoidedFoods.length > 0 && asksSuitable.test(plain)) {
    const rules = { restrictions, avoidedFoods };
    const patterns = asked.map(([pattern]) => pattern);
    const { spans } = avoidedFoods.length > 0 ? bansIn(plain) : { spans: [] };
    const foods = typedWithout(said, patterns, spans);
    const found = conflictsIn(foods, rules);
    const none = ofAllergy.test(plain) ? say.suitableForAllergy : suitable(foods, restrictions);
    return verdict(foods, found, { yes: say.unsuitable, none, rules: bothOf(rules, own) });
  }
  const mayGive = asksToGive.test(plain) && asksSuitable.test(plain) && isKnownFood(plain);
  const isBare = namesFoodAlone(plain);
  if (!mayGive && !isBare && ![asksOwn, asksAtEnd].some((each) => each.test(plain))) return null;
  const found = conflictsIn(typedWithout(said, [asksAtEnd]), own);
  if (isBare && !hasArticle.test(plain) && found.every(({ doubtful }) => doubtful)) return null;
  if (found.length === 0 && mayGive) return say.allergyUnknown;
  if (found.length === 0) return ownAnswer(said, own);
  return verdict('', found, { yes: say.unsuitable, none: say.suitable, rules: own });
}
