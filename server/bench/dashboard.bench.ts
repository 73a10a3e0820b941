import { createPerson } from '../src/testkit/person.js';
import { createBenchDatabase } from './bench-database.js';
import { startChild, type Child } from './child.js';
import { load, type Target } from './load.js';
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

/** The dashboard's counts against a bare handler that sends the same statements, in turns. */
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
    await person.subscribe();
    const target = { headers: person.headers(), query };
    const ours = { ...target, url: product.url };
    const theirs = { ...target, url: bare.url };
    for (const each of [ours, theirs]) await load(each, requests, atOnce);
    const results: Record<
      'cpu' | 'ourCpu' | 'bareCpu' | 'ourRate' | 'bareRate' | 'rate',
      number[]
    > = { cpu: [], ourCpu: [], bareCpu: [], ourRate: [], bareRate: [], rate: [] };
    for (let round = 0; round < rounds; round += 1) {
      const popote = await measure(product, ours);
      const plain = await measure(bare, theirs);
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
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await database.remove();
  }
}
