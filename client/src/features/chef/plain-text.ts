/** A reply's text without the signs that shape it, line by line, as one pastes it elsewhere. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^[ \t]*\|?[ \t:-]*-[ \t:-]*\|[ \t|:-]*(?:\n|$)/gm, '')
    .replaceAll(/^[ \t]*\|[ \t]*(.*?)[ \t]*\|?[ \t]*$/gm, (_, row: string) =>
      row.replaceAll(/[ \t]*\|[ \t]*/g, '\u00A0: '),
    )
    .replaceAll(/^([ \t]*)(?:#{1,6}|>)[ \t]+/gm, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/(^|[\s(«])[*_](\S(?:[^*_\n]*\S)?)[*_](?=[\s.,;:!?)»]|$)/gmu, '$1$2')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
