import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import type { ChatTurn } from '../read-request.js';
import type { ChefReply, ToolCall } from '../wire.js';
import { act } from './act.js';
import { both, call, only, type Acted } from './acted.js';
import {
  heldAs,
  isWaiting,
  notUnderstood,
  pageOfTool,
  plainAnswers,
  restrictionNames,
  sayings as say,
} from './answer.fr.js';
import { cook, type Cooking } from './cook.js';
import { isInBook } from './find-recipe.js';
import { asTyped } from './hear.js';
import { dishesIn, kitchenOf, noteIn, refusedIn, type Kitchen } from './kitchen-told.js';
import { lookUp } from './knowledge.js';
import { ingredientsShown, titlesIn } from './shown-recipes.js';
import type { Clause } from './clause.js';
import { heard, heldAsTold, isCooking, noTalk, withTalk, type Talk } from './talk.js';
import { tell } from './tell.js';

/** A tool that the request offers; the names of its arguments where it tells them. */
export interface OfferedTool {
  readonly name: string;
  readonly properties: readonly string[] | null;
}

export interface Conversation {
  readonly turns: readonly ChatTurn[];
  readonly tools: readonly OfferedTool[];
  /** YYYY-MM-DD, for a prompt that names no day. */
  readonly now: string;
  readonly random: () => number;
}

/** As many as one answer may propose. */
const mostCalls = 5;

/** Answers the last thing that was said, by the tools that are offered, the book and the knowledge. */
export function answerChat(conversation: Conversation): ChefReply {
  const { turns } = conversation;
  const last = turns.at(-1);
  if (last?.role === 'tool') return { content: afterTools(conversation) };
  const note = noteIn(last?.content ?? '');
  if (note === null) return replyOf(answerTo(conversation));
  const earlier = { ...conversation, turns: turns.slice(0, -2) };
  if (note === 'SHORTER') return replyOf(answerTo(earlier));
  if (note === 'CONFLICT') return { content: corrected(conversation, earlier) };
  const whole = [0, 0.99].map((value) =>
    answerTo({ ...earlier, random: () => value }).says.join('\n\n'),
  );
  return { content: goOn(turns.at(-2)?.content ?? '', whole) };
}

const replyOf = ({ calls, says }: Acted): ChefReply =>
  calls.length > 0 ? { toolCalls: calls } : { content: says.join('\n\n') };

/** What follows the text written so far, in the reply that it is the start of. */
function goOn(written: string, replies: readonly string[]): string {
  const end = written.trimEnd().slice(-24);
  for (const whole of replies) {
    const at = end === '' ? -1 : whole.indexOf(end);
    if (at >= 0) return whole.slice(at + end.length).trimEnd();
  }
  return say.lostThread;
}

/** What was refused is not said again: another recipe, or what does not suit and what may stand for it. */
function corrected({ turns, random }: Conversation, earlier: Conversation): string {
  const { talk, kitchen, told } = sceneOf(earlier);
  const cooking = talk.clauses.find(({ intention }) => isCooking(intention));
  const shown = titlesIn(turns);
  if (cooking)
    return cook({ ...cooking, intention: 'ANOTHER' }, { talk, kitchen, told, shown, random });
  const refused = refusedIn(turns.at(-1)?.content ?? '');
  const words = refused.map(({ word }) => word);
  return say.unsuited(refused, substitutesFor(words, kitchen));
}

function sceneOf({ turns, tools, now }: Conversation) {
  const told = kitchenOf(turns, now);
  const said = turns.flatMap(({ role, content }, at) =>
    role === 'user' && noteIn(content) === null
      ? [{ content, shown: titlesIn(turns.slice(0, at)) }]
      : [],
  );
  const hear = (before: Talk, { content, shown }: { content: string; shown: readonly string[] }) =>
    heard(before, content, { kitchen: told, shown });
  const earlier = [
    ...told.earlier.map((content) => ({ content, shown: [] })),
    ...said.slice(0, -1),
  ].reduce(hear, noTalk);
  const isHeld = tools.some(({ name }) => name === holding);
  const before = isHeld ? heldAsTold(earlier, told) : earlier;
  const last = said.at(-1);
  const talk = last ? hear(before, last) : before;
  return { told, talk, kitchen: withTalk(told, talk), shown: last?.shown ?? [] };
}

