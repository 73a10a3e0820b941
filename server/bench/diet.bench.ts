import { checkLine } from '../src/diet/gate/gate.js';
import { parseIngredientLine } from '../src/diet/ingredients/ingredient-line.js';
import { dietaryRestrictions } from '../src/diet/restrictions.js';
import { unitLabels } from '../src/diet/lexicon/units.js';
import {
  gateSets,
  linesFrom,
  readerSets,
  type GateLine,
  type ReaderLine,
} from '../src/testkit/labelled-lines.js';

/**
 * Every set there is, and the lines of a folder that is named: gate-lines.tsv and ingredient-lines.tsv, which stay outside.
 * Only of saint-saturnin nothing has been mended since its run: whoever mends one of its lines spends it.
 */
const rules = { restrictions: dietaryRestrictions, avoidedFoods: [] };

for (const [set, lines] of gateSets()) {
  const relabelled = lines.filter(({ first, second }) => first ?? second);
  console.log(`\nGate, ${set} set: ${lines.length} lines`);
  console.log(`  a labeller said otherwise than was settled: ${relabelled.length} lines`);
  report(lines);
}
for (const [set, lines] of readerSets()) reportReader(set, lines);
const [folder] = process.argv.slice(2);
if (folder) {
  const { gate, reader } = linesFrom(folder);
  console.log(`\nGate, lines of ${folder}: ${gate.length} lines, an arguable pair is none`);
  report(gate);
  reportReader(`lines of ${folder}`, reader);
}
reportSpeed();

/** What the reader takes otherwise than the label says. */
function reportReader(set: string, lines: readonly ReaderLine[]): void {
  const misread = lines.flatMap(({ line, label }) => {
    const { quantity, unit, name } = parseIngredientLine(line);
    const read = [String(quantity ?? 1), unitLabels[unit], name];
    if (read.join() === label.join()) return [];
    return [`    misread ${line}: read ${read.join(' | ')}, label ${label.join(' | ')}`];
  });
  console.log(`\nReader, ${set} set: ${lines.length} lines`);
  console.log(`  misread: ${misread.length} lines`);
  for (const each of misread) console.log(each);
}

/** A miss is a conflict the gate did not find; a false alarm is a clear line it refused. */
function report(lines: readonly GateLine[]): void {
  const misses: string[] = [];
  const alarms: string[] = [];
  let missedPairs = 0;
  let falsePairs = 0;
  let conflictPairs = 0;
  let clearPairs = 0;
  for (const { line, settled, keeps } of lines) {
    const found = new Set(checkLine(line, rules).map(({ restriction }) => restriction));
    const missed = [...settled].filter((each) => !found.has(each));
    const clear = keeps ?? new Set(dietaryRestrictions.filter((each) => !settled.has(each)));
    const extra = [...clear].filter((each) => found.has(each));
    missedPairs += missed.length;
    falsePairs += extra.length;
    conflictPairs += settled.size;
    clearPairs += clear.size;
    if (missed.length > 0) misses.push(`${line}: ${missed.join(' ')}`);
    if (extra.length > 0) alarms.push(`${line}: ${extra.join(' ')}`);
  }
  console.log(`  missed: ${missedPairs} of ${conflictPairs} conflicts, on ${misses.length} lines`);
  for (const each of misses) console.log(`    missed  ${each}`);
  console.log(
    `  false alarms: ${falsePairs} of ${clearPairs} clear pairs of line and restriction (${percent(falsePairs, clearPairs)}), on ${alarms.length} lines (${percent(alarms.length, lines.length)})`,
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
  const lines = (gateSets().get('development') ?? []).map(({ line }) => line);
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
