import { z } from 'zod';

const bidiControls = /\p{Bidi_Control}/u;
const brokenCharacters = /[\p{Surrogate}\uFFF9-\uFFFB]/u;
const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsBesideBreaks = /[^\P{Cc}\n]|[\u2028\u2029]/u;

/**
 * What is drawn by nothing and says nothing where it stands: anything ignorable, except a joiner or a tag within an
 * emoji, a joiner within a word of a script that is written with it, and what chooses how the sign before is drawn.
 * What is looked back over is bounded: a text of nothing but marks would take the square of its length.
 */
const idle =
  /(?=\p{Default_Ignorable_Code_Point})(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))(?!(?<=[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{0,8})[\u200C\u200D](?=[\p{L}\p{M}]))(?!(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,8})[\u{E0020}-\u{E007F}])(?!(?<=\S)[\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;

/** A sign that leaves a mark on the page: neither space, nor ignorable, nor what only changes another. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\p{M}\u2800]/u;

/** As it is kept: composed, without what nobody sees; empty where nothing would be seen. */
function tidy(typed: string): string {
  const text = typed.normalize('NFC').replaceAll(idle, '').trim();
  return visible.test(text) ? text : '';
}

const isLegible = (typed: string): boolean =>
  !bidiControls.test(typed) && !brokenCharacters.test(typed);
const message = 'The text holds a character that cannot be shown.';

/** So long a text is not even tidied: what is left out of one never is. */
const withoutEnd =
  (maximum: number) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    if (value.length <= 16 * maximum + 1000) return;
    const issue = {
      origin: 'string',
      maximum,
      inclusive: true,
      input: value,
      continue: false,
    } as const;
    issues.push({ code: 'too_big', ...issue });
  };

/** A calendar day that exists, within a century of plans. */
export const dayInput = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'Out of range.');

/** One line that somebody typed, of at most so many characters; add `.min(1)` where it may not be empty. */
export const lineInput = (maximum: number) =>
  z
    .string()
    .check(withoutEnd(maximum))
    .overwrite((typed) => typed.replaceAll('\t', ' '))
    .refine((typed) => isLegible(typed) && !controls.test(typed), { message, abort: true })
    .overwrite(tidy)
    .max(maximum);

/** Text of several lines that somebody typed, of at most so many characters. */
export const textInput = (maximum: number) =>
  z
    .string()
    .check(withoutEnd(maximum))
    .overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '))
    .refine((typed) => isLegible(typed) && !controlsBesideBreaks.test(typed), {
      message,
      abort: true,
    })
    .overwrite(tidy)
    .max(maximum);
