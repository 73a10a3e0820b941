import type { ReplyLine } from './reply-lines.js';

/** Reads the numbered steps of a recipe; a step is certain once something that is not part of it follows. */
export interface StepReader {
  /** False when the line ends the instructions. */
  read(line: ReplyLine): boolean;
  certain(): readonly string[];
  end(): void;
}

const ended = /[.!?…]$/;

export function createStepReader(): StepReader {
  const steps: string[] = [];
  let current: string[] | null = null;
  let headingOnly = false;
  let lastNumber: number | null = null;
  // After closing words nothing counts, unless the numbers go on: « Astuce : … » may stand between two steps.
  let suspended = false;
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

  const suspend = () => {
    close();
    suspended = true;
  };

  const goesOn = (line: ReplyLine): boolean =>
    line.kind === 'STEP' && line.number !== null && line.number === (lastNumber ?? 0) + 1;

  const read = (line: ReplyLine): boolean => {
    if (line.kind === 'HEADING' && line.level === 1) return false;
    if (suspended && !goesOn(line)) return true;
    suspended = false;
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
      if (line.closing && !line.indented && steps.length + (current ? 1 : 0) > 0) suspend();
      else readText(line.text, line.indented || !afterBlank);
    } else if (line.kind === 'GROUP' || line.kind === 'HEADING') {
      if (line.closing || line.aside) suspend();
      else close();
    }
    return true;
  };

  return {
    read: (line) => {
      const belongs = read(line);
      if (line.kind === 'BLANK' || line.kind === 'RULE') afterBlank = true;
      if (!belongs) close();
      return belongs;
    },
    certain: () => [...steps],
    end: close,
  };
}
