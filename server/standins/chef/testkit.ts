import { talkSaid } from '#product/features/chef/tools/talk-tools.fr.js';
import { readReply } from '#product/recipe-writing/reply-reader.js';
import { answerChat } from './chat/answer.js';
import type { ChatTurn } from './prompt.js';

/** Every tool that the chat may offer. */
export const tools: readonly string[] = [
  'add_to_shopping_list',
  'plan_meal',
  'move_meal',
  'add_to_fridge',
  'remove_from_fridge',
  'save_recipe',
  'remove_meal',
  'change_meal',
  'remove_from_shopping_list',
  'change_shopping_amount',
  'tick_shopping_items',
  'clear_expired_food',
  'propose_week',
  'note_preference',
  'hold_for_talk',
  'read_book',
];

const block = (name: string, items: unknown) =>
  `<donnees nom="${name}">\n${JSON.stringify(items)}\n</donnees>`;

interface Setting {
  readonly restrictions?: readonly string[];
  readonly avoided?: readonly string[];
  readonly tools?: readonly string[];
  /** What is answered to what would be held. */
  readonly holdSaid?: string;
}

/** A Saturday, in a kitchen with this and that. */
const prompt = ({ restrictions = [], avoided = [] }: Setting, held: readonly object[]): string =>
  [
    'Tu es le Chef de Popote.',
    'Portions : 4.',
    'Foyer : 2 adultes, 2 enfants.',
    'Date du jour : 2026-11-21.',
    `Restrictions alimentaires strictes :\n${restrictions.map((each) => `- ${each}`).join('\n')}`,
    block('aliments-exclus', avoided),
    block('frigo', [
      { article: 'courgettes', quantite: '3 unité', expire_le: '2026-11-23' },
      { article: 'lait', quantite: '1 l', perime_depuis_le: '2026-11-20' },
      { article: 'riz', quantite: '1 kg' },
      { article: 'œufs', quantite: '6 unité' },
    ]),
    block('planning', [
      { date: '2026-11-22', heure: '19:00', repas: 'Gratin de courge', portions: 4 },
      { date: '2026-11-26', heure: '19:00', repas: 'Brisolée royale', portions: 4 },
    ]),
    block('courses', ['pommes', 'lait, 1 l', 'pain', 'beurre (coché)']),
    block('souhaits', held),
  ].join('\n');

export interface Answer {
  readonly content: string;
  /** What it called, each with its arguments. */
  readonly calls: readonly ({ readonly tool: string } & Readonly<Record<string, unknown>>)[];
}

/** What the chef answers to each sentence of a talk, its closing words after the tools with it. */
export function talkOf(said: readonly string[], setting: Setting = {}): Answer[] {
  const offered = setting.tools ?? tools;
  const turns: ChatTurn[] = [];
  const held: object[] = [];
  const ask = (more: readonly ChatTurn[]) =>
    answerChat({
      turns: [{ role: 'system', content: prompt(setting, held) }, ...turns, ...more],
      tools: offered,
      now: '2026-11-21',
      random: () => 0.5,
    });
  return said.map((content) => {
    turns.push({ role: 'user', content });
    const reply = ask([]);
    const toolCalls = 'toolCalls' in reply ? reply.toolCalls : [];
    const waiting = toolCalls.map(({ name }) => ({
      role: 'tool',
      content:
        name === 'hold_for_talk'
          ? (setting.holdSaid ?? talkSaid.held('ceci'))
          : 'Aperçu affiché : « Appliquer ».',
    }));
    const last =
      toolCalls.length > 0
        ? ask([{ role: 'assistant', content: '', toolCalls }, ...waiting])
        : reply;
    const text = 'content' in last ? last.content : '';
    turns.push({ role: 'assistant', content: text });
    const calls = toolCalls.map(({ name, arguments: given }): Answer['calls'][number] => ({
      tool: name,
      ...(JSON.parse(given) as Record<string, unknown>),
    }));
    for (const { tool, wish, food, people, minutes } of calls)
      if (tool === 'hold_for_talk')
        held.push({ souhait: wish, eviter: food, personnes: people, minutes });
    return { content: text, calls: calls.filter(({ tool }) => tool !== 'hold_for_talk') };
  });
}

/** The last answer of a talk. */
export const answerTo = (said: string | readonly string[], setting: Setting = {}): Answer =>
  talkOf(typeof said === 'string' ? [said] : said, setting).at(-1) ?? { content: '', calls: [] };

/** The recipe that an answer shows, as the product reads it; throws where it shows none. */
export function recipeIn({ content }: Answer) {
  const reading = readReply(content.slice(content.search(/^# /m)));
  if (!reading.ok) throw new Error(`${reading.problem}: ${content}`);
  return { ...reading.recipe, intro: content.slice(0, content.search(/^# /m)).trim() };
}

/** A food as the tools take it. */
export const food = (name: string, quantity: number | null = null, unit: string | null = null) => ({
  name,
  quantity,
  unit: quantity === null ? null : (unit ?? 'UNIT'),
});
