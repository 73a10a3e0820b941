import { substitutesFor } from '#product/recipe-writing/substitutes.js';
import type { ChatTurn } from '../read-request.js';
import type { ChefReply, ToolCall } from '../wire.js';
import { act } from './act.js';
import { isWaiting, pageOfTool, plainAnswers, sayings as say } from './answer.fr.js';
import { cook } from './cook.js';
import { isAmong, stemsOf } from './foods-said.js';
import { foodsTyped } from './subject.js';
import { kitchenOf, noteIn, refusedIn, type Kitchen } from './kitchen-told.js';
import { ingredientsShown, titlesIn } from './shown-recipes.js';
import { heard, noTalk, withTalk, type Talk } from './talk.js';
import {
  isInRecipe,
  tellAllowed,
  tellExpiring,
  tellFridge,
  tellKnown,
  tellList,
  tellPlan,
} from './tell.js';
import type { Before, Clause } from './understand.js';

export interface Conversation {
  readonly turns: readonly ChatTurn[];
  /** The tools that may be called. */
  readonly tools: readonly string[];
  /** YYYY-MM-DD, for a prompt that names no day. */
  readonly now: string;
  readonly random: () => number;
}

/** What an answer does and says. */
interface Parts {
  readonly calls: readonly ToolCall[];
  readonly texts: readonly string[];
}

/** Answers the last thing that was said, by the tools that are offered, the book and the knowledge. */
export function answerChat(conversation: Conversation): ChefReply {
  const { turns } = conversation;
  const last = turns.at(-1);
  if (last?.role === 'tool') return { content: afterTools(conversation) };
  const note = noteIn(last?.content ?? '');
  if (note === null) return replyOf(answerParts(conversation));
  const earlier = { ...conversation, turns: turns.slice(0, -2) };
  if (note === 'SHORTER') return replyOf(answerParts(earlier));
  if (note === 'CONFLICT') return { content: corrected(conversation, earlier) };
  const whole = [0, 0.99].map((value) =>
    answerParts({ ...earlier, random: () => value }).texts.join('\n\n'),
  );
  return { content: goOn(turns.at(-2)?.content ?? '', whole) };
}

const replyOf = ({ calls, texts }: Parts): ChefReply =>
  calls.length > 0 ? { toolCalls: calls } : { content: texts.join('\n\n') };

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
function corrected(conversation: Conversation, earlier: Conversation): string {
  const { talk, kitchen, told } = sceneOf(earlier);
  const cooking = talk.clauses.find(({ kind }) =>
    ['RECIPE', 'MORE', 'FRAGMENT', 'ASK_PLAN'].includes(kind),
  );
  const shown = titlesIn(conversation.turns);
  if (cooking)
    return cook(
      { ...cooking, kind: 'MORE' },
      { talk, kitchen, told, shown, random: conversation.random },
    );
  const refused = refusedIn(conversation.turns.at(-1)?.content ?? '');
  return say.unsuited(
    refused,
    substitutesFor(
      refused.map(({ word }) => word),
      kitchen,
    ),
  );
}

function sceneOf({ turns, now }: Conversation) {
  const told = kitchenOf(turns, now);
  const said = turns.flatMap(({ role, content }, at) =>
    role === 'user' && noteIn(content) === null
      ? [{ content, shown: titlesIn(turns.slice(0, at)) }]
      : [],
  );
  const old = told.earlier.map((content) => ({ content, shown: [] as string[] }));
  const hear = (before: Talk, { content, shown }: (typeof old)[number]) =>
    heard(before, content, readingOf(told, shown));
  const earlier = [...old, ...said].slice(0, -1).reduce(hear, noTalk);
  const last = said.at(-1);
  const talk = last ? hear(earlier, last) : earlier;
  const afterWeek = earlier.clauses.some(({ kind }) => kind === 'WEEK');
  const spoken = earlier.clauses.at(-1);
  const beforeThat = spoken ? foodsTyped(spoken) : '';
  return {
    told,
    talk,
    afterWeek,
    beforeThat,
    kitchen: withTalk(told, talk),
    shown: said.at(-1)?.shown ?? [],
  };
}

