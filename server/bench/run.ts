import { loadavg } from 'node:os';
import { chatBench } from './chat.bench.js';
import { dashboardBench } from './dashboard.bench.js';
import { embeddedBench } from './embedded.bench.js';
import { listsBench } from './lists.bench.js';
import { shoppingBench } from './shopping.bench.js';
import { signInBench } from './sign-in.bench.js';
import { streamsBench } from './streams.bench.js';
import { weekBench } from './week.bench.js';

// pnpm bench [dashboard] [lists] [embedded] [streams] [chat] [shopping] [sign-in] [week]: all of them unless some are named.
const benches = {
  dashboard: dashboardBench,
  lists: listsBench,
  embedded: embeddedBench,
  streams: streamsBench,
  chat: chatBench,
  shopping: shoppingBench,
  'sign-in': signInBench,
  week: weekBench,
};

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await bench();
  console.log(`  (load average ${loadavg()[0]?.toFixed(1)})`);
}
