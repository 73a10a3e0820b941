import { fold } from '../diet/text/text.js';
import { minutesOf, readFacts, type ReplyDifficulty, type ReplyFacts } from './reply-facts.js';
import { readLine, type ReplyLine } from './reply-lines.js';
import { createStepReader } from './reply-steps.js';
import { replyVocabulary as words } from './reply-vocabulary.fr.js';

/** What is certain of a reply so far. A value once given never changes, a list only grows at its end. */
export interface RecipeDraft {
  readonly title: string | null;
  readonly description: string | null;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly preparationMinutes: number | null;
  readonly difficulty: ReplyDifficulty | null;
  readonly servings: number | null;
}

export interface RepliedRecipe extends RecipeDraft {
  readonly title: string;
  readonly description: string;
}

export type ReplyProblem =
  | 'REPLY_EMPTY'
  | 'REPLY_TRUNCATED'
  | 'RECIPE_TITLE_MISSING'
  | 'RECIPE_DESCRIPTION_MISSING'
  | 'RECIPE_INGREDIENTS_MISSING'
  | 'RECIPE_INSTRUCTIONS_MISSING';

export type ReplyReading =
  | { readonly ok: true; readonly recipe: RepliedRecipe }
  | { readonly ok: false; readonly problem: ReplyProblem };

export interface ReplyReader {
  /** Reads on, however the text was cut, and says what is certain now. */
  feed(chunk: string): RecipeDraft;
  /** Ends the reading; `truncated` when the model stopped for want of room. */
  finish(end: { truncated: boolean }): ReplyReading;
}

/** How an ingredient's line begins where it is told from any other list's. */
const amount = /^[\d½¼¾⅓⅔⅛]/u;

/** In characters. */
const longestUnmarked = 40;
/** « 🍋 Poulet au citron » */
const pictures = /^[\p{Extended_Pictographic}\uFE0F\u200D\s]+/u;
const quotes = /^[«"“].*[»"”]$/u;
const unquoted = (text: string): string => (quotes.test(text) ? text.slice(1, -1).trim() : text);

type Section = 'PREAMBLE' | 'INTRODUCTION' | 'INGREDIENTS' | 'INSTRUCTIONS' | 'CLOSED';

