import type { ChatTurn } from '../read-request.js';
import type { ChefReply } from '../wire.js';
import { act } from './act.js';
import { isWaiting, offerPattern, plainAnswers, sayings as say } from './answer.fr.js';
import { asksForDish, dietSayings, ofHealth } from './diet-question.fr.js';
import { answerDietQuestion } from './diet-question.js';
import { notJudged } from './bans.fr.js';
import { bansIn, deniesMore } from './bans.js';
import { understand } from './intent.js';
import type { Intent } from './intents.js';
import { kitchenOf, narrowed, refusedIn, type Kitchen } from './kitchen-told.js';
import { courseOfMenu, offerMenu } from './offer-menu.js';
import {
  alreadyWithout,
  noteIn,
  offerRecipe,
  sameRecipe,
  text,
  wishOf,
  wishOfTalk,
  type Conversation,
} from './offer-recipe.js';
import { planWeek } from './plan-week.js';
import { offeredIn } from './shown-recipes.js';
import { hear } from './said.js';
import { tellHealth } from './tell-health.js';
import {
  mindThat,
  tellExpiring,
  tellFridge,
  tellKnown,
  tellList,
  tellPlan,
  tellRules,
  tellUnsuited,
} from './tell-kitchen.js';
import { alcohol } from './wish.fr.js';
import { changedWish, changesServingsOnly, readWish, servingsIn, type Wish } from './wish.js';

/** What was told not to be eaten, of a diet or in a wish, holds for the rest of the talk. */
const withDietTold = (kitchen: Kitchen, turns: readonly ChatTurn[]): Kitchen =>
  turns
    .filter(({ role, content }) => role === 'user' && noteIn(content) === null)
    .map(({ content }) => hear(content))
    .filter((said) => ofHealth.test(said.plain) || bans.has(understand(said, kitchen.today).kind))
    .map(({ plain }) => readWish(plain))
    .reduce(narrowed, kitchen);

/** A question whether something is vegan makes nobody one. */
const bans: ReadonlySet<Intent['kind']> = new Set([
  'RECIPE',
  'MORE',
  'MENU',
  'WEEK_MENU',
  'TELLS_DIET',
]);

/** Answers the last thing that was said, as far as the book and the knowledge go. */
export function answerChat(conversation: Conversation): ChefReply {
  const { turns, now } = conversation;
  const kitchen = withDietTold(kitchenOf(turns, now), turns);
  if (turns.at(-1)?.role === 'tool') return text(afterTools(turns));
  const note = noteIn(turns.at(-1)?.content ?? '');
  if (note === null) return reply(kitchen, conversation);
  const earlier = { ...conversation, turns: turns.slice(0, -2) };
  if (note === 'SHORTER') return reply(kitchen, earlier);
  if (note === 'CONFLICT') {
    const { sentence, intent } = heardIn(earlier.turns, kitchen.today);
    const ofDiet = mayAskOfDiet(intent) && answerDietQuestion(hear(sentence), kitchen) !== null;
    if (ofDiet || intent.kind === 'KNOWLEDGE' || intent.kind === 'HEALTH')
      return text(tellUnsuited(refusedIn(turns.at(-1)?.content ?? ''), sentence, kitchen));
    // What was refused counts as shown: it does not come again.
    return offerRecipe(wishOfTalk(turns, kitchen), kitchen, conversation, 'CORRECTED');
  }
  return goOn(
    turns.at(-2)?.content ?? '',
    [0, 0.99].map((value) => reply(kitchen, { ...earlier, random: () => value })),
  );
}

const overlap = 24;

/** What follows the text written so far, in the reply that it is the start of. */
function goOn(written: string, replies: readonly ChefReply[]): ChefReply {
  const end = written.trimEnd().slice(-overlap);
  for (const whole of replies) {
    const content = 'content' in whole ? whole.content : '';
    const at = end === '' ? -1 : content.indexOf(end);
    if (at >= 0) return text(content.slice(at + end.length).trimEnd());
  }
  return text(say.lostThread);
}

/** The last thing that the person said; turns that were joined are told apart by their blank line. */
function heardIn(turns: readonly ChatTurn[], today: string): { sentence: string; intent: Intent } {
  const asked = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  const parts = asked.split(/\n\s*\n/u).filter((part) => part.trim() !== '');
  const readings = [...new Set([parts.at(-1) ?? '', parts[0] ?? '', asked])].map((sentence) => ({
    sentence,
    intent: understand(hear(sentence), today),
  }));
  const [first = { sentence: asked, intent: { kind: 'UNKNOWN' as const } }] = readings;
  return readings.find(({ intent }) => intent.kind !== 'UNKNOWN') ?? first;
}

/** What knows better stands: an order, or a question with an answer of its own. */
const mayAskOfDiet = (intent: Intent): boolean =>
  ['RECIPE', 'MORE', 'UNKNOWN', 'ASK_RULES'].includes(intent.kind) ||
  (intent.kind === 'KNOWLEDGE' && intent.entry === null);

