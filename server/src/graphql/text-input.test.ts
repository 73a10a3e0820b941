import { describe, expect, it } from 'vitest';
import { lineInput, textInput } from './text-input.js';

const line = lineInput(200).min(1);
const text = textInput(200).min(1);
const read = (schema: typeof line, typed: string): string | null =>
  schema.safeParse(typed).data ?? null;

describe('a line', () => {
  it.each([
    ['Zoe\u0308', 'Zoë'],
    ['  Léa  ', 'Léa'],
    ['Jean\tPaul', 'Jean Paul'],
    ['Ca\u200Bmi\u2060lle\uFEFF', 'Camille'],
    ['cour\u00ADgette', 'courgette'],
    ['a\u200Db', 'ab'],
    ['\u3164Ana', 'Ana'],
    ['tag\u{E0041}ged', 'tagged'],
    ['\uFE0FAna', 'Ana'],
  ])('%j is kept as %j', (typed, kept) => expect(read(line, typed)).toBe(kept));

  it.each([
    '👩‍👩‍👧‍👦',
    '👩🏽‍🍳 Ana',
    '❤️ tarte',
    '🏳️‍🌈',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '1️⃣ lait',
    '🇨🇭',
    'می‌خواهم',
    'क्‍ष',
    'محمد',
    'שרה',
    'Nguyễn Thị Hương',
    'l’œuf d’Anaïs',
    '½ citron × 2',
    '王小明',
  ])('%s stays whole', (typed) => expect(read(line, typed)).toBe(typed.normalize('NFC')));

  it.each(['\n', '\r\n', '\u001B', '\u0000', '\u007F', '\u0085', '\u2028', '\uD800'])(
    'with %j is refused',
    (sign) => expect(read(line, `Ana${sign}Rey`)).toBeNull(),
  );
  it.each(['\u200E', '\u200F', '\u061C', '\u202A', '\u202E', '\u2066', '\u2069'])(
    'with what turns the direction of reading, %j, is refused',
    (sign) => expect(read(line, `Ana${sign}Rey`)).toBeNull(),
  );
  it.each([
    '',
    ' ',
    '\u00A0\u2003',
    '\u200B',
    '\u200D\u200D',
    '\u3164',
    '\u2800',
    '\u115F',
    '\u0301',
    '\uFE0F',
  ])('of %j shows nothing, and is missing', (typed) => {
    const { error } = line.safeParse(typed);
    expect(error?.issues[0]).toMatchObject({ code: 'too_small' });
  });
  it('is measured as it is kept', () => {
    const three = lineInput(3);
    expect(three.safeParse(` e\u0301t\u200Be\u0301 `).data).toBe('été');
    expect(three.safeParse('étés').error?.issues[0]).toMatchObject({ code: 'too_big' });
  });
});

describe('marks without end', () => {
  // Looked back over without a bound, each of them took hours.
  it.each(['\u0301', '\u034F', '\uFE01', '\u200D', '\u{E0021}'])('%j is too long', (mark) => {
    for (const input of [lineInput(100), textInput(4000)]) {
      const { error } = input.safeParse(`a${mark.repeat(250_000)}`);
      expect(error?.issues).toMatchObject([{ code: 'too_big' }]);
    }
  });
});

describe('a text of several lines', () => {
  it('keeps its lines, however they end', () =>
    expect(read(text, 'Un\r\ndeux\rtrois\n\nquatre')).toBe('Un\ndeux\ntrois\n\nquatre'));
  it.each(['\u001B[2J', '\u0000', '\u202E', '\u2028'])('with %j is refused', (sign) =>
    expect(read(text, `Un${sign}`)).toBeNull(),
  );
});