/** A tolerant reader of a recipe in the layout of the prompt, for what models really send. */
export function createReplyReader(): ReplyReader {
  let pending = '';
  let anyText = false;
  let section: Section = 'PREAMBLE';
  let title: string | null = null;
  let description: string | null = null;
  let minutes: number | null = null;
  let facts: ReplyFacts = {};
  // Utensils or advice within the section.
  let aside = false;
  let lastKind: ReplyLine['kind'] = 'BLANK';
  const paragraphs: string[] = [];
  const ingredients: string[] = [];
  // The line of the list that may go on in the next one.
  let listed: string | null = null;
  // A bullet in bold names a group when bullets lie beneath it (« - **Base** »).
  let mayNameGroup = false;
  // Whether a heading that says nothing known was the last but blank lines: what follows it says what it heads.
  let opened = false;
  // Begun by a number 1 under such a heading; taken back where a heading of the steps comes after all.
  let presumed = false;
  let steps = createStepReader();

  const draft = (): RecipeDraft => ({
    title,
    description,
    // What begins at the margin does not go on with the line before it.
    ingredients:
      listed !== null && /^\S/.test(pending) ? [...ingredients, listed] : [...ingredients],
    instructions: presumed ? [] : steps.certain(),
    preparationMinutes: minutes,
    difficulty: section === 'PREAMBLE' ? null : (facts.difficulty ?? null),
    servings: section === 'PREAMBLE' ? null : (facts.servings ?? null),
  });

  // The first statement of a fact stands, so that what was said is never taken back.
  const note = (stated: ReplyFacts) => {
    facts = { ...stated, ...facts };
  };

  const closeListed = () => {
    if (listed !== null) ingredients.push(listed);
    listed = null;
  };

  const enter = (next: Section) => {
    closeListed();
    if (section === 'INTRODUCTION' && paragraphs.length > 0) description ??= paragraphs.join(' ');
    // The parts of the time stand in the introduction; what follows the list cannot add to them.
    if (next === 'INGREDIENTS' || next === 'INSTRUCTIONS') minutes ??= minutesOf(facts);
    section = next;
    aside = false;
    if (presumed) steps = createStepReader();
    presumed = false;
  };

  /** « ## Il vous faut », then « - 500 g de cerises »: whatever the heading is called. */
  const opensList = (line: ReplyLine): boolean =>
    section === 'INTRODUCTION' &&
    opened &&
    line.kind === 'ITEM' &&
    amount.test(line.text) &&
    readFacts(line.text) === null;

  /** « ## Comment faire », then « 1. … », after the list. */
  const opensSteps = (line: ReplyLine): boolean =>
    section === 'INGREDIENTS' &&
    opened &&
    ingredients.length > 0 &&
    line.kind === 'STEP' &&
    line.number === 1;

  const readIntroduction = (line: ReplyLine) => {
    if ('facts' in line && line.facts) return note(line.facts);
    if (line.kind === 'ITEM') {
      const stated = readFacts(line.text);
      return stated ? note(stated) : void paragraphs.push(line.text);
    }
    const isText = line.kind === 'TEXT' || (line.kind === 'GROUP' && !line.text.endsWith(':'));
    if (!isText) return;
    const text = line.text.replace(words.descriptionLabel, '');
    const isHeading = [words.descriptionHeading, words.informationHeading].some((each) =>
      each.test(fold(text)),
    );
    if (text !== '' && !isHeading) paragraphs.push(text);
  };

  /** « ## Pourquoi vous allez l'aimer », once the dish is described. */
  const isBesideDescription = (line: ReplyLine): boolean =>
    section === 'INTRODUCTION' && line.kind === 'HEADING' && paragraphs.length > 0;

  const readAside = (line: ReplyLine) => {
    if ('facts' in line && line.facts) note(line.facts);
    if (line.kind === 'ITEM') note(readFacts(line.text) ?? {});
  };

  const readTitle = (line: ReplyLine) => {
    if (line.kind !== 'HEADING') return;
    if (line.facts) return note(line.facts);
    const text = unquoted(line.text.replace(pictures, '').replace(words.titleLabel, '')).replace(
      /\s?:$/u,
      '',
    );
    if (!/[\p{L}\p{N}]/u.test(text) || words.emptyTitle.test(fold(line.text))) return;
    title = text;
    section = 'INTRODUCTION';
  };

  const readListed = (line: ReplyLine) => {
    if ('facts' in line && line.facts) note(line.facts);
    if (line.kind === 'TEXT' && line.indented && lastKind === 'ITEM' && listed !== null) {
      listed = `${listed} ${line.text}`;
      return;
    }
    if (line.kind === 'ITEM' && line.indented && mayNameGroup) listed = null;
    closeListed();
    // A bullet that ends in a colon names a group of lines (« - Pour la pâte : »).
    const isItem = line.kind === 'ITEM' && /[\p{L}\p{N}]/u.test(line.text);
    const isListed = isItem ? !line.text.endsWith(':') : lacksBullet(line);
    if (isListed && 'text' in line) listed = line.text;
    mayNameGroup = line.kind === 'ITEM' && line.bold && !line.indented && !amount.test(line.text);
  };

  /** « 3 œufs » or « Sel et poivre » under a list is one more line of it. */
  const lacksBullet = (line: ReplyLine): boolean =>
    line.kind === 'TEXT' &&
    ingredients.length > 0 &&
    line.text.length <= longestUnmarked &&
    !/[.!?:]$/.test(line.text) &&
    (words.seasoning.test(fold(line.text)) ||
      (amount.test(line.text) && ['ITEM', 'TEXT'].includes(lastKind)));

  const readInstructions = (line: ReplyLine) => {
    if (line.kind === 'FACTS' && !line.indented) return note(line.facts);
    steps.read(line);
  };

  const read = (line: ReplyLine) => {
    if (section === 'CLOSED') return;
    if (line.kind === 'INGREDIENTS') {
      // « ## Ingrédients pour la sauce » goes on with the list; after the steps it begins another recipe.
      const isOver = section === 'INSTRUCTIONS' && ingredients.length > 0;
      if (isOver) return line.inline ? undefined : enter('CLOSED');
      if (line.servings !== null) note({ servings: line.servings });
      return enter('INGREDIENTS');
    }
    if (line.kind === 'INSTRUCTIONS' && (section !== 'INSTRUCTIONS' || presumed))
      return enter('INSTRUCTIONS');
    if (section === 'PREAMBLE') return readTitle(line);
    if (opensList(line)) enter('INGREDIENTS');
    if (opensSteps(line)) {
      enter('INSTRUCTIONS');
      presumed = true;
    }
    if (section !== 'INSTRUCTIONS' && (line.kind === 'GROUP' || line.kind === 'HEADING'))
      aside = line.aside || isBesideDescription(line);
    if (aside && section !== 'INSTRUCTIONS') return readAside(line);
    if (section === 'INTRODUCTION') return readIntroduction(line);
    if (section === 'INGREDIENTS') return readListed(line);
    readInstructions(line);
  };

  const take = (text: string) => {
    anyText ||= text.replace(/\p{Cf}/gu, '').trim() !== '';
    const line = readLine(text);
    if (!line) return;
    read(line);
    lastKind = line.kind;
    if (line.kind === 'HEADING') opened = !line.aside && !line.closing && line.facts === null;
    else if (line.kind === 'GROUP') opened ||= !line.aside && !line.closing;
    else if (line.kind !== 'BLANK' && line.kind !== 'RULE') opened = false;
  };

  return {
    feed: (chunk) => {
      const lines = (pending + chunk).split('\n');
      pending = lines.pop() ?? '';
      for (const line of lines) take(line);
      return draft();
    },
    finish: ({ truncated }) => {
      take(pending);
      pending = '';
      closeListed();
      steps.end();
      presumed = false;
      if (!anyText) return { ok: false, problem: 'REPLY_EMPTY' };
      if (truncated) return { ok: false, problem: 'REPLY_TRUNCATED' };
      minutes ??= minutesOf(facts);
      if (section === 'INTRODUCTION') enter('CLOSED');
      return verdict(draft());
    },
  };
}

function verdict(draft: RecipeDraft): ReplyReading {
  const { title, description } = draft;
  if (title === null) return { ok: false, problem: 'RECIPE_TITLE_MISSING' };
  if (description === null) return { ok: false, problem: 'RECIPE_DESCRIPTION_MISSING' };
  if (draft.ingredients.length === 0) return { ok: false, problem: 'RECIPE_INGREDIENTS_MISSING' };
  if (draft.instructions.length === 0) return { ok: false, problem: 'RECIPE_INSTRUCTIONS_MISSING' };
  return { ok: true, recipe: { ...draft, title, description } };
}

/** Reads a whole reply at once. */
export function readReply(text: string, end = { truncated: false }): ReplyReading {
  const reader = createReplyReader();
  reader.feed(text);
  return reader.finish(end);
}
