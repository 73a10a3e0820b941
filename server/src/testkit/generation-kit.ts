import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { runningGenerations } from '../features/recipes/running-generations.js';
import { at, type GraphQLAnswer, type Json } from './graphql-client.js';
import { hurriedClock } from './hurried-clock.js';
import { startModelServer, type CapturedCall, type ModelServer } from './model-server.js';
import type { Person } from './person.js';
import { startTestServer, type TestServer } from './test-server.js';
import { watch, type StreamEvent } from './watch.js';

const generationFields = `id seq stage attempt title description ingredients mealType fromInventory
  wishes { maxMinutes forChildren lowBudget ingredient }
  recipe { id title servings preparationMinutes difficulty ingredients instructions isFavorite
    checkedRestrictions checkedAvoidedFoods uncheckedAvoidedFoods }
  refusal { code message conflicts { line word restriction avoidedFood reason } modelWords unmetWishes }`;

const startMutation = `mutation ($input: StartRecipeGenerationInput!) {
  startRecipeGeneration(input: $input) {
    __typename
    ... on StartRecipeGenerationPayload { generation { ${generationFields} } }
    ... on RateLimitedRefusal { retryAfterSeconds }
    ... on GenerationRefusal { conflicts { word } }
    ... on Refusal { code field }
  }
}`;

const stopMutation = `mutation ($id: ID!) {
  stopRecipeGeneration(id: $id) {
    __typename
    ... on StopRecipeGenerationPayload { generation { stage title } }
    ... on Refusal { code field }
  }
}`;

const generationSubscription = `subscription ($id: ID!, $afterSeq: Int) {
  recipeGeneration(id: $id, afterSeq: $afterSeq) { seq generation { ${generationFields} } }
}`;

const generationQuery = `query ($id: ID) {
  viewer { recipeGeneration(id: $id) { ${generationFields} } }
}`;

/** The product with a scripted model, and a subscriber who asks it for recipes. */
export interface GenerationKit {
  readonly server: TestServer;
  readonly model: ModelServer;
  /** The one who asks; a new one after each `reset`. */
  readonly person: Person;
  /** Ends what runs, and signs up somebody new. */
  reset(): Promise<void>;
  /** The calls to the model since this was called. */
  callsSince(): () => readonly CapturedCall[];
  start(input?: Record<string, unknown>, who?: Person): Promise<{ id: string; result: Json }>;
  stop(id: string, who?: Person): Promise<Json>;
  read(id?: string, who?: Person): Promise<Json>;
  stream(id: string, who?: Person): AsyncGenerator<StreamEvent, void, void>;
  /** All events until the generation is over. */
  events(id: string, afterSeq?: number | null): Promise<Json[]>;
  /** Reads on until the generation is so far, then leaves. */
  until(id: string, isIt: (generation: Json) => boolean): Promise<Json>;
  /** The generation as its last event has it. */
  ended(id: string): Promise<Json>;
  close(): Promise<void>;
}

const valueAt = (answer: GraphQLAnswer, path: string): Json => {
  expect(answer.errors).toEqual([]);
  return at(answer.data, path) ?? null;
};

export async function startGenerationKit(): Promise<GenerationKit> {
  const model = await startModelServer();
  const server = await startTestServer({
    env: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url },
    clock: hurriedClock,
  });
  const { services } = server.app;
  let person = await server.subscriber();

  const open = (id: string, afterSeq: number | null, signal?: AbortSignal, who = person) => {
    const body = { query: generationSubscription, variables: { id, afterSeq } };
    return watch(server.url, who.headers(), body, signal);
  };
  const events = async (id: string, afterSeq: number | null = null) => {
    const seen: Json[] = [];
    for await (const { data, errors } of open(id, afterSeq)) {
      expect(errors).toBeUndefined();
      seen.push(at(data, 'recipeGeneration') ?? null);
    }
    return seen;
  };

  return {
    server,
    model,
    get person() {
      return person;
    },
    reset: async () => {
      await runningGenerations(services.db).stopAll(services);
      model.reset();
      person = await server.subscriber({ firstName: 'Philomène', lastName: 'Zufferey' });
    },
    callsSince: () => {
      const before = model.calls.length;
      return () => model.calls.slice(before);
    },
    start: async (input = {}, who = person) => {
      const id = randomUUID();
      const answer = await who.send(startMutation, { input: { id, mealType: 'MAIN', ...input } });
      return { id, result: valueAt(answer, 'startRecipeGeneration') };
    },
    stop: async (id, who = person) =>
      valueAt(await who.send(stopMutation, { id }), 'stopRecipeGeneration'),
    read: async (id, who = person) =>
      valueAt(await who.send(generationQuery, { id }), 'viewer.recipeGeneration'),
    stream: (id, who) => open(id, null, undefined, who),
    events,
    until: async (id, isIt) => {
      const leaving = new AbortController();
      for await (const { data } of open(id, null, leaving.signal)) {
        const generation = at(data, 'recipeGeneration.generation') ?? null;
        if (!isIt(generation)) continue;
        leaving.abort();
        return generation;
      }
      throw new Error('The stream ended before.');
    },
    ended: async (id) => at((await events(id)).at(-1) ?? null, 'generation') ?? null,
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}

/** A promise, and the way to resolve it. */
export function hold(): { held: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => release() };
}
