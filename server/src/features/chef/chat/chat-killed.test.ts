import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { all, eventsAt, showEvents } from '../../../testkit/chat-events.js';
import { at } from '../../../testkit/graphql-client.js';
import { says, stalls, startModelServer } from '../../../testkit/model-server.js';
import { createPerson } from '../../../testkit/person.js';
import { killAll, launchProduct, openProduct } from '../../../testkit/product-process.js';

const children: ChildProcess[] = [];
afterEach(() => killAll(children));

const sendMutation = `mutation ($id: ID!, $replyId: ID!) {
  sendChatMessage(id: $id, replyId: $replyId, content: "Combien de temps ?") { __typename }
}`;
const history = `{ viewer { chatMessages(last: 10) {
  nodes { id role content status seq refusal { code } }
} } }`;
const half = 'Une courge se garde trois mois dans un endroit';

it('a server that is killed in the middle leaves the conversation whole, the reply marked, and a retry', async () => {
  const model = await startModelServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'popote-chat-'));
  const start = async (port = '0') => {
    const child = launchProduct({
      DATA_DIR: dataDir,
      PORT: port,
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: model.url,
      // However slow the machine, the model counts as silent only once the server has been killed.
      OPENAI_FIRST_BYTE_SECONDS: '600',
      OPENAI_IDLE_SECONDS: '600',
    });
    children.push(child);
    return openProduct(child);
  };
  const first = await start();
  const person = await createPerson(first.url);
  await person.savePreferences();
  await person.subscribe();
  model.answer(stalls(half));
  const [id, replyId] = [randomUUID(), randomUUID()];
  await person.send(sendMutation, { id, replyId });
  let seen = showEvents([]);
  for await (const event of eventsAt(first.url, person, replyId)) {
    seen = showEvents([event], seen);
    if (seen.content === half) break;
  }
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await start(new URL(first.url).port);
  const { data } = await person.send(history);
  expect(at(data, 'viewer.chatMessages.nodes')).toMatchObject([
    { id, role: 'USER', content: 'Combien de temps ?', status: 'DONE' },
    { id: replyId, status: 'INTERRUPTED', refusal: { code: 'INTERRUPTED' } },
  ]);
  const kept = String(at(data, 'viewer.chatMessages.nodes.1.content'));
  expect(half.startsWith(kept)).toBe(true);
  // Whoever had read further than was stored is told what stands now.
  const resumed = showEvents(await all(eventsAt(second.url, person, replyId, seen.seq)), seen);
  expect(resumed).toMatchObject({ content: kept, status: 'INTERRUPTED' });

  model.answer(says('Trois mois.'));
  const retry = `mutation ($id: ID!) { retryChatReply(messageId: $id) {
    ... on RetryChatReplyPayload { message { seq content status } } } }`;
  const retried = await person.send(retry, { id: replyId });
  expect(at(retried.data, 'retryChatReply.message')).toMatchObject({ content: '' });
  const seq = Number(at(retried.data, 'retryChatReply.message.seq'));
  const again = showEvents(await all(eventsAt(second.url, person, replyId, seq)));
  expect(again).toMatchObject({ content: 'Trois mois.', status: 'DONE' });
  await killAll(children);
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});
