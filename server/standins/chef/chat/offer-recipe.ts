import { checkRecipe } from '#product/diet/gate/gate.js';
import { fold } from '#product/diet/text/text.js';
import { loadRecipeBook, type BookRecipe } from '#product/recipe-book/book.js';
import type { ChatTurn } from '../read-request.js';
import type { ChefReply } from '../wire.js';
import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import { writeReply, yieldFor } from '../write-reply.js';
import { sayings as say } from './answer.fr.js';
import { isFood } from '#product/diet/vocabulary/product.js';
import { ofHealth } from './diet-question.fr.js';
import { asksHow, asksOther, secondCourse, sweetened, typeWords } from './wish.fr.js';
import { foodOf, meantBy, stemsOf } from './book-words.js';
import { barredBy, findNearest, findRecipe, type Barred, type FoundRecipe } from './find-recipe.js';
import { understand, wishText } from './intent.js';
import { hasBlock, narrowed, type Kitchen } from './kitchen-told.js';
import { chatBlocks, notes } from './kitchen-told.fr.js';
import { hear } from './said.js';
import { dishNotInBook, kindOfDish } from './named-dish.js';
import { offeredIn, titlesIn } from './shown-recipes.js';
import { asksForMoreThanMost, changedWish, mostServings, readWish, type Wish } from './wish.js';

export interface Conversation {
  readonly turns: readonly ChatTurn[];
  /** The tools that may be called. */
  readonly tools: readonly string[];
  /** YYYY-MM-DD, for a prompt that names no day. */
  readonly now: string;
  readonly random: () => number;
}

export const text = (content: string): ChefReply => ({ content });

/** What Popote asks of a reply that could not stand. */
export function noteIn(content: string): 'GO_ON' | 'SHORTER' | 'CONFLICT' | null {
  if (hasBlock(content, chatBlocks.refusal)) return 'CONFLICT';
  const wording = fold(content);
  if (notes.goOn.test(wording)) return 'GO_ON';
  return notes.shorter.test(wording) ? 'SHORTER' : null;
}

export const wishOf = (sentence: string, { today }: Kitchen): Wish => {
  const said = hear(sentence);
  return { ...readWish(wishText(said, today), sentence), unknownDish: dishNotInBook(said) };
};

/** The wish that the conversation has come to, before its last sentence. */
export function wishOfTalk(turns: readonly ChatTurn[], kitchen: Kitchen): Wish {
  const earlier = turns.filter(({ role }) => role === 'user').slice(0, -1);
  return earlier.reduce((wish, { content }) => {
    if (noteIn(content) !== null) return wish;
    const { kind } = understand(hear(content), kitchen.today);
    if (kind === 'RECIPE' || kind === 'MENU' || kind === 'ASK_PLAN')
      return wishOf(content, kitchen);
    return kind === 'MORE' ? changedWish(wish, wishOf(content, kitchen)) : wish;
  }, readWish(''));
}

const namesOnlyUnknown = ({ stems, unknownFoods }: Wish): boolean =>
  unknownFoods.length > 0 && stems.length === 0;

/** Whether a food that is asked for by name is not in it. */
const lacksFood = ({ title, ingredients }: BookRecipe, { stems }: Wish): boolean => {
  const held = new Set([title, ...ingredients].map(foodOf).flatMap(stemsOf));
  return stems.some((stem) => isFood(stem) && !meantBy(stem).some((meant) => held.has(meant)));
};

/** « une carbonara », which the book has not, is a dish of pasta. */
const withKindOfDish = (wish: Wish): Wish =>
  wish.unknownDish === null || wish.stems.length > 0
    ? wish
    : { ...wish, stems: kindOfDish(wish.unknownDish) };

type Occasion = 'ASKED' | 'AGAIN' | 'CORRECTED';

