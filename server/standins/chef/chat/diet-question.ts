import {
  checkLine,
  checkRecipe,
  checkText,
  type DietConflict,
  type DietRules,
} from '#product/diet/gate/gate.js';
import { reasons, traitRules } from '#product/diet/lexicon/traits.js';
import { isFood } from '#product/diet/vocabulary/product.js';
import { fold, wordsOf } from '#product/diet/text/text.js';
import type { Restriction } from '#product/diet/restrictions.js';
import { loadRecipeBook } from '#product/recipe-book/book.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import {
  asksContained,
  asksForDish,
  asksLeave,
  asksOwn,
  asksSafety,
  asksSuitable,
  saysContained,
  asksToGive,
  bareFood,
  beginsWithDish,
  hasArticle,
  contained,
  dietSayings as say,
  meat,
  nameOfDiet,
  ofAllergy,
  ofHealth,
  saysTraces,
  asksAtEnd,
  saidOfIt,
  saysWhoEats,
} from './diet-question.fr.js';
import { sayings as intents } from './intent.fr.js';
import type { Said } from './said.js';
import { dishes, notJudged } from './bans.fr.js';
import { bansIn, withoutBans, type Bans } from './bans.js';
import { stemsOf } from './book-words.js';
import { dishKinds, madeInManyWays } from './dish-kinds.fr.js';
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

const isKnownFood = (text: string): boolean => wordsOf(text).some(({ exact }) => isFood(exact));

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

/** The book's dish that a question names (« des crêpes »), where it does not suit; null where none is named, or it suits. */
function dishOfBook(
  foods: string,
  rules: DietRules,
): { title: string; words: readonly string[] } | null {
  const [name] = wordsOf(foods)
    .filter(({ exact }) => dishes.test(fold(exact)))
    .map(({ stem }) => stem);
  const named = loadRecipeBook().filter(({ title }) => stemsOf(title)[0] === name);
  for (const recipe of named) {
    const sure = checkRecipe(recipe, rules).filter(
      ({ doubtful, line }) => !doubtful && recipe.ingredients.includes(line),
    );
    const words = [...new Set(sure.map(({ word }) => word.toLowerCase()))].slice(0, 3);
    if (words.length > 0) return { title: recipe.title, words };
  }
  return null;
}

/** Eggs alone are asked about as a food to avoid: a restriction to them there is none. */
const containsEgg = reasons.contains(traitRules.EGG.noun);

/** « une carbonara »: nothing that is known speaks against it, and that says nothing. */
function namesDishOfManyWays(foods: string): boolean {
  const name = fold(foods);
  return madeInManyWays.test(name) || dishKinds.some(([dish]) => dish.test(name));
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
  const dish = dishOfBook(foods, rules);
  if (dish) return say.dependsOnRecipe(dish.title, dish.words);
  if (namesDishOfManyWays(foods)) return say.dependsOnDish;
  return isKnownFood(foods) ? none : null;
}

/** Of an animal that a rule permits, how it was killed matters as well. */
function suitable(
  foods: string,
  restrictions: readonly Restriction[],
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

/** « Puis-je manger des flocons d’avoine sans gluten, du fromage végétal ? » asks about a food of that name. */
function isPartOfName(plain: string, diet: RegExp): boolean {
  const said = diet.exec(plain);
  const asked = asksOwn.exec(plain);
  if (!said || !asked || !nameOfDiet.test(said[0])) return false;
  const between = plain.slice(asked.index + asked[0].length, said.index);
  return between.trim() !== '' && !saysWhoEats.test(between);
}

/** « Le chocolat noir ? » is no wish for a dish, unless the book has one of that name. */
function namesFoodAlone(plain: string): boolean {
  const food = bareFood.exec(plain)?.[1];
  if (food === undefined || dishes.test(food) || !isKnownFood(food)) return false;
  return !loadRecipeBook().some(({ title }) => fold(title).startsWith(food));
}

/** « Ma fille est allergique aux noix, une recette de brownies » wishes for a dish that suits her. */
export const wishesDish = (plain: string): boolean =>
  (ofHealth.test(plain) || intents.tellsDiet.test(plain)) &&
  (asksForDish.test(plain) || beginsWithDish.test(plain)) &&
  !asksLeave.test(withoutBans(plain, bansIn(plain)));

/** « allergique aux noix » says who eats, not what. */
function withoutAllergies(said: Said, patterns: readonly RegExp[] = []): string {
  const spans = bansIn(said.plain).spans.filter(({ from, to }) =>
    ofHealth.test(said.plain.slice(from, to)),
  );
  return typedWithout(said, patterns, spans);
}

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
  if (!isOne || asksSafety.test(said.plain)) return null;
  if (namesDishOfManyWays(foods)) return say.dependsOnDish;
  if (!isKnownFood(foods)) return null;
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
  for (const [words, rules, reason] of contained) {
    const asked = asksContained(words);
    if (!asked.test(plain) || (ofHealth.test(plain) && !saysContained.test(plain))) continue;
    const foods = typedWithout(said, [asked]);
    const found = conflictsIn(foods, rules)
      .filter((each) => reason.test(each.reason))
      .map((each) => (each.reason === reasons.avoided ? { ...each, reason: containsEgg } : each));
    return verdict(foods, found, {
      yes: say.contains,
      none: say.containsNone,
      rules: bothOf(rules, own),
    });
  }
  const { avoidedFoods: unwanted } = readWish(plain);
  const avoidedFoods = unwanted.filter((food) => food !== alcohol);
  const asked = dietsAsked(plain).filter(([diet]) => !isPartOfName(plain, diet));
  const ofBans = ofHealth.test(plain) ? bansIn(plain).restrictions : [];
  const restrictions = [...new Set([...asked.map(([, restriction]) => restriction), ...ofBans])];
  if (restrictions.length + avoidedFoods.length > 0 && asksSuitable.test(plain)) {
    // « intolérant au fructose »: the gate knows no food by that.
    if (ofHealth.test(plain) && avoidedFoods.some((food) => notJudged.test(food)))
      return say.cannotJudge;
    const rules = { restrictions, avoidedFoods };
    const patterns = asked.map(([pattern]) => pattern);
    const { spans } =
      avoidedFoods.length > 0 || ofHealth.test(plain) ? bansIn(plain) : { spans: [] };
    const foods = typedWithout(said, patterns, spans);
    // « du pain vegan » may still not be for this household.
    const found = [...conflictsIn(foods, rules), ...conflictsIn(withoutAllergies(said), own)];
    const none = ofAllergy.test(plain) ? say.suitableForAllergy : suitable(foods, restrictions);
    return verdict(foods, found, { yes: say.unsuitable, none, rules: bothOf(rules, own) });
  }
  const mayGive = asksToGive.test(plain) && asksSuitable.test(plain) && isKnownFood(plain);
  const isBare = namesFoodAlone(plain);
  if (!mayGive && !isBare && ![asksOwn, asksAtEnd].some((each) => each.test(plain))) return null;
  const found = conflictsIn(withoutAllergies(said, [asksAtEnd]), own);
  if (isBare && !hasArticle.test(plain) && found.every(({ doubtful }) => doubtful)) return null;
  if (found.length === 0 && mayGive) return say.allergyUnknown;
  if (found.length === 0) {
    const dish = dishOfBook(typedWithout(said, [asksOwn, asksAtEnd]), own);
    if (dish) return say.dependsOnRecipe(dish.title, dish.words);
    return ownAnswer(said, own);
  }
  return verdict('', found, { yes: say.unsuitable, none: say.suitable, rules: own });
}
