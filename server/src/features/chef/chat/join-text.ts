/** The beginning of a text up to its last whole word: of what was cut, the last word may be a part of one. */
export const toWholeWord = (text: string): string =>
  /[\p{L}\p{M}\p{N}'’-]$/u.test(text) ? text.replace(/\S+$/u, '') : text;

/** The first words of a text that goes on from `before`, neither glued to it nor twice apart. */
export function joined(before: string, text: string): string {
  if (before === '') return text;
  if (/\s$/u.test(before)) return text.replace(/^[^\S\n]+/u, '');
  return /^[\s.,;:!?…)»*]/u.test(text) ? text : ` ${text}`;
}
