import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { checkText, type DietRules } from '#product/diet/gate/gate.js';
import { wordsOf } from '#product/diet/text/text.js';
import { monthWords } from './day-said.fr.js';
import { keeping, knowledgeQuestions, replacement, wishesDish } from './knowledge.fr.js';

const kinds = [
  'SAFETY',
  'AMOUNT',
  'PAIRING',
  'CONSERVATION',
  'SUBSTITUTION',
  'TECHNIQUE',
  'SEASON',
] as const;
const text = z.string().trim().min(1);

const fileSchema = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ name: text, url: z.url() })),
  entries: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      kind: z.enum(kinds),
      about: z.array(text).min(1),
      when: z.array(text),
      answer: text.max(500),
      options: z.array(text),
      source: text,
    }),
  ),
});

type Kind = (typeof kinds)[number];

interface Entry {
  readonly id: string;
  readonly kind: Kind;
  /** Of each subject, the stems that a question must hold. */
  readonly subjects: readonly (readonly string[])[];
  /** Starts of words of which a question must hold one. */
  readonly when: readonly string[];
  readonly answer: string;
  readonly options: readonly string[];
  readonly source: { readonly name: string; readonly url: string };
}

/** What the chef knows of a question; no entry when it sees the kind of question and knows no answer. */
export interface Knowledge {
  readonly entry: Entry | null;
}

// The same depth under server/ from src/ and from dist/.
const FILE = new URL('../../../data/kitchen-knowledge.json', import.meta.url);

let entries: readonly Entry[] | undefined;

const stemsOf = (said: string): string[] => wordsOf(said).map(({ stem }) => stem);

/** Every entry, read and checked at the first call. Throws on a malformed file. */
export function loadKnowledge(): readonly Entry[] {
  entries ??= readEntries();
  return entries;
}

function readEntries(): Entry[] {
  const parsed = fileSchema.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!parsed.success) throw new Error(`kitchen knowledge: ${z.prettifyError(parsed.error)}`);
  const { sources, entries: all } = parsed.data;
  return all.map(({ about, source, ...entry }) => {
    const known = sources[source];
    if (!known) throw new Error(`kitchen knowledge, ${entry.id}: no source ${source}`);
    return { ...entry, subjects: about.map(stemsOf), source: known };
  });
}

let subjectStems: ReadonlySet<string> | undefined;

/** Whether some entry is about the word. */
export function isKnownSubject(word: string): boolean {
  subjectStems ??= new Set(loadKnowledge().flatMap(({ subjects }) => subjects.flat()));
  return stemsOf(word).some((stem) => subjectStems?.has(stem));
}

/** Looks a question up, by its kind and the longest subject that it names. Null when it is no such question. */
export function lookUp(plain: string, only?: Kind): Knowledge | null {
  const sounds = kinds.filter((kind) =>
    only ? kind === only : knowledgeQuestions[kind].test(plain),
  );
  const isKept = sounds.includes('CONSERVATION') && keeping.test(plain);
  const asked = sounds.filter((kind) => !isKept || kind !== 'TECHNIQUE');
  if (asked.length === 0) return null;
  const stems = new Set(stemsOf(plain.replace(replacement, '')));
  const ranked = loadKnowledge()
    .filter(({ kind, when }) => asked.includes(kind) && isWhen(when, plain))
    .map((entry) => ({ entry, score: scoreOf(entry, stems, asked) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  return { entry: ranked[0]?.entry ?? null };
}

const months = Object.keys(monthWords);

/** What is in season in the month that is named, or on that day (YYYY-MM-DD); null when nobody asks. */
export function lookUpSeason(plain: string, today: string): Knowledge | null {
  if (!knowledgeQuestions.SEASON.test(plain) || wishesDish.test(plain)) return null;
  const named = months.find((month) => plain.split(' ').includes(month));
  return lookUp(named ?? months[Number(today.slice(5, 7)) - 1] ?? '', 'SEASON');
}

const isWhen = (when: readonly string[], plain: string): boolean =>
  when.length === 0 || when.some((start) => plain.includes(start));

/** « Combien par personne » is asked of nothing else, however long its name. */
const ofAmount = 20;

/** The longest subject counts most, then what the question was asked first for, then an entry made for its words. */
function scoreOf(
  { subjects, kind, when }: Entry,
  stems: ReadonlySet<string>,
  asked: Kind[],
): number {
  const named = subjects
    .filter((subject) => subject.every((stem) => stems.has(stem)))
    .map((subject) => subject.length);
  if (named.length === 0) return 0;
  return (
    Math.max(...named) * 10 +
    (kinds.length - asked.indexOf(kind)) +
    (when.length > 0 ? 5 : 0) +
    (kind === 'AMOUNT' ? ofAmount : 0)
  );
}

/** The replacements that this household eats, with what the question puts beside them: no milk with meat. */
export function allowedOptions({ options }: Entry, rules: DietRules, asked = ''): string[] {
  const known = checkText(asked, rules).length;
  return options.filter(
    (option) =>
      checkText(option, rules).length === 0 &&
      checkText(`${asked}, ${option}`, rules).length <= known,
  );
}

export type KnowledgeEntry = Entry;
