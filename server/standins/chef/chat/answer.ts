import { chatText } from '#product/features/chef/chat/chat-prompt.fr.js';
import { talkSaid } from '#product/features/chef/tools/talk-tools.fr.js';
import { readKitchen, refusedIn, titlesIn, type ChatTurn, type Kitchen } from '../prompt.js';
import type { ChefReply } from '../wire.js';
import {
  heldAs,
  isWaiting,
  listedIngredients,
  nameOfDiet,
  notUnderstood,
  plainAnswers,
  sayings as say,
} from './answer.fr.js';
import { cook, rulesOf, type Cooking } from './cook.js';
import { isInBook } from './find-recipe.js';
import { asTyped } from './hear.js';
import type { Clause } from './intend.js';
import { lookUp } from './knowledge.js';
import { act, both, call, only, type Acted } from './orders.js';
import { namesFood } from './slots.js';
import { heard, isCooking, noTalk } from './talk.js';
import { tell } from './tell.js';

export interface Conversation {
  readonly turns: readonly ChatTurn[];
  /** Names of the tools that the request offers. */
  readonly tools: readonly string[];
  /** YYYY-MM-DD, for a prompt that names no day. */
  readonly now: string;
  readonly random: () => number;
}

/** As many as one answer may propose. */
const mostCalls = 5;
const holding = 'hold_for_talk';
/** More than are held for one talk, which says so. */
const mostHolds = 20;
const isHold = ({ name }: { readonly name: string }): boolean => name === holding;
const heldSaid = talkSaid.held('').slice(0, 20);
/** What Popote itself says in the place of the person. */
const notes: readonly string[] = [chatText.goOn, chatText.tooLong];
const isNote = (content: string): boolean =>
  notes.includes(content) || content.startsWith(chatText.conflict);

/** Answers the last thing that was said, by the tools that are offered, the book and the knowledge. */
export function answerChat(conversation: Conversation): ChefReply {
  const last = conversation.turns.at(-1);
  if (last?.role === 'tool') return { content: afterTools(conversation) };
  const refused = refusedIn(last?.content ?? '');
  if (refused.length > 0) return { content: say.unsuited(refused) };
  if (notes.includes(last?.content ?? '')) return { content: say.lostThread };
  const { calls, says } = answerTo(conversation);
  return calls.length > 0 ? { toolCalls: calls } : { content: says.join('\n\n') };
}

function sceneOf({ turns, now, random }: Conversation) {
  const kitchen = withWishes(readKitchen(turns, now));
  const shownBefore = (at: number) => titlesIn(turns.slice(0, at));
  const asked = turns.flatMap(({ role, content }, at) =>
    role === 'user' && !isNote(content) ? [at] : [],
  );
  const talk = asked.reduce(
    (before, at) => heard(before, turns[at]?.content ?? '', { kitchen, shown: shownBefore(at) }),
    noTalk,
  );
  const cooking: Cooking = {
    kitchen,
    shown: shownBefore(asked.at(-1) ?? 0),
    wish: talk.wish,
    isFull: false,
    random,
  };
  return { clauses: talk.clauses, cooking };
}

/** A household's rules with what is held for the talk. */
function withWishes(kitchen: Kitchen): Kitchen {
  const held = rulesOf(kitchen);
  return {
    ...kitchen,
    restrictions: [...new Set([...kitchen.restrictions, ...held.restrictions])],
    avoidedFoods: [...kitchen.avoidedFoods, ...held.avoidedFoods],
  };
}

/** `isFull`: what this answer would have held was not. */
function answerTo(conversation: Conversation, isFull = false): Acted {
  const { turns, tools } = conversation;
  const scene = sceneOf(conversation);
  const { clauses } = scene;
  const cooking = { ...scene.cooking, isFull };
  const { kitchen, shown } = cooking;
  const linesOf = (title: string) => {
    const card = turns.findLast(({ content }) => content.includes(`# ${title}\n`))?.content ?? '';
    const listed = listedIngredients.exec(card)?.[1] ?? '';
    return [...listed.matchAll(/^-\s+(.+)$/gm)].map(([, line]) => line ?? '');
  };
  const { calls, says } = both(
    ...clauses.map((clause) => held(clause, kitchen)),
    ...clauses.map((clause) => answerOf(clause, cooking)),
    ...clauses.map((clause) => act({ clause, kitchen, shown, linesOf }) ?? only()),
  );
  const offered = calls.filter(({ name }) => tools.includes(name));
  const isMissing = calls.some((each) => !isHold(each) && !tools.includes(each.name));
  const once = [...new Map(offered.map((each) => [each.name + each.arguments, each])).values()];
  const said = [...new Set([...says, ...(isMissing ? [say.onItsPage] : [])])];
  const isNothing = said.length === 0 && once.every(isHold);
  return {
    calls: [
      ...once.filter(isHold).slice(0, mostHolds),
      ...once.filter((each) => !isHold(each)).slice(0, mostCalls),
    ],
    says: isNothing ? [notUnderstood(clauses[0])] : said,
  };
}

