import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { checkText, type DietRules } from '#product/diet/gate/gate.js';
import { productAt } from '#product/diet/vocabulary/product.js';
import { fold, wordsOf } from '#product/diet/text/text.js';
import { monthWords } from './days.fr.js';
import { foodStates } from './foods-said.fr.js';
import { foodSpans, isSameFood, type FoodSpan } from './foods-said.js';
import {
  entryKinds,
  kindsAsked,
  leftover,
  ofBefore,
  onlyWith,
  replaced,
  type EntryKind,
} from './knowledge.fr.js';

type Asked = keyof typeof kindsAsked;
const text = z.string().trim().min(1);

const fileSchema = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ name: text, url: z.url() })),
  entries: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      kind: z.enum(entryKinds),
      about: z.array(text).min(1),
      when: z.array(text),
      answer: text.max(500),
      options: z.array(text),
      source: text,
    }),
  ),
});

type FileEntry = z.infer<typeof fileSchema>['entries'][number];
/** Of `when`, starts of words, a question must hold one. */
export type Entry = Readonly<Omit<FileEntry, 'source'>> & { readonly source: { name: string } };

// The same depth under server/ from src/ and from dist/.
const FILE = new URL('../../../data/kitchen-knowledge.json', import.meta.url);
let entries: readonly Entry[] | undefined;

/** Every entry, read and checked at the first call. Throws on a malformed file. */
export function loadKnowledge(): readonly Entry[] {
  if (entries) return entries;
  const { sources, entries: all } = fileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  entries = all.map((entry) => {
    const source = sources[entry.source];
    if (!source) throw new Error(`kitchen knowledge, ${entry.id}: no source ${entry.source}`);
    return { ...entry, source };
  });
  return entries;
}

/** Looks a plain question up; null where nothing is known of it. */
export function lookUp(asked: Asked, plain: string, today: string): Entry | null {
  const cooked = plain.replace(leftover, '$1 cuit');
  const foods = foodSpans(cooked).filter(({ name }) => name !== 'vin' && name !== 'vins');
  const month = monthWords.find((each) => plain.split(' ').includes(each));
  for (const kind of kindsAsked[asked]) {
    if (onlyWith[kind]?.test(plain) === false) continue;
    const entry =
      kind === 'SEASON'
        ? bestOf(kind, month ?? monthWords[Number(today.slice(5, 7)) - 1] ?? '', [])
        : bestOf(kind, cooked, foods);
    if (entry) return entry;
  }
  return null;
}

/** What a question would replace: the food named first after its word for it. */
export function replacedIn(plain: string): string | null {
  const found = replaced.exec(plain);
  const from = found ? found.index + found[0].length : 0;
  const spans = foodSpans(plain);
  return (spans.find((span) => span.from >= from) ?? spans[0])?.name ?? null;
}

/** The entry with the longest subject that the question names, where no food of it is left unexplained. */
function bestOf(kind: EntryKind, plain: string, foods: readonly FoodSpan[]): Entry | null {
  const stems = stemsIn(plain);
  const ofCold = /\b(?:re|de)?congel/.test(plain);
  let best: { entry: Entry; size: number } | null = null;
  for (const entry of loadKnowledge()) {
    const { when, about } = entry;
    if (entry.kind !== kind || (ofCold && !/congel|surgel/.test(fold(entry.answer)))) continue;
    if (when.length > 0 && !when.some((start) => ` ${plain}`.includes(start))) continue;
    for (const subject of about) {
      const named = stemsIn(subject);
      const size =
        named.length * 2 + Number(when.length > 0) * 2 + Number(foodSpans(subject).length > 0);
      if (size <= (best?.size ?? 0) || !named.every((stem) => stems.includes(stem))) continue;
      if (foods.every((food) => isExplained(food, subject, plain, entry))) best = { entry, size };
    }
  }
  return best?.entry ?? null;
}

/** « blanchir » is said of any food. */
const isDoing = /^\p{L}+(?:er|ir|re)$/u;

function isExplained({ name, from }: FoodSpan, subject: string, plain: string, entry: Entry) {
  const held = stemsIn(subject);
  const named = stemsIn(name);
  const isDish = productAt(wordsOf(subject), 0) === undefined || entry.id === 'leftovers';
  return (
    isDoing.test(subject) ||
    isSameFood(name, subject) ||
    entry.when.some((start) => name.startsWith(start.trim())) ||
    named.every((stem) => held.includes(stem) || foodStates.has(stem)) ||
    (isDish && ofBefore.test(plain.slice(0, from)) && !named.includes(subject))
  );
}

const stemsIn = (said: string): string[] => wordsOf(said).map(({ stem }) => stem);

/** The replacements that suit the rules, with what the question puts beside them: no milk with meat. */
export function allowedOptions({ options }: Entry, rules: DietRules, asked: string): string[] {
  const known = checkText(asked, rules).length;
  return options.filter(
    (option) =>
      checkText(option, rules).length === 0 &&
      checkText(`${asked}, ${option}`, rules).length <= known,
  );
}