function reply(kitchen: Kitchen, conversation: Conversation): ChefReply {
  const { sentence, intent } = heardIn(conversation.turns, kitchen.today);
  if (isAfterthought(sentence, conversation)) return more(sentence, kitchen, conversation);
  const suits = mayAskOfDiet(intent) ? answerDietQuestion(hear(sentence), kitchen) : null;
  if (suits !== null) return text(suits);
  switch (intent.kind) {
    case 'YES':
      return agreed(kitchen, conversation);
    case 'MENU':
      return isBanUnclear(wishOf(sentence, kitchen))
        ? text(say.whatNot)
        : offerMenu(wishOf(sentence, kitchen), kitchen, conversation);
    case 'RECIPE': {
      const wish = wishOf(sentence, kitchen);
      if (isBanUnclear(wish)) return text(say.whatNot);
      if (wish.avoidedFoods.some((food) => notJudged.test(food)))
        return text(dietSayings.cannotJudge);
      return (
        courseOfMenu(wish, kitchen, conversation) ??
        offerRecipe(wish, kitchen, conversation, 'ASKED')
      );
    }
    case 'MORE':
      return more(sentence, kitchen, conversation);
    case 'ASK_FRIDGE':
      return text(intent.expiring ? tellExpiring(kitchen) : tellFridge(kitchen));
    case 'ASK_PLAN':
      return tellPlan(intent.day?.date ?? null, sentence, kitchen, conversation);
    case 'ASK_LIST':
      return text(tellList(kitchen));
    case 'ASK_RULES':
      return text(tellRules(kitchen));
    case 'KNOWLEDGE':
      return text(
        [
          mindThat(sentence, kitchen),
          tellKnown(intent.entry, sentence, narrowed(kitchen, wishOf(sentence, kitchen))),
        ]
          .filter((each) => each !== null)
          .join('\n\n'),
      );
    case 'HEALTH':
      return text(tellHealth(intent.entry, sentence, kitchen, conversation));
    case 'WEEK_MENU': {
      const servings = servingsIn(hear(sentence).plain) ?? kitchen.servings;
      const wanted = narrowed(kitchen, wishOf(sentence, kitchen));
      return planWeek({ ...wanted, servings }, conversation);
    }
    case 'LIST_ADD':
    case 'LIST_ADD_RECIPE':
    case 'PLAN':
    case 'MOVE':
    case 'FRIDGE_ADD':
    case 'FRIDGE_REMOVE':
    case 'EMPTY_FRIDGE':
    case 'SAVE':
      return act(intent, kitchen, conversation);
    case 'COMPUTED':
      return text(intent.answer);
    default:
      return text(plainAnswers[intent.kind]);
  }
}

/** « ah mais ma fille est allergique aux œufs », once a recipe was shown. */
const isAfterthought = (sentence: string, { turns }: Conversation): boolean => {
  const { plain } = hear(sentence);
  const { foods, restrictions } = bansIn(plain);
  return (
    ofHealth.test(plain) &&
    foods.length + restrictions.length > 0 &&
    !plain.includes('?') &&
    !asksForDish.test(plain) &&
    offeredIn(turns).length > 0
  );
};

/** Another recipe, or the same otherwise. */
function more(sentence: string, kitchen: Kitchen, conversation: Conversation): ChefReply {
  const change = wishOf(sentence, kitchen);
  if (isBanUnclear(change)) return text(say.whatNot);
  const course = courseOfMenu(change, kitchen, conversation);
  if (course) return course;
  const same = changesServingsOnly(change) ? sameRecipe(change, kitchen, conversation) : null;
  if (same) return same;
  const kept = alreadyWithout(change, kitchen, conversation);
  if (kept) return kept;
  const wish = changedWish(wishOfTalk(conversation.turns, kitchen), change);
  const isFirst = offeredIn(conversation.turns).length === 0;
  return offerRecipe(wish, kitchen, conversation, isFirst ? 'ASKED' : 'AGAIN');
}

/** Something is not to be eaten, and what it is was not understood: nothing is served at a guess. */
function isBanUnclear({ plain, restrictions, avoidedFoods }: Wish): boolean {
  const isNamed = restrictions.length > 0 || avoidedFoods.some((food) => food !== alcohol);
  return (ofHealth.test(plain) && !isNamed) || deniesMore(plain, bansIn(plain));
}

/** A « oui » to what the chef offered last. */
function agreed(kitchen: Kitchen, conversation: Conversation): ChefReply {
  const lastSaid = conversation.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const food = offerPattern.exec(lastSaid)?.[1];
  if (food === undefined) return text(say.yesToWhat);
  return act({ kind: 'LIST_ADD', foods: food }, kitchen, conversation);
}

/** The closing sentence once the tools have answered: what waits, and what could not be proposed. */
function afterTools(turns: readonly ChatTurn[]): string {
  const from = turns.findLastIndex(({ role }) => role === 'assistant');
  const answers = turns.slice(from + 1).map(({ content }) => content);
  const waiting = answers.filter(isWaiting);
  const faults = [...new Set(answers.filter((answer) => !isWaiting(answer)))];
  const offered = waiting.length === 1 ? goneFood(turns[from]) : null;
  return [
    ...faults,
    ...(waiting.length > 0 ? [say.proposed(waiting.length)] : []),
    ...(offered === null ? [] : [say.offer(offered)]),
  ].join('\n\n');
}

/** The one food that is used up whole, and so may be wanted again. */
function goneFood(turn: ChatTurn | undefined): string | null {
  const [call, ...others] = turn?.toolCalls ?? [];
  if (!call || others.length > 0 || call.name !== 'remove_from_fridge') return null;
  const [, name] =
    /"items":\[\{"name":"([^"]+)","quantity":null,[^{]*\}\]/.exec(call.arguments) ?? [];
  return name ?? null;
}
