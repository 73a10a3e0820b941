import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from './testkit/graphql-client.js';
import { createPerson, type Person } from './testkit/person.js';
import {
  killAll,
  launchProduct,
  openProduct,
  type RunningProduct,
} from './testkit/product-process.js';

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'popote-main-'))));
afterEach(async () => {
  await killAll(children);
  await rm(dataDir, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): ChildProcess {
  const child = launchProduct({ DATA_DIR: dataDir, ...env });
  children.push(child);
  return child;
}

const start = (env?: Record<string, string>): Promise<RunningProduct> => openProduct(launch(env));

async function refusal(
  env?: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const child = launch(env);
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, text };
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
  const first = await start();
  const acknowledged: Person[] = [];
  const writing = Array.from({ length: 12 }, () =>
    createPerson(first.url).then((person) => void acknowledged.push(person)),
  );
  await Promise.race(writing);
  first.child.kill('SIGKILL');
  await Promise.allSettled(writing);
  await first.exited;
  expect(acknowledged.length).toBeGreaterThan(0);

  const second = await start();
  for (const person of acknowledged) expect(await isSignedIn(person, second.url)).toBe(true);
});

it('keeps its data folder to itself, and says who holds it', async () => {
  const first = await start();
  const second = await refusal();
  expect(second.code).toBe(1);
  expect(second.text).toContain(`process ${first.child.pid}`);
  const person = await createPerson(first.url);
  const { data } = await person.send('{ viewer { id } }');
  expect(at(data, 'viewer.id')).toBe(person.id);
});

it('stops cleanly on SIGTERM and lets go of the folder', async () => {
  const first = await start();
  first.child.kill('SIGTERM');
  expect(await first.exited).toEqual([0, null]);
  const second = await start();
  expect((await fetch(new URL('/readyz', second.url))).status).toBe(200);
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
