import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { checkText, type DietRules } from '#product/diet/gate/gate.js';
import { productAt } from '#product/diet/vocabulary/product.js';
import { fold, wordsOf } from '#product/diet/text/text.js';
import { monthWords } from './day-said.fr.js';
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

export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly about: readonly string[];
  /** Starts of words of which a question must hold one. */
  readonly when: readonly string[];
  readonly answer: string;
  readonly options: readonly string[];
  readonly source: { readonly name: string; readonly url: string };
}

// The same depth under server/ from src/ and from dist/.
const FILE = new URL('../../../data/kitchen-knowledge.json', import.meta.url);
let entries: readonly Entry[] | undefined;

/** Every entry, read and checked at the first call. Throws on a malformed file. */
export function loadKnowledge(): readonly Entry[] {
  entries ??= readEntries();
  return entries;
}

function readEntries(): Entry[] {
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!parsed.success) throw new Error(`kitchen knowledge: ${z.prettifyError(parsed.error)}`);
  const { sources, entries: all } = parsed.data;
  return all.map(({ source, ...entry }) => {
    const known = sources[source];
    if (!known) throw new Error(`kitchen knowledge, ${entry.id}: no source ${source}`);
    return { ...entry, source: known };
  });
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
  const stems = new Set(stemsIn(plain));
  const ranked = loadKnowledge()
    .filter(
      (entry) =>
        entry.kind === kind &&
        answers(entry, plain) &&
        (entry.when.length === 0 || entry.when.some((start) => ` ${plain}`.includes(start))),
    )
    .flatMap((entry) =>
      entry.about
        .filter((subject) => stemsIn(subject).every((stem) => stems.has(stem)))
        .filter((subject) => foods.every((food) => isExplained(food, subject, plain, entry)))
        .map((subject) => ({
          entry,
          size:
            stemsIn(subject).length * 2 +
            Number(entry.when.length > 0) +
            Number(foodSpans(subject).length > 0),
        })),
    )
    .sort((left, right) => right.size - left.size);
  return ranked[0]?.entry ?? null;
}

function isExplained(
  { name, from }: FoodSpan,
  subject: string,
  plain: string,
  entry: Entry,
): boolean {
  if (isSameFood(name, subject) || entry.when.some((start) => name.startsWith(start.trim())))
    return true;
  const held = new Set([...stemsIn(subject), ...foodStates]);
  if (isDoing.test(subject)) return true;
  if (stemsIn(name).every((stem) => held.has(stem))) return true;
  const isDish = productAt(wordsOf(subject), 0) === undefined || entry.id === 'leftovers';
  return (
    isDish && ofBefore.test(plain.slice(0, from)) && stemsIn(name).every((stem) => stem !== subject)
  );
}

/** « blanchir » is said of any food. */
const isDoing = /^\p{L}+(?:er|ir|re)$/u;
/** Frozen is another thing than cool. */
const answers = (entry: Entry, plain: string): boolean =>
  !/\b(?:re|de)?congel/.test(plain) || /congel|surgel/.test(fold(entry.answer));

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
