import type { TextMessage } from '../../integrations/openai/chat-stream.js';
import { fencedData } from '../../recipe-writing/fenced-data.js';
import { fridgeData } from '../../recipe-writing/fridge-data.js';
import { householdLines } from '../../recipe-writing/household-lines.js';
import { mealTypeLabels } from '../../recipe-writing/labels.fr.js';
import { promptText as text } from './prompt.fr.js';
import type { RecipeBrief } from '../../recipe-writing/recipe-brief.js';
import type { ReplyProblem } from '../../recipe-writing/reply-reader.js';
import type { UnmetWish } from '../../recipe-writing/unmet-wishes.js';

/** A passage of a refused reply, and why it was refused. */
export interface RefusedPassage {
  readonly line: string;
  readonly word: string;
  readonly reason: string;
}

/** Why the last try was refused, told to the model with the next one. */
export interface RefusedReply {
  /** What the model had written when it was stopped. */
  readonly reply: string;
  readonly cause:
    | { readonly kind: 'CONFLICT'; readonly passages: readonly RefusedPassage[] }
    | { readonly kind: 'PROBLEM'; readonly problem: ReplyProblem }
    | { readonly kind: 'WISHES'; readonly unmet: readonly UnmetWish[] };
}

const maxQuotedReply = 4_000;
/** A reply of any title that is planned is refused: these are told so that it need not be. */
const mostPlanned = { titles: 12, bytes: 300 };
/** The most foods that a recipe is composed of; the titles take the room of some. */
const mostFoods = { alone: 15, besideTitles: 10 };

/** The conversation that asks for one recipe; after a refused reply, the one that says why and asks again. */
export function recipeMessages(brief: RecipeBrief, refused: RefusedReply | null): TextMessage[] {
  const rules: TextMessage = { role: 'system', content: text.rules };
  const request = requestOf(brief);
  if (!refused) return [rules, { role: 'user', content: request }];
  const note = noteOf(refused.cause);
  const said = refused.reply.trim().slice(0, maxQuotedReply);
  // Some endpoints refuse an empty turn, and two turns of one speaker in a row.
  if (said === '') return [rules, { role: 'user', content: `${request}\n\n${note}` }];
  return [
    rules,
    { role: 'user', content: request },
    { role: 'assistant', content: said },
    { role: 'user', content: note },
  ];
}

function requestOf(brief: RecipeBrief): string {
  const { request, blocks } = text;
  const titles = [...new Set([...nearestTitles(brief.plannedTitles), ...brief.recentTitles])];
  const foods = brief.plannedTitles.length > 0 ? mostFoods.besideTitles : mostFoods.alone;
  return [
    request.mealType(mealTypeLabels[brief.mealType]),
    ...wishLines(brief),
    ...householdLines(brief),
    ...(brief.fridge ? [`${request.fridge}\n${fridgeData(brief.fridge, brief.today, foods)}`] : []),
    ...(titles.length > 0
      ? [`${request.recentTitles}\n${fencedData(blocks.recentTitles, titles)}`]
      : []),
  ].join('\n');
}

/** Of what is planned, the nearest: as many titles as fit. */
function nearestTitles(planned: readonly string[]): string[] {
  let bytes = 0;
  return planned
    .slice(0, mostPlanned.titles)
    .filter((title) => (bytes += Buffer.byteLength(title)) <= mostPlanned.bytes);
}

function wishLines({ wishes }: RecipeBrief): string[] {
  const { request, blocks } = text;
  return [
    ...(wishes.maxMinutes === null ? [] : [request.maxMinutes(wishes.maxMinutes)]),
    ...(wishes.forChildren ? [request.forChildren] : []),
    ...(wishes.lowBudget ? [request.lowBudget] : []),
    ...(wishes.ingredient === null
      ? []
      : [`${request.ingredient}\n${fencedData(blocks.ingredient, [wishes.ingredient])}`]),
  ];
}

function noteOf(cause: RefusedReply['cause']): string {
  const { retry, blocks } = text;
  if (cause.kind === 'PROBLEM') return retry.problem(retry.problems[cause.problem]);
  if (cause.kind === 'WISHES')
    return retry.problem(cause.unmet.map((wish) => retry.unmet[wish]).join(' ; '));
  const passages = cause.passages.map(({ line, word, reason }) => ({
    [retry.passage]: line,
    [retry.word]: word,
    [retry.reason]: reason,
  }));
  return `${retry.conflict}\n${fencedData(blocks.refusal, passages)}`;
}
