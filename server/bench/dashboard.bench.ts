import { readFileSync } from 'node:fs';
import { createPerson } from '../src/testkit/person.js';
import { createBenchDatabase } from './bench-database.js';
import { startChild, type Child } from './child.js';
import { bodyOf, load, type Target } from './load.js';
import { line, section, spread } from './measure.js';

const rounds = 7;
const requests = 600;
const atOnce = 16;
const query = `query Dashboard {
  viewer { id dashboard { id plannedMealsThisWeek itemsToBuy favoriteRecipes } }
}`;

async function measure(child: Child, target: Target) {
  const before = await child.usage();
  const perSecond = await load(target, requests, atOnce);
  const after = await child.usage();
  return { perSecond, cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / requests };
}

/** What the web client's dashboard asks, and the hash that it sends in its place. */
function clientsDashboard(): { hash: string; text: string } {
  const file = new URL('../../client/src/documents.generated.json', import.meta.url);
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => text.startsWith('query Dashboard '));
  if (!found) throw new Error('The client has no dashboard.');
  return { hash: found[0], text: found[1] };
}

/**
 * The dashboard's counts against a bare handler that sends the same statements, and the whole of the web client's
 * dashboard by its text against by its hash, in turns.
 */
export async function dashboardBench(): Promise<void> {
  section(
    `Dashboard against node:http + pg, ${rounds} rounds of ${requests} requests, ${atOnce} at once`,
  );
  const database = await createBenchDatabase();
  const product = await startChild('./product-child.ts', { DATABASE_URL: database.url });
  const bare = await startChild('./bare-child.ts', { DATABASE_URL: database.url });
  try {
    const person = await createPerson(product.url);
    await person.savePreferences();
    await database.subscribe(person.id);
    const target = { headers: person.headers(), query };
    const ours = { ...target, url: product.url };
    const theirs = { ...target, url: bare.url };
    const { hash, text } = clientsDashboard();
    await database.run('INSERT INTO "TrustedDocument" VALUES ($1, $2, now())', [hash, text]);
    const byText = { ...ours, query: text };
    const { query: _none, ...byHash } = {
      ...ours,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    };
    for (const each of [ours, theirs, byText, byHash]) await load(each, requests, atOnce);
    const results: Record<
      | 'cpu'
      | 'ourCpu'
      | 'bareCpu'
      | 'ourRate'
      | 'bareRate'
      | 'rate'
      | 'textCpu'
      | 'hashCpu'
      | 'hashOverText',
      number[]
    > = {
      cpu: [],
      ourCpu: [],
      bareCpu: [],
      ourRate: [],
      bareRate: [],
      rate: [],
      textCpu: [],
      hashCpu: [],
      hashOverText: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      const popote = await measure(product, ours);
      const plain = await measure(bare, theirs);
      const asText = await measure(product, byText);
      const hashed = await measure(product, byHash);
      results.textCpu.push(asText.cpu);
      results.hashCpu.push(hashed.cpu);
      results.hashOverText.push(hashed.cpu / asText.cpu);
      results.cpu.push(popote.cpu / plain.cpu);
      results.rate.push(popote.perSecond / plain.perSecond);
      results.ourCpu.push(popote.cpu);
      results.bareCpu.push(plain.cpu);
      results.ourRate.push(popote.perSecond);
      results.bareRate.push(plain.perSecond);
    }
    line('processor time, Popote over bare', `${spread(results.cpu)} times`);
    line('requests per second, Popote over bare', `${spread(results.rate)} times`);
    line('processor time a request, Popote', `${spread(results.ourCpu, 0)} µs`);
    line('processor time a request, bare', `${spread(results.bareCpu, 0)} µs`);
    line('requests per second, Popote', spread(results.ourRate, 0));
    line('requests per second, bare', spread(results.bareRate, 0));
    line(
      'client’s dashboard, processor time, hash over text',
      `${spread(results.hashOverText)} times`,
    );
    line('client’s dashboard, processor time, text', `${spread(results.textCpu, 0)} µs`);
    line('client’s dashboard, processor time, hash', `${spread(results.hashCpu, 0)} µs`);
    const bytes = [byText, byHash].map((each) => Buffer.byteLength(bodyOf(each)));
    line('client’s dashboard, bytes of the request, text and hash', bytes.join(' and '));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await database.remove();
  }
}