const readingOf = ({ today, plan, fridge, list }: Kitchen, shown: readonly string[]): Before => {
  const names = {
    PLAN: plan.map(({ title }) => title),
    FRIDGE: fridge.map(({ name }) => name),
    LIST: list ?? [],
  };
  const isTitled = (title: string, text: string) =>
    stemsOf(text).includes(stemsOf(title)[0] ?? ' ');
  return {
    today,
    hasRecipe: shown.length > 0,
    isPlannedOn: (day) => plan.some(({ date }) => date === day),
    isKnown: (name, where) =>
      where === 'RECIPE'
        ? name !== '' && isInRecipe(shown[0], name)
        : where === 'PLAN'
          ? names.PLAN.some((title) => isTitled(title, name))
          : isAmong(name, names[where]),
  };
};

function answerParts(conversation: Conversation): Parts {
  const { turns, tools, random } = conversation;
  const { told, talk, kitchen, shown, afterWeek, beforeThat } = sceneOf(conversation);
  const linesOf = (title: string) => ingredientsShown(turns, title);
  const calls: ToolCall[] = [];
  const texts: string[] = [];
  let before = beforeThat;
  for (const clause of talk.clauses) {
    const text = textOf(clause, { talk, kitchen, told, shown, random });
    const acted =
      text === null
        ? act(clause, { kitchen, shown, linesOf, servings: talk.servings, before, afterWeek })
        : { says: [text] };
    const made = 'calls' in acted ? (acted.calls ?? []) : [];
    calls.push(...made.filter(({ name }) => tools.includes(name)));
    const other = made.find(({ name }) => !tools.includes(name));
    texts.push(
      ...(acted.says ?? []),
      ...(other ? [say.onPage(pageOfTool[other.name] ?? 'settings')] : []),
    );
    before = foodsTyped(clause) || before;
  }
  return { calls: calls.slice(0, mostCalls), texts: [...new Set(texts)] };
}

/** As many as one answer may propose. */
const mostCalls = 5;

/** What is said to a wish that changes nothing; null for an order. */
function textOf(clause: Clause, cooking: Parameters<typeof cook>[1]): string | null {
  const { kitchen } = cooking;
  switch (clause.kind) {
    case 'RECIPE':
    case 'MORE':
    case 'FRAGMENT':
      return cook(clause, cooking);
    case 'ASK_PLAN':
      return (
        tellPlan(clause, kitchen) ??
        [
          say.planEmpty(clause.days[0]?.date ?? null),
          ...(/\bmange\b/.test(clause.said.plain)
            ? [cook({ ...clause, kind: 'RECIPE' }, cooking)]
            : []),
        ].join(' ')
      );
    case 'ASK_FRIDGE':
      return tellFridge(clause, kitchen);
    case 'ASK_EXPIRING':
      return tellExpiring(kitchen);
    case 'ASK_LIST':
      return tellList(kitchen);
    case 'ALLOWED':
      return tellAllowed(clause, kitchen);
    case 'KNOWLEDGE':
      return clause.question ? tellKnown(clause.question, clause, kitchen) : say.knowledgeGap;
    default:
      return clause.kind in plainAnswers
        ? plainAnswers[clause.kind as keyof typeof plainAnswers]
        : null;
  }
}

/** The closing words once the tools have answered: what could not be proposed, what waits, and what else was asked. */
function afterTools(conversation: Conversation): string {
  const { turns, tools } = conversation;
  const from = turns.findLastIndex(({ role }) => role === 'assistant');
  const made = turns[from]?.toolCalls?.map(({ name }) => name) ?? [];
  const answers = turns.slice(from + 1).map(({ content }) => content);
  const waiting = answers.filter(isWaiting).length;
  const asked = { ...conversation, turns: turns.slice(0, from), tools: [...tools, ...made] };
  return [
    ...new Set(answers.filter((answer) => !isWaiting(answer))),
    ...(waiting > 0 ? [say.proposed(waiting)] : []),
    ...answerParts(asked).texts,
  ].join('\n\n');
}
