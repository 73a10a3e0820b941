import { numberNames } from './wish.fr.js';
import { conversions as say, densities, masses, measured, volumes } from './convert.fr.js';

interface Measure {
  readonly kind: 'VOLUME' | 'MASS';
  /** In millilitres, or grams. */
  readonly size: number;
  readonly unit: string;
}

const measures: readonly (Measure & { pattern: string })[] = [
  ...volumes.map(([pattern, size, unit]) => ({ pattern, size, unit, kind: 'VOLUME' as const })),
  ...masses.map(([pattern, size, unit]) => ({ pattern, size, unit, kind: 'MASS' as const })),
];

const number = `(?:\\d+(?:[.,]\\d+)?(?: / \\d+)?|une demi e?|demie?|${Object.keys(numberNames).join('|')})`;
const unit = `(?:${measures.map(({ pattern }) => pattern).join('|')})`;

/** « 250 ml de lait en tasses » and « combien de ml dans une tasse de lait ». */
const askedPatterns = [
  new RegExp(
    `(?<count>${number}) (?<from>${unit})\\b(?: (?:de |d |du )?(?<food>(?!en\\b)[a-z ]+?))? (?:en|combien d(?:e|u)?|c est combien d(?:e|u)?|(?:ca )?(?:fait|font) combien d(?:e|u)?|egale? combien d(?:e|u)?) (?<to>${unit})\\b(?: (?:de |d |du )?(?<food2>[a-z ]+))?`,
  ),
  new RegExp(
    `\\bcombien d(?:e|u)? (?<to>${unit})\\b(?: (?:de |d |du )(?<food2>[a-z ]+?))? (?:il y a |y a t il |contient |pour |dans |font |fait |pese |pesent |faut il pour )+(?<count>${number}) (?<from>${unit})\\b(?: (?:de |d |du )?(?<food>[a-z ]+))?`,
  ),
  new RegExp(
    `\\bcombien (?:pese|pesent|fait|font|ca fait) (?<count>${number}) (?<from>${unit})\\b(?: (?:de |d |du )?(?<food>[a-z ]+))?`,
  ),
];

function countOf(said: string): number {
  if (/demi/.test(said)) return 0.5;
  const [whole = '', part] = said.split(' / ');
  const value = numberNames[whole] ?? Number(whole.replace(',', '.'));
  return part === undefined ? value : value / Number(part);
}

const measureOf = (said: string): Measure | undefined =>
  measures.find(({ pattern }) => new RegExp(`^${pattern}$`).test(said));

/** Answers a question about measures by computing it; null when none is asked. */
export function convert(plain: string): string | null {
  return heatIn(plain) ?? amountIn(plain);
}

function amountIn(plain: string): string | null {
  for (const pattern of askedPatterns) {
    const { count, from, to, food, food2 } = pattern.exec(plain)?.groups ?? {};
    const given = from === undefined ? undefined : measureOf(from);
    const grams = measures.find((each) => each.unit === 'g');
    const wanted = to === undefined ? grams : measureOf(to);
    if (count === undefined || !given || !wanted) continue;
    return between(countOf(count), given, wanted, food ?? food2 ?? '');
  }
  return null;
}

function between(count: number, given: Measure, wanted: Measure, food: string): string {
  const from = measured(count, given.unit);
  if (given.kind === wanted.kind) {
    const value = (count * given.size) / wanted.size;
    const answer = say.same(from, measured(value, wanted.unit));
    const isMetric = [given, wanted].every((each) => /^(?:ml|cl|dl|l|g|kg)$/.test(each.unit));
    return isMetric ? answer : `${answer} ${say.house}`;
  }
  if (food.trim() === '') return say.whatFood;
  const known = densities.find(([pattern]) => pattern.test(food));
  if (!known) return say.unknownFood;
  const [, gramsPerMl, name, source] = known;
  const inBase = count * given.size;
  const other = given.kind === 'VOLUME' ? inBase * gramsPerMl : inBase / gramsPerMl;
  return say.about(from, name, measured(other / wanted.size, wanted.unit, true), source);
}

const degreesPerStep = 30;
const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/** Oven heat: Celsius, Fahrenheit, and the steps of a French oven. */
function heatIn(plain: string): string | null {
  const step = /\b(?:thermostat|th) (\d{1,2})\b/.exec(plain)?.[1];
  if (step !== undefined) {
    const degrees = Number(step) * degreesPerStep;
    return say.heat(say.thermostat(Number(step)), say.celsius(degrees));
  }
  const fahrenheit = /\b(\d{2,3}) (?:degres? )?(?:f|fahrenheit)\b/.exec(plain)?.[1];
  if (fahrenheit !== undefined) {
    const degrees = nearest(((Number(fahrenheit) - 32) * 5) / 9, 1);
    return say.heat(say.fahrenheit(Number(fahrenheit)), say.celsius(degrees));
  }
  const celsius = /\b(\d{2,3}) (?:degres?|c|celsius)\b/.exec(plain)?.[1];
  if (celsius === undefined) return null;
  const degrees = Number(celsius);
  if (/\bthermostat\b/.test(plain))
    return say.heat(say.celsius(degrees), say.thermostat(nearest(degrees / degreesPerStep, 0.5)));
  if (/\b(?:f|fahrenheit)\b/.test(plain))
    return say.heat(say.celsius(degrees), say.fahrenheit(nearest((degrees * 9) / 5 + 32, 1)));
  return null;
}
