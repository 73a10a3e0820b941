import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { solverThread } from './solver-thread.js';

const answering = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.postMessage(null);
  parentPort.on('message', ([number, said]) => {
    if (said === 'fail') throw new Error('as asked');
    if (said === 'end') process.exit(3);
    if (said !== 'wait') parentPort.postMessage([number, [said, threadId]]);
  });`;
/** Loads until it is asked for the second time. */
const loading = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.once('message', () => parentPort.on('message', ([number, said]) => {
    parentPort.postMessage(null);
    parentPort.postMessage([number - 1, ['late', threadId]]);
    parentPort.postMessage([number, [said, threadId]]);
  }));`;

const patient = { answer: 60_000, start: 60_000 };

function threadOf(script: string, patience = patient) {
  let started = 0;
  const open = () => {
    started += 1;
    return new Worker(script, { eval: true });
  };
  const thread = solverThread<string, [string, number]>(
    open,
    patience,
    ([said]) => said === 'last',
  );
  return { ...thread, started: () => started };
}

test('answers all by one thread, each its own', async () => {
  const thread = threadOf(answering);
  const answers = await Promise.all(['a', 'b', 'c'].map((said) => thread.ask(said)));
  expect(answers.map(([said]) => said)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(([, id]) => id)).size).toBe(1);
});

test.each([
  ['fail', 'as asked'],
  ['end', 'code 3'],
])('starts another after one that failed: %s', async (said, reason) => {
  const thread = threadOf(answering);
  const [, first] = await thread.ask('a');
  const failing = thread.ask(said);
  const next = thread.ask('b');
  await expect(failing).rejects.toThrow(reason);
  const [answer, second] = await next;
  expect(answer).toBe('b');
  expect(second).not.toBe(first);
});

test('asks a thread nothing more after its last answer, whoever waits', async () => {
  const thread = threadOf(answering);
  const [[, first], [answer, second]] = await Promise.all([thread.ask('last'), thread.ask('b')]);
  expect(answer).toBe('b');
  expect(second).not.toBe(first);
  expect(thread.started()).toBe(2);
});

test('may be started before it is asked, once', async () => {
  const thread = threadOf(answering);
  thread.open();
  thread.open();
  expect(await thread.ask('a')).toEqual(['a', expect.any(Number)]);
  expect(thread.started()).toBe(1);
});

test('waits no longer than it may, and ends what did not answer', async () => {
  const { ask, started } = threadOf(answering, { answer: 1, start: 0 });
  await expect(ask('wait')).rejects.toThrow('No answer within 1 ms.');
  await expect(ask('wait')).rejects.toThrow('No answer within 1 ms.');
  expect(started()).toBe(2);
});

test('leaves a thread to its loading, and takes no late answer for another', async () => {
  const patience = { answer: 1, start: 60_000 };
  const { ask, started } = threadOf(loading, patience);
  await expect(ask('a')).rejects.toThrow('still loading');
  patience.answer = 60_000;
  expect(await ask('b')).toEqual(['b', expect.any(Number)]);
  expect(started()).toBe(1);
});
