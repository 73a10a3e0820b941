import { checkLine } from '../src/diet/gate/gate.js';
import { parseIngredientLine } from '../src/diet/ingredients/ingredient-line.js';
import { dietaryRestrictions } from '../src/diet/restrictions.js';
import { differences, readLabels, type LabelledLine } from './diet-labels.js';
import { parserReport } from './ingredient-labels.js';

/** Every set there is. Only of saint-saturnin nothing has been mended since its run: whoever mends one of its lines spends it. */
const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };
const sets = [
  'development',
  'breadth',
  'unseen',
  'unseen-november',
  'unseen-late-november',
  'unseen-end-of-november',
  'unseen-last-of-november',
  'unseen-advent',
  'unseen-saint-nicholas',
  'unseen-saint-lucy',
  'unseen-saint-clement',
  'unseen-saint-andrew',
  'unseen-saint-eligius',
  'unseen-saint-columban',
  'unseen-saint-barbara',
  'unseen-saint-ambrose',
  'unseen-saint-delphine',
  'unseen-saint-catherine',
  'unseen-saint-conrad',
  'unseen-saint-virgil',
  'unseen-saint-saturnin',
  'unseen-saint-andrew-eve',
  'unseen-saint-theodule',
  'fresh-eye',
  'fresh-eye-shop',
  'fresh-eye-species',
  'fresh-eye-regions',
  'fresh-eye-shelves',
  'fresh-eye-world',
  'fresh-eye-everyday',
  'fresh-eye-phrasing',
  'fresh-eye-samples',
];
const parserSets = [
  'development',
  'held-out',
  'unseen-november',
  'unseen-saint-catherine',
  'fresh-eye',
];

for (const set of sets) {
  const second = readLabels(`gate-${set}.labeller-b.tsv`);
  const settled = readLabels(`gate-${set}.settled.tsv`);
  const first = readLabels(`gate-${set}.labeller-a.tsv`) ?? settled;
  if (!first) throw new Error(`No labels for the ${set} set`);
  console.log(`\nGate, ${set} set: ${first.length} lines`);
  if (second) {
    const unlike = differences(first, second);
    console.log(`  two labellers: ${unlike.length} lines differ`);
    if (settled) console.log('  differences settled in writing');
    else for (const each of unlike) console.log(`    ${each}`);
  } else {
    console.log('  one labeller only: these labels are not yet confirmed by a second person');
  }
  report(settled ?? first);
}
for (const set of parserSets) for (const line of parserReport(set)) console.log(line);
reportSpeed();

/** A miss is a conflict the gate did not find; a false alarm is a clear line it refused. */
function report(labels: readonly LabelledLine[]): void {
  const misses: string[] = [];
  const alarms: string[] = [];
  let missedPairs = 0;
  let falsePairs = 0;
  let conflictPairs = 0;
  for (const { line, conflicts } of labels) {
    const found = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
    const missed = [...conflicts].filter((each) => !found.has(each));
    const extra = dietaryRestrictions.filter((each) => found.has(each) && !conflicts.has(each));
    missedPairs += missed.length;
    falsePairs += extra.length;
    conflictPairs += conflicts.size;
    if (missed.length > 0) misses.push(`${line}: ${missed.join(' ')}`);
    if (extra.length > 0) alarms.push(`${line}: ${extra.join(' ')}`);
  }
  const clearPairs = labels.length * dietaryRestrictions.length - conflictPairs;
  console.log(`  missed: ${missedPairs} of ${conflictPairs} conflicts, on ${misses.length} lines`);
  for (const each of misses) console.log(`    missed  ${each}`);
  console.log(
    `  false alarms: ${falsePairs} of ${clearPairs} clear pairs of line and restriction (${percent(falsePairs, clearPairs)}), on ${alarms.length} lines (${percent(alarms.length, labels.length)})`,
  );
  for (const each of alarms) console.log(`    alarm   ${each}`);
}

/** Milliseconds of processor time, so that what else the machine does counts less. */
function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`;
}

function reportSpeed(): void {
  const lines = (readLabels('gate-development.labeller-a.tsv') ?? []).map(({ line }) => line);
  const thousand = Array.from({ length: 1000 }, (_, nth) => lines[nth % lines.length] ?? '');
  const times = Array.from({ length: 15 }, () => {
    const gate = cpuTime(() => thousand.forEach((line) => checkLine(line, rules)));
    const parser = cpuTime(() => thousand.forEach((line) => parseIngredientLine(line)));
    return { gate, parser };
  });
  const [coldest] = times;
  console.log('\n1,000 lines, all seven restrictions, processor time');
  for (const engine of ['gate', 'parser'] as const) {
    const sorted = times.map((time) => time[engine]).sort((a, b) => a - b);
    console.log(
      `  ${engine}: first run ${coldest?.[engine].toFixed(1)} ms, median of ${times.length} runs ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms`,
    );
  }
}