/** What a wish has hold for the rest of the talk, each once. */
function held(clause: Clause, { wishes, servings }: Kitchen): Acted {
  const { intention, said, banned, restrictions, people, minutes, withoutOven } = clause;
  const isHeld =
    isCooking(intention) ||
    intention === 'ALLERGY' ||
    intention === 'WEEK' ||
    (intention === 'AVOID' && restrictions.length > 0);
  if (!isHeld) return only();
  const hold = (kind: string, wish: string, more: object = {}) =>
    wishes.some((each) => each.wish === wish) ? only() : call(holding, { wish, kind, ...more });
  return both(
    ...banned
      .map((name) => asTyped(said, name))
      .map((food) => hold('AVOID', heldAs.without(food), { food })),
    ...restrictions.map((each) => hold('AVOID', nameOfDiet(each))),
    people === null || people === servings
      ? only()
      : hold('PEOPLE', heldAs.people(people), { people }),
    minutes === null ? only() : hold('TIME', heldAs.minutes(minutes), { minutes }),
    withoutOven ? hold('OTHER', heldAs.withoutOven) : only(),
  );
}

/** What is said to a wish that changes nothing, or besides. */
function answerOf(clause: Clause, cooking: Cooking): Acted {
  const { intention, said, asks, banned } = clause;
  const { kitchen, isFull } = cooking;
  // « comment réussir une mayonnaise ? », which no recipe of the book is.
  const isTechnique =
    intention === 'COOK' && asks && ![...clause.foods, ...clause.dish].some(isInBook);
  if (isTechnique && lookUp('TECHNIQUE', said.plain, kitchen.today))
    return answerOf({ ...clause, intention: 'TECHNIQUE' }, cooking);
  if (isCooking(intention)) return only(cook(clause, cooking));
  if (intention === 'ALLERGY' && clause.unclear !== null && !asks)
    return only(say.unclearBan(asTyped(said, clause.unclear)));
  if (intention === 'ALLERGY') {
    if (asks || isFull || banned.length === 0) return only(say.askDoctor);
    const noted = say.allergyHeld(banned.map((name) => asTyped(said, name)));
    const isDish = clause.mealType !== null || namesFood(clause);
    return isDish ? only(noted, cook(clause, cooking)) : only(noted);
  }
  if (intention === 'UNKNOWN') return only(notUnderstood(clause));
  if (intention in plainAnswers) return only(plainAnswers[intention as keyof typeof plainAnswers]);
  const told = tell(clause, kitchen);
  if (told === null) return only();
  // Who asks what there is for dinner, where nothing is planned, wants one.
  const date = clause.days[0]?.date;
  const isFree = told === (date ? say.nothingOn(date) : say.nothingNoted('PLAN'));
  return isFree && /\bmange\b/.test(said.plain)
    ? only(`${told} ${cook({ ...clause, intention: 'COOK' }, cooking)}`)
    : only(told);
}

/** The closing words once the tools have answered: what could not be proposed, what waits, and what else was asked. */
function afterTools(conversation: Conversation): string {
  const { turns, tools } = conversation;
  const from = turns.findLastIndex(({ role }) => role === 'assistant');
  const made = turns[from]?.toolCalls?.map(({ name }) => name) ?? [];
  const answers = turns.slice(from + 1).map(({ content }) => content);
  const isUnheld = (answer: string, at: number) =>
    made[at] === holding && !answer.startsWith(heldSaid);
  const isFull = answers.some(isUnheld);
  const proposed = answers.filter((answer, at) => made[at] !== holding || isUnheld(answer, at));
  const waiting = proposed.filter(isWaiting);
  const asked = { ...conversation, turns: turns.slice(0, from), tools: [...tools, ...made] };
  return [
    ...new Set(proposed.filter((answer) => !isWaiting(answer))),
    ...(waiting.length > 0 ? [say.proposed(waiting.length)] : []),
    ...answerTo(asked, isFull).says,
  ].join('\n\n');
}
