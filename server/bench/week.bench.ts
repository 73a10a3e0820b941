import { setTimeout as pause } from 'node:timers/promises';
import highsModule from 'highs';
import { weekViolations } from '../src/testkit/week-violations.js';
import type * as product from '../src/week-choice/choose-week.js';
import { explain } from '../src/week-choice/explain.js';
import { fillGreedily } from '../src/week-choice/greedy.js';
import { solve } from '../src/week-choice/solve.js';
import type { WeekRequest } from '../src/week-choice/types.js';
import { weekProblem, type WeekProblem } from '../src/week-choice/week-problem.js';
import { Week } from '../src/week-choice/week.js';
import { line, median, megabytes, quantile, section } from './measure.js';
import { household, largeRequest, randomFrom } from './week-households.js';

const households = 60;
const rounds = 60;
const large = 20;
const [meals, recipes] = [14, 300];
/** Who has a week looks at it first; the thread warms up meanwhile. */
const looksAtItMs = 2_000;

const loadHighs = highsModule as unknown as typeof highsModule.default;

/** In each slot any dish that may stand there. */
function fillByLot(problem: WeekProblem, seed: number): Week {
  const random = randomFrom(seed);
  const week = new Week(problem);
  for (const slot of problem.slots.keys()) {
    const allowed = [...problem.dishes.keys()].filter((dish) => week.allows(slot, dish));
    const dish = allowed[Math.floor(random() * allowed.length)];
    if (dish !== undefined) week.place(slot, dish);
  }
  return week;
}

/** What expires on a day that is planned, or the day after the last: who does not use it that week throws it away. */
function usedOfExpiring(problem: WeekProblem, week: Week) {
  const last = problem.slots.at(-1)?.day ?? 0;
  const expiring = problem.foods.flatMap(({ lastDay }, food) => (lastDay <= last ? [food] : []));
  const used = expiring.map((food) => Math.min(1, week.usedOf(food)));
  return { foods: expiring.length, used: used.reduce((sum, share) => sum + share, 0) };
}

interface Row {
  points: number[];
  foods: number;
  /** By household. */
  used: number[];
  empty: number;
  violations: number;
}

function measured(row: Row, request: WeekRequest, problem: WeekProblem, week: Week): void {
  const { foods, used } = usedOfExpiring(problem, week);
  row.points.push(week.total);
  row.foods += foods;
  row.used.push(used);
  row.empty += week.choice.filter((dish) => dish === null).length;
  row.violations += weekViolations(request, explain(problem, week)).length;
}

async function compare(requests: readonly WeekRequest[]): Promise<void> {
  const highs = await loadHighs();
  const newRow = (): Row => ({ points: [], foods: 0, used: [], empty: 0, violations: 0 });
  const ways: Record<string, (problem: WeekProblem, seed: number) => Week> = {
    'integer program': (problem) => solve(problem, highs),
    'the same, all pairs, no limit': (problem) =>
      solve(problem, highs, { steps: Infinity, pairs: Infinity }),
    'slot by slot': (problem) => fillGreedily(problem),
    'by lot': fillByLot,
  };
  const sizes = requests.map(({ candidates }) => candidates.length);
  line('recipes to choose from', `${Math.min(...sizes)} to ${Math.max(...sizes)}`);
  const rows = Object.entries(ways).map(([name, choose]) => {
    const row = newRow();
    requests.forEach((request, nth) => {
      const problem = weekProblem(request);
      measured(row, request, problem, choose(problem, nth + 1));
    });
    return { name, row };
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const [first] = rows;
  for (const { name, row } of rows) {
    const lost = row.points.map((points, nth) => (first?.row.points[nth] ?? 0) - points);
    const more = row.used.map((used, nth) => (first?.row.used[nth] ?? 0) - used);
    const households = [more.filter((each) => each > 0.005), more.filter((each) => each < -0.005)];
    line(`${name}: expiring foods used in time`, `${sum(row.used).toFixed(1)} of ${row.foods}`);
    line(
      `${name}: households that use less, more than by the first`,
      households.map(({ length }) => length).join(', '),
    );
    line(
      `${name}: points less than the first, median, most`,
      `${median(lost).toFixed(2)}, ${Math.max(...lost).toFixed(2)}`,
    );
    line(`${name}: rules broken, slots empty`, `${row.violations}, ${row.empty}`);
  }
}

async function time(): Promise<void> {
  const url = new URL('../dist/week-choice/choose-week.js', import.meta.url).href;
  const { chooseWeek } = (await import(url)) as typeof product;
  let fallbacks = 0;
  const ask = async (seed: number) => {
    const request = largeRequest(seed, meals, recipes);
    const cpu = process.cpuUsage();
    const since = performance.now();
    const choice = await chooseWeek(request, () => (fallbacks += 1));
    const wall = performance.now() - since;
    const { user, system } = process.cpuUsage(cpu);
    if (weekViolations(request, choice).length > 0) throw new Error(`A rule is broken: ${seed}`);
    return { wall, processor: (user + system) / 1000 };
  };
  largeRequest(0, meals, recipes);
  const before = process.memoryUsage().rss;
  const first = await ask(0);
  await pause(looksAtItMs);
  const times = [];
  for (let nth = 1; nth <= rounds; nth += 1) times.push(await ask(nth));
  for (const kind of ['wall', 'processor'] as const) {
    const all = times.map((each) => each[kind]);
    const [middle, late] = [median(all), quantile(all, 0.95)].map((ms) => `${ms.toFixed(0)} ms`);
    line(
      `${kind} time: median, 95 %, most`,
      `${middle}, ${late}, ${Math.max(...all).toFixed(0)} ms`,
    );
    line(`${kind} time: the first, thread and solver loaded`, `${first[kind].toFixed(0)} ms`);
  }
  line('chosen without the solver', `${fallbacks} of ${rounds + 1}`);
  line(
    'memory that came with it',
    `${megabytes(process.memoryUsage().rss - before).toFixed(0)} MB`,
  );
}

/** What the optimiser brings, by households drawn by lot, and what it costs. */
export async function weekBench(): Promise<void> {
  section(`A week of ${meals} meals of ${recipes} recipes, ${rounds} in turn`);
  await time();
  section(`Weeks of ${households} households drawn by lot, of 2 to 14 meals`);
  await compare(Array.from({ length: households }, (_, nth) => household(nth + 1)));
  section(`${large} weeks of ${meals} meals of ${recipes} recipes`);
  await compare(Array.from({ length: large }, (_, nth) => largeRequest(nth, meals, recipes)));
}
