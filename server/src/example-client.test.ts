import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinHousehold } from './testkit/household-kit.js';
import type { Person } from './testkit/person.js';
import { ended, killAll } from './testkit/product-process.js';
import { startTestServer, type TestServer } from './testkit/test-server.js';

const example = fileURLToPath(new URL('../examples/kitchen.mjs', import.meta.url));
const children: ChildProcess[] = [];

let server: TestServer;
let host: Person;
let guest: Person;
beforeAll(async () => {
  // At a pace at which there is a middle to be cut.
  server = await startTestServer({ env: { STANDIN_CHEF_PACE: 'human' } });
  host = await server.subscriber({ firstName: 'Ada' });
  guest = await server.signUp();
  await joinHousehold(server, host, guest);
  await guest.savePreferences();
});
afterAll(async () => {
  await killAll(children);
  await server.close();
});

function run(password: string) {
  const child = spawn(process.execPath, [example, server.url, host.email, password], {
    env: { PATH: process.env['PATH'] },
  });
  children.push(child);
  return child;
}

/** Resolves once the example has said something. */
const said = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(words)) resolve();
    });
    child.once('close', () => reject(new Error(`It ended before it said « ${words} »:\n${text}`)));
  });

const add = `mutation ($line: String!) {
  addShoppingItem(input: { line: $line }) { ... on AddShoppingItemPayload { shoppingItems { id } } }
}`;

it('the example signs in, cooks through a cut, buys, chats, and follows the other member until it is stopped', async () => {
  const child = run(host.password);
  const whole = ended(child);
  await said(child, 'Following the household.');
  const heard = said(child, 'List: moutarde');
  expect((await guest.send(add, { line: 'moutarde' })).errors).toEqual([]);
  await heard;
  child.kill('SIGINT');
  const { code, stdout, stderr } = await whole;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Signed in as Ada, until 20\d\d-.*Z\.$/m);
  // No number is told twice, and what was begun before the cut ends after it.
  const [before = '', after = ''] = stdout.split(/^Cut after \d+: resumed\.$/m);
  const numbers = (text: string) =>
    [...text.matchAll(/^(\d+) [A-Z]+\b/gm)].map(([, seq]) => Number(seq));
  const all = [...numbers(before), ...numbers(after)];
  expect(numbers(before)).toHaveLength(1);
  expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
  expect(after).toMatch(/^\d+ DONE \S/m);
  expect(stdout).toMatch(/^On the list for « .+ »: [1-9]\d*, to buy in all: [1-9]\d*\.$/m);
  expect(stdout).toMatch(/^Par quoi remplacer la crème \?\n {2}\S/m);
  expect(stdout).toMatch(/\nSigned out\.\n$/);
});

it('says a refusal by its code', async () => {
  const { code, stderr } = await ended(run('pas-le-bon'));
  expect(code).toBe(1);
  expect(stderr).toContain('Refused, CREDENTIALS_INVALID');
});