/** A recipe of the book for the wish, with a word before it. */
export function offerRecipe(
  asked: Wish,
  kitchen: Kitchen,
  { turns, random }: Conversation,
  occasion: Occasion,
): ChefReply {
  const shown = offeredIn(turns);
  const wish = withKindOfDish(asked);
  if (occasion === 'ASKED' && wish.unknownDish !== null && wish.stems.length === 0)
    return text(say.noSuchDish(wish.unknownDish));
  const talk = { shown, isAgain: occasion !== 'ASKED', random };
  const first = findRecipe(wish, kitchen, talk);
  if (!first) return text(say.nothingFits);
  const isElse = first.fit === 'OTHER' || namesOnlyUnknown(wish);
  const isPart = first.fit === 'PARTLY' || wish.unknownFoods.length > 0;
  const barred = isElse || isPart ? barredBy(wish, kitchen) : null;
  if (occasion === 'ASKED' && !barred && isElse && asksHow.test(wish.plain))
    return text(say.knowledgeGap);
  const found = (barred?.recipe && findNearest(barred.recipe, wish, kitchen, talk)) ?? first;
  const said =
    barred && occasion !== 'CORRECTED'
      ? refusalOf(barred, kitchen)
      : introOf(occasion, wish, first, random);
  const intro = [said, ...remarksOn(wish)].join(' ');
  return text(
    `${intro}\n\n${writeReply(found.recipe, wish.servings ?? kitchen.servings, { saysType: true })}`,
  );
}

/** The recipe shown last, for another number of people; null when it is none of the book's. */
export function sameRecipe(
  { servings }: Wish,
  kitchen: Kitchen,
  { turns }: Conversation,
): ChefReply | null {
  const [title] = titlesIn(turns);
  const recipe = loadRecipeBook().find((each) => each.title === title);
  if (!recipe || servings === null || checkRecipe(recipe, kitchen).length > 0) return null;
  const made = yieldFor(recipe, servings).servings;
  return text(`${say.rescaled(made)}\n\n${writeReply(recipe, servings, { saysType: true })}`);
}

/** A household that eats all has only what the sentence itself rules out. */
const refusalOf = (barred: Barred, { restrictions, avoidedFoods, ...kitchen }: Kitchen): string =>
  restrictions.length + avoidedFoods.length === 0
    ? say.withoutThat
    : say.forbidden(
        barred,
        substitutesFor(barred.words, { ...kitchen, restrictions, avoidedFoods }),
      );

const namesTwoCourses = (plain: string): boolean =>
  typeWords.filter(([pattern]) => pattern.test(plain.replace(sweetened, ''))).length > 1 ||
  secondCourse.test(plain);

/** What has to be said of a wish besides, whatever recipe answers it. */
const remarksOn = ({ plain }: Wish): string[] => [
  ...(ofHealth.test(plain) ? [say.readLabels] : []),
  ...(namesTwoCourses(plain) ? [say.oneAtATime] : []),
  ...(asksForMoreThanMost(plain) ? [say.mostServings(mostServings)] : []),
];

/** That the recipe shown last has nothing of what a later sentence rules out; null when it has, or more is asked. */
export function alreadyWithout(
  change: Wish,
  kitchen: Kitchen,
  { turns }: Conversation,
): ChefReply | null {
  const [title] = titlesIn(turns);
  const recipe = loadRecipeBook().find((each) => each.title === title);
  if (!recipe || !rulesOutOnly(change)) return null;
  return checkRecipe(recipe, narrowed(kitchen, change)).length > 0
    ? null
    : text(say.alreadyWithout(recipe.title));
}

const rulesOutOnly = (change: Wish): boolean =>
  change.restrictions.length + change.avoidedFoods.length > 0 &&
  change.stems.length + change.unknownFoods.length === 0 &&
  [change.mealType, change.servings, change.minutes, change.unknownDish].every(
    (each) => each === null,
  ) &&
  !change.fromFridge &&
  !change.withoutOven &&
  !asksOther.test(change.plain);

function introOf(
  occasion: Occasion,
  wish: Wish,
  { fit, recipe }: FoundRecipe,
  random: () => number,
): string {
  if (occasion === 'CORRECTED') return say.corrected;
  if (fit === 'OTHER' || namesOnlyUnknown(wish)) return say.other;
  if (wish.unknownDish !== null && occasion === 'ASKED') return say.partlyNamed(wish.unknownDish);
  const { preparationMinutes } = recipe;
  if (wish.minutes !== null && preparationMinutes > wish.minutes)
    return say.slower(preparationMinutes);
  if (occasion === 'AGAIN') return say.again;
  if (wish.fromFridge) return say.fromFridge;
  if (fit === 'PARTLY' && (wish.unknownFoods.length > 0 || lacksFood(recipe, wish)))
    return say.partly;
  return say.named[Math.floor(random() * say.named.length)] ?? say.again;
}
