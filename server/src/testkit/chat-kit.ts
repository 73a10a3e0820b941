import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { runningReplies } from '../features/chef/chat/run-chat-reply.js';
import type { Clock } from '../platform/clock.js';
import { showEvents, type Screen } from './chat-events.js';
import { at, type GraphQLAnswer, type Json } from './graphql-client.js';
import { hurriedClock } from './hurried-clock.js';
import { startModelServer, type CapturedCall, type ModelServer } from './model-server.js';
import type { Person } from './person.js';
import { startTestServer, type TestServer } from './test-server.js';
import { watch, type StreamEvent } from './watch.js';

const messageFields = `id role content status seq replyTo
  card { id title ingredients instructions mealType checkedRestrictions } cardAt
  refusal { code message field retryAfterSeconds conflicts { line word restriction avoidedFood reason }
    substitutes { word instead } }
  cautions { word restriction }
  proposals { id action status }`;

const sendMutation = `mutation ($id: ID!, $replyId: ID, $content: String!) {
  sendChatMessage(id: $id, replyId: $replyId, content: $content) {
    __typename
    ... on SendChatMessagePayload { message { ${messageFields} } reply { ${messageFields} } viewer { id } }
    ... on RateLimitedRefusal { retryAfterSeconds }
    ... on InputRefusal { issues { field code max } }
    ... on Refusal { code field }
  }
}`;

const replyMutation = (name: string, payload: string) => `mutation ($id: ID!) {
  ${name}(messageId: $id) {
    __typename
    ... on ${payload} { message { ${messageFields} } }
    ... on Refusal { code field }
  }
}`;

const mutations = {
  stop: ['stopChatReply', replyMutation('stopChatReply', 'StopChatReplyPayload')],
  retry: ['retryChatReply', replyMutation('retryChatReply', 'RetryChatReplyPayload')],
  continue: ['continueChatReply', replyMutation('continueChatReply', 'ContinueChatReplyPayload')],
} as const;

const replySubscription = `subscription ($id: ID!, $afterSeq: Int) {
  chatReply(messageId: $id, afterSeq: $afterSeq) {
    messageId seq delta replaces status
    cautions { word }
    card { id title } proposal { id action } refusal { code retryAfterSeconds conflicts { word restriction } }
  }
}`;

const messagesQuery = `query ($last: Int, $before: String) {
  viewer { chatMessages(last: $last, before: $before) {
    edges { cursor } nodes { ${messageFields} }
    pageInfo { hasPreviousPage startCursor }
  } }
}`;

/** The product with a scripted model, and a subscriber who talks to the chef. */
export interface ChatKit {
  readonly server: TestServer;
  readonly model: ModelServer;
  readonly person: Person;
  /** Ends what runs, and signs up somebody new. */
  reset(): Promise<void>;
  /** Ends what runs, and empties the conversation. */
  clear(): Promise<void>;
  /** The calls to the model since this was called. */
  callsSince(): () => readonly CapturedCall[];
  /** Sends a message; `id` is the reply's. */
  send(
    content: string,
    input?: Record<string, unknown>,
    who?: Person,
  ): Promise<{ id: string; result: Json }>;
  act(what: keyof typeof mutations, id: string, who?: Person): Promise<Json>;
  history(page?: { last?: number; before?: string }, who?: Person): Promise<Json>;
  /** The reply as it is stored. */
  reply(id: string): Promise<Json>;
  stream(
    id: string,
    afterSeq?: number | null,
    signal?: AbortSignal,
    who?: Person,
  ): AsyncGenerator<StreamEvent, void, void>;
  /** All events until the reply is over. */
  events(id: string, afterSeq?: number | null): Promise<Json[]>;
  /** Reads on until it is so far, then leaves; what was seen until then. */
  until(id: string, isIt: (screen: Screen) => boolean): Promise<Screen>;
  /** Says something and reads the reply to its end. */
  ask(content: string): Promise<Screen & { id: string }>;
  close(): Promise<void>;
}

const valueAt = (answer: GraphQLAnswer, path: string): Json => {
  expect(answer.errors).toEqual([]);
  return at(answer.data, path) ?? null;
};

export async function startChatKit(
  options: { env?: Record<string, string>; clock?: Clock } = {},
): Promise<ChatKit> {
  const model = await startModelServer();
  const server = await startTestServer({
    env: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url, ...options.env },
    clock: options.clock ?? hurriedClock,
  });
  const { db } = server.app.services;
  let person = await server.subscriber();

  const stream: ChatKit['stream'] = (id, afterSeq = null, signal, who = person) => {
    const body = { query: replySubscription, variables: { id, afterSeq } };
    return watch(server.url, who.headers(), body, signal);
  };
  const events: ChatKit['events'] = async (id, afterSeq = null) => {
    const seen: Json[] = [];
    for await (const { data, errors } of stream(id, afterSeq)) {
      expect(errors).toBeUndefined();
      seen.push(at(data, 'chatReply') ?? null);
    }
    return seen;
  };
  const send: ChatKit['send'] = async (content, input = {}, who = person) => {
    const id = randomUUID();
    const variables = { id: randomUUID(), replyId: id, content, ...input };
    return { id, result: valueAt(await who.send(sendMutation, variables), 'sendChatMessage') };
  };
  const history: ChatKit['history'] = async (page = {}, who = person) =>
    valueAt(await who.send(messagesQuery, page), 'viewer.chatMessages');

  const endAll = async () => {
    await runningReplies(db).stopAll(() => Promise.resolve(), server.app.services.logger);
    model.reset();
  };

  return {
    server,
    model,
    get person() {
      return person;
    },
    reset: async () => {
      await endAll();
      person = await server.subscriber({ firstName: 'Philomène', lastName: 'Zufferey' });
    },
    clear: async () => {
      await endAll();
      await person.send('mutation { resetChat { viewer { id } } }');
    },
    callsSince: () => {
      const before = model.calls.length;
      return () => model.calls.slice(before);
    },
    send,
    act: async (what, id, who = person) => {
      const [name, mutation] = mutations[what];
      return valueAt(await who.send(mutation, { id }), name);
    },
    history,
    reply: async (id) => {
      const nodes = at(await history({ last: 100 }), 'nodes');
      const found = Array.isArray(nodes) ? nodes.find((node) => at(node, 'id') === id) : null;
      return found ?? null;
    },
    stream,
    events,
    until: async (id, isIt) => {
      const leaving = new AbortController();
      let screen = showEvents([]);
      for await (const { data } of stream(id, null, leaving.signal)) {
        screen = showEvents([at(data, 'chatReply') ?? null], screen);
        if (!isIt(screen)) continue;
        leaving.abort();
        return screen;
      }
      throw new Error(`The stream ended before: ${JSON.stringify(screen)}`);
    },
    ask: async (content) => {
      const { id } = await send(content);
      return { id, ...showEvents(await events(id)) };
    },
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}
