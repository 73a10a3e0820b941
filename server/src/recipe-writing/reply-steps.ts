import type { ReplyLine } from './reply-lines.js';

/** Reads the numbered steps of a recipe; a step is certain once something that is not part of it follows. */
export interface StepReader {
  read(line: ReplyLine): void;
  certain(): readonly string[];
  end(): void;
}

const ended = /[.!?…]$/;

/** After closing words nothing counts, until it shows that the recipe goes on: « Astuce : … » between two steps. */
interface Suspension {
  /** A heading opens a section of advice, whose own numbers are no steps; a sentence stands alone. */
  by: 'HEADING' | 'SENTENCE' | 'TITLE';
  lastNumber: number;
}

export function createStepReader(): StepReader {
  const steps: string[] = [];
  let current: string[] | null = null;
  let headingOnly = false;
  let lastNumber: number | null = null;
  let suspended: Suspension | null = null;
  let afterBlank = false;
  // Paragraphs after a blank line: part of the step when another step follows, closing words otherwise.
  let doubtful: string[] = [];

  const close = () => {
    const text = current?.join(' ').trim() ?? '';
    if (text !== '') steps.push(text);
    current = null;
    doubtful = [];
  };

  const append = (text: string) => {
    if (!current) return;
    const last = current.at(-1);
    // A heading that becomes the start of a sentence needs its own stop.
    if (
      headingOnly &&
      last !== undefined &&
      last !== '' &&
      !ended.test(last) &&
      !last.endsWith(':')
    )
      current[current.length - 1] = `${last} :`;
    current.push(text);
    headingOnly = false;
    afterBlank = false;
  };

  const readText = (text: string, belongs: boolean) => {
    if (!current) return;
    if (belongs || headingOnly) append(text);
    else doubtful.push(text);
  };

  const suspend = (by: Suspension['by']) => {
    close();
    suspended = { by, lastNumber: 0 };
  };

  /** Whether a line takes the recipe up again: the next number, unless the advice itself has come to it. */
  const goesOn = (line: ReplyLine, { by, lastNumber: ofAdvice }: Suspension): boolean => {
    if (line.kind === 'GROUP' || line.kind === 'HEADING')
      return by !== 'TITLE' && !line.closing && !line.aside;
    if (line.kind !== 'STEP') return false;
    if (by === 'TITLE' || line.number === null) return true;
    const isNext = line.number === (lastNumber ?? 0) + 1 && line.number !== ofAdvice + 1;
    // Some models number every step 1.
    const isSame = by === 'SENTENCE' && line.number === 1 && lastNumber === 1;
    return isSame || (by === 'SENTENCE' ? line.number === (lastNumber ?? 0) + 1 : isNext);
  };

  const read = (line: ReplyLine): void => {
    if (suspended && !goesOn(line, suspended)) {
      if (line.kind === 'STEP') suspended.lastNumber = line.number ?? 0;
      return;
    }
    suspended = null;
    if (line.kind === 'STEP') {
      lastNumber = line.number;
      for (const text of doubtful) append(text);
      close();
      current = line.text === '' ? [] : [line.text];
      headingOnly = line.heading;
      afterBlank = false;
    } else if (line.kind === 'ITEM' || line.kind === 'FACTS') {
      readText(line.text, line.indented || !afterBlank);
    } else if (line.kind === 'TEXT') {
      if (line.closing && !line.indented && steps.length + (current ? 1 : 0) > 0)
        suspend('SENTENCE');
      else readText(line.text, line.indented || !afterBlank);
    } else if (line.kind === 'GROUP' || line.kind === 'HEADING') {
      if (line.closing || line.aside) suspend('HEADING');
      else if (line.kind === 'HEADING' && line.level === 1) suspend('TITLE');
      else close();
    }
  };

  return {
    read: (line) => {
      read(line);
      if (line.kind === 'BLANK' || line.kind === 'RULE') afterBlank = true;
    },
    certain: () => [...steps],
    end: close,
  };
}
