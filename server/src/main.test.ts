import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../tools/free-port.mjs';
import { at } from './testkit/graphql-client.js';
import { createPerson, type Person } from './testkit/person.js';
import {
  backUp,
  ended,
  killAll,
  launchProduct,
  openProduct,
  type RunningProduct,
} from './testkit/product-process.js';
import { createTestDatabase } from './testkit/test-database.js';

let root: string;
let dataDir: string;
const children: ChildProcess[] = [];
let running: RunningProduct | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'popote-main-'));
  dataDir = join(root, 'data');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await killAll(children);
});
afterAll(async () => {
  await killAll(children);
  await rm(root, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): ChildProcess {
  const child = launchProduct({ DATA_DIR: dataDir, ...env });
  children.push(child);
  return child;
}

const isRunning = ({ child }: RunningProduct): boolean =>
  child.exitCode === null && child.signalCode === null;

/** The product as the test before has left it, where it has: a start takes seconds. */
async function started(): Promise<RunningProduct> {
  if (!running || !isRunning(running)) running = await openProduct(launch());
  return running;
}

async function refusal(
  env?: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const { code, stderr } = await ended(launch(env));
  return { code, text: stderr };
}

/** As if nobody had touched the files of the folder itself for a day. */
async function ageFiles(): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of await readdir(dataDir))
    await utimes(join(dataDir, name), yesterday, yesterday);
}

const isSignedIn = async (person: Person, url: string): Promise<boolean> => {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { id } }' }),
  });
  const body = (await response.json()) as { data: { viewer: { id: string } | null } };
  return body.data.viewer?.id === person.id;
};

it('loses nothing that it acknowledged when it is killed under writes', async () => {
  const first = await started();
  const acknowledged: Person[] = [];
  const writing = Array.from({ length: 12 }, () =>
    createPerson(first.url).then((person) => void acknowledged.push(person)),
  );
  await Promise.race(writing);
  first.child.kill('SIGKILL');
  await Promise.allSettled(writing);
  await first.exited;
  expect(acknowledged.length).toBeGreaterThan(0);

  const second = await started();
  for (const person of acknowledged) expect(await isSignedIn(person, second.url)).toBe(true);
});

it('keeps its data folder to itself, and says who holds it', async () => {
  const first = await started();
  const second = await refusal();
  expect(second.code).toBe(1);
  expect(second.text).toContain(`process ${first.child.pid}`);
  const person = await createPerson(first.url);
  const { data } = await person.send('{ viewer { id } }');
  expect(at(data, 'viewer.id')).toBe(person.id);
});

it('is not taken the folder from while it is suspended, however long, and is once it is killed', async () => {
  const first = await started();
  const person = await createPerson(first.url);
  first.child.kill('SIGSTOP');
  await ageFiles();
  const second = await refusal();
  expect(second.code).toBe(1);
  expect(second.text).toContain(`process ${first.child.pid}`);
  first.child.kill('SIGCONT');
  expect(await isSignedIn(person, first.url)).toBe(true);

  first.child.kill('SIGKILL');
  await first.exited;
  const third = await started();
  expect(await isSignedIn(person, third.url)).toBe(true);
});

it('stops cleanly on SIGTERM, is backed up, and goes on from the backup', async () => {
  const first = await started();
  const person = await createPerson(first.url);
  expect(await backUp({ DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`process ${first.child.pid}`),
  });
  first.child.kill('SIGTERM');
  expect(await first.exited).toEqual([0, null]);

  const { code, stdout } = await backUp({ DATA_DIR: dataDir });
  const copy = /Copied to (.+)\. To restore/.exec(stdout)?.[1] ?? '';
  expect([code, basename(copy)]).toEqual([0, expect.stringContaining(basename(dataDir))]);
  await rm(dataDir, { recursive: true });
  await rename(copy, dataDir);
  const second = await started();
  expect((await fetch(new URL('/readyz', second.url))).status).toBe(200);
  expect(await isSignedIn(person, second.url)).toBe(true);
});

it('says in one line each what is wrong with its configuration', async () => {
  const { code, text } = await refusal({ NODE_ENV: 'production', PORT: 'http', LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(text).toMatch(/^ {2}- PORT: /m);
  expect(text).toMatch(/^ {2}- LOG_LEVEL: /m);
  expect(text).not.toContain('    at ');
});

it('demands real services in production', async () => {
  const { code, text } = await refusal({ NODE_ENV: 'production' });
  expect(code).toBe(1);
  for (const variable of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'OPENAI_API_KEY',
    'STRIPE_SECRET_KEY',
    'SMTP_URL',
  ]) {
    expect(text).toContain(variable);
  }
});

it.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'warns of every stand-in in production, and shows its pages for the password that it prints alone',
  async () => {
    const { databaseUrl = '', remove } = await createTestDatabase();
    const port = String(await freePort());
    const product = await openProduct(
      launch({
        NODE_ENV: 'production',
        PORT: port,
        STANDINS: 'openai,stripe,mail',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: 'https://popote.example',
        PSEUDONYM_KEY: 'thirty-two characters, or many more',
        CONTACT_EMAIL: 'bonjour@popote.example',
        OPERATOR_NAME: 'Camille Rey',
        OPERATOR_ADDRESS: 'rue du Four 1, 1950 Sion',
      }),
    );
    expect(product.log).toContain('stand-ins run in production: openai, stripe, mail;');
    const [, user, password] = /ask for user (\S+), password ([^\s"]+)/.exec(product.log) ?? [];
    for (const page of ['/dev/mail', '/dev/stripe']) {
      const open = (headers: Record<string, string>) =>
        fetch(`http://127.0.0.1:${port}${page}`, { headers });
      expect((await open({})).status).toBe(401);
      const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
      expect((await open({ authorization })).status).not.toBe(401);
    }
    product.child.kill('SIGTERM');
    await product.exited;
    await remove();
  },
);
