import { randomUUID } from 'node:crypto';
import { at } from '../src/testkit/graphql-client.js';
import { createPerson, type Person } from '../src/testkit/person.js';
import { watch } from '../src/testkit/watch.js';
import { createBenchDatabase, type BenchDatabase } from './bench-database.js';
import { startChild, type Child, type Usage } from './child.js';
import { said, startConversingModel, tokens } from './conversing-model.js';
import { line, megabytes, section } from './measure.js';

const conversations = 200;
const preparedAtOnce = 10;
/** Longer than the server keeps a connection that nobody uses: those weigh too. */
const idleMs = 80_000;

const sendMutation = `mutation ($id: ID!, $replyId: ID!) {
  sendChatMessage(id: $id, replyId: $replyId, content: "Bonjour") { __typename }
}`;
const query = `subscription ($id: ID!) { chatReply(messageId: $id) { seq delta replaces status } }`;
const stored = `{ viewer { chatMessages(last: 1) { nodes { content status } } } }`;

async function prepare(child: Child, database: BenchDatabase): Promise<Person> {
  const person = await createPerson(child.url);
  await person.savePreferences();
  await database.subscribe(person.id);
  return person;
}

async function send(person: Person): Promise<string> {
  const replyId = randomUUID();
  const { data, errors } = await person.send(sendMutation, { id: randomUUID(), replyId });
  if (at(data, 'sendChatMessage.__typename') !== 'SendChatMessagePayload')
    throw new Error(JSON.stringify([data, errors]));
  return replyId;
}

/** Everything that one reader was told; the order of its numbers is checked on the way. */
async function read(child: Child, person: Person, id: string, onOpen: () => void): Promise<string> {
  let text = '';
  let last = -1;
  for await (const { data } of watch(child.url, person.headers(), { query, variables: { id } })) {
    onOpen();
    const event = at(data, 'chatReply') ?? null;
    const seq = Number(at(event, 'seq'));
    if (seq <= last) throw new Error(`Event ${seq} came after ${last}.`);
    last = seq;
    text = at(event, 'replaces') === true ? '' : text;
    text += String(at(event, 'delta'));
  }
  return text;
}

const grown = (usage: Usage, before: Usage) =>
  `${megabytes(usage.heapBytes - before.heapBytes).toFixed(1)} MB`;

async function round(child: Child, people: readonly Person[], name: string): Promise<void> {
  const before = await child.usage();
  const since = performance.now();
  const ids = await Promise.all(people.map(send));
  const readers = people.map((person, nth) => {
    let text: Promise<string> = Promise.resolve('');
    const open = new Promise<void>((resolve) => {
      text = read(child, person, ids[nth] ?? '', resolve);
    });
    return { open, text };
  });
  const reading = Promise.all(readers.map(({ text }) => text));
  await Promise.all(readers.map(({ open }) => open));
  const during = await child.usage();
  const texts = await reading;
  const seconds = (performance.now() - since) / 1000;
  await new Promise((done) => setTimeout(done, idleMs));
  let after = await child.usage();
  for (let tries = 0; tries < 50 && after.listeners > before.listeners; tries += 1) {
    await new Promise((done) => setTimeout(done, 200));
    after = await child.usage();
  }
  const rows = await Promise.all(people.map((person) => person.send(stored)));
  const kept = rows.map(({ data }) => at(data, 'viewer.chatMessages.nodes.0.content'));
  line(
    `replies read whole, ${name}`,
    `${texts.filter((text) => text === said).length} of ${people.length}`,
  );
  line(
    `replies stored whole, ${name}`,
    `${kept.filter((text) => text === said).length} of ${people.length}`,
  );
  line(`from the first question to the last word, ${name}`, `${seconds.toFixed(1)} s`);
  line(
    `processor time, ${name}`,
    `${((after.cpuMicroseconds - before.cpuMicroseconds) / 1e6).toFixed(1)} s`,
  );
  line(`heap before, ${name}`, `${megabytes(before.heapBytes).toFixed(1)} MB`);
  line(`heap while all are being written, ${name}`, `+${grown(during, before)}`);
  line(`heap still held when they have closed, ${name}`, grown(after, before));
  line(
    `listeners before, during, after, ${name}`,
    `${before.listeners}, ${during.listeners}, ${after.listeners}`,
  );
}

/** Whether everybody is told every word when many chefs write at once, and what that weighs. */
export async function chatBench(): Promise<void> {
  section(`Chat: ${conversations} conversations at once, ${tokens} tokens each, one every 25 ms`);
  const model = await startConversingModel();
  const database = await createBenchDatabase();
  const child = await startChild('./product-child.ts', {
    DATABASE_URL: database.url,
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: model.url,
  });
  try {
    const people: Person[] = [];
    while (people.length < conversations)
      people.push(
        ...(await Promise.all(
          Array.from({ length: preparedAtOnce }, () => prepare(child, database)),
        )),
      );
    // What the first round leaves is code and pools made once, unless the second leaves as much again.
    for (const name of ['first', 'second', 'third']) await round(child, people, `${name} round`);
  } finally {
    await child.stop();
    await model.close();
    await database.remove();
  }
}
