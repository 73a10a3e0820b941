import type { TextMessage } from '../../../integrations/openai/chat-stream.js';
import type { ChatBrief, ShownRecipe, Turn } from './chat-brief.js';
import { digestOf, type OldTurn } from './chat-digest.js';
import { chatText as text } from './chat-prompt.fr.js';

/** What of a conversation is told to the model. */
export interface History {
  readonly messages: readonly TextMessage[];
  /** What is too old to be told word for word, as fenced data; null when nothing is. */
  readonly digest: string | null;
}

/** What a model may be given of the past: French text has about three characters a token. */
const budgetTokens = 4_000;
const charactersPerToken = 3;
/** Recipes are told whole while they may still be spoken of. */
const wholeRecipes = 2;

const cost = (content: string): number => Math.ceil(content.length / charactersPerToken);

const recipeText = ({ title, ingredients, instructions }: ShownRecipe): string =>
  [
    `# ${title}`,
    '',
    '## Ingrédients',
    ...ingredients.map((line) => `- ${line}`),
    '',
    '## Instructions',
    ...instructions.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');

const spoken = ({ content, recipe }: Turn, isWhole: boolean): string => {
  const card = recipe && (isWhole ? recipeText(recipe) : text.recipeInDigest(recipe.title));
  return [content, card].filter(Boolean).join('\n\n');
};

const asOld = ({ role, content, recipe, applied }: Turn): OldTurn => ({
  role,
  content,
  applied,
  title: recipe?.title ?? null,
});

/** Two turns of one speaker in a row are one: some endpoints refuse them otherwise. */
function joined(messages: readonly TextMessage[]): TextMessage[] {
  const result: TextMessage[] = [];
  for (const message of messages) {
    const last = result.at(-1);
    if (last?.role !== message.role) result.push(message);
    else result.splice(-1, 1, { ...last, content: `${last.content}\n\n${message.content}` });
  }
  return result;
}

/**
 * The newest turns word for word, as many as fit the budget, the question always; what is older summed
 * up by rule. A pure function of the conversation: see
 * server/docs/adr/0010-chat-replies.md.
 */
export function historyOf({ turns, oldTurns }: Pick<ChatBrief, 'turns' | 'oldTurns'>): History {
  const said = turns.filter(({ content, recipe }) => content.trim() !== '' || recipe);
  const recipes = said.filter(({ recipe }) => recipe).slice(-wholeRecipes);
  const messages: TextMessage[] = [];
  let left = budgetTokens;
  let first = said.length;
  for (const turn of said.toReversed()) {
    const content = spoken(turn, recipes.includes(turn));
    left -= cost(content);
    if (left < 0 && messages.length > 0) break;
    messages.unshift({ role: turn.role === 'USER' ? 'user' : 'assistant', content });
    first -= 1;
  }
  // A conversation begins with the person.
  while (messages[0]?.role === 'assistant') {
    messages.shift();
    first += 1;
  }
  const newest = said[first];
  const older = newest ? turns.slice(0, turns.indexOf(newest)) : turns;
  const digest = digestOf([...oldTurns, ...older.map(asOld)]);
  return { messages: joined(messages), digest };
}
