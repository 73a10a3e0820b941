import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { solverThread } from './solver-thread.js';

const script = (onMessage: string) => `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (said) => { ${onMessage} });`;

const answering = script(
  `if (said === 'fail') throw new Error('as asked');
   if (said === 'end') process.exit(3);
   if (said !== 'wait') parentPort.postMessage([said, threadId]);`,
);

const threadOf = (longestAnswer: number) =>
  solverThread<string, [string, number]>(
    () => new Worker(answering, { eval: true }),
    longestAnswer,
  );

test('answers all by one thread, each its own', async () => {
  const thread = threadOf(60_000);
  const answers = await Promise.all(['a', 'b', 'c'].map((said) => thread.ask(said)));
  expect(answers.map(([said]) => said)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(([, id]) => id)).size).toBe(1);
});

test.each([
  ['fail', 'as asked'],
  ['end', 'code 3'],
])('starts another after one that failed: %s', async (said, reason) => {
  const thread = threadOf(60_000);
  const [, first] = await thread.ask('a');
  const failing = thread.ask(said);
  const next = thread.ask('b');
  await expect(failing).rejects.toThrow(reason);
  const [answer, second] = await next;
  expect(answer).toBe('b');
  expect(second).not.toBe(first);
});

test('waits no longer than it may, and then for another thread', async () => {
  const thread = threadOf(1);
  await expect(thread.ask('wait')).rejects.toThrow('No answer within 1 ms.');
  await expect(thread.ask('wait')).rejects.toThrow('No answer within 1 ms.');
});
