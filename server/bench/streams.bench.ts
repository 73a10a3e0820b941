import { randomUUID } from 'node:crypto';
import { createPerson, type Person } from '../src/testkit/person.js';
import { at } from '../src/testkit/graphql-client.js';
import { watch } from '../src/testkit/watch.js';
import { createBenchDatabase } from './bench-database.js';
import { ingredients, startChattingModel, type ChattingModel } from './chatting-model.js';
import { startChild, type Child } from './child.js';
import { line, megabytes, quantile, section } from './measure.js';

const streams = 1_000;
const openedAtOnce = 50;
const generations = 30;

const startMutation = `mutation ($input: StartRecipeGenerationInput!) {
  startRecipeGeneration(input: $input) { __typename }
}`;
const query = `subscription ($id: ID!) {
  recipeGeneration(id: $id) { seq generation { id seq stage title description ingredients } }
}`;

async function start(person: Person): Promise<string> {
  const id = randomUUID();
  const { errors } = await person.send(startMutation, {
    input: { id, mealType: 'MAIN', fresh: true },
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return id;
}

/** Resolves once the first event has come; the stream then stays open until the signal. */
async function open(child: Child, person: Person, id: string, signal: AbortSignal): Promise<void> {
  const events = watch(child.url, person.headers(), { query, variables: { id } }, signal);
  await events.next();
  // Read on, or the connection would not be seen to end.
  void (async () => {
    for await (const event of events) void event;
  })().catch(() => undefined);
}

async function memory(child: Child, person: Person, round: string): Promise<void> {
  const id = await start(person);
  const leaving = new AbortController();
  await open(child, person, id, leaving.signal);
  const before = await child.usage();
  for (let opened = 0; opened < streams; opened += openedAtOnce) {
    const some = Array.from({ length: openedAtOnce }, () =>
      open(child, person, id, leaving.signal),
    );
    await Promise.all(some);
  }
  const during = await child.usage();
  leaving.abort();
  let after = await child.usage();
  for (let tries = 0; tries < 50 && after.listeners > 1; tries += 1) {
    await new Promise((done) => setTimeout(done, 200));
    after = await child.usage();
  }
  const grown = (usage: { heapBytes: number }) =>
    `${megabytes(usage.heapBytes - before.heapBytes).toFixed(1)} MB`;
  line(`heap of ${streams} open streams, ${round}`, grown(during));
  line(`heap still held when they have closed, ${round}`, grown(after));
  line(
    `listeners before, open, closed, ${round}`,
    `${before.listeners}, ${during.listeners}, ${after.listeners}`,
  );
}

/** From the moment a line is complete at the model to its arrival at the watcher, in milliseconds. */
async function delays(child: Child, person: Person, model: ChattingModel): Promise<number[]> {
  const measured: number[] = [];
  for (let nth = 0; nth < generations; nth += 1) {
    model.sentAt = [];
    const id = await start(person);
    let seen = 0;
    for await (const { data } of watch(child.url, person.headers(), { query, variables: { id } })) {
      const now = performance.now();
      const shown = at(data, 'recipeGeneration.generation.ingredients');
      const count = Array.isArray(shown) ? shown.length : 0;
      for (; seen < Math.min(count, model.sentAt.length); seen += 1)
        measured.push(now - (model.sentAt[seen] ?? now));
    }
    if (seen < ingredients.length) throw new Error(`Only ${seen} ingredients arrived.`);
  }
  return measured;
}

/** What open streams weigh, and what the way through the server adds to a token. */
export async function streamsBench(): Promise<void> {
  section(`Streams: ${streams} open at once; ${generations} recipes, line by line`);
  const model = await startChattingModel();
  const database = await createBenchDatabase();
  const child = await startChild('./product-child.ts', {
    DATABASE_URL: database.url,
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.url,
  });
  try {
    const person = await createPerson(child.url);
    await person.savePreferences();
    await database.subscribe(person.id);
    // What the first round leaves is code and pools made once, unless the second leaves as much again.
    for (const round of ['first', 'second', 'third']) await memory(child, person, `${round} round`);
    model.mode = 'quick';
    const times = await delays(child, person, model);
    const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
    line('from the model to the watcher, p50', `${half.toFixed(1)} ms`);
    line('from the model to the watcher, p95', `${most.toFixed(1)} ms`);
  } finally {
    await child.stop();
    await model.close();
    await database.remove();
  }
}