function answerTo(conversation: Conversation): Acted {
  const { turns, tools, random } = conversation;
  const { told, talk, kitchen, shown } = sceneOf(conversation);
  const cooking: Cooking = { talk, kitchen, told, shown, random };
  const linesOf = (title: string) => ingredientsShown(turns, title);
  const answers = talk.clauses.map((clause) =>
    both(
      answerOf(clause, cooking),
      act({ clause, kitchen: told, shown, linesOf, people: talk.people }) ?? only(),
    ),
  );
  const { calls, says } = both(...held(talk, told), ...answers);
  const fitted = calls.flatMap((each) => fittedTo(tools, each));
  const other = calls.find(
    ({ name }) => !tools.some((tool) => tool.name === name) && name !== holding,
  );
  const page = other ? [say.onPage(pageOfTool[other.name] ?? 'settings')] : [];
  const once = [...new Map(fitted.map((each) => [each.name + each.arguments, each])).values()];
  return { calls: once.slice(0, mostCalls), says: [...new Set([...says, ...page])] };
}

/** A call with those of its arguments that are offered; none of a tool that is not. */
function fittedTo(tools: readonly OfferedTool[], { name, arguments: json }: ToolCall): ToolCall[] {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return [];
  const given = Object.entries(JSON.parse(json) as object);
  const kept = given.filter(([key]) => tool.properties?.includes(key) ?? true);
  return [{ name, arguments: JSON.stringify(Object.fromEntries(kept)) }];
}

const holding = 'hold_for_talk';

/** What the last message has hold for the rest of the talk, each once. */
function held({ clauses }: Talk, { wishes, servings }: Kitchen): Acted[] {
  const hold = (kind: string, wish: string, more: object = {}) =>
    wishes.some((each) => each.wish === wish)
      ? only()
      : call(holding, { wish, kind, food: null, people: null, minutes: null, ...more });
  return clauses
    .filter(
      ({ intention, restrictions }) =>
        isCooking(intention) ||
        intention === 'ALLERGY' ||
        (intention === 'AVOID' && restrictions.length > 0),
    )
    .flatMap(({ said, banned, restrictions, people, minutes, withoutOven }) => [
      ...banned
        .map((name) => asTyped(said, name))
        .map((food) => hold('AVOID', heldAs.without(food), { food })),
      ...restrictions.map((each) => hold('AVOID', restrictionNames[each] ?? '')),
      ...(people === null || people === servings
        ? []
        : [hold('PEOPLE', heldAs.people(people), { people })]),
      ...(minutes === null ? [] : [hold('TIME', heldAs.minutes(minutes), { minutes })]),
      ...(withoutOven ? [hold('OTHER', heldAs.withoutOven)] : []),
    ]);
}

/** What is said to a wish that changes nothing, or besides. */
function answerOf(clause: Clause, cooking: Cooking): Acted {
  const { intention } = clause;
  // « comment réussir une mayonnaise ? », which no recipe of the book is.
  const isTechnique =
    intention === 'COOK' && clause.asks && ![...clause.foods, ...clause.dish].some(isInBook);
  if (isTechnique && lookUp('TECHNIQUE', clause.said.plain, cooking.told.today))
    return answerOf({ ...clause, intention: 'TECHNIQUE' }, cooking);
  if (isCooking(intention)) return only(cook(clause, cooking));
  if (intention === 'ALLERGY')
    return only(
      clause.asks || clause.banned.length === 0 ? say.askDoctor : say.allergyHeld(clause.banned),
    );
  if (intention === 'UNKNOWN') return only(notUnderstood(clause));
  if (intention in plainAnswers) return only(plainAnswers[intention as keyof typeof plainAnswers]);
  const told = tell(clause, cooking.kitchen);
  const isFree =
    told !== null &&
    intention === 'ASK_PLAN' &&
    told === say.planEmpty(clause.days[0]?.date ?? null);
  // Who asks what there is for dinner wants one.
  if (isFree && /\bmange\b/.test(clause.said.plain))
    return only(`${told} ${cook({ ...clause, intention: 'COOK' }, cooking)}`);
  return told === null ? only() : only(told);
}

/** The closing words once the tools have answered: what could not be proposed, what waits, and what else was asked. */
function afterTools(conversation: Conversation): string {
  const { turns } = conversation;
  const from = turns.findLastIndex(({ role }) => role === 'assistant');
  const answers = turns.slice(from + 1).map(({ content }) => content);
  const made = turns[from]?.toolCalls?.map(({ name }) => ({ name, properties: null })) ?? [];
  const proposed = made.filter(({ name }) => name !== holding && name !== 'read_book').length;
  const waiting = Math.min(answers.filter(isWaiting).length, proposed);
  const asked = {
    ...conversation,
    turns: turns.slice(0, from),
    tools: [...conversation.tools, ...made],
  };
  const refused = answers
    .filter((answer, at) => !isWaiting(answer) && made[at]?.name !== holding)
    .map((answer) => {
      const dishes = dishesIn(answer);
      return dishes.length > 0 ? say.book(dishes) : answer;
    });
  return [
    ...new Set(refused),
    ...(waiting > 0 ? [say.proposed(waiting)] : []),
    ...answerTo(asked).says,
  ].join('\n\n');
}
