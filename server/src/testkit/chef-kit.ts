import { OpenAI } from 'openai';
import { afterAll, beforeAll, expect } from 'vitest';
import { readToolCall } from '../features/chef/proposal-request.js';
import { proposalTools } from '../features/chef/proposal-tools.js';
import { readReply } from '../recipe-writing/reply-reader.js';
import { paces, startChefStandin, type ChefStandin } from '../../standins/chef/chef-server.js';

export type Message = OpenAI.ChatCompletionMessageParam;

let chef: ChefStandin;
let client: OpenAI;
/** A local chef of the test file's own, for `answer` and the rest. */
export function startChef(): void {
  beforeAll(async () => {
    chef = await startChefStandin({ pace: paces.instant, random: () => 0.5 });
    client = new OpenAI({ apiKey: 'any', baseURL: `${chef.url}/v1`, maxRetries: 0 });
  });
  afterAll(() => chef.close());
}

export const block = (name: string, items: unknown) =>
  `<donnees nom="${name}">\n${JSON.stringify(items)}\n</donnees>`;

/** The tools as a client offers them. */
const tools = proposalTools.map(({ type, function: each }) => ({ type, function: { ...each } }));

/** A Saturday, in a kitchen with this and that. */
const prompt = (restrictions: readonly string[] = []) =>
  [
    'Tu es le Chef de Popote.',
    'Portions : 4.',
    'Foyer : 2 adultes, 2 enfants.',
    'Date du jour : 2026-11-21.',
    restrictions.length === 0
      ? 'Restrictions alimentaires : aucune.'
      : `Restrictions alimentaires strictes :\n${restrictions.map((each) => `- ${each}`).join('\n')}`,
    block('frigo', [
      { article: 'courgettes', quantite: '3 unité', expire_le: '2026-11-23' },
      { article: 'lait', quantite: '1 l', perime_depuis_le: '2026-11-20' },
      { article: 'riz', quantite: '1 kg' },
    ]),
    block('planning', [
      {
        date: '2026-11-22',
        heure: '19:00',
        repas: 'Gratin de courge',
        type: 'plat principal',
        portions: 4,
      },
    ]),
  ].join('\n');

export function streamAnswer(said: string) {
  const messages: Message[] = [{ role: 'user', content: said }];
  return client.chat.completions.create({ model: 'chef', stream: true, messages, tools });
}

export async function answer(
  said: readonly Message[] | string,
  restrictions: readonly string[] = [],
) {
  const turns: readonly Message[] =
    typeof said === 'string' ? [{ role: 'user', content: said }] : said;
  const completion = await client.chat.completions.create({
    model: 'chef',
    messages: [{ role: 'system', content: prompt(restrictions) }, ...turns],
    tools,
  });
  const choice = completion.choices[0];
  const calls = (choice?.message.tool_calls ?? []).flatMap((call) =>
    call.type === 'function' ? [call.function] : [],
  );
  return { content: choice?.message.content ?? '', calls, finish: choice?.finish_reason };
}

export async function callFor(said: readonly Message[] | string) {
  const { calls, finish, content } = await answer(said);
  expect(content).toBe('');
  expect(finish).toBe('tool_calls');
  expect(calls).toHaveLength(1);
  const [call] = calls;
  const given = call?.arguments ?? '';
  expect(readToolCall(call?.name ?? '', given)).toMatchObject({ ok: true });
  return { tool: call?.name, ...(JSON.parse(given) as Record<string, unknown>) };
}

export async function recipeFor(
  said: readonly Message[] | string,
  restrictions: readonly string[] = [],
) {
  const { content } = await answer(said, restrictions);
  const reading = readReply(content.slice(content.indexOf('# ')));
  if (!reading.ok) throw new Error(`${reading.problem}: ${content}`);
  return { ...reading.recipe, intro: content.slice(0, content.indexOf('# ')).trim() };
}

/** A food as the tools take it. */
export const food = (name: string, quantity: number | null = null, unit: string | null = null) => ({
  name,
  quantity,
  unit: quantity === null ? null : (unit ?? 'UNIT'),
});
